extension Italian {
  /// What the assistant says in Italian about bills and accounts.
  static let bankingPrompts = """
    PayBill.billPayee name: il beneficiario
    PayBill.billPayee needsValue: Quale bolletta vuoi pagare?
    PayBill.billPayee needsValue: Scusa, di chi è la bolletta?
    PayBill.billPayee needsValue instead: Allora quale bolletta vuoi pagare?
    PayBill.billPayee disambiguation: La bolletta di chi: {or choices}?
    PayBill.billPayee confirmation: La bolletta di {value}?
    PayBill.billPayee unsupported: Non c’è nessuna bolletta di {value} da pagare.
    PayBill.fromAccount name: il conto
    PayBill.fromAccount needsValue: Da quale conto?
    PayBill.fromAccount needsValue instead: Allora da quale conto?
    PayBill.fromAccount disambiguation: Da quale conto: {or choices}?
    PayBill.fromAccount disambiguation (brief): Da quale conto?
    PayBill.fromAccount confirmation: Da {value}?
    PayBill.fromAccount unsupported: Non c’è nessun conto di nome {value}.
    PayBill.transactionAmount name: l’importo
    PayBill.transactionAmount needsValue: Quanto vuoi pagare?
    PayBill.transactionAmount confirmation: {value}, giusto?
    PayBill.transactionAmount unsupported: Non puoi pagare {value}.
    PayBill.transactionScheduledDate name: la data
    PayBill.transactionScheduledDate needsValue: Quando la pago?
    PayBill.transactionScheduledDate unsupported: Non si può pagare {value}.
    PayBill.transactionNote name: la causale
    PayBill.transactionNote needsValue: Che causale metto?
    PayBill.billType name: il tipo di bolletta
    PayBill.billType needsValue: Quale bolletta?
    PayBill.billType unsupported: Non c’è nessuna bolletta di questo tipo da pagare: {value}.
    PayBill.billType needsValue instead: Quale bolletta vuoi pagare invece?
    PayBill.dueDate name: la scadenza
    PayBill.dueDate needsValue: Con quale scadenza?
    PayBill.dueDate unsupported: Non c’è nessuna bolletta che scade {value}.
    PayBill goAhead: Pago {amount}[ a {payee}][ da {account}][ {transactionScheduledDate}]?
    PayBill goAhead: Scusa, sì o no: la pago?
    PayBill button goAhead-accept: Paga
    PayBill success: Fatto. {amount}[ a {payee}][ da {account}][ {transactionScheduledDate}].
    PayBill inProgress: {app} sta pagando la bolletta. Continua in background.
    PayBill failure: Mi dispiace, {app} non è riuscita a pagare la bolletta.
    PayBill failureRequiringAppLaunch: Devi pagare quella bolletta in {app}.
    PayBill failureCredentialsUnverified: Prima {app} deve verificare il tuo account.
    PayBill failureInsufficientFunds: Sul tuo conto non ci sono abbastanza soldi.[ Hai {balance}.]
    PayBill ended refused: Va bene, non la pago.
    PayBill ended cancelled: Va bene, non la pago.
    PayBill ended setAside: Va bene, non ho pagato nulla.

    SearchForBills.billPayee name: il beneficiario
    SearchForBills.billPayee needsValue: Bollette di chi?
    SearchForBills.billPayee disambiguation: Bollette di chi: {or choices}?
    SearchForBills.billPayee unsupported: Non ci sono bollette di {value}.
    SearchForBills.billPayee needsValue instead: Di chi devo cercare le bollette invece?
    SearchForBills.paymentDateRange name: la data
    SearchForBills.paymentDateRange needsValue: Bollette pagate quando?
    SearchForBills.billType name: il tipo di bolletta
    SearchForBills.billType needsValue: Quali bollette?
    SearchForBills.status name: lo stato
    SearchForBills.status needsValue: Pagate o da pagare?
    SearchForBills.dueDateRange name: la scadenza
    SearchForBills.dueDateRange needsValue: Bollette che scadono quando?
    SearchForBills success: {count? Non hai bollette di questo tipo. | | Hai {count} bollette.}
      {each bills: {payee}: {amount}[, scade {dueDate}][, pagata {paymentDate}].}
    SearchForBills success (brief): {count? Non hai bollette di questo tipo. | Hai una bolletta. | Hai {count}
      bollette.}
    SearchForBills inProgress: {app} sta ancora cercando.
    SearchForBills failure: Mi dispiace, {app} non è riuscita a cercare le bollette.
    SearchForBills failureRequiringAppLaunch: Devi cercare le bollette in {app}.
    SearchForBills failureCredentialsUnverified: Prima {app} deve verificare il tuo account.
    SearchForBills failureBillNotFound: Non ho trovato quella bolletta.

    SearchForAccounts.accountNickname name: il conto
    SearchForAccounts.accountNickname needsValue: Quale conto?
    SearchForAccounts.accountNickname disambiguation: Quale conto: {or choices}?
    SearchForAccounts.accountNickname disambiguation (brief): Quale conto?
    SearchForAccounts.accountNickname confirmation: {value}?
    SearchForAccounts.accountNickname unsupported: Non c’è nessun conto di nome {value}.
    SearchForAccounts.accountNickname needsValue instead: Quale conto devo guardare invece?
    SearchForAccounts.accountType name: il tipo di conto
    SearchForAccounts.accountType needsValue: Che tipo di conto?
    SearchForAccounts.accountType unsupported: Non hai un conto di questo tipo: {value}.
    SearchForAccounts.accountType needsValue instead: Che tipo di conto devo cercare invece?
    SearchForAccounts.organizationName name: la banca
    SearchForAccounts.organizationName needsValue: In quale banca?
    SearchForAccounts.organizationName disambiguation: In quale banca: {or choices}?
    SearchForAccounts.organizationName unsupported: Non hai conti presso {value}.
    SearchForAccounts.organizationName needsValue instead: In quale banca devo guardare invece?
    SearchForAccounts.requestedBalanceType name: il tipo di saldo
    SearchForAccounts.requestedBalanceType needsValue: Soldi, punti o miglia?
    SearchForAccounts.requestedBalanceType unsupported: Su quel conto non ci sono {value}.
    SearchForAccounts goAhead: Ti dico quanto c’è sul tuo conto?
    SearchForAccounts success: {count? Non ho trovato quel conto. | | Hai {count} conti.}
      {each accounts: {name}: {balance}[ {balanceUnit}].}
    SearchForAccounts inProgress: {app} sta ancora cercando.
    SearchForAccounts failure: Mi dispiace, {app} non è riuscita a cercare i conti.
    SearchForAccounts failureRequiringAppLaunch: Devi guardare i tuoi conti in {app}.
    SearchForAccounts failureCredentialsUnverified: Prima {app} deve verificare il tuo account.
    SearchForAccounts failureAccountNotFound: Non ho trovato quel conto.
    SearchForAccounts failureTermsAndConditionsAcceptanceRequired: Prima devi accettare le condizioni in {app}.
    SearchForAccounts failureNotEligible: {app} non ti permette di vedere quel conto.

    TransferMoney.fromAccount name: il conto di partenza
    TransferMoney.fromAccount needsValue: Da quale conto?
    TransferMoney.fromAccount needsValue instead: Allora da quale conto?
    TransferMoney.fromAccount disambiguation: Da quale conto: {or choices}?
    TransferMoney.fromAccount disambiguation (brief): Da quale conto?
    TransferMoney.fromAccount confirmation: Da {value}?
    TransferMoney.fromAccount unsupported: Non c’è nessun conto di nome {value}.
    TransferMoney.toAccount name: il conto di arrivo
    TransferMoney.toAccount needsValue: Su quale conto?
    TransferMoney.toAccount needsValue instead: Allora su quale conto?
    TransferMoney.toAccount disambiguation: Su quale conto: {or choices}?
    TransferMoney.toAccount disambiguation (brief): Su quale conto?
    TransferMoney.toAccount confirmation: Su {value}?
    TransferMoney.toAccount unsupported: Non c’è nessun conto di nome {value}.
    TransferMoney.transactionAmount name: l’importo
    TransferMoney.transactionAmount needsValue: Quanto?
    TransferMoney.transactionAmount needsValue: Scusa, quanto trasferisco?
    TransferMoney.transactionAmount needsValue instead: Allora quanto trasferisco?
    TransferMoney.transactionAmount confirmation: {value}, giusto?
    TransferMoney.transactionAmount unsupported: Non si può trasferire {value}.
    TransferMoney.transactionScheduledDate name: la data
    TransferMoney.transactionScheduledDate needsValue: Quando?
    TransferMoney.transactionScheduledDate unsupported: Non si può fare {value}.
    TransferMoney.transactionNote name: la causale
    TransferMoney.transactionNote needsValue: Che causale metto?
    TransferMoney goAhead: Trasferisco {amount} da {from} a {to}[ {transactionScheduledDate}]?
    TransferMoney goAhead: Scusa, sì o no: trasferisco {amount}?
    TransferMoney button goAhead-accept: Trasferisci
    TransferMoney success: Fatto. {amount}, da {from} a {to}[ {transactionScheduledDate}].
    TransferMoney inProgress: {app} sta trasferendo i soldi. Continua in background.
    TransferMoney failure: Mi dispiace, {app} non è riuscita a trasferire i soldi.
    TransferMoney failureRequiringAppLaunch: Devi fare quel trasferimento in {app}.
    TransferMoney failureCredentialsUnverified: Prima {app} deve verificare il tuo account.
    TransferMoney failureInsufficientFunds: Su quel conto non ci sono abbastanza soldi.[ Il saldo è di {balance}.]
    TransferMoney ended refused: Va bene, non trasferisco nulla.
    TransferMoney ended cancelled: Va bene, non trasferisco nulla.
    TransferMoney ended setAside: Va bene, non viene trasferito nulla.

    word money: soldi
    word points: punti
    word miles: miglia
    word checking: conto corrente
    word saving: conto di risparmio
    word credit: conto di credito
    word debit: conto di debito
    word investment: conto titoli
    word prepaid: carta prepagata
    word mortgage: mutuo
    word pending: in sospeso
    word completed: completato
    word canceled: annullato
    word failed: non riuscito
    word unpaid: da pagare
    word autoInsurance: assicurazione auto
    word cable: TV via cavo
    word carLease: noleggio auto
    word carLoan: prestito auto
    word creditCard: carta di credito
    word electricity: luce
    word gas: gas
    word garbageAndRecycling: rifiuti
    word healthInsurance: assicurazione sanitaria
    word homeInsurance: assicurazione casa
    word internet: internet
    word lifeInsurance: assicurazione vita
    word musicStreaming: musica
    word phone: telefono
    word rent: affitto
    word sewer: fognatura
    word studentLoan: prestito studentesco
    word trafficTicket: multa
    word tuition: retta
    word utilities: utenze
    word water: acqua
    """
}
