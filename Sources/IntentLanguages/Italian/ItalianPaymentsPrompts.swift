extension Italian {
  /// What the assistant says in Italian about money between people.
  static let paymentsPrompts = """
    SendPayment.payee name: la persona
    SendPayment.payee needsValue: Chi vuoi pagare?
    SendPayment.payee needsValue: Scusa, per chi sono i soldi?
    SendPayment.payee needsValue instead: Allora chi vuoi pagare?
    SendPayment.payee needsMoreDetails: Ci sono molte persone di nome {value}. Mi dici il nome completo?
    SendPayment.payee disambiguation: Chi vuoi pagare: {or choices}?
    SendPayment.payee disambiguation (brief): Chi vuoi pagare?
    SendPayment.payee confirmation: Pago {value}?
    SendPayment.payee unsupported: Non trovo {value} in {app}.
    SendPayment.payee unsupported credentialsUnverified: {app} non ha ancora verificato l’account di {value}.
    SendPayment.payee unsupported insufficientFunds: Non ci sono abbastanza soldi per pagare {value}.
    SendPayment.payee unsupported noAccount: {value} non ha un account {app}.
    SendPayment.payee unsupported noValidHandle: {app} non ha un indirizzo per {value}.
    SendPayment.currencyAmount name: l’importo
    SendPayment.currencyAmount needsValue: Quanto[ per {payee}]?
    SendPayment.currencyAmount needsValue: Scusa, quanto?
    SendPayment.currencyAmount needsValue instead: Allora quanto?
    SendPayment.currencyAmount confirmation: {value}, giusto?
    SendPayment.currencyAmount unsupported: {app} non può inviare {value}.
    SendPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} è meno di quanto {app} può inviare.
    SendPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} è più di quanto {app} può inviare.
    SendPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} non può inviare quella valuta.
    SendPayment.note name: la causale
    SendPayment.note needsValue: Per che cosa?
    SendPayment goAhead: Invio {currencyAmount} a {payee} con {app}[, causale “{note}”][, più {fee} di commissione]?
    SendPayment goAhead: Scusa, sì o no: invio {currencyAmount} a {payee}?
    SendPayment button goAhead-accept: Invia
    SendPayment success: Fatto. {payee} riceve {currencyAmount}[ con causale “{note}”].
    SendPayment inProgress: {app} sta inviando i soldi. Continua in background.
    SendPayment failure: Mi dispiace, {app} non è riuscita a inviare i soldi.
    SendPayment failureRequiringAppLaunch: Devi inviare quei soldi da {app}.
    SendPayment failureCredentialsUnverified: Prima {app} deve verificare il tuo account.
    SendPayment failurePaymentsAmountBelowMinimum: È meno di quanto {app} può inviare.
    SendPayment failurePaymentsAmountAboveMaximum: È più di quanto {app} può inviare.
    SendPayment failurePaymentsCurrencyUnsupported: {app} non può inviare quella valuta.
    SendPayment failureInsufficientFunds: Non hai abbastanza soldi in {app}.
    SendPayment failureNoBankAccount: In {app} non c’è ancora un conto bancario.
    SendPayment failureNotEligible: {app} non ti permette di inviare soldi.
    SendPayment failureTermsAndConditionsAcceptanceRequired: Prima devi accettare le condizioni in {app}.
    SendPayment ended refused: Va bene, non invio soldi.
    SendPayment ended cancelled: Va bene, non invio soldi.
    SendPayment ended setAside: Va bene, non ho inviato denaro.

    RequestPayment.payer name: la persona
    RequestPayment.payer needsValue: A chi vuoi chiedere soldi?
    RequestPayment.payer needsValue: Scusa, chi deve pagarti?
    RequestPayment.payer needsValue instead: Allora a chi lo chiedo?
    RequestPayment.payer needsMoreDetails: Ci sono molte persone di nome {value}. Mi dici il nome completo?
    RequestPayment.payer disambiguation: A chi lo chiedo: {or choices}?
    RequestPayment.payer disambiguation (brief): A chi lo chiedo?
    RequestPayment.payer confirmation: Lo chiedo a {value}?
    RequestPayment.payer unsupported: Non trovo {value} in {app}.
    RequestPayment.payer unsupported credentialsUnverified: {app} non ha ancora verificato l’account di {value}.
    RequestPayment.payer unsupported noAccount: {value} non ha un account {app}.
    RequestPayment.payer unsupported noValidHandle: {app} non ha un indirizzo per {value}.
    RequestPayment.currencyAmount name: l’importo
    RequestPayment.currencyAmount needsValue: Quanto chiedo?
    RequestPayment.currencyAmount needsValue: Scusa, quanto?
    RequestPayment.currencyAmount needsValue instead: Allora quanto chiedo?
    RequestPayment.currencyAmount confirmation: {value}, giusto?
    RequestPayment.currencyAmount unsupported: {app} non può chiedere {value}.
    RequestPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} è meno di quanto {app} può chiedere.
    RequestPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} è più di quanto {app} può chiedere.
    RequestPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} non può chiedere quella valuta.
    RequestPayment.note name: la causale
    RequestPayment.note needsValue: Per che cosa?
    RequestPayment goAhead: Chiedo {currencyAmount} a {payer} con {app}[ con causale “{note}”]?
    RequestPayment goAhead: Scusa, sì o no: chiedo {currencyAmount} a {payer}?
    RequestPayment button goAhead-accept: Chiedi
    RequestPayment success: Va bene, ho chiesto {currencyAmount} a {payer}[ con causale “{note}”].
    RequestPayment inProgress: {app} sta inviando la richiesta. Continua in background.
    RequestPayment failure: Mi dispiace, {app} non è riuscita a chiedere i soldi.
    RequestPayment failureRequiringAppLaunch: Devi chiedere quei soldi da {app}.
    RequestPayment failureCredentialsUnverified: Prima {app} deve verificare il tuo account.
    RequestPayment failurePaymentsAmountBelowMinimum: È meno di quanto si può chiedere con {app}.
    RequestPayment failurePaymentsAmountAboveMaximum: È più di quanto si può chiedere con {app}.
    RequestPayment failurePaymentsCurrencyUnsupported: {app} non può chiedere quella valuta.
    RequestPayment failureNoBankAccount: In {app} non c’è ancora un conto bancario.
    RequestPayment failureNotEligible: {app} non ti permette di chiedere soldi.
    RequestPayment failureTermsAndConditionsAcceptanceRequired: Prima devi accettare le condizioni in {app}.
    RequestPayment ended refused: Va bene, non chiedo nulla.
    RequestPayment ended cancelled: Va bene, non chiedo nulla.
    RequestPayment ended setAside: Va bene, non ho chiesto denaro.
    """
}
