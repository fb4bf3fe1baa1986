extension German {
  /// Money between people.
  static let payments = """
    @send/0.7 = sende | senden | schick | schicke | schicken | gib | gebe | geben | überweise | überweisen
      | überweis | transferiere | zahl | zahle | zahlen | leih | leihe | paypal | spende | zu schicken | zu senden | zu überweisen | rüberschicken | zurücküberweisen | geliehen
    @pay = bezahl | bezahle | bezahlen | zahl | zahle | zahlen | begleiche
    @to/0.15 = an | für
    @money/0.8 = ein paar (euro | franken | dollar) | [das | mein | sein | ihr | etwas | ein bisschen | ein wenig] geld | eine zahlung | eine überweisung
    @for/0.3 = für | fürs | mit dem verwendungszweck | mit der notiz | mit dem betreff | verwendungszweck
    $note = (@for | @ofThe) {note}
    @ofThe/-0.2 = vom | von der | von gestern
    $amount = {currencyAmount}
    @back/0.2 = zurück

    # An amount without a currency is in the user's own.
    $bare = {currencyAmount:number}

    intent SendPayment
    ~0.5 @sendBare {payee} $bare [$note]
    ~0.5 @sendBare $bare @to {payee} [$note]
    ~0.5 {payee} $bare @sendBare
    @sendBare = schick | schicke | schicken | überweis | überweise | überweisen | zahl | zahle | zahlen | gib
    @send {payee} $amount [$note] [@back]
    ~0.1 @send $amount [$note]
    @send $amount @to {payee} [$note]
    {payee} $amount [$note] @send
    ~0.3 $amount @to {payee} [$note]
    @transferNoun @to {payee} [@over] $amount [$note]
    @transferNoun [@over] $amount @to {payee} [$note]
    @transferNoun/0.9 = [eine] (überweisung | zahlung)
    $amount @to {payee} [$note] @send
    @send {payee} @money [$note]
    @send @money @to {payee} [$note]
    {payee} @money @send
    (@send | @pay) {payee} [@theArt] $amount [$note] [@back]
    @theArt/0 = die | noch | meine | seine
    @pay {payee} [$amount] [$note] [@back]
    @pay $amount @to {payee} [$note]
    {payee} $amount @backInf
    @backInf = zurückzahlen | zurückgeben
    @owe {payee} $amount [$note] [@payIt]
    @payIt/0.6 = (schick | schicke | überweis | überweise | gib | zahl | zahle | sende) (sie | es | das | die) (ihm | ihr | ihnen) [zurück]
      | (schick | schicke | überweis | überweise | gib | zahl | zahle | sende) (ihm | ihr | ihnen) (das | die | das geld)
    @owe/0.8 = ich schulde | schulde

    intent RequestPayment
    ~0.4 @requestBare $bare @from {payer} [@an]
    @requestBare = fordere | fordern | verlange
    @request/0.9 = fordere | fordern | verlange | verlangen | anfordern | zurückfordern | fordere ein | einfordern | kassiere | kassieren | hol dir | hol | hole | will | möchte
    @request $amount @from {payer} [@an] [$note]
    @request @from {payer} $amount [@an] [$note]
    $amount @from {payer} [$note] @request
    @from {payer} $amount [$note] @request
    @request @money @from {payer} [@an]
    @gets $amount @from {payer} [@an] [$note]
    @gets @from {payer} $amount [@an] [$note]
    @gets/0.7 = ich (bekomme | bekomm | kriege | krieg) [noch | noch immer]
    @send {payer} @demand [@over $amount] [$note]
    @send @demand [@over $amount] @to {payer} [@over $amount] [$note]
    @demand/1.5 = [eine] (zahlungsaufforderung | zahlungsanforderung | zahlungsanfrage | geldanforderung | geldanfrage)
    @over/0.1 = über | von | in höhe von
    @from/0.2 = von
    @an/0.1 = an | ein | zurück | haben
    @ask {payer} @about ($amount | @money) [$note]
    @charge {payer} $amount [$note]
    @charge/0.8 = berechne | berechnen
    {payer} @about ($amount | @money) [$note] @askInf
    @ask/0.5 = bitte | bitt | frag | frage
    @askInf/0.5 = bitten | fragen
    @about/0.5 = um | nach
    {payer} @owesMe $amount [$note] [@askThem]
    @askThem/0.6 = (erinnere | erinner | mahn | mahne) (ihn | sie) [bitte | mal] [daran | dran] | (fordere | forder | verlang) (das | es | sie) [von ihm | von ihr] (an | ein | zurück)
      | (frag | frage) (ihn | sie) danach
    @owesMe = schuldet mir [noch] | muss mir [noch]
    {payer} @shouldMe [@theOnes] $amount [$note] @backPay
    @tellHim {payer} @heShould [@theOnes] $amount [$note] @backPay
    @theOnes/0 = die | noch | noch die | meine
    @shouldMe/0.9 = (soll | sollte | muss | möge) mir | soll mir bitte
    @backPay/0.5 = zurückzahlen | zurückgeben | geben | überweisen | schicken | zahlen | senden
    @tellHim/0.4 = sag | sage | bitte | erinnere
    @heShould/1.2 = (dass | daß) (er | sie) mir | (er | sie) (soll | möge | solle) mir
    """

  /// Accounts, bills and transfers.
  static let banking = """
    @my/0.1 = mein | meine | meinen | meinem | meiner | das | die | der | dem | den | meines
    symbol checking/0.55 = girokonto | giro | girokontos
    symbol saving/0.55 = sparkonto | sparbuch | tagesgeldkonto | sparkontos
    symbol credit = kreditkarte | kreditkartenkonto
    symbol investment = depot | wertpapierdepot
    symbol mortgage = hypothek | hypothekenkonto
    symbol debit = debitkarte | ec-karte | girokarte
    symbol prepaid = prepaid karte | prepaidkarte | guthabenkarte
    symbol points = punkte | bonuspunkte | treuepunkte | prämienpunkte
    symbol miles = meilen | bonusmeilen | prämienmeilen
    $balances = {requestedBalanceType=points|miles}
    @account/0.6 = konto | konten | bankkonto | kontos
    $type = {accountType=checking|saving|credit|investment|mortgage|debit|prepaid}
    $acct = [@my] ($type | {organizationName:paymentsOrganizationName!} [$type | @account] | @account {accountNickname:paymentsAccountNickname}
      | {accountNickname:paymentsAccountNickname!} [@account] | @account)
    @on/0.2 = auf | von | vom | für | auf dem

    intent SearchForAccounts
    @balance/1.1 = [der | den | mein | meinen] (kontostand | saldo | guthaben | kontostände | kontostandes)
    @check/0.4 = sehen | abrufen | prüfen | kontrollieren | überprüfe | überprüfen | anzeigen | zeigen | sagen | lies mir vor | wie lautet | wie ist | was ist | zeig | zeige | zeig mir | zeige mir | sag mir | prüfe | prüfen | nenn mir
      | wie hoch ist | check | abfragen | wissen
    @check @balance [[@on] $acct]
    @howMuch $balances @haveI [@leftWord]
    @howMuch $balances @haveI @on $acct
    @check @my $balances
    ~0.2 @balance [@on $acct]
    @balance [@on $acct] @check
    ~0.3 @balance @on @my2 {accountNickname:paymentsAccountNickname}
    @my2/0.2 = meinem | meines
    @howMuch [@money] @haveI @on $acct
    @howMuch [@money] @isOn @on $acct
    @howMuch/0.7 = wie viel | wieviel | wie viele | was | welchen betrag
    @howMuch @money @haveI [@leftWord]
    @howMuch [@money] @haveI @saved
    @saved/0.7 = gespart | angespart | auf der hohen kante
    @howMuch [@money] @on $acct @isOn
    @howMuch @money @iHave [@on $acct | @leftWord] @haveEnd
    @howMuch @money @iHave @haveEnd [@on $acct]
    @iHave/0.1 = ich [noch]
    @haveEnd/0.3 = habe
    @whatWord @balance @isEnd
    @whatWord/0.1 = wie | was
    @isEnd/0.1 = ist
    @leftWord/0.3 = noch | übrig | noch übrig | zur verfügung
    @enough [@enoughMoney] @on $acct
    @enough/0.9 = (habe ich | hab ich | ist | ist noch | reicht) (genug | genügend | ausreichend | noch)
    @enoughMoney/0.5 = geld
    @howLooks @on $acct [@outWord]
    @overdrawn
    @overdrawn/1.2 = (bin ich | ist mein konto) (im minus | in den miesen | überzogen | im plus)
    @howSees $acct [@outWord]
    @howSees/0.8 = wie (steht's | stehts | steht es | sieht's | sieht es) um | wie (sieht | schaut | steht)
    @howLooks/0.8 = wie sieht es | wie schaut es | wie siehts | wie steht es
    @outWord/0.2 = aus
    @money/0.4 = geld | euro | guthaben
    @haveI/0.4 = [habe ich | hab ich] noch | habe ich insgesamt | habe ich gerade | habe ich | hab ich | habe ich noch
    @isOn/0.4 = ist | ist noch | liegt | befindet sich

    # A kind of account is as good as its name.
    $toAccount = {toAccount} | {toAccount=checking|saving}
    $fromAccount = {fromAccount} | {fromAccount=checking|saving}

    intent TransferMoney
    @transfer = überweise | überweisen | überweis | transferiere | transferieren | verschieb | verschiebe | verschieben | schieb | schiebe | leg | lege | pack | packe | zahl ein | einzahlen | zahl | zahle | zu überweisen | buch | buche
      | umbuchen | übertrage | übertragen
    @from/0.3 = von | vom | von meinem
    @into/0.3 = auf | aufs | auf mein | auf das | nach | zum | auf meine
    $when = [@onDay] {transactionScheduledDate}
    @onDay/0.05 = am | zum
    @um/0.1 = um
    @transfer {transactionAmount} [@from $fromAccount] @into $toAccount [@um] [$when]
    @transfer [$when] {transactionAmount} @into $toAccount [@from $fromAccount]
    {transactionAmount} [@from $fromAccount] @into $toAccount [$when] @transfer
    ~0.1 @transferIt {transactionAmount} [@from $fromAccount] [$when]
    ~0.1 {transactionAmount} [@from $fromAccount] [$when] @transferIt
    @transferIt = transferiere | transferieren | umbuchen | übertrage | übertragen | umzubuchen
    @transfer {transactionAmount:number} @into {toAccount=checking|saving}
    @transfer @someMoney [@from $fromAccount] [@into $toAccount]
    @someMoney/0.6 = geld | etwas geld | mein geld
    @someMoney [@from $fromAccount] @into $toAccount @transfer
    @make @aTransfer [@fromOf {transactionAmount}] [@from $fromAccount] @into $toAccount
    @make/0.5 = mach | mache | tätige | veranlasse | machen
    @aTransfer = [eine] (überweisung | umbuchung)
    @fromOf/0.1 = von | über

    intent PayBill
    @pay = bezahl | bezahle | bezahlen | begleiche | begleichen | zahl | zahle | zahlen | überweis | überweise | überweisen | zu bezahlen | bezahlt werden | muss bezahlt werden | begleich
    symbol electricity = stromrechnung | strom
    symbol gas = gasrechnung | gas | heizkosten | heizkostenrechnung | heizungsrechnung
    symbol water = wasserrechnung | wasser
    symbol internet = internetrechnung | internet
    symbol phone = telefonrechnung | handyrechnung | mobilfunkrechnung | telefongebühren
    symbol mortgage = hypothek | hypothekenrate
    symbol cable = kabelrechnung | kabelanschluss | fernsehrechnung
    symbol carLoan = autokredit | autorate
    symbol carLease = leasingrate | autoleasing
    symbol lifeInsurance = lebensversicherung
    symbol musicStreaming = musikabo | streamingabo
    symbol sewer = abwasser | abwassergebühren
    symbol studentLoan = studienkredit | bafög | studiendarlehen
    symbol rent = miete
    symbol creditCard = kreditkartenrechnung | kreditkarte | kreditkartenabrechnung
    symbol utilities = nebenkosten | nebenkostenabrechnung
    symbol trafficTicket = strafzettel | bußgeld | knöllchen
    symbol tuition = studiengebühren | schulgeld
    symbol autoInsurance = autoversicherung | kfz-versicherung
    symbol homeInsurance = hausratversicherung | gebäudeversicherung | wohngebäudeversicherung
    symbol healthInsurance = krankenversicherung
    symbol garbageAndRecycling = müllgebühren | müllabfuhr
    $kind = {billType=electricity|gas|water|internet|phone|rent|creditCard|utilities|trafficTicket|tuition|autoInsurance|homeInsurance|healthInsurance
      |garbageAndRecycling|mortgage|cable|carLoan|carLease|lifeInsurance|musicStreaming|sewer|studentLoan}
    @bill/0.8 = [meine | die | diese | alle] [letzte | offene | offenen] (rechnung | rechnungen)
    @ofWhat/0.1 = von | vom | für | der
    $bill = [@my] $kind | @bill @ofWhat {billPayee} | @bill @ofWhat $kind | @bill
    @pay $bill [@with @my $fromAccount] [$when]
    $bill [@with @my $fromAccount] [$when] @pay
    @pay {transactionAmount} @ofWhat $bill [$when]
    @with/0.2 = mit | von

    intent SearchForBills
    @find/0.5 = zeig | zeige | zeig mir | zeige mir | such | suche | finde | liste | welche | sehen
    symbol unpaid = offene | offenen | unbezahlte | unbezahlten | ausstehende | offen
    symbol completed = bezahlte | bezahlten
    @bills/0.9 = rechnung | rechnungen
    @find [@my] [{status=unpaid|completed}] @bills [@ofWhat {billPayee}]
    @haveI2 [{status=unpaid|completed}] @bills [@ofWhat {billPayee}]
    @haveI2/0.4 = habe ich | gibt es | hab ich | habe ich noch
    @isIt $bill [@already] @paidWord
    @isIt/0.5 = ist | sind | wurde | wurden | (habe | hab) ich | ob [ich]
    @already/0.1 = schon | bereits
    @paidWord/0.8 = (bezahlt | beglichen | überwiesen) [ist | sind | wurde | habe | worden]
    @whenPay $bill @due
    @whenPay/0.6 = wann ist | wann sind | wie hoch ist | wann muss ich | wie viel kostet
    @due/0.6 = fällig | bezahlen | zahlen
    @find $bill
    @howMuchPay @ofWhat $bill [@due]
    @howMuchPay/0.7 = wie viel [geld] (muss ich | schulde ich | zahle ich) | was (kostet mich | kostet | zahle ich | muss ich)
    @howMuchPay $bill [@due] [@thisMonth]
    @thisMonth/0.1 = diesen monat | im monat | monatlich
    @find [@my] @bills (@stillOpen | @mustI @due) => status=unpaid
    ~-0.9 @mustI @bills @due => status=unpaid
    @whatMustPay => status=unpaid
    @whatMustPay/0.6 = was muss ich [alles] [noch | diesen monat | noch diesen monat | diesen monat noch] (zahlen | bezahlen) | was habe ich noch zu bezahlen
    @mustI/0.5 = muss ich [noch] | habe ich noch
    @stillOpen/0.8 = [sind | noch | sind noch] (offen | fällig | unbezahlt | zu bezahlen | zu zahlen)
    ~0.1 @howHigh $bill
    @howBig $bill @isEnd
    @howBig/0.8 = wie hoch
    @isEnd/0.1 = ist | sind
    @whenWord $bill @dueEnd
    @whenWord/0.4 = wann | ob
    @dueEnd/0.9 = fällig (ist | sind | wird) | bezahlen muss | zahlen muss | bezahlt werden muss
    @howHigh/0.9 = wie hoch ist | wie hoch sind
    """
}
