extension French {
  /// What the assistant says in French about money between people.
  static let paymentsPrompts = """
    SendPayment.payee name: la personne
    SendPayment.payee needsValue: Qui voulez-vous payer ?
    SendPayment.payee needsValue: Pardon, à qui va l’argent ?
    SendPayment.payee needsValue instead: Qui payer, alors ?
    SendPayment.payee needsMoreDetails: Il y a beaucoup de personnes du nom de {value}. Laquelle ? Un nom complet
      m’aiderait.
    SendPayment.payee disambiguation: Qui voulez-vous payer : {or choices} ?
    SendPayment.payee disambiguation (brief): Qui voulez-vous payer ?
    SendPayment.payee confirmation: Payer {value} ?
    SendPayment.payee unsupported: Je ne trouve pas {value} dans {app}.
    SendPayment.payee unsupported credentialsUnverified: {app} n’a pas encore vérifié le compte de {value}.
    SendPayment.payee unsupported insufficientFunds: Il n’y a pas assez d’argent pour payer {value}.
    SendPayment.payee unsupported noAccount: {value} n’a pas de compte {app}.
    SendPayment.payee unsupported noValidHandle: {app} n’a pas d’adresse pour {value}.
    SendPayment.currencyAmount name: le montant
    SendPayment.currencyAmount needsValue: Combien[ pour {payee}] ?
    SendPayment.currencyAmount needsValue: Pardon, combien ?
    SendPayment.currencyAmount needsValue instead: Combien, alors ?
    SendPayment.currencyAmount confirmation: {value}, c’est bien ça ?
    SendPayment.currencyAmount unsupported: {app} ne peut pas envoyer {value}.
    SendPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value}, c’est moins que le minimum de {app}.
    SendPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value}, c’est plus que le maximum de {app}.
    SendPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} ne peut pas envoyer cette monnaie.
    SendPayment.note name: le motif
    SendPayment.note needsValue: C’est pour quoi ?
    SendPayment goAhead: J’envoie {currencyAmount} à {payee} avec {app}[ pour « {note} »][, avec {fee} de frais] ?
    SendPayment goAhead: Pardon, oui ou non : j’envoie {currencyAmount} à {payee} ?
    SendPayment button goAhead-accept: Envoyer
    SendPayment success: C’est fait. {payee} reçoit {currencyAmount}[ pour « {note} »].
    SendPayment inProgress: {app} envoie l’argent. Cela continue en arrière-plan.
    SendPayment failure: Désolé, {app} n’a pas pu envoyer l’argent.
    SendPayment failureRequiringAppLaunch: Il faut envoyer cet argent dans {app}.
    SendPayment failureCredentialsUnverified: {app} doit d’abord vérifier votre compte.
    SendPayment failurePaymentsAmountBelowMinimum: C’est moins que ce que {app} peut envoyer.
    SendPayment failurePaymentsAmountAboveMaximum: C’est plus que ce que {app} peut envoyer.
    SendPayment failurePaymentsCurrencyUnsupported: {app} ne peut pas envoyer cette monnaie.
    SendPayment failureInsufficientFunds: Vous n’avez pas assez d’argent dans {app} pour cela.
    SendPayment failureNoBankAccount: Il n’y a pas encore de compte bancaire dans {app}.
    SendPayment failureNotEligible: {app} ne vous permet pas d’envoyer de l’argent.
    SendPayment failureTermsAndConditionsAcceptanceRequired: Il faut d’abord accepter les conditions dans {app}.
    SendPayment ended refused: D’accord, je n’envoie pas d’argent.
    SendPayment ended cancelled: D’accord, je n’envoie pas d’argent.
    SendPayment ended setAside: D’accord, je n’ai pas envoyé d’argent.

    RequestPayment.payer name: la personne
    RequestPayment.payer needsValue: À qui voulez-vous demander de l’argent ?
    RequestPayment.payer needsValue: Pardon, qui doit vous payer ?
    RequestPayment.payer needsValue instead: À qui le demander, alors ?
    RequestPayment.payer needsMoreDetails: Il y a beaucoup de personnes du nom de {value}. Laquelle ? Un nom complet
      m’aiderait.
    RequestPayment.payer disambiguation: À qui faut-il le demander : {or choices} ?
    RequestPayment.payer disambiguation (brief): À qui faut-il le demander ?
    RequestPayment.payer confirmation: Demander à {value} ?
    RequestPayment.payer unsupported: Je ne trouve pas {value} dans {app}.
    RequestPayment.payer unsupported credentialsUnverified: {app} n’a pas encore vérifié le compte de {value}.
    RequestPayment.payer unsupported noAccount: {value} n’a pas de compte {app}.
    RequestPayment.payer unsupported noValidHandle: {app} n’a pas d’adresse pour {value}.
    RequestPayment.currencyAmount name: le montant
    RequestPayment.currencyAmount needsValue: Combien faut-il demander ?
    RequestPayment.currencyAmount needsValue: Pardon, combien ?
    RequestPayment.currencyAmount needsValue instead: Combien, alors ?
    RequestPayment.currencyAmount confirmation: {value}, c’est bien ça ?
    RequestPayment.currencyAmount unsupported: {app} ne peut pas demander {value}.
    RequestPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value}, c’est moins que le minimum de {app}.
    RequestPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value}, c’est plus que le maximum de {app}.
    RequestPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} ne peut pas demander cette monnaie.
    RequestPayment.note name: le motif
    RequestPayment.note needsValue: C’est pour quoi ?
    RequestPayment goAhead: Je demande {currencyAmount} à {payer} avec {app}[ pour « {note} »] ?
    RequestPayment goAhead: Pardon, oui ou non : je demande {currencyAmount} à {payer} ?
    RequestPayment button goAhead-accept: Demander
    RequestPayment success: D’accord, j’ai demandé {currencyAmount} à {payer}[ pour « {note} »].
    RequestPayment inProgress: {app} envoie la demande. Cela continue en arrière-plan.
    RequestPayment failure: Désolé, {app} n’a pas pu demander l’argent.
    RequestPayment failureRequiringAppLaunch: Il faut demander cet argent dans {app}.
    RequestPayment failureCredentialsUnverified: {app} doit d’abord vérifier votre compte.
    RequestPayment failurePaymentsAmountBelowMinimum: C’est moins que ce que l’on peut demander avec {app}.
    RequestPayment failurePaymentsAmountAboveMaximum: C’est plus que ce que l’on peut demander avec {app}.
    RequestPayment failurePaymentsCurrencyUnsupported: {app} ne peut pas demander cette monnaie.
    RequestPayment failureNoBankAccount: Il n’y a pas encore de compte bancaire dans {app}.
    RequestPayment failureNotEligible: {app} ne vous permet pas de demander de l’argent.
    RequestPayment failureTermsAndConditionsAcceptanceRequired: Il faut d’abord accepter les conditions dans {app}.
    RequestPayment ended refused: D’accord, je ne demande rien.
    RequestPayment ended cancelled: D’accord, je ne demande rien.
    RequestPayment ended setAside: D’accord, je n’ai pas demandé d’argent.
    """
}
