extension English {
  /// Money between people.
  static let payments = """
    @send/0.7 = send | send over | send out | sending | give | wire | transfer | zelle | venmo | forward | transferring | get | resend | remit | shoot | slip | spot | lend | loan | donate | front | kick in | trasfer | tranfer
    @pay = cash app | cashapp | pay | paying | pay back | repay | reimburse | paypal | venmo | zelle | tip | compensate
    @money/0.8 = [some | the | any | more] (money | cash | funds | payment) | [a | my | another | this | one] [urgent | private | quick | new | direct]
      (payment | payments | money transfer | transaction | transfer of money)
      | (my | a | half | half of | the) (share | half | part | portion | rest) of [the | my | our] (rent | bill | bills | dinner | check | tab | money)
    @payment = [a | my | another | this | the | one] [urgent | private | quick | new] (payment | payments | transaction)
    @make/0.5 = make | making | do | schedule | set up | initiate | arrange | send | complete | create | start | carry out | process
    @to/0.15 = to | with | for | towards
    @of/0.1 = of | for | (it's | it is | it'll be | it will be) [for] | the amount is | worth | worth of | in the amount of | totaling | for a total of | the amount of
    @for/0.3 = for | as payment for | with the note | with note | with a note | note | saying | with the message
    @amountWord/0.2 = [the | an] [total | full] (amount | sum) [owed | due] [of] | a total of | the
    $amount = [@amountWord] [@of] {currencyAmount}
    $note = @for {note}
    @somebody/0.2 = someone | somebody | a friend | another person
    @usingAccount/0.1 = (from | using | with | via | through) [my | the] [app | checking | savings | saving | credit | debit | bank | master | visa]
      (balance | account | card | visa | mastercard | amex | cash) | privately | from my visa | (via | with | using) [app] (cash | balance | credit)
    @intoTail/0.2 = (and put it | and deposit it | and) (in | into | to) (his | her | their) [savings | checking] account | (into | to) (his | her | their) [savings | checking] account
    @sameAmount/0.4 = the same [amount] | the same [amount | sum] [of money] | the usual [amount] | that much | that amount
    @andSend/0.3 = and (send | give | transfer | forward) it to | and (send | give) that to
    $to = @to {payee} | @to @somebody

    intent SendPayment
    ~0.1 @send $amount [@usingAccount | @intoTail]
    (@send | @transfer) $amount @usingAccount ($to | @andSend {payee}) [$note]
    (@send | @pay) {payee} @sameAmount
    (@send | @pay) @sameAmount $to
    @make @payment @usingAccount [$to] [$amount] [$note]
    @send {payee} $amount [@iOweIt] [$note] [@usingAccount]
    # An amount without a currency is in the user's own.
    ~0.6 @sendBare {payee} $bare [$note]
    ~0.3 @payBare {payee} $bare [$note]
    ~0.5 (@sendBare | @payBare) $bare $to [$note] [@usingAccount]
    ~0.3 @make @payment @of $bare [$to] [$note]
    ~0.3 @iOwe {payee} $bare
    @payBare = pay | venmo | zelle | paypal | reimburse
    @sendBare/0.8 = send | lend | loan | give | transfer | wire
    $bare = {currencyAmount:number}
    @pay {payee} @whatIOwe
    @whatIOwe/0.3 = what (i | we) owe [him | her | them] | back what (i | we) owe [him | her | them]
    @send $amount $to [$note] [@usingAccount]
    @send @money [$to] [$amount] [@intoTail | $note]
    @send {payee} @money [$amount]
    @pay {payee} @money [@iOweThem]
    @iOweThem/0.3 = [that | which] (i | we) owe (him | her | them)
    ~0.2 @send $to $amount [$note]
    @pay {payee} [$amount [@iOweIt]] [$note] [@usingAccount]
    @pay @somebody [$amount]
    @payBack {payee} @backWord [$amount] [$note]
    @payBack/0.6 = pay | give
    @backWord/0.4 = back
    @settleUp {payee} [$amount]
    ~0.1 @payBack {payee} @backWord @theSum ($amount | $bare) @iOweIt
    @theSum/0.1 = the
    @iOweIt/0.2 = [that] (i | we) owe [him | her | them]
    @settleUp = settle up with | square up with | get even with
    @settleUp {payee} $note
    ~0.3 @throw {payee} ($amount | $bare) [$note]
    @throw/0.7 = throw | toss | slide | chuck | bung
    @chipIn $amount [$note]
    @chipIn/0.8 = chip in | kick in | contribute
    @pay $amount $to [$note]
    @pay $amount @thatIOwe {payee} [$note]
    @thatIOwe/0.4 = [that] (i | we) owe [to]
    ~0.3 @pay $amount $note
    ~0.3 @pay @something
    @something/0.2 = something | for something
    @make @transferTo {payee} [@intoTail] [$amount]
    @transferTo = (a | an | another) [private | urgent | money] transfer (to | for)
    @make @payment [$to] [$amount] [$note] [@usingAccount]
    @make @payment $amount $to [$note]
    @make [a] $amount @payment [$to] [@usingAccount]
    ~0.2 @payment @made $to
    @made/0.3 = being made | i'd like to make | i want to make | i need to make
    @iOwe {payee} {currencyAmount} [@payIt]
    ~0.1 {payee} @needsIt {currencyAmount} @payIt
    @needsIt/0.4 = needs | wants | need | want
    @payIt/1.0 = (send | transfer | get | give) (it | that | him | her | them) [to (him | her | them)] [for me] | pay (it | him | her | them) [back] | settle (it | up)
    @iOwe/0.8 = i owe
    @transfer @money @to {payee}
    @transfer @to {payee}
    @transfer {currencyAmount} @to {payee} [$note]
    @transfer {payee} $amount [$note]
    @transfer/0.8 = transfer | transferring

    intent RequestPayment
    @request = request | requesting | charge | bill | invoice | collect | ask for | make a request for | demand | get
    @moneyOf/0.7 = [a | some | the | my | an | private] (payment | money | funds | amount | payments | cash)
    @from/0.2 = from | of | privately from
    @make @paymentRequest [@fromWith {payer}] [$amount] [$note]
    @make @paymentRequest @ofAmount $amount [@fromWith {payer}] [$note]
    @paymentRequest/1.3 = [a | another | one | this] [private | new | quick] (payment request | request for payment | request for [a] payment | request for money | money request)
    @fromWith/0.2 = from | with | to | of
    @ofAmount/0.1 = of | for
    @sendReq {payer} @paymentRequest [@of $amount] [$note]
    @sendReq/0.5 = send
    @haveVerb {payer} @payMe2 [$amount] [$note]
    @haveVerb/0.3 = have | get | make
    @payMe2/1.0 = (pay | send | give | repay) me [back] | to (pay | send | give | repay) me [back]
    ~0.1 @hitUp {payer} @forWord $amount
    @hitUp/0.6 = hit up | hit
    @need $amount @from {payer} [$note]
    @need/0.3 = i need | i want | i'm owed
    @askHim @forThe ($amount | $bare)
    @askHim/0.6 = ask (him | her | them)
    @forThe/0.4 = for [the | my]
    @forWord/0.2 = for | up for
    @request @moneyOf [@from {payer}] [$amount] [$note]
    @request @moneyOf [$amount] [@from {payer}] [$note]
    ~0.1 @request {currencyAmount} @from {payer} [$note]
    ~0.4 @requestBare [@moneyOf @of] $bare @from {payer} [$note]
    ~0.3 @charge {payer} $bare [$note]
    ~0.6 @ask {payer} @payMe $bare [$note]
    ~0.4 @ask {payer} {currencyAmount:people} [$note]
    ~0.2 {payer} @owesMe $bare [$note]
    @ask {payer} @forShare [@ofShare {*}]
    @ofShare/0.2 = of
    @forShare/1.2 = for (his | her | their | the | my) (half | share | part | portion | cut)
      | for what (he | she | they) (owes | owe) [me | us]
    $bare = {currencyAmount:number}
    @requestBare = request | collect | ask for | charge
    ~0.2 {payer} @payMe2 [@theSum] $amount [@owedTail] [$note]
    @theSum/0.1 = the
    @ask {payer} @theyOwe $amount [$note]
    @theyOwe/1.2 = [that] (he | she | they) (owes | owe) (me | us)
    @sendReq {payer} @aRequest @ofAmount $amount [$note]
    @sendReq @anyRequest @toWhom {payer} @ofAmount $amount [$note]
    @anyRequest/0.9 = a [money | payment] request
    @toWhom/0.2 = to
    @aRequest/0.9 = a [money | payment] request
    @charge {payer} $amount [$note]
    @charge = charge | bill | invoice
    @ask {payer} @payMe [$amount [@owedTail]] [$note]
    @owedTail/0.2 = [that] (he | she | they) (owes | owe) (me | us)
    ~0.5 @haveVerb {payer} @payMe2 $bare [$note]
    @ask/0.5 = ask | tell | remind | have | request
    @payMe = to (venmo | zelle | paypal | repay | reimburse) me [back] | to pay me [back] | to send me | for | for money | to pay | to give me
    ~0.2 @ask {payer} @payMe {currencyAmount} [$note]
    {payer} @owesMe $amount [$note] [@askForIt]
    @askForIt/0.3 = (ask (him | her | them) [for it] | request it | ask for it | collect it | get it [back] | send (him | her | them) a request)
    @owesMe = owes me
    """
}
