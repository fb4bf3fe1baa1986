extension Dutch {
  /// What the assistant says in Dutch about money between people.
  static let paymentsPrompts = """
    SendPayment.payee name: de ontvanger
    SendPayment.payee needsValue: Wie wil je betalen?
    SendPayment.payee needsValue: Sorry, voor wie is het geld?
    SendPayment.payee needsValue instead: Wie wil je dan betalen?
    SendPayment.payee needsMoreDetails: Er zijn veel mensen die {value} heten. Wat is de volledige naam?
    SendPayment.payee disambiguation: Wie wil je betalen: {or choices}?
    SendPayment.payee disambiguation (brief): Wie wil je betalen?
    SendPayment.payee confirmation: {value} betalen?
    SendPayment.payee unsupported: Ik kan {value} niet vinden in {app}.
    SendPayment.payee unsupported credentialsUnverified: {app} heeft het account van {value} nog niet geverifieerd.
    SendPayment.payee unsupported insufficientFunds: Er is niet genoeg geld om {value} te betalen.
    SendPayment.payee unsupported noAccount: {value} heeft geen account bij {app}.
    SendPayment.payee unsupported noValidHandle: {app} heeft geen adres van {value}.
    SendPayment.currencyAmount name: het bedrag
    SendPayment.currencyAmount needsValue: Hoeveel[ voor {payee}]?
    SendPayment.currencyAmount needsValue: Sorry, hoeveel?
    SendPayment.currencyAmount needsValue instead: Hoeveel moet het dan zijn?
    SendPayment.currencyAmount confirmation: {value}, klopt dat?
    SendPayment.currencyAmount unsupported: {app} kan geen {value} sturen.
    SendPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} is minder dan {app} kan sturen.
    SendPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} is meer dan {app} kan sturen.
    SendPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} kan die munteenheid niet sturen.
    SendPayment.note name: de omschrijving
    SendPayment.note needsValue: Waar is het voor?
    SendPayment goAhead: {currencyAmount} met {app} naar {payee} sturen[ voor “{note}”][, plus {fee} kosten]?
    SendPayment goAhead: Sorry, ja of nee: {currencyAmount} naar {payee} sturen?
    SendPayment button goAhead-accept: Stuur
    SendPayment success: Klaar. {payee} krijgt {currencyAmount}[ voor “{note}”].
    SendPayment inProgress: {app} stuurt het geld. Het gaat op de achtergrond door.
    SendPayment failure: Sorry, {app} kon het geld niet sturen.
    SendPayment failureRequiringAppLaunch: Dat geld moet je in {app} sturen.
    SendPayment failureCredentialsUnverified: {app} moet eerst je account verifiëren.
    SendPayment failurePaymentsAmountBelowMinimum: Dat is minder dan {app} kan sturen.
    SendPayment failurePaymentsAmountAboveMaximum: Dat is meer dan {app} kan sturen.
    SendPayment failurePaymentsCurrencyUnsupported: {app} kan die munteenheid niet sturen.
    SendPayment failureInsufficientFunds: Je hebt daar in {app} niet genoeg geld voor.
    SendPayment failureNoBankAccount: Er staat nog geen bankrekening in {app}.
    SendPayment failureNotEligible: Je mag met {app} geen geld sturen.
    SendPayment failureTermsAndConditionsAcceptanceRequired: Je moet eerst in {app} de voorwaarden accepteren.
    SendPayment ended refused: Oké, ik stuur geen geld.
    SendPayment ended cancelled: Oké, ik stuur geen geld.
    SendPayment ended setAside: Oké, ik heb geen geld gestuurd.

    RequestPayment.payer name: de persoon
    RequestPayment.payer needsValue: Wie wil je om geld vragen?
    RequestPayment.payer needsValue: Sorry, wie moet jou betalen?
    RequestPayment.payer needsValue instead: Wie wil je het dan vragen?
    RequestPayment.payer needsMoreDetails: Er zijn veel mensen die {value} heten. Wat is de volledige naam?
    RequestPayment.payer disambiguation: Wie wil je het vragen: {or choices}?
    RequestPayment.payer disambiguation (brief): Wie wil je het vragen?
    RequestPayment.payer confirmation: Aan {value} vragen?
    RequestPayment.payer unsupported: Ik kan {value} niet vinden in {app}.
    RequestPayment.payer unsupported credentialsUnverified: {app} heeft het account van {value} nog niet geverifieerd.
    RequestPayment.payer unsupported noAccount: {value} heeft geen account bij {app}.
    RequestPayment.payer unsupported noValidHandle: {app} heeft geen adres van {value}.
    RequestPayment.currencyAmount name: het bedrag
    RequestPayment.currencyAmount needsValue: Hoeveel moet ik vragen?
    RequestPayment.currencyAmount needsValue: Sorry, hoeveel?
    RequestPayment.currencyAmount needsValue instead: Hoeveel moet ik dan vragen?
    RequestPayment.currencyAmount confirmation: {value}, klopt dat?
    RequestPayment.currencyAmount unsupported: {app} kan geen {value} vragen.
    RequestPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} is minder dan {app} kan vragen.
    RequestPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} is meer dan {app} kan vragen.
    RequestPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} kan die munteenheid niet vragen.
    RequestPayment.note name: de omschrijving
    RequestPayment.note needsValue: Waar is het voor?
    RequestPayment goAhead: {payer} met {app} om {currencyAmount} vragen[ voor “{note}”]?
    RequestPayment goAhead: Sorry, ja of nee: {payer} om {currencyAmount} vragen?
    RequestPayment button goAhead-accept: Vraag
    RequestPayment success: Oké, ik heb {payer} om {currencyAmount} gevraagd[ voor “{note}”].
    RequestPayment inProgress: {app} verstuurt het verzoek. Het gaat op de achtergrond door.
    RequestPayment failure: Sorry, {app} kon niet om het geld vragen.
    RequestPayment failureRequiringAppLaunch: Dat geld moet je in {app} vragen.
    RequestPayment failureCredentialsUnverified: {app} moet eerst je account verifiëren.
    RequestPayment failurePaymentsAmountBelowMinimum: Dat is minder dan je met {app} kunt vragen.
    RequestPayment failurePaymentsAmountAboveMaximum: Dat is meer dan je met {app} kunt vragen.
    RequestPayment failurePaymentsCurrencyUnsupported: {app} kan die munteenheid niet vragen.
    RequestPayment failureNoBankAccount: Er staat nog geen bankrekening in {app}.
    RequestPayment failureNotEligible: Je mag met {app} niet om geld vragen.
    RequestPayment failureTermsAndConditionsAcceptanceRequired: Je moet eerst in {app} de voorwaarden accepteren.
    RequestPayment ended refused: Oké, ik vraag niets.
    RequestPayment ended cancelled: Oké, ik vraag niets.
    RequestPayment ended setAside: Oké, ik heb niet om geld gevraagd.
    """
}
