extension Spanish {
  /// What the assistant says in Spanish about money between people.
  static let paymentsPrompts = """
    SendPayment.payee name: la persona
    SendPayment.payee needsValue: ¿A quién quieres pagar?
    SendPayment.payee needsValue: Perdona, ¿para quién es el dinero?
    SendPayment.payee needsValue instead: Entonces, ¿a quién quieres pagar?
    SendPayment.payee needsMoreDetails: Hay mucha gente que se llama {value}. ¿Me dices el nombre completo?
    SendPayment.payee disambiguation: ¿A quién quieres pagar: {or choices}?
    SendPayment.payee disambiguation (brief): ¿A quién quieres pagar?
    SendPayment.payee confirmation: ¿Pagar a {value}?
    SendPayment.payee unsupported: No encuentro a {value} en {app}.
    SendPayment.payee unsupported credentialsUnverified: {app} aún no ha verificado la cuenta de {value}.
    SendPayment.payee unsupported insufficientFunds: No hay suficiente dinero para pagar a {value}.
    SendPayment.payee unsupported noAccount: {value} no tiene cuenta en {app}.
    SendPayment.payee unsupported noValidHandle: {app} no tiene la dirección de {value}.
    SendPayment.currencyAmount name: el importe
    SendPayment.currencyAmount needsValue: ¿Cuánto[ para {payee}]?
    SendPayment.currencyAmount needsValue: Perdona, ¿cuánto?
    SendPayment.currencyAmount needsValue instead: Entonces, ¿cuánto?
    SendPayment.currencyAmount confirmation: {value}, ¿es correcto?
    SendPayment.currencyAmount unsupported: {app} no puede enviar {value}.
    SendPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} es menos de lo que {app} puede enviar.
    SendPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} es más de lo que {app} puede enviar.
    SendPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} no puede enviar esa moneda.
    SendPayment.note name: el concepto
    SendPayment.note needsValue: ¿Para qué es?
    SendPayment goAhead: ¿Envío {currencyAmount} a {payee} con {app}[, concepto «{note}»][, más {fee} de comisión]?
    SendPayment goAhead: Perdona, ¿sí o no?: ¿envío {currencyAmount} a {payee}?
    SendPayment button goAhead-accept: Enviar
    SendPayment success: Hecho. {payee} recibe {currencyAmount}[ con el concepto «{note}»].
    SendPayment inProgress: {app} está enviando el dinero. Sigue en segundo plano.
    SendPayment failure: Lo siento, {app} no ha podido enviar el dinero.
    SendPayment failureRequiringAppLaunch: Tendrás que enviar ese dinero desde {app}.
    SendPayment failureCredentialsUnverified: Antes {app} tiene que verificar tu cuenta.
    SendPayment failurePaymentsAmountBelowMinimum: Es menos de lo que {app} puede enviar.
    SendPayment failurePaymentsAmountAboveMaximum: Es más de lo que {app} puede enviar.
    SendPayment failurePaymentsCurrencyUnsupported: {app} no puede enviar esa moneda.
    SendPayment failureInsufficientFunds: No tienes suficiente dinero en {app} para eso.
    SendPayment failureNoBankAccount: Todavía no hay ninguna cuenta bancaria en {app}.
    SendPayment failureNotEligible: {app} no te permite enviar dinero.
    SendPayment failureTermsAndConditionsAcceptanceRequired: Antes tienes que aceptar las condiciones en {app}.
    SendPayment ended refused: De acuerdo, no envío dinero.
    SendPayment ended cancelled: De acuerdo, no envío dinero.
    SendPayment ended setAside: De acuerdo, no he enviado dinero.

    RequestPayment.payer name: la persona
    RequestPayment.payer needsValue: ¿A quién quieres pedir dinero?
    RequestPayment.payer needsValue: Perdona, ¿quién tiene que pagarte?
    RequestPayment.payer needsValue instead: Entonces, ¿a quién se lo pido?
    RequestPayment.payer needsMoreDetails: Hay mucha gente que se llama {value}. ¿Me dices el nombre completo?
    RequestPayment.payer disambiguation: ¿A quién se lo pido: {or choices}?
    RequestPayment.payer disambiguation (brief): ¿A quién se lo pido?
    RequestPayment.payer confirmation: ¿Se lo pido a {value}?
    RequestPayment.payer unsupported: No encuentro a {value} en {app}.
    RequestPayment.payer unsupported credentialsUnverified: {app} aún no ha verificado la cuenta de {value}.
    RequestPayment.payer unsupported noAccount: {value} no tiene cuenta en {app}.
    RequestPayment.payer unsupported noValidHandle: {app} no tiene la dirección de {value}.
    RequestPayment.currencyAmount name: el importe
    RequestPayment.currencyAmount needsValue: ¿Cuánto pido?
    RequestPayment.currencyAmount needsValue: Perdona, ¿cuánto?
    RequestPayment.currencyAmount needsValue instead: Entonces, ¿cuánto pido?
    RequestPayment.currencyAmount confirmation: {value}, ¿es correcto?
    RequestPayment.currencyAmount unsupported: {app} no puede pedir {value}.
    RequestPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} es menos de lo que {app} puede pedir.
    RequestPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} es más de lo que {app} puede pedir.
    RequestPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} no puede pedir esa moneda.
    RequestPayment.note name: el concepto
    RequestPayment.note needsValue: ¿Para qué es?
    RequestPayment goAhead: ¿Le pido {currencyAmount} a {payer} con {app}[ con el concepto «{note}»]?
    RequestPayment goAhead: Perdona, ¿sí o no?: ¿le pido {currencyAmount} a {payer}?
    RequestPayment button goAhead-accept: Pedir
    RequestPayment success: De acuerdo, le he pedido {currencyAmount} a {payer}[ con el concepto «{note}»].
    RequestPayment inProgress: {app} está enviando la petición. Sigue en segundo plano.
    RequestPayment failure: Lo siento, {app} no ha podido pedir el dinero.
    RequestPayment failureRequiringAppLaunch: Tendrás que pedir ese dinero desde {app}.
    RequestPayment failureCredentialsUnverified: Antes {app} tiene que verificar tu cuenta.
    RequestPayment failurePaymentsAmountBelowMinimum: Es menos de lo que se puede pedir con {app}.
    RequestPayment failurePaymentsAmountAboveMaximum: Es más de lo que se puede pedir con {app}.
    RequestPayment failurePaymentsCurrencyUnsupported: {app} no puede pedir esa moneda.
    RequestPayment failureNoBankAccount: Todavía no hay ninguna cuenta bancaria en {app}.
    RequestPayment failureNotEligible: {app} no te permite pedir dinero.
    RequestPayment failureTermsAndConditionsAcceptanceRequired: Antes tienes que aceptar las condiciones en {app}.
    RequestPayment ended refused: De acuerdo, no pido nada.
    RequestPayment ended cancelled: De acuerdo, no pido nada.
    RequestPayment ended setAside: De acuerdo, no he pedido dinero.
    """
}
