extension German {
  /// What the assistant says in German about bills and accounts.
  static let bankingPrompts = """
    PayBill.billPayee name: der Empfänger
    PayBill.billPayee needsValue: Wessen Rechnung möchtest du bezahlen?
    PayBill.billPayee needsValue: Entschuldige, von wem ist die Rechnung?
    PayBill.billPayee needsValue instead: Wessen Rechnung möchtest du dann bezahlen?
    PayBill.billPayee disambiguation: Wessen Rechnung: {or choices}?
    PayBill.billPayee confirmation: Die Rechnung von {value}?
    PayBill.billPayee unsupported: Von {value} ist keine Rechnung offen.
    PayBill.fromAccount name: das Konto
    PayBill.fromAccount needsValue: Von welchem Konto?
    PayBill.fromAccount needsValue instead: Von welchem Konto dann?
    PayBill.fromAccount disambiguation: Von welchem Konto: {or choices}?
    PayBill.fromAccount disambiguation (brief): Von welchem Konto?
    PayBill.fromAccount confirmation: Von {value}?
    PayBill.fromAccount unsupported: Es gibt kein Konto namens {value}.
    PayBill.transactionAmount name: der Betrag
    PayBill.transactionAmount needsValue: Wie viel möchtest du bezahlen?
    PayBill.transactionAmount confirmation: {value}, stimmt das?
    PayBill.transactionAmount unsupported: {value} lassen sich nicht bezahlen.
    PayBill.transactionScheduledDate name: das Datum
    PayBill.transactionScheduledDate needsValue: Wann soll sie bezahlt werden?
    PayBill.transactionScheduledDate unsupported: Das geht {value} nicht.
    PayBill.transactionNote name: der Verwendungszweck
    PayBill.transactionNote needsValue: Was soll im Verwendungszweck stehen?
    PayBill.billType name: die Art der Rechnung
    PayBill.billType needsValue: Welche Rechnung?
    PayBill.billType unsupported: So eine Rechnung ist nicht offen: {value}.
    PayBill.billType needsValue instead: Welche Rechnung möchtest du stattdessen bezahlen?
    PayBill.dueDate name: die Fälligkeit
    PayBill.dueDate needsValue: Wann fällig?
    PayBill.dueDate unsupported: {value} ist keine Rechnung fällig.
    PayBill goAhead: {amount}[ {transactionScheduledDate}][ von {account}][ an {payee}] bezahlen?
    PayBill goAhead: Entschuldige, ja oder nein: Soll ich sie bezahlen?
    PayBill button goAhead-accept: Bezahlen
    PayBill success: Erledigt. {amount}[ gehen[ {transactionScheduledDate}][ von {account}] an {payee}].
    PayBill inProgress: {app} bezahlt die Rechnung. Das läuft im Hintergrund weiter.
    PayBill failure: {app} konnte die Rechnung leider nicht bezahlen.
    PayBill failureRequiringAppLaunch: Diese Rechnung musst du in {app} bezahlen.
    PayBill failureCredentialsUnverified: {app} muss erst dein Konto bestätigen.
    PayBill failureInsufficientFunds: Dafür ist nicht genug Geld auf deinem Konto.[ Du hast {balance}.]
    PayBill ended refused: Okay, ich bezahle sie nicht.
    PayBill ended cancelled: Okay, ich bezahle sie nicht.
    PayBill ended setAside: Okay, ich habe nichts bezahlt.

    SearchForBills.billPayee name: der Empfänger
    SearchForBills.billPayee needsValue: Rechnungen von wem?
    SearchForBills.billPayee disambiguation: Rechnungen von wem: {or choices}?
    SearchForBills.billPayee unsupported: Es gibt keine Rechnungen von {value}.
    SearchForBills.billPayee needsValue instead: Wessen Rechnungen soll ich stattdessen suchen?
    SearchForBills.paymentDateRange name: das Datum
    SearchForBills.paymentDateRange needsValue: Wann bezahlte Rechnungen?
    SearchForBills.billType name: die Art der Rechnung
    SearchForBills.billType needsValue: Welche Rechnungen?
    SearchForBills.status name: der Stand
    SearchForBills.status needsValue: Bezahlte oder offene?
    SearchForBills.dueDateRange name: die Fälligkeit
    SearchForBills.dueDateRange needsValue: Wann fällige Rechnungen?
    SearchForBills success: {count? Solche Rechnungen hast du nicht. | | Du hast {count} Rechnungen.}
      {each bills: {payee}: {amount}[, fällig {dueDate}][, bezahlt {paymentDate}].}
    SearchForBills success (brief): {count? Solche Rechnungen hast du nicht. | Du hast eine Rechnung. | Du hast {count}
      Rechnungen.}
    SearchForBills inProgress: {app} sucht noch.
    SearchForBills failure: {app} konnte leider nicht nach Rechnungen suchen.
    SearchForBills failureRequiringAppLaunch: Rechnungen musst du in {app} suchen.
    SearchForBills failureCredentialsUnverified: {app} muss erst dein Konto bestätigen.
    SearchForBills failureBillNotFound: So eine Rechnung habe ich nicht gefunden.

    SearchForAccounts.accountNickname name: das Konto
    SearchForAccounts.accountNickname needsValue: Welches Konto?
    SearchForAccounts.accountNickname disambiguation: Welches Konto: {or choices}?
    SearchForAccounts.accountNickname disambiguation (brief): Welches Konto?
    SearchForAccounts.accountNickname confirmation: {value}?
    SearchForAccounts.accountNickname unsupported: Es gibt kein Konto namens {value}.
    SearchForAccounts.accountNickname needsValue instead: Welches Konto soll ich mir stattdessen ansehen?
    SearchForAccounts.accountType name: die Art des Kontos
    SearchForAccounts.accountType needsValue: Was für ein Konto?
    SearchForAccounts.accountType unsupported: So ein Konto hast du nicht: {value}.
    SearchForAccounts.accountType needsValue instead: Welche Art von Konto soll ich stattdessen suchen?
    SearchForAccounts.organizationName name: die Bank
    SearchForAccounts.organizationName needsValue: Bei welcher Bank?
    SearchForAccounts.organizationName disambiguation: Bei welcher Bank: {or choices}?
    SearchForAccounts.organizationName unsupported: Du hast kein Konto bei {value}.
    SearchForAccounts.organizationName needsValue instead: Bei welcher Bank soll ich stattdessen nachsehen?
    SearchForAccounts.requestedBalanceType name: die Art des Guthabens
    SearchForAccounts.requestedBalanceType needsValue: Geld, Punkte oder Meilen?
    SearchForAccounts.requestedBalanceType unsupported: Auf diesem Konto gibt es das nicht: {value}.
    SearchForAccounts goAhead: Soll ich dir sagen, wie viel auf deinem Konto ist?
    SearchForAccounts success: {count? So ein Konto habe ich nicht gefunden. | | Du hast {count} Konten.}
      {each accounts: {name}: {balance}[ {balanceUnit}].}
    SearchForAccounts inProgress: {app} sucht noch.
    SearchForAccounts failure: {app} konnte leider nicht nach Konten suchen.
    SearchForAccounts failureRequiringAppLaunch: Deine Konten musst du in {app} ansehen.
    SearchForAccounts failureCredentialsUnverified: {app} muss erst dein Konto bestätigen.
    SearchForAccounts failureAccountNotFound: So ein Konto habe ich nicht gefunden.
    SearchForAccounts failureTermsAndConditionsAcceptanceRequired: Du musst erst in {app} die Bedingungen annehmen.
    SearchForAccounts failureNotEligible: {app} lässt dich dieses Konto nicht sehen.

    TransferMoney.fromAccount name: das Konto, von dem es abgeht
    TransferMoney.fromAccount needsValue: Von welchem Konto?
    TransferMoney.fromAccount needsValue instead: Von welchem Konto dann?
    TransferMoney.fromAccount disambiguation: Von welchem Konto: {or choices}?
    TransferMoney.fromAccount disambiguation (brief): Von welchem Konto?
    TransferMoney.fromAccount confirmation: Von {value}?
    TransferMoney.fromAccount unsupported: Es gibt kein Konto namens {value}.
    TransferMoney.toAccount name: das Konto, auf das es geht
    TransferMoney.toAccount needsValue: Auf welches Konto?
    TransferMoney.toAccount needsValue instead: Auf welches Konto dann?
    TransferMoney.toAccount disambiguation: Auf welches Konto: {or choices}?
    TransferMoney.toAccount disambiguation (brief): Auf welches Konto?
    TransferMoney.toAccount confirmation: Auf {value}?
    TransferMoney.toAccount unsupported: Es gibt kein Konto namens {value}.
    TransferMoney.transactionAmount name: der Betrag
    TransferMoney.transactionAmount needsValue: Wie viel?
    TransferMoney.transactionAmount needsValue: Entschuldige, wie viel soll ich überweisen?
    TransferMoney.transactionAmount needsValue instead: Wie viel soll es dann sein?
    TransferMoney.transactionAmount confirmation: {value}, stimmt das?
    TransferMoney.transactionAmount unsupported: {value} lassen sich nicht überweisen.
    TransferMoney.transactionScheduledDate name: das Datum
    TransferMoney.transactionScheduledDate needsValue: Wann?
    TransferMoney.transactionScheduledDate unsupported: Das geht {value} nicht.
    TransferMoney.transactionNote name: der Verwendungszweck
    TransferMoney.transactionNote needsValue: Was soll im Verwendungszweck stehen?
    TransferMoney goAhead: {amount} von {from} auf {to} überweisen[, {transactionScheduledDate}]?
    TransferMoney goAhead: Entschuldige, ja oder nein: {amount} überweisen?
    TransferMoney button goAhead-accept: Überweisen
    TransferMoney success: Erledigt. {amount} von {from} auf {to}[, {transactionScheduledDate}].
    TransferMoney inProgress: {app} überweist das Geld. Das läuft im Hintergrund weiter.
    TransferMoney failure: {app} konnte das Geld leider nicht überweisen.
    TransferMoney failureRequiringAppLaunch: Diese Überweisung musst du in {app} machen.
    TransferMoney failureCredentialsUnverified: {app} muss erst dein Konto bestätigen.
    TransferMoney failureInsufficientFunds: Auf diesem Konto ist nicht genug Geld.[ Da sind {balance}.]
    TransferMoney ended refused: Okay, ich überweise nichts.
    TransferMoney ended cancelled: Okay, ich überweise nichts.
    TransferMoney ended setAside: Okay, es wird nichts überwiesen.

    word money: Geld
    word points: Punkte
    word miles: Meilen
    word checking: Girokonto
    word saving: Sparkonto
    word credit: Kreditkonto
    word debit: Debitkonto
    word investment: Depot
    word prepaid: Prepaid-Konto
    word mortgage: Hypothek
    word pending: ausstehend
    word completed: abgeschlossen
    word canceled: storniert
    word failed: fehlgeschlagen
    word unpaid: offen
    word autoInsurance: Autoversicherung
    word cable: Kabelfernsehen
    word carLease: Autoleasing
    word carLoan: Autokredit
    word creditCard: Kreditkarte
    word electricity: Strom
    word gas: Gas
    word garbageAndRecycling: Müllabfuhr
    word healthInsurance: Krankenversicherung
    word homeInsurance: Hausratversicherung
    word internet: Internet
    word lifeInsurance: Lebensversicherung
    word musicStreaming: Musikstreaming
    word phone: Telefon
    word rent: Miete
    word sewer: Abwasser
    word studentLoan: Studienkredit
    word trafficTicket: Strafzettel
    word tuition: Studiengebühren
    word utilities: Nebenkosten
    word water: Wasser
    """
}
