extension English {
  /// Accounts, bills and transfers.
  static let banking = """
    @accountWord/0.7 = [bank] (account | accounts | acct)
    symbol checking/0.55 = checking | checkings | chequing | current
    symbol saving/0.55 = savings | saving
    symbol credit = credit | credit card | visa [card] | mastercard | amex | american express
    symbol debit = debit | debit card
    symbol investment = investment | brokerage
    symbol prepaid = prepaid
    symbol mortgage = mortgage
    $type = {accountType=checking|saving|credit|debit|investment|mortgage|prepaid}
    symbol money = balance
    symbol points = points | reward points | rewards
    symbol miles = miles | airline miles
    @my/0.1 = my | the | our | all my | all of my
    $account = [@my] ([{accountNickname:paymentsAccountNickname}] [$type] @accountWord | {accountNickname:paymentsAccountNickname!}
      | $type | {organizationName:paymentsOrganizationName!} [$type] [@accountWord]) [@card]
    @card/0.05 = card | cards | details
    @balance/1.1 = balance | balances | account balance | bank balance | bank account balance | account status | balance amount
    @of/0.1 = of | in | on | for | at | from | left on | left in | with
    @check/0.4 = check | checking | see | show | show me | tell me | give me | get | know | view | find out | look at | look up | display | read | pull up | let me know
      | get me | verify | check on | what | what's | what is | whats | hear | what are | tell | what about | how about | what do you show for | search for | perform a search for | run a check on | do a check on | provide me with | list | list out | read me | how is
    @current/0.05 = [my | the] [current | most recent | new | latest | outstanding | remaining | available | total | app]

    intent SearchForAccounts
    @check [@current] @balance [@balanceFrom $account]
    @balanceFrom/0.2 = from | for | on
    @check @balanceOf $account
    ~0.1 @balanceOf $account
    ~0.3 @balanceOfMy {accountNickname:paymentsAccountNickname}
    ~0.3 @check @balanceOfMy {accountNickname:paymentsAccountNickname}
    @balanceOfMy/1.2 = [the] [current | available] balance (of | in | on) my
    @balanceOf/1.2 = the [combined] total (in | of | across) | [the | my] [current | available] (balance | balances | status | details) (of | in | on | for | at | left on | with | you see in)
    @check $account @balance [@is]
    @what3 [@current] @balance [@balanceFrom $account] @is3
    @what3 $account @balance @is3
    @what3/0.3 = what
    @is3/0.1 = is | are
    @is/0 = is | are | looking like | look like | looking
    @check @anyCard @balance
    @check [@current] @balance @of @anyCard
    @anyCard/0.3 = my [credit | debit | bank] (card | account)
    @check @my2 @is2 $account
    @my2/0.3 = how much
    @is2/0.3 = is in | money is in | do i have in
    ~0.1 [@my] $type [@accountWord] @balance
    ~0.2 [@current] @balance
    ~0.4 @enoughMoney [@forWhat {*}]
    @enoughMoney/1.1 = (do i have | will i have | have i got) enough (money | cash | funds)
    @howMuch [@moneyWord] @haveIn $account
    @howMuch [@moneyWord] @haveBare
    @howMuch @moneyWord @isIn $account
    @howMuch @isIn $account
    @howMuch/0.7 = [tell me | let me know | know | see | show me | check | find out | i wonder | curious about] how much | what amount of | what is the amount of
    @moneyWord/0.5 = money | cash | total cash | funds | total money
    symbol points = points | bonus points | reward points
    symbol miles = miles | air miles | bonus miles
    (@howMuch | @howMany) {requestedBalanceType=points|miles} (@haveBare | @haveIn $account)
    @haveIn/0.5 = do i have (in | on | left in | left on | at) | have i got [left] (in | on) | i have (in | on) | is left (in | on) | do i still have in | i have left in | do i currently have in | i have available in
      | do i have available in | i've got in
    @haveBare/0.7 = is in the bank | is in my (account | accounts) | i got [left] | i [still] have in the bank | (have i got | i have | do i have) left in the bank | i have | money i have | money i have in my accounts | do i have | do i have left | i have [left] | have i got | do i have in the bank | do i have in my account | do i have in total
      | is in my account | is left in my account | have i got left | do i have in my accounts | do i have available
    @isIn/0.4 = is in | is left in | is on | in | is there in | remains in | is available in | is left on
    @enough @in $account [@forWhat]
    @enough/0.9 = (is there | do i have | will i have | have i got | if i have | think i have | i have) [got] (enough | sufficient | the) [money | cash | funds]
      | i have enough money | enough money | a good amount of money | enough cash
    @haveMore {*} @in $account
    @haveMore/0.9 = (do i have | have i got | is there | are there | will i have) (more than | over | at least | less than | under | about | around)
    @whatsAvailable $account
    @howIs $account @looking
    @isIt $account @emptyWord
    @isIt/0.3 = is
    @emptyWord/0.9 = empty | overdrawn | in the red | in the black | low | negative
    ~-0.1 @finances
    @finances = (what's | what is | whats) in (the bank | my account | my accounts | my bank account) | how much (have i | i have | i've) saved [up] | how am i doing on (money | cash) | how are my finances [looking | doing] | what kind of balance do i have | how (rich | broke) am i | what are my finances
    @howIs/0.3 = how's | how is | how does | what does
    @looking/0.7 = looking | doing | look | look like
    @anyMoney [@in $account]
    @anyMoney/1.0 = (do i have | have i got | is there | do i still have) any (money | cash | funds) [left]
    @whatHave $account
    @whatHave/0.9 = [show me | tell me | see] what i have (in | on) | (what've | how much've) i got [left] (in | on) | what have i got left (in | on) | what do i have (in | on) | what have i got (in | on) | what's my total (in | on)
    @whatsAvailable/1.1 = (what's | what is | whats | see what's | what do i have | what have i got) (available | left | sitting | remaining | there) (in | on)
    @in/0.2 = in | on | with | at | within
    @forWhat/0.1 = to | for | so
    @enough $in [@forWhat {*}]
    $in = @in $account
    @enough @forWhat {*} @in $account
    @willMoney @in $account @cover {*}
    @willMoney/0.8 = (will | can | would | could | does | do) [the | my] (money | funds | amount | cash | balance)
    @cover/0.7 = cover | be enough for | pay for | be enough to
    ~0.3 @look $account [@details]
    ~0.3 @whatIs @mine $account [@details]
    @mine/0.2 = my | our
    @whatIs/0.4 = what's | what is | whats | what are | know | how is | how's | what about | how about
    @look/0.5 = check | checking | see | show | show me | tell me | give me | get | get me | view | look at | look up | display | read | pull up
      | verify | check on | list | list out | read me | find out
    @details/0.2 = details | information | info | summary | status
    @infoOn [@my] @accounts
    @infoOn/0.4 = info on | information on | details of | details on | the details of | the total of | total of | what is the total of
    @list @my @accountDetails
    @accountDetails = (account | accounts) (details | information | info | summary | status)
    ~0.2 @check [@my] {organizationName:paymentsOrganizationName} [@possessive] [@card] @balance
    @afford {*} @fromAccount2 $account
    @afford/0.8 = (can i | could i) (buy | get | purchase | pay for) | afford | i afford | can i afford
    @fromAccount2/0.3 = (with | on | from) (what's | what is | what i have) (in | on) | from | with | using | out of | within | with the money in
    @list/0.6 = show me | make a list of | get | get all | show | list | list out | see | display | what are | give me | view | list of
    @list @my @accounts
    @accounts = accounts | account | credit accounts | savings accounts | account numbers | bank accounts | account names | account list
    @howMany @pointsIn
    @howMany/0.6 = how many
    @pointsIn = (points | miles | reward points) do i have | rewards do i have
    @whats @leftOn
    @overdrawn
    @overdrawn/1.2 = am i (overdrawn | in the red | in the black)
    @whats/0.3 = what's | what is | whats
    @leftOn/0.9 = left (on | in) (that | my | the | this) account | in my account | in my bank account

    intent TransferMoney
    @transfer = transfer | trasfer | tranfer | transer | transfering | transferring | move | moving | wire
    @sendMoney/0.7 = send | put | take | deposit | shift | pay
    @funds/0.5 = everything | it all | all of it | [some | the | any | all | my | more | half | half of | most | part | the rest] [of my | of the] (money | cash | funds | amount | smoney) | an amount
    @aTransfer = [a | another | one | an | this] [bank | money | wire | account | bank account | balance | fund | funds | new | quick | private | urgent] (transfer | transfers | transference | eft)
    @make/0.5 = make | making | do | set up | initiate | schedule | help with | complete | start | send | help me with | perform | carry out
    @from/0.3 = from | out of | off | form
    @to/0.2 = to | into | in | over to | and put it in | and put into | and put it into | and transfer it to | and move it to | and put | towards
    @acct/0.3 = account | accounts | acct | card | bank account
    @whose/0 = my | the | their | someones | someone's | another's | his | her | our | another | that | this | someone else's
    # A kind of account is as good as its name.
    $fromAccount = {fromAccount} | {fromAccount=checking|saving}
    $toAccount = {toAccount} | {toAccount=checking|saving}
    $from = @from [@whose] $fromAccount [@acct]
    $into = @to [@whose] $toAccount [@acct] | $theirs
    # Whose it is does not say which account: “to my brother's savings”.
    $theirs = @to [@whose] {*} @possessive {toAccount=checking|saving} [@acct]
    # A number alone is an amount in the user's own currency.
    $amount = {transactionAmount} | {transactionAmount:number}
    @putMoney/0.7 = put | add | deposit | shift | move | stash | drop | stick | tuck
    $when = [@on] {transactionScheduledDate}
    @on/0.05 = on | for
    @justTransfer
    @justTransfer = transfer | trasfer | tranfer | transer | transfering | transferring
    @sendMoney ($amount | @funds) @to @mine {toAccount} @acctWord
    @sendMoney ($amount | @funds) [$from] $theirs [$from]
    @mine/0.2 = my | our
    @acctWord/0.6 = account | accounts | acct | fund
    @transfer (@funds | @aTransfer) [$from] [$into] [$when]
    ~-0.1 @transfer (@funds | @aTransfer)
    @transfer @funds $into $from
    @transfer [@funds | $amount] @between
    @make @aTransfer @between
    @transfer [@funds | $amount] @toOther
    @toOther/1.2 = (to | into) (my other | another of my | a different | my second) (account | accounts)
    @between/0.8 = between [my | two | the | our] [bank] accounts | from one account to another | from one place to another | from one bank to another
    @transfer [@of2] $amount [$from] [$into] [$when]
    @transfer [@of2] $amount $into $from
    @of2/0 = of | the amount of
    @transfer $from $into [$amount]
    @sendMoney $from $into $amount
    ($amount | @funds) @moved ($from [$into] | $into [$from]) [$when]
    @wantIt ($amount | @funds) @moved $into [$from]
    @wantIt/0.1 = i want | i need | i'd like
    @moved/0.9 = transferred | moved | sent | put | deposited | wired | to go | to be (moved | transferred | sent | deposited | wired) | moved over | shifted
    (@transfer | @sendMoney) [$amount | @funds] @between2 {fromAccount} @and3 {toAccount} [@acct]
    @between2/0.4 = between [my | the | our]
    @and3/0.1 = and | and my
    ~0.5 @transfer $into [$from]
    @putMoney ($amount | @funds) $into [$when]
    @sendMoney ($amount | @funds) $from [$into] [$when]
    ~0.1 @sendMoney ($amount | @funds) $into $from
    @make @aTransfer [@of2 $amount] [$from] [$into] [$when]
    @make @aTransfer [@of2 $amount] $into $from
    @make [a] $amount @aTransfer [$from] [$into] [$when]
    ~0.3 @aTransfer [@of2 $amount] $from [$into]
    @make @aTransfer @forAmount $amount [$into] [$from]
    @forAmount/0.1 = for | of | worth
    @take $amount $from @andPut $into
    @take $from $amount @andPut $into
    @take/0.6 = take | take out | withdraw | move | pull
    @andPut/0.3 = and put it | and put them | and transfer it | and move it | and deposit it | and send it

    @pay = pay | paying | pay off | pay for | settle | submit payment for | (make | submit) [a | my | the | this] [quarterly | monthly | minimum | full | partial | weekly | annual | credit card] payment (on | for | toward | towards | to) | take care of | make my payment for
      | pay down | get rid of | handle | put money towards | knock out | cover | clear | schedule a payment for | schedule payment for | schedule a payment towards
    @bill/0.8 = [credit card] (bill | bills | invoice | statement | payment | premium | dues)
    @bill2 = bill | bills | premium
    symbol creditCard = discover card | [credit] card | credit cards | visa | amex | american express | mastercard | discover card
    symbol electricity = electric | electricity | (power | light | energy) (bill | bills)
    symbol gas = gas | heating
    symbol water = water
    symbol internet = internet | wifi | broadband
    symbol phone = phone | telephone | cell phone | cellphone | mobile phone | mobile | cell
    symbol cable = cable | tv | cable tv
    symbol rent = rent
    symbol mortgage = mortgage | house payment
    symbol utilities = utility | utilities
    symbol carLoan = car [loan | payment | note] | auto loan
    symbol carLease = car lease
    symbol autoInsurance = car insurance | auto insurance
    symbol healthInsurance = health insurance | (medical | doctor | doctor's | hospital) (bill | bills)
    symbol homeInsurance = home insurance | homeowners insurance
    symbol lifeInsurance = life insurance
    symbol garbageAndRecycling = garbage | trash | recycling
    symbol sewer = sewer | sewage
    symbol studentLoan = student loan | student loans
    symbol trafficTicket = traffic ticket | speeding ticket | parking ticket
    symbol tuition = tuition | school (bill | bills | fees | fee)
    symbol musicStreaming = music | streaming | music streaming
    $billType = {billType=creditCard|electricity|gas|water|internet|phone|cable|rent|mortgage|utilities|carLoan|carLease|autoInsurance
      |healthInsurance|homeInsurance|lifeInsurance|garbageAndRecycling|sewer|studentLoan|trafficTicket|tuition|musicStreaming}
    @anyMy/0.05 = [all] [of] (my | the | our | a | an | this | that | those | these | current | monthly) [next | monthly | last | current | quarterly | upcoming]
    @otherBill/0.4 = insurance | loan | tax | taxes | property tax | hospital | dental | vet | gym | subscription | membership | daycare | hoa
    @billFrom/0.2 = from | for | with | to
    @billFor/0.2 = for | with | to
    $payable = [@anyMy] [{billPayee}] [$billType] @bill | [@anyMy] @otherBill @bill | [@anyMy] @bill @billFrom {billPayee}
      | [@anyMy] $billType @bill @billFor {billPayee} | [@anyMy] $billType | [@anyMy] $billType @and2 $billType [@bill]
      | [@anyMy] $billType @bill @and2 [@anyMy] $billType @bill
    $bill = $payable | [@anyMy] $billType @bill @billFrom {billPayee}
    @theBill/0.05 = my | the | our | this | that
    # What is named without the word bill must itself be something that is only paid for.
    $owed = {billType=electricity|rent|mortgage|utilities|carLease|autoInsurance|healthInsurance|homeInsurance|lifeInsurance
      |studentLoan|tuition}
    $namedBill = [@anyMy] @bill @billFor [@anyMy] $billType [@and2 [@anyMy] $billType] | [@anyMy] [{billPayee}] [$billType] @bill | [@anyMy] @otherBill @bill | [@anyMy] @bill @billFrom {billPayee}
      | [@anyMy] $billType @bill @billFor {billPayee} | [@anyMy] $billType @and2 $billType @bill
      | [@anyMy] $billType @bill @and2 [@anyMy] $billType @bill
    @and2/0.1 = and | plus
    $source = @fromAccount [@whose] ({fromAccount} [@acct] | @cardName)
    @cardName/0.4 = (visa | mastercard | amex | american express) [card]
    @fromAccount/0.2 = from | with | using | out of | directly from | via | through

    intent PayBill
    @pay $payable [$source] [$when]
    @pay $payable $amount [$source] [$when]
    @pay $amount @towards $payable [$source] [$when]
    ~-0.2 @putWord $amount @towardsBill $payable [$source] [$when]
    @putWord/0.6 = put | throw | send | apply | make
    @towardsBill/0.4 = towards | toward
    @pay @balanceOn $payable [$source] [$when]
    @payOff [@anyMy] $billType @theBalance
    @payOff = pay | pay off | clear | settle | pay down | zero out
    @theBalance/1.2 = balance
    @balanceOn/0.4 = [back] what i owe (on | for) | [my | the] (current | full | minimum | statement | outstanding | total) [balance | payment | amount] [due] (on | of | for | to)
    @towards/0.2 = towards | toward | on | for | to | of
    @pay [@anyMy] ($billType | @otherBill) @company
    @getWord [@anyMy] [$billType] @bill @paidEnd
    $namedBill @getsPaid
    @getsPaid/0.9 = (gets | is getting) paid | (needs | has) to (be | get) paid
    @getWord/0.8 = get | have
    @paidEnd/0.9 = paid | paid off | settled
    @pay @anyMy @otherOwed [$source] [$when]
    @otherOwed/0.7 = insurance | loan | dues
    @company/0.5 = company | people | provider
    @make3 @billPay [@to2 {billPayee}] [@of2 $amount] [$when]
    @billPay/1.2 = [a | my | the] bill (payment | payments | pay)
    @use [@whose] {fromAccount} [@acct] @toPay ($bill | {billPayee})
    @submit @to2 {billPayee} @for2 $bill
    @submit = (submit | send | make) [a | full | my] payment | pay
    @to2/0.1 = to
    @for2/0.1 = for | on
    @use/0.3 = use
    @toPay = to pay [for] | for
    @make3 [@anyMy] $billType @payment3 [$when]
    @make3/0.5 = make | schedule | submit | send | set up
    @payment3 = payment | payments | bill payment
    @helpWith $bill
    @helpWith/0.6 = help to pay | help pay | help paying | get help paying | [get | find | need] some (funds | money) to pay | help to take care of | help with | assistance with | assist with | assist me with | help paying | assist me in paying | aid me in paying

    intent SearchForBills
    @howMuchBill/0.7 = (tell me | let me know | see | show me | know | check | find out) how much | how (high | big | large | expensive) (is | was) | how much | how much is | how much are | how much was | what is | what's | whats | what are | how much for | how much will | how much do
      | tell me | let me know | check | show me | find | show | see | know | read | list | view | get | how much does | what do | look up | do i have [any]
    @howMuchBill $namedBill [@cost] [@billFrom {billPayee}] [@duePeriod]
    @howMuchBill @theBill $owed [@cost] [@duePeriod]
    # Whether something was paid is asked before it is paid again.
    @isWord @theBill $owed @paidWord [@duePeriod]
    @isWord $namedBill @paidWord [@duePeriod]
    @isWord/0.5 = is | are | was | were
    @paidWord/0.8 = [already] (paid | paid off | settled) [already | yet]
    @didPay $bill [@duePeriod]
    @didPay/1.7 = (did i | have i | did we) [already | ever] (pay | paid | pay off | paid off) | do i (have | need) to pay
    @howMuchIs $owed [@duePeriod]
    @howMuchIs/0.7 = how much (is | are | was | were)
    ~0.1 @whatBills [@duePeriod]
    @whichOf @billsAre @dueSoon [@duePeriod]
    @whichOf/0.3 = what | which
    @billsAre/0.9 = bills ((are | is) [still | left] | will be | do i have)
    @dueSoon/0.6 = outstanding | open | not paid [yet] | due | overdue | coming up | unpaid | left to pay
    @whatBills/1.3 = (what | which) bills (do i have | have i got | are there | are left) [to pay]
    @howMuchBill @anyOfMy @billBalances
    @billBalances/1.5 = bill (balances | balance | amounts | totals | statements | due dates | details)
    @howMuch3 $iPay [@inTotal] (@on2 $bill | @inBills) [@due] [@duePeriod]
    @howMuch3/0.5 = how much [in total | total | money] | what is the total [amount] | what's the total [amount] | the total [amount]
    @willI/0.3 = (do i | will i | am i | i | i'm | i am | i'll | should i) [going to | gonna | supposed to]
    @payVerb/0.3 = [have to | need to | be | have left to] (pay | paying | owe | owing)
    $iPay = @willI @payVerb
    @inTotal/0.1 = in total | total | altogether
    @inBills/0.9 = (in | on | for) [my | all my | the] bills
    @howMuchBill @anyOfMy {status=unpaid|completed} @billsOf
    @anyOfMy/0.1 = my | the | all my | all the | any of my
    @billsOf/1.5 = bills | bill | invoices
    symbol unpaid = unpaid | outstanding | open
    symbol completed = paid
    @cost/0.3 = for | cost | total | look like | this month | be | costs | going to be | altogether | combined | due
    @duePeriod/0.05 = (this | next) (week | month) | today | tomorrow | soon | this month | for this month | for the month | in total | each month
    @howMuchBill @amountOf $bill [@due]
    @amountOf/0.8 = [the] minimum (payment | amount | due) [due] (on | for | of) | [the] (amount | amounts | total | totals | cost | price | sum | sum total | due date | due dates | deadline | balance | amount due | amounts due | total amount
      | amount i owe | amount owed) [due | owed] [of | on | for | to]
    @due/0.6 = total | needs to be paid | late | past due | next due | (should | must | has to | have to) be paid | up for payment | due | owed | to be paid | overdue | be due | come due
    @whenBill $bill @due
    ~0.3 @whenBill ($namedBill | @theBill $owed)
    @whenBill/0.7 = (tell me | let me know | know | find out | check | see) when | when is | when are | when's | what day is | what date is | when does | when will | when do | is | if | are | what days are | how long until
    (@whenPay | @whenDay @doIPay) $bill [@by]
    @whenPay = when (i | we) (need | have | must | ought) [to] pay | (when is it | when is) too late to pay | what [is | 's] the (latest | last) [date | day] [that] i can pay
      | how late can i pay | the (deadline | last day) (to pay | for paying) | (when | what day | what date) i (need | have) to pay | when to pay
    @whenDay/0.4 = when | what day | what date | on what day | what days | how long | how soon | by when | at what date | what time
    @doIPay/0.6 = (do | should | must | can | am) i [have | need | supposed] [to] pay [for | off]
    @by/0.1 = by | on | this month
    @owe [@owePeriod]
    @oweAny [@duePeriod]
    @whatsDue [@duePeriod]
    @whatsDue/0.9 = (what's | what is | what all is | whats) [coming] due
    @oweAny/1.3 = do i [still] owe (anything | any money | something) | what do i [still] (need | have) to pay
    @owe [@on2] $bill [@due] [@duePeriod]
    @owe = (how much | what) [money] (do i | i | am i) (owe | owed) | how much do i have to pay | how much (do i need | i need) to pay | what i owe
      | how much will i be paying | how much am i paying | how much do i have
    @on2/0.2 = on | for | in | to | towards | on all of
    @owePeriod/0.3 = in bills | on bills | this month | for bills | on my bills | on my bills this month | in total for bills
    @do $bill @due
    ~0.1 @whichBills @due [@duePeriod]
    @whichBills/0.9 = (what | which) [of my] (bills | bill) (are | is) [coming]
    $bill @isHowMuch
    @isHowMuch/0.9 = is how much | are how much | costs how much
    @isThere @dueDate @on2 $bill
    @isThere/0.2 = is there | where do i find information on | how do i find | how do i check
    @dueDate/0.9 = a due date | the due date | when
    @isThere @dueDate $bill @due
    @when3 @oweVerb $bill
    @anyOwed $bill
    @anyOwed/1.0 = how much is (due | owed | outstanding) (on | for) | do i [still] owe anything (on | for)
    @when3/0.4 = when | what day | how much
    @oweVerb/0.8 = do i owe [on | for] | i owe [on | for]
    @howMuchBill @iOwe2 $bill
    @iOwe2/0.8 = (i | do i) owe (for | on) | i need to pay on | i need to pay for | i have to pay on | i have to pay for
    @do/0.2 = do i have | are there | are any of | have i got
    """
}
