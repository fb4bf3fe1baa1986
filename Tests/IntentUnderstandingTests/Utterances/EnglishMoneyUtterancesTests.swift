import Testing

/// Amounts without a currency, and money between accounts, as people say them.
@Suite struct EnglishMoneyUtterancesTests {
  @Test func aNumberAloneIsAnAmount() {
    #expect(UtteranceCorpus.failures(Self.people, Self.accounts) == [])
  }

  static let people = """
    SendPayment payee=Bobo currencyAmount=20USD
      send Bobo 20
      pay Bobo 20
      pay Bobo twenty
      can you venmo Bobo 20
      lend Bobo twenty
      i owe Bobo 20
    SendPayment payee=koko currencyAmount=15USD
      send koko 15
      pay koko fifteen
      zelle koko fifteen
    SendPayment currencyAmount=100USD payee=Bobo
      send 100 to Bobo
      send a hundred to Bobo
      pay one hundred to Bobo
    SendPayment payee=Bobo currencyAmount=20USD note=pizza
      send Bobo 20 for pizza
      give Bobo 20 for pizza
    SendPayment payee=Bobo
      pay Bobo what i owe him
      pay Bobo back
    RequestPayment payer=Bobo currencyAmount=30USD
      ask Bobo for 30
      charge Bobo 30
      charge Bobo thirty
      Bobo owes me 30
      tell Bobo he owes me 30 dollars
      i need Bobo to pay me back 30 dollars
      ask Bobo to pay me the 30 dollars he owes me
      get Bobo to send me 30
      send Bobo a request for 30 dollars
    RequestPayment currencyAmount=30USD payer=Bobo
      request 30 from Bobo
      request a payment of 30 from Bobo
    """

  static let accounts = """
    TransferMoney transactionAmount=50USD toAccount=saving
      transfer 50 to savings
      put 50 in savings
      put 50 into my savings
      deposit 50 dollars into my savings account
      move 50 bucks over to savings
    TransferMoney transactionAmount=50USD toAccount=joint
      put 50 in my joint account
      send 50 to my joint account
      transfer fifty into the joint account
    TransferMoney transactionAmount=100USD fromAccount=saving toAccount=checking
      transfer 100 out of savings and into checking
      move 100 from savings to checking
      take 100 from savings and put it in checking
      withdraw 100 from savings and put it into checking
      shift a hundred from savings to checking
    TransferMoney transactionAmount=100USD
      transfer 100 between my accounts
    TransferMoney fromAccount=saving toAccount=checking
      move everything from savings to checking
    PayBill transactionAmount=50USD billType=gas
      pay 50 on my gas bill
      pay fifty towards the gas bill
    """

  @Test func billsAreAskedForByName() {
    #expect(UtteranceCorpus.failures(Self.bills) == [])
  }

  static let bills = """
    SearchForBills billType=water
      how much is my water bill
      when is the water bill due
      what is the bill for my water
      tell me when my water bill should be paid
    SearchForBills billType=electricity
      did i pay my electric bill
      have i paid the electric bill
      do i have to pay the electric bill soon
    SearchForBills billType=rent
      how much is my rent
      did i pay my rent
      when's the rent due
    SearchForBills
      what bills do i have
      what bills are due this week
      show me my bills
    SearchForAccounts accountType=saving
      how much is in my savings
      show me my savings account
      what's my savings account balance
      savings account balance
      show me what i have in savings
    SearchForAccounts accountType=checking
      checking account balance
    """

  @Test func whatOnlySoundsLikeMoneyIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      what is a wire transfer
      what is a checking account
      what is a mortgage
      when is school
      is the power on
      find my phone
      show me my phone
      find a gas station
      how much is a new phone
      how much should i spend on rent
      how do i pay a bill
      how do i send money
      can you help me move
      send twenty roses
    """
}
