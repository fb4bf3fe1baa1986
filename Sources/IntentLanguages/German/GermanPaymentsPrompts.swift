extension German {
  /// What the assistant says in German about money between people.
  static let paymentsPrompts = """
    SendPayment.payee name: der Empfänger
    SendPayment.payee needsValue: Wem möchtest du Geld senden?
    SendPayment.payee needsValue: Entschuldige, für wen ist das Geld?
    SendPayment.payee needsValue instead: Wem möchtest du stattdessen Geld senden?
    SendPayment.payee needsMoreDetails: {value} steht sehr oft in deinen Kontakten. Wie ist der ganze Name?
    SendPayment.payee disambiguation: Wem möchtest du Geld senden: {or choices}?
    SendPayment.payee disambiguation (brief): Wem möchtest du Geld senden?
    SendPayment.payee confirmation: Geld an {value} senden?
    SendPayment.payee unsupported: Ich finde {value} nicht in {app}.
    SendPayment.payee unsupported credentialsUnverified: {app} hat das Konto von {value} noch nicht bestätigt.
    SendPayment.payee unsupported insufficientFunds: Für eine Zahlung an {value} ist nicht genug Geld da.
    SendPayment.payee unsupported noAccount: {value} hat kein Konto bei {app}.
    SendPayment.payee unsupported noValidHandle: {app} hat keine Adresse von {value}.
    SendPayment.currencyAmount name: der Betrag
    SendPayment.currencyAmount needsValue: Wie viel[ für {payee}]?
    SendPayment.currencyAmount needsValue: Entschuldige, wie viel?
    SendPayment.currencyAmount needsValue instead: Wie viel soll es dann sein?
    SendPayment.currencyAmount confirmation: {value}, stimmt das?
    SendPayment.currencyAmount unsupported: {app} kann {value} nicht senden.
    SendPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} sind weniger, als {app} senden kann.
    SendPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} sind mehr, als {app} senden kann.
    SendPayment.currencyAmount unsupported paymentsCurrencyUnsupported: Diese Währung kann {app} nicht senden.
    SendPayment.note name: der Zweck
    SendPayment.note needsValue: Wofür ist es?
    SendPayment goAhead: {currencyAmount} mit {app}[ für „{note}“] an {payee} senden[, dazu {fee} Gebühr]?
    SendPayment goAhead: Entschuldige, ja oder nein: {currencyAmount} an {payee} senden?
    SendPayment button goAhead-accept: Senden
    SendPayment success: Erledigt. {payee} bekommt {currencyAmount}[ für „{note}“].
    SendPayment inProgress: {app} sendet das Geld. Das läuft im Hintergrund weiter.
    SendPayment failure: {app} konnte das Geld leider nicht senden.
    SendPayment failureRequiringAppLaunch: Dieses Geld musst du in {app} senden.
    SendPayment failureCredentialsUnverified: {app} muss erst dein Konto bestätigen.
    SendPayment failurePaymentsAmountBelowMinimum: Das ist weniger, als {app} senden kann.
    SendPayment failurePaymentsAmountAboveMaximum: Das ist mehr, als {app} senden kann.
    SendPayment failurePaymentsCurrencyUnsupported: Diese Währung kann {app} nicht senden.
    SendPayment failureInsufficientFunds: Dafür hast du in {app} nicht genug Geld.
    SendPayment failureNoBankAccount: In {app} ist noch kein Bankkonto hinterlegt.
    SendPayment failureNotEligible: Du kannst mit {app} kein Geld senden.
    SendPayment failureTermsAndConditionsAcceptanceRequired: Du musst erst in {app} die Bedingungen annehmen.
    SendPayment ended refused: Okay, ich sende kein Geld.
    SendPayment ended cancelled: Okay, ich sende kein Geld.
    SendPayment ended setAside: Okay, ich habe kein Geld gesendet.

    RequestPayment.payer name: die Person
    RequestPayment.payer needsValue: Wen möchtest du um Geld bitten?
    RequestPayment.payer needsValue: Entschuldige, wer soll dir Geld senden?
    RequestPayment.payer needsValue instead: Wen möchtest du stattdessen bitten?
    RequestPayment.payer needsMoreDetails: {value} steht sehr oft in deinen Kontakten. Wie ist der ganze Name?
    RequestPayment.payer disambiguation: Wen möchtest du bitten: {or choices}?
    RequestPayment.payer disambiguation (brief): Wen möchtest du bitten?
    RequestPayment.payer confirmation: {value} bitten?
    RequestPayment.payer unsupported: Ich finde {value} nicht in {app}.
    RequestPayment.payer unsupported credentialsUnverified: {app} hat das Konto von {value} noch nicht bestätigt.
    RequestPayment.payer unsupported noAccount: {value} hat kein Konto bei {app}.
    RequestPayment.payer unsupported noValidHandle: {app} hat keine Adresse von {value}.
    RequestPayment.currencyAmount name: der Betrag
    RequestPayment.currencyAmount needsValue: Um wie viel soll ich bitten?
    RequestPayment.currencyAmount needsValue: Entschuldige, wie viel?
    RequestPayment.currencyAmount needsValue instead: Wie viel soll es dann sein?
    RequestPayment.currencyAmount confirmation: {value}, stimmt das?
    RequestPayment.currencyAmount unsupported: {app} kann {value} nicht anfordern.
    RequestPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} sind weniger, als {app} anfordern
      kann.
    RequestPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} sind mehr, als {app} anfordern kann.
    RequestPayment.currencyAmount unsupported paymentsCurrencyUnsupported: Diese Währung kann {app} nicht anfordern.
    RequestPayment.note name: der Zweck
    RequestPayment.note needsValue: Wofür ist es?
    RequestPayment goAhead: {payer} mit {app} um {currencyAmount} bitten[ für „{note}“]?
    RequestPayment goAhead: Entschuldige, ja oder nein: {payer} um {currencyAmount} bitten?
    RequestPayment button goAhead-accept: Anfordern
    RequestPayment success: Okay, ich habe {payer} um {currencyAmount} gebeten[ für „{note}“].
    RequestPayment inProgress: {app} sendet die Anfrage. Das läuft im Hintergrund weiter.
    RequestPayment failure: {app} konnte das Geld leider nicht anfordern.
    RequestPayment failureRequiringAppLaunch: Dieses Geld musst du in {app} anfordern.
    RequestPayment failureCredentialsUnverified: {app} muss erst dein Konto bestätigen.
    RequestPayment failurePaymentsAmountBelowMinimum: Das ist weniger, als man mit {app} anfordern kann.
    RequestPayment failurePaymentsAmountAboveMaximum: Das ist mehr, als man mit {app} anfordern kann.
    RequestPayment failurePaymentsCurrencyUnsupported: Diese Währung kann {app} nicht anfordern.
    RequestPayment failureNoBankAccount: In {app} ist noch kein Bankkonto hinterlegt.
    RequestPayment failureNotEligible: Du kannst mit {app} kein Geld anfordern.
    RequestPayment failureTermsAndConditionsAcceptanceRequired: Du musst erst in {app} die Bedingungen annehmen.
    RequestPayment ended refused: Okay, ich frage nicht.
    RequestPayment ended cancelled: Okay, ich frage nicht.
    RequestPayment ended setAside: Okay, ich habe niemanden um Geld gebeten.
    """
}
