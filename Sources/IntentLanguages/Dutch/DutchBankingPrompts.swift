extension Dutch {
  /// What the assistant says in Dutch about bills and accounts.
  static let bankingPrompts = """
    PayBill.billPayee name: de ontvanger
    PayBill.billPayee needsValue: Welke rekening wil je betalen?
    PayBill.billPayee needsValue: Sorry, van wie is de rekening?
    PayBill.billPayee needsValue instead: Welke rekening wil je dan betalen?
    PayBill.billPayee disambiguation: De rekening van wie: {or choices}?
    PayBill.billPayee confirmation: De rekening van {value}?
    PayBill.billPayee unsupported: Er is geen rekening van {value} te betalen.
    PayBill.fromAccount name: de bankrekening
    PayBill.fromAccount needsValue: Van welke bankrekening?
    PayBill.fromAccount needsValue instead: Van welke rekening dan?
    PayBill.fromAccount disambiguation: Van welke bankrekening: {or choices}?
    PayBill.fromAccount disambiguation (brief): Van welke bankrekening?
    PayBill.fromAccount confirmation: Van {value}?
    PayBill.fromAccount unsupported: Er is geen bankrekening die {value} heet.
    PayBill.transactionAmount name: het bedrag
    PayBill.transactionAmount needsValue: Hoeveel wil je betalen?
    PayBill.transactionAmount confirmation: {value}, klopt dat?
    PayBill.transactionAmount unsupported: Je kunt geen {value} betalen.
    PayBill.transactionScheduledDate name: de datum
    PayBill.transactionScheduledDate needsValue: Wanneer moet hij betaald worden?
    PayBill.transactionScheduledDate unsupported: Dat kan {value} niet.
    PayBill.transactionNote name: de omschrijving
    PayBill.transactionNote needsValue: Wat moet er in de omschrijving staan?
    PayBill.billType name: het soort rekening
    PayBill.billType needsValue: Welke rekening?
    PayBill.billType unsupported: Er is geen rekening voor {value} te betalen.
    PayBill.billType needsValue instead: Welke rekening wil je in plaats daarvan betalen?
    PayBill.dueDate name: de vervaldatum
    PayBill.dueDate needsValue: Met welke vervaldatum?
    PayBill.dueDate unsupported: Er is geen rekening die {value} vervalt.
    PayBill goAhead: {amount}[ {transactionScheduledDate}][ van {account}][ aan {payee}] betalen?
    PayBill goAhead: Sorry, ja of nee: zal ik hem betalen?
    PayBill button goAhead-accept: Betaal
    PayBill success: Klaar. {amount}[ gaat[ {transactionScheduledDate}][ van {account}] naar {payee}].
    PayBill inProgress: {app} betaalt de rekening. Het gaat op de achtergrond door.
    PayBill failure: Sorry, {app} kon de rekening niet betalen.
    PayBill failureRequiringAppLaunch: Die rekening moet je in {app} betalen.
    PayBill failureCredentialsUnverified: {app} moet eerst je account verifiëren.
    PayBill failureInsufficientFunds: Er staat niet genoeg geld op je bankrekening.[ Je hebt {balance}.]
    PayBill ended refused: Oké, ik betaal hem niet.
    PayBill ended cancelled: Oké, ik betaal hem niet.
    PayBill ended setAside: Oké, ik heb niets betaald.

    SearchForBills.billPayee name: de ontvanger
    SearchForBills.billPayee needsValue: Rekeningen van wie?
    SearchForBills.billPayee disambiguation: Rekeningen van wie: {or choices}?
    SearchForBills.billPayee unsupported: Er zijn geen rekeningen van {value}.
    SearchForBills.billPayee needsValue instead: Wiens rekeningen zal ik in plaats daarvan zoeken?
    SearchForBills.paymentDateRange name: de datum
    SearchForBills.paymentDateRange needsValue: Rekeningen die wanneer betaald zijn?
    SearchForBills.billType name: het soort rekening
    SearchForBills.billType needsValue: Welke rekeningen?
    SearchForBills.status name: de status
    SearchForBills.status needsValue: Betaald of onbetaald?
    SearchForBills.dueDateRange name: de vervaldatum
    SearchForBills.dueDateRange needsValue: Rekeningen die wanneer vervallen?
    SearchForBills success: {count? Zulke rekeningen heb je niet. | | Je hebt {count} rekeningen.}
      {each bills: {payee}: {amount}[, vervalt {dueDate}][, betaald {paymentDate}].}
    SearchForBills success (brief): {count? Zulke rekeningen heb je niet. | Je hebt één rekening. | Je hebt {count}
      rekeningen.}
    SearchForBills inProgress: {app} is nog aan het zoeken.
    SearchForBills failure: Sorry, {app} kon niet naar rekeningen zoeken.
    SearchForBills failureRequiringAppLaunch: Je moet rekeningen zoeken in {app}.
    SearchForBills failureCredentialsUnverified: {app} moet eerst je account verifiëren.
    SearchForBills failureBillNotFound: Zo’n rekening heb ik niet gevonden.

    SearchForAccounts.accountNickname name: de bankrekening
    SearchForAccounts.accountNickname needsValue: Welke bankrekening?
    SearchForAccounts.accountNickname disambiguation: Welke bankrekening: {or choices}?
    SearchForAccounts.accountNickname disambiguation (brief): Welke bankrekening?
    SearchForAccounts.accountNickname confirmation: {value}?
    SearchForAccounts.accountNickname unsupported: Er is geen bankrekening die {value} heet.
    SearchForAccounts.accountNickname needsValue instead: Naar welke rekening zal ik in plaats daarvan kijken?
    SearchForAccounts.accountType name: het soort bankrekening
    SearchForAccounts.accountType needsValue: Wat voor bankrekening?
    SearchForAccounts.accountType unsupported: Zo’n bankrekening heb je niet: {value}.
    SearchForAccounts.accountType needsValue instead: Wat voor rekening zal ik in plaats daarvan zoeken?
    SearchForAccounts.organizationName name: de bank
    SearchForAccounts.organizationName needsValue: Bij welke bank?
    SearchForAccounts.organizationName disambiguation: Bij welke bank: {or choices}?
    SearchForAccounts.organizationName unsupported: Je hebt geen bankrekening bij {value}.
    SearchForAccounts.organizationName needsValue instead: Bij welke bank zal ik in plaats daarvan kijken?
    SearchForAccounts.requestedBalanceType name: het soort saldo
    SearchForAccounts.requestedBalanceType needsValue: Geld, punten of mijlen?
    SearchForAccounts.requestedBalanceType unsupported: Op die rekening staan geen {value}.
    SearchForAccounts goAhead: Zal ik zeggen hoeveel er op je bankrekening staat?
    SearchForAccounts success: {count? Zo’n bankrekening heb ik niet gevonden. | | Je hebt {count} bankrekeningen.}
      {each accounts: {name}: {balance}[ {balanceUnit}].}
    SearchForAccounts inProgress: {app} is nog aan het zoeken.
    SearchForAccounts failure: Sorry, {app} kon niet naar bankrekeningen zoeken.
    SearchForAccounts failureRequiringAppLaunch: Je bankrekeningen moet je in {app} bekijken.
    SearchForAccounts failureCredentialsUnverified: {app} moet eerst je account verifiëren.
    SearchForAccounts failureAccountNotFound: Zo’n bankrekening heb ik niet gevonden.
    SearchForAccounts failureTermsAndConditionsAcceptanceRequired: Je moet eerst in {app} de voorwaarden accepteren.
    SearchForAccounts failureNotEligible: Je mag die bankrekening niet zien in {app}.

    TransferMoney.fromAccount name: de rekening waar het af gaat
    TransferMoney.fromAccount needsValue: Van welke rekening?
    TransferMoney.fromAccount needsValue instead: Van welke rekening dan?
    TransferMoney.fromAccount disambiguation: Van welke rekening: {or choices}?
    TransferMoney.fromAccount disambiguation (brief): Van welke rekening?
    TransferMoney.fromAccount confirmation: Van {value}?
    TransferMoney.fromAccount unsupported: Er is geen rekening die {value} heet.
    TransferMoney.toAccount name: de rekening waar het naartoe gaat
    TransferMoney.toAccount needsValue: Naar welke rekening?
    TransferMoney.toAccount needsValue instead: Naar welke rekening dan?
    TransferMoney.toAccount disambiguation: Naar welke rekening: {or choices}?
    TransferMoney.toAccount disambiguation (brief): Naar welke rekening?
    TransferMoney.toAccount confirmation: Naar {value}?
    TransferMoney.toAccount unsupported: Er is geen rekening die {value} heet.
    TransferMoney.transactionAmount name: het bedrag
    TransferMoney.transactionAmount needsValue: Hoeveel?
    TransferMoney.transactionAmount needsValue: Sorry, hoeveel moet ik overmaken?
    TransferMoney.transactionAmount needsValue instead: Hoeveel moet het dan zijn?
    TransferMoney.transactionAmount confirmation: {value}, klopt dat?
    TransferMoney.transactionAmount unsupported: {value} kan niet overgemaakt worden.
    TransferMoney.transactionScheduledDate name: de datum
    TransferMoney.transactionScheduledDate needsValue: Wanneer?
    TransferMoney.transactionScheduledDate unsupported: Dat kan {value} niet.
    TransferMoney.transactionNote name: de omschrijving
    TransferMoney.transactionNote needsValue: Wat moet er in de omschrijving staan?
    TransferMoney goAhead: {amount} overmaken van {from} naar {to}[, {transactionScheduledDate}]?
    TransferMoney goAhead: Sorry, ja of nee: {amount} overmaken?
    TransferMoney button goAhead-accept: Maak over
    TransferMoney success: Klaar. {amount}, van {from} naar {to}[, {transactionScheduledDate}].
    TransferMoney inProgress: {app} maakt het geld over. Het gaat op de achtergrond door.
    TransferMoney failure: Sorry, {app} kon het geld niet overmaken.
    TransferMoney failureRequiringAppLaunch: Dat geld moet je in {app} overmaken.
    TransferMoney failureCredentialsUnverified: {app} moet eerst je account verifiëren.
    TransferMoney failureInsufficientFunds: Er staat niet genoeg geld op die rekening.[ Er staat {balance} op.]
    TransferMoney ended refused: Oké, ik maak niets over.
    TransferMoney ended cancelled: Oké, ik maak niets over.
    TransferMoney ended setAside: Oké, er wordt niets overgemaakt.

    word money: geld
    word points: punten
    word miles: mijlen
    word checking: betaalrekening
    word saving: spaarrekening
    word credit: kredietrekening
    word debit: debetrekening
    word investment: beleggingsrekening
    word prepaid: prepaidkaart
    word mortgage: hypotheek
    word pending: in behandeling
    word completed: voltooid
    word canceled: geannuleerd
    word failed: mislukt
    word unpaid: onbetaald
    word autoInsurance: autoverzekering
    word cable: kabel
    word carLease: autolease
    word carLoan: autolening
    word creditCard: creditcard
    word electricity: stroom
    word gas: gas
    word garbageAndRecycling: afval
    word healthInsurance: zorgverzekering
    word homeInsurance: inboedelverzekering
    word internet: internet
    word lifeInsurance: levensverzekering
    word musicStreaming: muziek
    word phone: telefoon
    word rent: huur
    word sewer: riool
    word studentLoan: studielening
    word trafficTicket: verkeersboete
    word tuition: collegegeld
    word utilities: nutsvoorzieningen
    word water: water
    """
}
