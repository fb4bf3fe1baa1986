extension Spanish {
  /// What the assistant says in Spanish about bills and accounts.
  static let bankingPrompts = """
    PayBill.billPayee name: el beneficiario
    PayBill.billPayee needsValue: ¿Qué factura quieres pagar?
    PayBill.billPayee needsValue: Perdona, ¿de quién es la factura?
    PayBill.billPayee needsValue instead: ¿Qué otra factura quieres pagar?
    PayBill.billPayee disambiguation: ¿La factura de quién: {or choices}?
    PayBill.billPayee confirmation: ¿La factura de {value}?
    PayBill.billPayee unsupported: No hay ninguna factura de {value} por pagar.
    PayBill.fromAccount name: la cuenta
    PayBill.fromAccount needsValue: ¿Desde qué cuenta?
    PayBill.fromAccount needsValue instead: Entonces, ¿desde qué cuenta?
    PayBill.fromAccount disambiguation: ¿Desde qué cuenta: {or choices}?
    PayBill.fromAccount disambiguation (brief): ¿Desde qué cuenta?
    PayBill.fromAccount confirmation: ¿Desde {value}?
    PayBill.fromAccount unsupported: No hay ninguna cuenta llamada {value}.
    PayBill.transactionAmount name: el importe
    PayBill.transactionAmount needsValue: ¿Cuánto quieres pagar?
    PayBill.transactionAmount confirmation: {value}, ¿es correcto?
    PayBill.transactionAmount unsupported: No puedes pagar {value}.
    PayBill.transactionScheduledDate name: la fecha
    PayBill.transactionScheduledDate needsValue: ¿Cuándo la pago?
    PayBill.transactionScheduledDate unsupported: No se puede pagar {value}.
    PayBill.transactionNote name: el concepto
    PayBill.transactionNote needsValue: ¿Qué concepto pongo?
    PayBill.billType name: el tipo de factura
    PayBill.billType needsValue: ¿Qué factura?
    PayBill.billType unsupported: No hay ninguna factura de {value} por pagar.
    PayBill.billType needsValue instead: ¿Qué factura quieres pagar en su lugar?
    PayBill.dueDate name: el vencimiento
    PayBill.dueDate needsValue: ¿Con qué vencimiento?
    PayBill.dueDate unsupported: No hay ninguna factura que venza {value}.
    PayBill goAhead: ¿Pago {amount}[ a {payee}][ desde {account}][ {transactionScheduledDate}]?
    PayBill goAhead: Perdona, ¿sí o no?: ¿la pago?
    PayBill button goAhead-accept: Pagar
    PayBill success: Hecho. {amount}[ para {payee}][ desde {account}][ {transactionScheduledDate}].
    PayBill inProgress: {app} está pagando la factura. Sigue en segundo plano.
    PayBill failure: Lo siento, {app} no ha podido pagar la factura.
    PayBill failureRequiringAppLaunch: Tendrás que pagar esa factura en {app}.
    PayBill failureCredentialsUnverified: Antes {app} tiene que verificar tu cuenta.
    PayBill failureInsufficientFunds: No hay suficiente dinero en tu cuenta.[ Tienes {balance}.]
    PayBill ended refused: De acuerdo, no la pago.
    PayBill ended cancelled: De acuerdo, no la pago.
    PayBill ended setAside: De acuerdo, no he pagado nada.

    SearchForBills.billPayee name: el beneficiario
    SearchForBills.billPayee needsValue: ¿Facturas de quién?
    SearchForBills.billPayee disambiguation: ¿Facturas de quién: {or choices}?
    SearchForBills.billPayee unsupported: No hay facturas de {value}.
    SearchForBills.billPayee needsValue instead: ¿De quién busco las facturas en su lugar?
    SearchForBills.paymentDateRange name: la fecha
    SearchForBills.paymentDateRange needsValue: ¿Facturas pagadas cuándo?
    SearchForBills.billType name: el tipo de factura
    SearchForBills.billType needsValue: ¿Qué facturas?
    SearchForBills.status name: el estado
    SearchForBills.status needsValue: ¿Pagadas o pendientes?
    SearchForBills.dueDateRange name: el vencimiento
    SearchForBills.dueDateRange needsValue: ¿Facturas que vencen cuándo?
    SearchForBills success: {count? No tienes facturas así. | | Tienes {count} facturas.}
      {each bills: {payee}: {amount}[, vence {dueDate}][, pagada {paymentDate}].}
    SearchForBills success (brief): {count? No tienes facturas así. | Tienes una factura. | Tienes {count} facturas.}
    SearchForBills inProgress: {app} sigue buscando.
    SearchForBills failure: Lo siento, {app} no ha podido buscar facturas.
    SearchForBills failureRequiringAppLaunch: Tendrás que buscar las facturas en {app}.
    SearchForBills failureCredentialsUnverified: Antes {app} tiene que verificar tu cuenta.
    SearchForBills failureBillNotFound: No he encontrado esa factura.

    SearchForAccounts.accountNickname name: la cuenta
    SearchForAccounts.accountNickname needsValue: ¿Qué cuenta?
    SearchForAccounts.accountNickname disambiguation: ¿Qué cuenta: {or choices}?
    SearchForAccounts.accountNickname disambiguation (brief): ¿Qué cuenta?
    SearchForAccounts.accountNickname confirmation: ¿{value}?
    SearchForAccounts.accountNickname unsupported: No hay ninguna cuenta llamada {value}.
    SearchForAccounts.accountNickname needsValue instead: ¿Qué cuenta miro en su lugar?
    SearchForAccounts.accountType name: el tipo de cuenta
    SearchForAccounts.accountType needsValue: ¿Qué tipo de cuenta?
    SearchForAccounts.accountType unsupported: No tienes una cuenta de este tipo: {value}.
    SearchForAccounts.accountType needsValue instead: ¿Qué tipo de cuenta busco en su lugar?
    SearchForAccounts.organizationName name: el banco
    SearchForAccounts.organizationName needsValue: ¿En qué banco?
    SearchForAccounts.organizationName disambiguation: ¿En qué banco: {or choices}?
    SearchForAccounts.organizationName unsupported: No tienes ninguna cuenta en {value}.
    SearchForAccounts.organizationName needsValue instead: ¿En qué banco miro en su lugar?
    SearchForAccounts.requestedBalanceType name: el tipo de saldo
    SearchForAccounts.requestedBalanceType needsValue: ¿Dinero, puntos o millas?
    SearchForAccounts.requestedBalanceType unsupported: En esa cuenta no hay {value}.
    SearchForAccounts goAhead: ¿Te digo cuánto hay en tu cuenta?
    SearchForAccounts success: {count? No he encontrado esa cuenta. | | Tienes {count} cuentas.}
      {each accounts: {name}: {balance}[ {balanceUnit}].}
    SearchForAccounts inProgress: {app} sigue buscando.
    SearchForAccounts failure: Lo siento, {app} no ha podido buscar cuentas.
    SearchForAccounts failureRequiringAppLaunch: Tendrás que consultar tus cuentas en {app}.
    SearchForAccounts failureCredentialsUnverified: Antes {app} tiene que verificar tu cuenta.
    SearchForAccounts failureAccountNotFound: No he encontrado esa cuenta.
    SearchForAccounts failureTermsAndConditionsAcceptanceRequired: Antes tienes que aceptar las condiciones en {app}.
    SearchForAccounts failureNotEligible: {app} no te permite ver esa cuenta.

    TransferMoney.fromAccount name: la cuenta de origen
    TransferMoney.fromAccount needsValue: ¿Desde qué cuenta?
    TransferMoney.fromAccount needsValue instead: Entonces, ¿desde qué cuenta?
    TransferMoney.fromAccount disambiguation: ¿Desde qué cuenta: {or choices}?
    TransferMoney.fromAccount disambiguation (brief): ¿Desde qué cuenta?
    TransferMoney.fromAccount confirmation: ¿Desde {value}?
    TransferMoney.fromAccount unsupported: No hay ninguna cuenta llamada {value}.
    TransferMoney.toAccount name: la cuenta de destino
    TransferMoney.toAccount needsValue: ¿A qué cuenta?
    TransferMoney.toAccount needsValue instead: Entonces, ¿a qué cuenta?
    TransferMoney.toAccount disambiguation: ¿A qué cuenta: {or choices}?
    TransferMoney.toAccount disambiguation (brief): ¿A qué cuenta?
    TransferMoney.toAccount confirmation: ¿A {value}?
    TransferMoney.toAccount unsupported: No hay ninguna cuenta llamada {value}.
    TransferMoney.transactionAmount name: el importe
    TransferMoney.transactionAmount needsValue: ¿Cuánto?
    TransferMoney.transactionAmount needsValue: Perdona, ¿cuánto transfiero?
    TransferMoney.transactionAmount needsValue instead: Entonces, ¿cuánto transfiero?
    TransferMoney.transactionAmount confirmation: {value}, ¿es correcto?
    TransferMoney.transactionAmount unsupported: No se puede transferir {value}.
    TransferMoney.transactionScheduledDate name: la fecha
    TransferMoney.transactionScheduledDate needsValue: ¿Cuándo?
    TransferMoney.transactionScheduledDate unsupported: No se puede hacer {value}.
    TransferMoney.transactionNote name: el concepto
    TransferMoney.transactionNote needsValue: ¿Qué concepto pongo?
    TransferMoney goAhead: ¿Transfiero {amount} de {from} a {to}[ {transactionScheduledDate}]?
    TransferMoney goAhead: Perdona, ¿sí o no?: ¿transfiero {amount}?
    TransferMoney button goAhead-accept: Transferir
    TransferMoney success: Hecho. {amount}, de {from} a {to}[ {transactionScheduledDate}].
    TransferMoney inProgress: {app} está transfiriendo el dinero. Sigue en segundo plano.
    TransferMoney failure: Lo siento, {app} no ha podido transferir el dinero.
    TransferMoney failureRequiringAppLaunch: Tendrás que hacer esa transferencia en {app}.
    TransferMoney failureCredentialsUnverified: Antes {app} tiene que verificar tu cuenta.
    TransferMoney failureInsufficientFunds: No hay suficiente dinero en esa cuenta.[ Hay {balance}.]
    TransferMoney ended refused: De acuerdo, no transfiero nada.
    TransferMoney ended cancelled: De acuerdo, no transfiero nada.
    TransferMoney ended setAside: De acuerdo, no se transfiere nada.

    word money: dinero
    word points: puntos
    word miles: millas
    word checking: cuenta corriente
    word saving: cuenta de ahorro
    word credit: cuenta de crédito
    word debit: cuenta de débito
    word investment: cuenta de inversión
    word prepaid: tarjeta prepago
    word mortgage: hipoteca
    word pending: pendiente
    word completed: terminado
    word canceled: cancelado
    word failed: fallido
    word unpaid: sin pagar
    word autoInsurance: seguro del coche
    word cable: cable
    word carLease: alquiler del coche
    word carLoan: préstamo del coche
    word creditCard: tarjeta de crédito
    word electricity: luz
    word gas: gas
    word garbageAndRecycling: basuras
    word healthInsurance: seguro médico
    word homeInsurance: seguro del hogar
    word internet: internet
    word lifeInsurance: seguro de vida
    word musicStreaming: música
    word phone: teléfono
    word rent: alquiler
    word sewer: alcantarillado
    word studentLoan: préstamo de estudios
    word trafficTicket: multa de tráfico
    word tuition: matrícula
    word utilities: suministros
    word water: agua
    """
}
