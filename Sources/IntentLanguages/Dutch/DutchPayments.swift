extension Dutch {
  /// Money between people.
  static let payments = """
    @send/0.7 = tik | stuur | sturen | geef | geven | zend | betaal | betalen | schiet | overmaken | over te maken | leen | lenen | terugbetalen | tikken | overboeken | terugsturen | te sturen | te betalen
    @maak/0.3 = maak
    @over/0.4 = over
    @pay = betaal | betalen | terugbetalen | betaal terug
    @to/0.15 = aan | naar | voor
    @money/0.8 = een paar euro | een tientje | geld | wat geld | het geld | een betaling
    @for/0.3 = voor | met omschrijving | met de omschrijving | omschrijving
    $note = (@for | @ofThe) {note}
    @ofThe/-0.2 = van de | van het
    $amount = {currencyAmount}
    @back/0.2 = terug

    # An amount without a currency is in the user's own.
    $bare = {currencyAmount:number}

    intent SendPayment
    ~0.5 @sendBare {payee} $bare [$note]
    ~0.5 @sendBare $bare @to {payee} [$note]
    ~0.5 {payee} $bare @sendBare
    @sendBare = stuur | sturen | betaal | betalen | geef | geven
    @send {payee} $amount [$note] [@back]
    ~0.1 @send $amount [$note]
    @send $amount @to {payee} [$note]
    {payee} $amount [$note] @send
    $amount @to {payee} [$note] @send
    @maak $amount @over @to {payee} [$note]
    @maak $amount @to {payee} @over [$note]
    @maak @money @over @to {payee}
    @send {payee} @money [$note]
    @money @send @to {payee} [$note]
    @send @money @to {payee} [$note]
    {payee} @money @send
    @money @to {payee} @send [$note]
    $amount @send @to {payee} [$note]
    ~0.3 $amount @to {payee} [$note]
    @transferNoun @of $amount @to {payee} [$note]
    @transferNoun/0.9 = [een] (overschrijving | overboeking | betaling)
    {payee} @still @money @send
    @betaalt $amount @to {payee} [$note]
    @betaalt/0.7 = betaalt u | stuurt u | geeft u
    {payee} @still $amount [$note] @send
    @still/0 = nog
    @pay {payee} [$amount] [$note] [@back]
    {payee} $amount @pay
    @owe {payee} $amount [$note] [@guilty] [@payIt]
    @payIt/0.6 = (maak | stuur | betaal | tik | boek) (het | dat | die) [even | nu] [naar] [hem | haar | hen | ze] [over | terug]
    @owe/0.8 = ik ben
    @guilty/0.8 = schuldig

    intent RequestPayment
    ~0.3 @ask {payer} @about $bare [$note]
    ~-0.4 @ask {payer} @ifThey [@me] $amount @wantPay [$note]
    @ifThey/0.2 = of (ze | hij | zij | hij nog)
    @wantPay/0.7 = [wil | kan | zou kunnen] (betalen | terugbetalen | overmaken | sturen | geven)
    @charge {payer} $amount [$note]
    @charge/0.8 = reken | factureer | factureren | rekenen
    @ask/0.9 = vraag | vragen | verzoek
    @ask {payer} @about ($amount | @money) [$note]
    @ask @money @from {payer} [$note]
    @ask {payer} @about @me ($amount | @money) @toPay [$note]
    @ask {payer} @about ($amount | @money) @toPay [$note]
    @me/0.1 = me | mij
    @toPay/0.6 = terug te betalen | te betalen | te sturen | te geven | over te maken
    @ask $amount @from {payer} [$note]
    @ask [@from] {payer} $amount [$note]
    {payer} @about ($amount | @money) [$note] @ask
    @stuur {payer} @request [@of $amount] [$note]
    @stuur/0.4 = stuur | maak
    @request/1.4 = een (tikkie | betaalverzoek)
    @gets @from2 {payer} $amount
    @gets $amount @from2 {payer}
    @gets/0.7 = ik krijg [nog] | krijg
    @from2/0.3 = van
    @tikkie @to {payer} [@of $amount] [$note]
    @tikkie @of $amount @to {payer} [$note]
    {payer} @owesMe2 $amount @guilty2 [$note]
    @owesMe2/0.5 = (is | moet) (me | mij) [nog]
    @guilty2/0.8 = schuldig | betalen | geven | terugbetalen
    @tikkie {payer} [@of $amount] [$note]
    @tikkie/0.9 = stuur een betaalverzoek | stuur een tikkie
    @of/0.1 = van
    @from/0.2 = van | aan
    @about/0.5 = om
    {payer} @owesMe $amount [$note] [@askThem]
    @askThem/0.6 = (herinner | vraag) (hem | haar | hen) (eraan | erom | daaraan | ernaar)
    @owesMe = moet me [nog] | moet mij [nog] | krijgt van mij
    """

  /// Accounts, bills and transfers.
  static let banking = """
    @my/0.1 = mijn | m'n | de | het | al mijn
    symbol checking/0.55 = betaalrekening | lopende rekening
    symbol saving/0.55 = spaarrekening | spaargeld
    symbol credit = creditcard | kredietkaart
    symbol investment = beleggingsrekening
    symbol mortgage = hypotheek
    symbol debit = bankpas | pinpas | betaalpas
    symbol prepaid = prepaid kaart | prepaidkaart
    @account/0.6 = bankrekening | rekening | bankrekeningen | rekeningen
    $type = {accountType=checking|saving|credit|investment|mortgage|debit|prepaid}
    $acct = [@my] ($type | {organizationName:paymentsOrganizationName!} [@account] | @account {accountNickname:paymentsAccountNickname}
      | {accountNickname:paymentsAccountNickname!} [@account] | @account)
    @on/0.2 = op | van | voor

    intent SearchForAccounts
    @balance/1.1 = [het | mijn | de] (saldo | saldi | banksaldo)
    @check/0.4 = wat is | toon | laat | vertel me | geef | check | controleer | zeg | bekijk | weten | hoe hoog is | checken | controleren | bekijken | zien | opvragen | lees | hoe staat het met
    @check @balance [@on $acct] [@see]
    @balance [@on $acct] @check
    ~0.3 @balance @on @my2 {accountNickname:paymentsAccountNickname}
    @my2/0.2 = mijn
    @howMuch [@money] @haveI [@inTotal]
    @howMuch [@money] @haveI @saved
    @saved/0.8 = gespaard | opzij gezet
    @inTotal/0.2 = nog | in totaal | over
    @howMuch {requestedBalanceType=points|miles} @haveI [@inTotal] [@on $acct]
    symbol points = punten | spaarpunten
    symbol miles = mijlen | airmiles | air miles
    @enough @on $acct
    @enough/1.2 = (heb ik | is er | staat er) [nog] (genoeg | voldoende) [geld | saldo]
    @see/0.1 = zien
    ~0.2 @balance [@on $acct]
    @howGoes $acct [@stands]
    @overdrawn
    @overdrawn/1.2 = sta ik (rood | in het rood | in de min)
    @howGoes/0.8 = hoe (staat | zit) [het met]
    @stands/0.2 = ervoor
    @howMuch [@money] @haveI @on $acct
    @howMuch [@money] @isOn @on $acct
    @howMuch [@money] [@still] @on $acct @isOn2
    @isOn2/0.4 = staat | is
    @howMuch @money @iHave [@on $acct | @inTotal] @haveEnd
    @howMuch @money @iHave @haveEnd [@on $acct]
    @iHave/0.1 = ik [nog]
    @haveEnd/0.3 = heb
    @whatIs @isOn [@still] @on $acct
    @whatIs/0.4 = wat
    @still/0 = er | er nog | nog
    @howMuch/0.7 = hoeveel
    @money/0.4 = geld | euro
    @haveI/0.5 = heb ik op dit moment | heb ik | heb ik nog
    @isOn/0.4 = staat er | staat er nog | is er

    # A kind of account is as good as its name.
    $toAccount = {toAccount} | {toAccount=checking|saving}
    $fromAccount = {fromAccount} | {fromAccount=checking|saving}

    intent TransferMoney
    @transfer = stort | storten | overmaken | over te maken | overboeken | verplaats | verplaatsen | overzetten
    @maak/0.4 = maak | boek | zet | schuif | verschuif | sluis
    @over/0.5 = over
    @from/0.3 = van | vanaf | van mijn
    @into/0.3 = naar | op | naar mijn | op mijn
    $when = [@onDay] {transactionScheduledDate}
    @onDay/0.05 = op
    @maak {transactionAmount} [@over] [@from $fromAccount] @into $toAccount [@over] [$when]
    {transactionAmount} [@from $fromAccount] @into $toAccount [$when] @transfer
    @transfer {transactionAmount} [@from $fromAccount] @into $toAccount [$when]
    @maak {transactionAmount} @over [@from $fromAccount] [$when]
    @maak @someMoney @over [@from $fromAccount] [@into $toAccount]
    @maak @someMoney @into $toAccount [@over]
    @maak [{transactionAmount} | @someMoney] @over @between
    @maak [{transactionAmount} | @someMoney] @between @over
    [{transactionAmount} | @someMoney] @between @transfer
    @between/0.8 = tussen mijn [eigen] rekeningen | van de ene naar de andere rekening
    @someMoney [@from $fromAccount] @into $toAccount @transfer
    @someMoney/0.6 = geld | wat geld

    intent PayBill
    @pay = betaal | betaalt u | betalen | voldoe | voldoen
    symbol electricity = stroomrekening | elektriciteitsrekening | stroom | energierekening | elektriciteit
    symbol gas = gasrekening | gas
    symbol water = waterrekening | water
    symbol internet = internetrekening | internet
    symbol phone = telefoonrekening | mobiele rekening | telefoonabonnement
    symbol rent = huur
    symbol creditCard = creditcardrekening | creditcard
    symbol utilities = servicekosten | nutsvoorzieningen
    symbol trafficTicket = boete | verkeersboete
    symbol tuition = collegegeld | schoolgeld
    symbol autoInsurance = autoverzekering
    symbol homeInsurance = inboedelverzekering | woonverzekering
    symbol healthInsurance = zorgverzekering | zorgpremie
    symbol lifeInsurance = levensverzekering
    symbol cable = tv-rekening | tv-abonnement | kabelrekening
    symbol carLoan = autolening
    symbol carLease = leaseauto | autolease
    symbol garbageAndRecycling = afvalstoffenheffing
    symbol musicStreaming = muziekabonnement
    symbol sewer = rioolheffing | rioolbelasting
    symbol studentLoan = studieschuld | studielening
    symbol mortgage = hypotheek
    $kind = {billType=electricity|gas|water|internet|phone|rent|creditCard|utilities|trafficTicket|tuition|autoInsurance|homeInsurance|healthInsurance
      |mortgage|lifeInsurance|cable|carLoan|carLease|garbageAndRecycling|musicStreaming|sewer|studentLoan}
    @bill/0.8 = [mijn | de | deze | alle] [laatste | openstaande] (rekening | rekeningen | factuur | facturen)
    @ofWhat/0.1 = van | voor | aan
    $bill = [@my] $kind | @bill @ofWhat {billPayee} | @bill @ofWhat $kind | @bill
    @pay $bill [@with @my $fromAccount] [$when]
    $bill [@with @my $fromAccount] [$when] @pay
    @pay {transactionAmount} @ofWhat $bill [$when]
    @with/0.2 = met | van

    intent SearchForBills
    @find/0.5 = zien | laat zien | toon | laat | zoek | vind | welke | geef | bekijk
    symbol unpaid = openstaande | onbetaalde | onbetaald
    symbol completed = betaalde
    @bills/0.9 = rekeningen | facturen | rekening | factuur
    @find [@my] [{status=unpaid|completed}] @bills [@ofWhat {billPayee}] [@see]
    @see/0.1 = zien | heb ik | zijn er
    @howMuchPay @payWord [@ofWhat] $kind
    @howMuchPay @ofWhat $kind @payWord
    @howMuchPay/0.9 = hoeveel (moet ik | ben ik) [nog]
    @payWord/0.5 = betalen | kwijt
    @find $bill [@see]
    @haveI2 [{status=unpaid|completed}] @bills [@ofWhat {billPayee}]
    @haveI2/0.4 = heb ik | zijn er | heb ik nog
    @whenPay $bill [@due]
    @whatMustPay [@thisMonth2] => status=unpaid
    @whatMustPay/0.8 = wat moet ik [allemaal] [nog | deze maand | nog deze maand] betalen
    @thisMonth2/0.1 = deze maand | deze week | nog
    @isIt $bill [@already] @paidWord
    @isIt/0.5 = is | zijn | (heb | had) ik | of [ik]
    @already/0.1 = al
    @paidWord/0.8 = (betaald | voldaan | overgemaakt) [is | zijn | heb]
    @howBig $bill @isEnd
    @howBig/0.8 = hoe hoog
    @isEnd/0.1 = is | zijn
    @whenWord $bill @dueEnd
    @whenWord/0.4 = wanneer | wanneer ik | of ik
    @dueEnd/0.9 = moet (betalen | worden betaald) | betalen moet | betaald moet (worden | zijn)
    @whichBills @stillOpen => status=unpaid
    ~-0.3 @whichBills2 @mustIPay => status=unpaid
    @whichBills2/0.9 = welke [van mijn] (rekeningen | facturen)
    @mustIPay/0.9 = (moet | moeten) [ik | we | er] [nog] [deze week | deze maand | vandaag] (betalen | betaald worden)
    @whichBills/0.9 = (welke | mijn | welke van mijn) (rekeningen | facturen)
    @stillOpen/0.9 = [staan | zijn | staan er | zijn er] [nog] (open | onbetaald | openstaan | te betalen)
    @whenPay/0.9 = wanneer moet [ik] | voor wanneer moet [ik] | hoe hoog is | wanneer vervalt | hoeveel is | wanneer is
    @due/0.3 = betalen | vervallen | betaald zijn | betaald worden
    """
}
