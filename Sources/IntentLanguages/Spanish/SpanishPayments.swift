extension Spanish {
  /// Money between people.
  static let payments = """
    @send/0.7 = envía | envia | enviar | envíale | enviale | enviarle | manda | mándale | mandale | mandar
      | mandarle | transfiere | transferir | transfiérele | da | dale | darle | dar | devolverle | devuélvele | devuelve | devolver | préstale | prestarle | presta | transferirle | hazle un bizum de | hazle una transferencia de | bizumea | ingrésale
      | pásale | pasa | pasar | haz un bizum de
    @pay = paga | págale | pagale | pagar | pagarle | pague | devuelve | devuélvele | devolver | abona
    @to/0.15 = a | al | a la | para
    @money/0.8 = dinero | un pago | una transferencia | un bizum
    @for/0.3 = para | por | con el concepto | concepto | con la nota
    $note = (@for | @ofThe) {note}
    @ofThe/-0.2 = del | de la | de los
    $amount = {currencyAmount}

    # An amount without a currency is in the user's own.
    $bare = {currencyAmount:number}

    intent SendPayment
    ~0.5 @sendBare $bare @to {payee} [$note]
    ~0.5 @sendBare @to {payee} $bare [$note]
    @sendBare = envía | envia | envíale | manda | mándale | mandale | mandar | enviar | paga | págale | pagar | transfiere | dale
    @send $amount @to {payee} [$note]
    ~0.1 @send $amount [$note]
    @send @to {payee} [@theSum] $amount [@thatIOwe] [$note]
    @theSum/0 = los | las
    @thatIOwe/0.4 = que le (debo | debemos) | que me (prestó | dejó)
    @send @money @to {payee} [$note]
    @send @to {payee} @money
    @pay @to {payee} [$amount] [$note]
    @pay {payee} $amount [$note]
    @pay $amount @to {payee} [$note]
    ~0.3 $amount @to {payee} [$note]
    @transferNoun @of $amount @to {payee} [$note]
    @transferNoun/0.9 = [un | una] (transferencia | bizum)
    ~0.1 @sendHim $amount [$note] => payee=^somebody
    @sendHim/0.9 = mándale | mandale | envíale | enviale | págale | pagale | dale | pásale | transfiérele | devuélvele | ingrésale
      | préstale | mandarle | enviarle | pagarle | darle | devolverle | hazle un bizum de | hazle una transferencia de
    @make @payment [@of $amount] @to {payee} [$note]
    @make @payment @to {payee} [@of $amount] [$note]
    @make/0.4 = haz | hazle | hacer | realiza
    @payment = [un | una] (pago | bizum | transferencia)
    @of/0.1 = de | por
    (@owe $amount @to {payee} | @owe @to {payee} $amount) [$note] [@payIt]
    @payIt/0.6 = (mándaselos | envíaselos | págaselos | devuélveselos | dáselos | transfiéreselos | hazle un bizum | se los (mandas | envías | puedes mandar))
    @owe/0.8 = le debo | debo

    intent RequestPayment
    ~0.3 @ask $bare @to {payer} [$note]
    @ask/0.6 = pide | pídele | pidele | pedir | pedirle | solicita | solicítale | reclama | cobra | cóbrale | cobrar
    @ask $amount @to {payer} [$note]
    @ask @to {payer} [@theOnes] $amount [@thatOwes] [$note]
    @theOnes/0 = los | las | mis | esos
    @thatOwes/0.6 = que me (debe | deben | prestó | prestaron) | que le (presté | dejé)
    @ask @money @to {payer} [$note]
    @ask @to {payer} @money [$note]
    ~0.1 @askHim $amount [$note] => payer=^somebody
    @askHim/0.9 = pídele | pidele | pedirle | cóbrale | cobrale | cobrarle | reclámale | solicítale
    @ask @to {payer} @payMe [[@theOnes] $amount | @theSum2] [$note]
    @theSum2/0.3 = [el | mi] dinero | la pasta | lo que me debe
    @payMe = que me (pague | envíe | devuelva | mande | dé | transfiera | ingrese | haga un bizum de)
    ~-0.6 @tell @to {payer} @payMe ([@theOnes] $amount | @theSum2) [$note]
    @tell/0.6 = dile | di | decirle | dígale | recuérdale
    {payer} @owesMe $amount [$note] [@askThem]
    @that {payer} @payMeBack [@theOnes] $amount [$note]
    @that/0.2 = que
    @payMeBack/0.9 = me (pague | devuelva | dé | mande | envíe | transfiera | ingrese)
    @askThem/0.3 = pídeselos | reclámaselos | pídeselo | cóbraselos
    @sendReq @payRequest [@of2 $amount] @to {payer} [$note]
    @sendReq/0.4 = envía | enviar | manda | mandar | haz | hacer
    @payRequest/1.2 = [una] (solicitud | petición) de (pago | dinero)
    @of2/0.1 = de | por
    @owesMe = me debe [todavía | aún] | tiene que pagarme
    """

  /// Accounts, bills and transfers.
  static let banking = """
    @my/0.1 = mi | mis | el | la | los | las
    symbol checking/0.55 = cuenta corriente | cuenta de cheques
    symbol saving/0.55 = cuenta de ahorro | cuenta de ahorros | ahorros
    symbol credit = tarjeta de crédito
    symbol investment = cuenta de inversión | cuenta de valores
    symbol mortgage = hipoteca
    symbol debit = tarjeta de débito
    symbol prepaid = tarjeta prepago | tarjeta de prepago
    symbol points = puntos | puntos de fidelidad
    symbol miles = millas
    $balances = {requestedBalanceType=points|miles}
    @account/0.6 = cuenta | cuentas | cuenta bancaria | cuentas bancarias
    $type = {accountType=checking|saving|credit|investment|mortgage|debit|prepaid}
    $acct = [@my] ($type | {organizationName:paymentsOrganizationName!} | @account {accountNickname:paymentsAccountNickname}
      | {accountNickname:paymentsAccountNickname!} | @account)
    @on/0.2 = en | de | en la | de la | del

    intent SearchForAccounts
    @balance/1.1 = [el | mi | los | mis] (saldo | saldos | balance)
    @check/0.4 = cuál es | dime | muestra | muéstrame | enséñame | decirme | consúltame | mirar | mira | conocer | léeme | dame | enseñarme | cómo va | consulta | consultar | comprueba | revisa | ver
      | saber | cómo está
    @check @balance [@on $acct]
    ~0.2 @balance [@on $acct]
    @howMuch [@money] @haveI @on $acct
    @howMuch [@money] @haveBare
    @howMuch $balances @haveBare [@on $acct]
    @whatBalance @haveBare [@on $acct]
    @whatBalance/1.1 = qué saldo | cuál saldo | cuánto saldo
    @check @my $balances
    @haveBare/0.6 = tengo ahorrado | he ahorrado | llevo ahorrado | tengo | me queda | me quedan | tengo ahora | tengo en total | tengo disponible
    @enough @on $acct
    @howGoes $acct
    @overdrawn
    @overdrawn/1.2 = (estoy | estamos) (en números rojos | en descubierto | al descubierto)
    @howGoes/0.8 = cómo (voy | vamos | ando | estoy) [de (dinero | saldo | fondos)] (en | con) | cómo (anda | va | está | andan | van | tengo) | qué tal (anda | va | está)
    @enough/1.2 = (tengo | hay | me queda | me quedará | queda) [suficiente | bastante | algo de] (dinero | saldo | pasta | fondos)
    @howMuch/0.7 = (dime | saber | decirme | ver) (cuánto | cuánta | cuántos)
    @howMuch/0.7 = qué | cuánto | cuánta | cuanto | cuántos | cuántas
    @money/0.4 = dinero | saldo
    @haveI/0.5 = tengo | hay | me queda | queda | me quedan
    @howMuch [@money] @haveI @inBank
    @inBank/0.8 = en el banco

    # A kind of account is as good as its name.
    $toAccount = {toAccount} | {toAccount=checking|saving}
    $fromAccount = {fromAccount} | {fromAccount=checking|saving}

    intent TransferMoney
    @transfer = hacer una transferencia de | añade | añadir | deposita | depositar | ingresa | ingresar | traspásame | mete | meter | lleva | pon | transfiere | transferir | transfiera | traspasa | traspasar | pasa | pasar | mueve | mover
      | haz una transferencia de
    @of/-0.6 = de
    @from/0.3 = desde | de mi | desde mi | de la | desde la
    @intoMy/0.6 = (a | en) mi [propia]
    @into/0.3 = a | a la | hacia | al | en | en la | en el
    $when = [@onDay] {transactionScheduledDate}
    @onDay/0.05 = el | para
    @transfer {transactionAmount} [(@from | @of) $fromAccount] (@into | @intoMy) $toAccount [$when]
    @transfer {transactionAmount} @into $toAccount (@from | @of) $fromAccount [$when]
    ~0.1 @transferIt {transactionAmount} [(@from | @of) $fromAccount] [$when]
    @transferIt = transfiere | transferir | transfiera | traspasa | traspasar
    @transfer {transactionAmount:number} @into {toAccount=checking|saving}
    @transfer @someMoney [@from $fromAccount] [@into $toAccount]
    @someMoney/0.6 = dinero | el dinero

    intent PayBill
    @pay = págame | paga | pagar | pague | pago de | haz el pago de | realiza el pago de | salda | saldar | abona | abonar | liquida
    symbol electricity = luz | electricidad
    symbol gas = gas
    symbol water = agua
    symbol internet = internet | fibra
    symbol phone = teléfono | móvil | celular
    symbol rent = alquiler | renta
    symbol creditCard = tarjeta de crédito | tarjeta
    symbol utilities = suministros | servicios
    symbol trafficTicket = multa | multa de tráfico
    symbol tuition = matrícula | colegio
    symbol autoInsurance = seguro del coche | seguro de coche
    symbol homeInsurance = seguro del hogar | seguro de casa
    symbol healthInsurance = seguro médico | seguro de salud
    symbol lifeInsurance = seguro de vida
    symbol cable = televisión | tele | cable
    symbol carLoan = préstamo del coche | letra del coche
    symbol carLease = leasing | renting
    symbol garbageAndRecycling = basura | basuras
    symbol musicStreaming = suscripción de música | música
    symbol sewer = alcantarillado
    symbol studentLoan = préstamo estudiantil | préstamo de estudios
    symbol mortgage = hipoteca
    $kind = {billType=electricity|gas|water|internet|phone|rent|creditCard|utilities|trafficTicket|tuition|autoInsurance|homeInsurance|healthInsurance
      |mortgage|lifeInsurance|cable|carLoan|carLease|garbageAndRecycling|musicStreaming|sewer|studentLoan}
    @bill/0.8 = [la | mi | mis | las | una | el | los] [última] (factura | facturas | recibo | recibos | cuenta)
    @ofWhat/0.1 = por | por la | por el | de | del | de la | de los
    $bill = @bill @ofWhat $kind | @bill @ofWhat {billPayee} | [@my] $kind | @bill
    @pay $bill [@with @my $fromAccount] [$when]
    @pay {transactionAmount} @ofWhat $bill [$when]
    @with/0.2 = con | desde | de

    intent SearchForBills
    @find/0.5 = muestra | muéstrame | enséñame | busca | encuentra | lista | cuáles son | ver | dime
    symbol unpaid = pendientes | sin pagar | por pagar | no pagadas
    symbol completed = pagadas | pagados
    $named = @bill @ofWhat $kind | @bill @ofWhat {billPayee} | @bill
    @find $named [{status=unpaid|completed}]
    @find [@my] {billType=rent}
    @haveI2 @bill [{status=unpaid|completed}]
    @which2 @bill @leftToPay => status=unpaid
    @which2/0.3 = qué | cuántos | cuántas
    @leftToPay/0.9 = (me | nos) (quedan | queda | faltan | falta) por pagar | (tengo | hay) [todavía | aún] (que pagar | por pagar | pendientes | sin pagar)
    @haveI2/0.4 = tengo | hay | qué | tengo alguna
    @whenPay $bill
    @whatMustPay => status=unpaid
    @whatMustPay/0.7 = qué (tengo que | me toca | me falta [por] | debo) pagar [este mes | todavía]
    @isPaid $bill
    $bill @paidWord
    @paidWord/0.9 = [ya] está [ya] (pagado | pagada) | [ya] están [ya] (pagados | pagadas) | [ya] se ha pagado
    @isPaid/1.7 = ya (pagué | he pagado) | he pagado ya | [ya] está (pagado | pagada | pagadas)
    @howMuchPay @ofWhat $kind
    @howMuchPay = cuánto (debo | tengo que pagar | pago | me toca pagar | me cobran)
    @whenPay = a cuánto asciende | cuánto cuesta | cuándo se paga | hasta cuándo puedo pagar | cuánto me sale | cuándo vence | cuándo tengo que pagar | cuándo hay que pagar | cuánto tengo que pagar de | cuánto es
      | de cuánto es | cuánto debo de
    """
}
