extension Italian {
  /// Money between people.
  static let payments = """
    @send/0.7 = invia | inviare | inviagli | inviale | manda | mandagli | mandale | mandare | trasferisci | dai
      | dagli | dalle | bonifica | bonificare | versa | passa | dare | dargli | darle | versare | trasferire | passare | presta | prestare | spedisci | mandargli | mandarle | restituisci | restituire | rendi | rendere | ridai | ridare
    @pay = ripaga | ripagare | paga | pagare | pago | restituisci | restituire | rimborsa | rimborsare | salda
    @to/0.15 = a | ad | al | alla | all' | allo | ai | agli | alle | per
    @money/0.8 = qualche euro | (dei | i | un po' di) soldi | soldi | denaro | un pagamento | un bonifico
    @for/0.3 = per | con causale | causale | con la nota
    $note = (@for | @ofThe) {note}
    @ofThe/-0.2 = del | della | dell' | dello
    $amount = {currencyAmount}

    # An amount without a currency is in the user's own.
    $bare = {currencyAmount:number}

    intent SendPayment
    ~0.5 @sendBare $bare @to {payee} [$note]
    ~0.5 @sendBare @to {payee} $bare [$note]
    @sendBare = invia | inviare | manda | mandare | paga | pagare | dai | versa | trasferisci
    @send $amount @to {payee} [$note]
    ~0.1 @send $amount [$note]
    @send @to {payee} $amount [$note]
    @send @money @to {payee} [$note]
    ~0.3 $amount @to {payee} [$note]
    @transferNoun @of $amount @to {payee} [$note]
    @transferNoun/0.9 = [un] (bonifico | pagamento)
    ~0.1 @sendHim $amount [$note] => payee=^him
    ~0.1 @sendHer $amount [$note] => payee=^her
    @sendHim/0.9 = mandagli | inviagli | dagli | pagagli | mandargli | dargli | restituiscigli | prestagli | versagli | passagli
    @sendHer/0.9 = mandale | inviale | dalle | pagale | mandarle | darle | restituiscile | prestale | versale | passale
    @send @to {payee} @money
    @pay [@to] {payee} [$amount] [$note]
    @pay $amount @to {payee} [$note]
    @make @payment [@of $amount] @to {payee} [$note]
    @make/0.4 = fai | fare | effettua
    @payment = [un] (pagamento | bonifico)
    @of/0.1 = di | da
    @owe $amount @to {payee} [$note] [@payIt]
    @owe/0.8 = devo
    @payIt/0.6 = (mandaglieli | inviaglieli | daglieli | restituisciglieli | pagaglieli | versaglieli | ridaglieli)
      | [me li | glieli] (mandi | invii | puoi mandare) [tu]

    intent RequestPayment
    ~0.3 @ask $bare @to {payer} [$note]
    ~-0.4 @charge $amount @to {payer} [$note]
    @charge/0.7 = addebita | addebitare | fattura | metti in conto
    @ask $amount @fromWho {payer} [$note]
    @ask/0.5 = chiedi | chiedere | chiedigli | chiedile | richiedi | richiedere | domanda
    @ask $amount @to {payer} [$note]
    @ask @to {payer} $amount [$note]
    @ask @money @to {payer} [$note]
    @ask @to {payer} @money [$note]
    ~-0.3 @ask @to {payer} @theMoney {note}
    ~-0.6 @ask @to {payer} @myOwn $amount [$note]
    @myOwn/0.2 = i [miei] | quei | gli
    @theMoney/0.8 = (i | dei) soldi (di | della | del | dell' | dei | delle | per)
    @ask @to {payer} @payMe [$amount | @theSum2] [$note]
    @theSum2/0.3 = [i | i miei | quei | dei] soldi | quello che mi deve | quanto mi deve
    ~0.1 @askHim $amount [$note] => payer=^him
    ~0.1 @askHer $amount [$note] => payer=^her
    @askHim/0.9 = chiedigli | chiedergli | richiedigli
    @askHer/0.9 = chiedile | chiederle | richiedile
    @sendReq @payRequest [@of $amount] @to {payer} [$note]
    @sendReq @payRequest @to {payer} [@of $amount] [$note]
    @sendReq/0.4 = manda | mandare | invia | inviare | fai | fare
    @payRequest/1.2 = [una] richiesta (di pagamento | di denaro | di soldi)
    @payMe = [di] (pagarmi | mandarmi | inviarmi | darmi | restituirmi | ridarmi | rendermi | versarmi)
    ~-0.6 @tell @to {payer} @payMe $amount [$note]
    @tell/0.6 = di' | dì | dica | dire | ricorda
    @fatti {payer} $amount
    @fatti/0.6 = (fatti | farmi) (dare | restituire | mandare | ridare) da
    @fatti2 ($amount | @theSum2) @fromWho {payer} [$note]
    @fatti2/0.9 = (fatti | farmi) (dare | restituire | mandare | ridare)
    @fromWho/0.1 = da | dal | dalla
    {payer} @owesMe $amount [$note] [@askThem]
    @that {payer} @payMeBack [@theOnes] $amount [$note]
    @that/0.2 = che
    @theOnes/0 = i | quei | i miei
    @payMeBack/0.9 = mi (restituisca | dia | paghi | mandi | ridia | renda | invii)
    @askThem/0.3 = (chiedigli | chiedile | chiediglieli)
    @owesMe = mi deve [ancora] | deve darmi [ancora]
    """

  /// Accounts, bills and transfers.
  static let banking = """
    @my/0.1 = il mio | la mia | i miei | le mie | il | la | i | le | mio | l'
    symbol checking/0.55 = conto corrente
    symbol saving/0.55 = conto risparmi | risparmio | conto deposito | conto di risparmio | conto risparmio | libretto | risparmi
    symbol credit = carta di credito
    symbol investment = conto titoli
    symbol mortgage = mutuo
    symbol debit = carta di debito | bancomat
    symbol prepaid = carta prepagata | prepagata | postepay
    @cardWord/0.4 = carta | carte
    @account/0.6 = conto | conti | conto bancario | conto in banca
    $type = {accountType=checking|saving|credit|investment|mortgage|debit|prepaid}
    $acct = [@my] (@cardWord | $type | {organizationName:paymentsOrganizationName!} | @account {accountNickname:paymentsAccountNickname}
      | {accountNickname:paymentsAccountNickname!} | @account)
    @on/0.2 = nei | sui | sul | sulla | del | della | su | di | nel

    intent SearchForAccounts
    @balance/1.1 = [il | il mio | i | lo] (saldo | saldi | saldo disponibile | estratto conto | saldo contabile)
    @check/0.4 = dirmi | mostrarmi | consulta | consultare | leggi | leggimi | conoscere | dammi | qual è | dimmi | mostra | mostrami | controlla | controllare | fammi vedere | vedere | verifica
      | sapere
    @check @balance [@on $acct]
    ~0.1 @look [@my] @account
    @look/0.5 = controlla | controllare | mostra | mostrami | fammi vedere | vedere | verifica
    ~0.2 @balance [@on $acct]
    @howMuch [@money] @haveI @on $acct
    @howMuch [@money] @haveBare
    @whatBalance @haveBare [@on $acct]
    @whatBalance/1.1 = che saldo | quale saldo
    @haveBare/0.6 = ho (risparmiato | da parte | messo da parte) | ho | mi resta | mi restano | mi rimane | mi rimangono | ho ancora | mi sono rimasti | c'è rimasto
    @howMuch {requestedBalanceType=points|miles} @haveBare [@on $acct]
    symbol points = punti | punti fedeltà
    symbol miles = miglia
    @enough @on $acct
    @enough/1.2 = (ho | c'è | ci sono | mi restano) (abbastanza | sufficienti | ancora) [soldi | denaro | fondi] | quanto c'è
    @howGoes $acct
    @overdrawn
    @overdrawn/1.2 = (sono | siamo) (in rosso | allo scoperto)
    @howGoes/0.8 = come (sto | siamo) [messo | messa | messi] (con | col | con il | sul) | come sta | com'è messo | come va | qual è la situazione (del | sul)
    @howMuch/0.7 = [dimmi | sapere | vedere | dirmi] quanto | (dimmi | sapere | dirmi) (quanti | quanto)
    @howMuch/0.7 = quanto | quanti | quanta | quante | [che] cosa
    @money/0.4 = soldi | denaro
    @haveI/0.5 = mi è rimasto | mi sono rimasti | mi è avanzato | ho | c'è | ci sono | mi resta | mi restano | mi rimane | mi rimangono
    @howMuch [@money] @haveI @inBank
    @inBank/0.8 = in banca

    # A kind of account is as good as its name.
    $toAccount = {toAccount} | {toAccount=checking|saving}
    $fromAccount = {fromAccount} | {fromAccount=checking|saving}

    intent TransferMoney
    @transfer = (fai | fare | fammi) un giroconto di | fare un bonifico di | fammi un bonifico di | aggiungi | aggiungere | deposita | depositare | passa | passare | metti | mettere | girare | trasferisci | trasferire | bonifica | sposta | spostare | gira | fai un bonifico di | versa | versare
    @from/0.3 = da | dal | dalla | dal mio
    @into/0.3 = a | al | su | sul | sui | nel | nei | alla | sul mio | sui miei | nei miei | ai miei | al mio
    $when = [@onDay] {transactionScheduledDate}
    @onDay/0.05 = il | per
    @transfer {transactionAmount} [@from $fromAccount] @into $toAccount [$when]
    @transfer {transactionAmount} @into $toAccount @from $fromAccount [$when]
    ~0.1 @transferIt {transactionAmount} [@from $fromAccount] [$when]
    @transferIt = trasferisci | trasferire | sposta | spostare | (fai | fare | fammi) un giroconto di
    @transfer {transactionAmount:number} @into {toAccount=checking|saving}
    @transferIt @someMoney [@from $fromAccount] [@into $toAccount]
    @transfer @someMoney [@from $fromAccount] @into $toAccount
    ~-0.1 @transferAlone [@from $fromAccount] [@into $toAccount]
    @transferAlone = (fai | fare | fammi | voglio fare) un (giroconto | trasferimento)
    @someMoney/0.6 = soldi | dei soldi | denaro | del denaro | i soldi | un po' di soldi
    @transfer [{transactionAmount} | @someMoney] @between
    @between/0.8 = tra i (miei | due | nostri) conti | da un conto all'altro | fra i (miei | due | nostri) conti

    intent PayBill
    @pay = paga | pagare | paghi | salda | saldare | pago | paghiamo | fai il pagamento (di | del | della) | effettua il pagamento (di | del | della)
    symbol electricity = luce | elettricità | corrente
    symbol gas = gas
    symbol water = acqua
    symbol internet = internet | fibra
    symbol phone = telefono | cellulare
    symbol rent = affitto
    symbol creditCard = carta di credito
    symbol utilities = utenze | spese condominiali | condominio
    symbol trafficTicket = multa
    symbol tuition = retta | tasse universitarie
    symbol autoInsurance = assicurazione auto | assicurazione della macchina
    symbol homeInsurance = assicurazione casa | assicurazione della casa
    symbol healthInsurance = assicurazione sanitaria
    symbol lifeInsurance = assicurazione vita | assicurazione sulla vita
    symbol cable = pay tv | televisione | canone
    symbol carLoan = rata della macchina | finanziamento auto
    symbol carLease = leasing | noleggio a lungo termine
    symbol musicStreaming = abbonamento musicale | abbonamento alla musica
    symbol sewer = fognatura
    symbol studentLoan = prestito studentesco | prestito universitario
    symbol mortgage = [rata del] mutuo
    symbol garbageAndRecycling = rifiuti | tari
    $kind = {billType=electricity|gas|water|internet|phone|rent|creditCard|utilities|trafficTicket|tuition|autoInsurance|homeInsurance|healthInsurance
      |mortgage|garbageAndRecycling|lifeInsurance|cable|carLoan|carLease|musicStreaming|sewer|studentLoan}
    @bill/0.8 = [la | la mia | le | le mie | una | delle | questa | l'] [ultima] (bolletta | bollette | fattura | fatture)
    @ofWhat/0.1 = di | del | della | dell' | dei
    $bill = @bill [@ofWhat] $kind | @bill [@ofWhat] {billPayee} | [@my] $kind | @bill
    @pay $bill [@with [@my] $fromAccount] [$when]
    @pay {transactionAmount} @ofWhat $bill [$when]
    @with/0.2 = con | da | dal

    intent SearchForBills
    @find/0.5 = mostra | mostrami | cerca | trova | elenca | quali sono | fammi vedere | dimmi
    symbol unpaid = da pagare | non pagate | in sospeso
    symbol completed = pagate
    $named = @bill [@ofWhat] $kind | @bill [@ofWhat] {billPayee} | @bill
    @find $named [{status=unpaid|completed}]
    @find [@my] {billType=rent}
    @whichBills [@are] {status=unpaid|completed}
    @whichBills/1.1 = (quali | che) (bollette | fatture)
    @are/0.1 = ho [ancora] | sono [ancora] | ci sono | restano
    @whichBills @iMustPay
    @iMustPay/0.6 = devo [ancora] pagare | mi restano da pagare | scadono [questa settimana | questo mese | oggi | domani]
    @haveI2 @bill [{status=unpaid|completed}]
    @haveI2 @bill @dueSoon
    @dueSoon/0.6 = in scadenza | che scadono | scadute | arretrate
    @haveI2/0.4 = ho | ci sono | ho delle
    @whenPay $bill
    @whatMustPay => status=unpaid
    @whatMustPay/0.8 = (cosa | che cosa | che) (devo | mi resta da) [ancora] pagare [questo mese]
    @isPaid $bill
    $bill @paidWord
    @isPaid/1.7 = ho già pagato | abbiamo già pagato | è [già] stata pagata | ho pagato già
    @paidWord/0.9 = è [già] (stata pagata | pagata) | è [già] (stato pagato | pagato) | (sono | è) già (state pagate | saldata)
    @howMuchPay @ofWhat $kind
    @howMuchPay = quanto (ho da pagare | mi tocca pagare | devo pagare | devo | pago | spendo) [ancora]
    @whenPay = a quanto (ammonta | ammontano) | quanto costa | quant'è | quanto è | di quant'è | quanto viene | di quanto è | quando è da pagare | entro quando devo pagare | quando va pagata | quando scade | quando devo pagare | quanto devo pagare di | quant'è | quanto devo di | quando scadono
    """
}
