import Testing

/// English requests as people make them, heard by an interpreter of six languages that is told no language.
@Suite struct EnglishUtteranceCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messaging, Self.calls, Self.rides, Self.money, Self.sport) == [])
  }

  static let messaging = """
    SendMessage recipients=Bobo
      send a message to Bobo
      could you maybe send Bobo a message
      i was wondering if you could send a message to Bobo
      is there any way to send Bobo a text
      would you mind sending a text to Bobo
      i'd appreciate it if you could message Bobo
      i gotta text Bobo
      let's send Bobo a message
      can i get you to text Bobo
      hey um text Bobo please
      do me a favor and message Bobo
      shoot Bobo a text
      drop Bobo a line
    SendMessage recipients=Bobo content=the bananas are here
      tell Bobo the bananas are here
      text Bobo that the bananas are here
      let Bobo know that the bananas are here
      send Bobo a message saying the bananas are here
      message Bobo the bananas are here
      can you let Bobo know the bananas are here
      shoot Bobo a text that says the bananas are here
      i need Bobo to know that the bananas are here
      make sure Bobo knows that the bananas are here
      pass a message to Bobo saying the bananas are here
      write to Bobo and say the bananas are here
    SearchForMessages
      read my messages
      can you check my messages
      show me my texts
      i'd like to hear my messages
      go through my messages
    SearchForMessages attributes=unread
      do i have any new messages
      any unread messages
      read me my unread texts
      are there any new messages
      how many unread messages do i have
    SearchForMessages senders=Bobo
      read the messages from Bobo
      find messages from Bobo
      did Bobo text me
      has Bobo replied
      anything from Bobo
      what did Bobo say to me
      any word from Bobo
    SetMessageAttribute attribute=read
      mark it as read
      mark the message as read
      mark all messages as read
    """

  static let calls = """
    StartCall contacts=Bobo
      call Bobo
      give Bobo a ring
      can you get Bobo on the phone
      i need to talk to Bobo
      put me through to Bobo
      i'd like to speak with Bobo
      get me Bobo on the line
      please phone Bobo for me
      i was hoping to talk to Bobo
      would it be possible to call Bobo
      get in touch with Bobo
    StartCall callCapability=videoCall contacts=Bobo
      video call Bobo
      start a video call with Bobo
      facetime Bobo
      let's do a video call with Bobo
    StartCall contacts=Bobo[mobile]
      call Bobo's cell
      call Bobo on his mobile
    StartCall destinationType=redial
      redial
      call the last number again
    SearchCallHistory callTypes=missed
      show my missed calls
      did i miss any calls
      do i have any missed calls
      how many missed calls do i have
      who called while i was out? show missed calls
    HangUpCall
      hang up
      end the call
      please hang up the phone
    AnswerCall
      answer the phone
      pick up the call
      accept the call
    """

  static let rides = """
    RequestRide
      get me a cab
      i need a ride
      i could use a lift
      could you call me a taxi
      is there a taxi available
      are there any cabs nearby
      i'd like a taxi please
      can i get an uber
      help me get a ride
      i'm in desperate need of a ride
      i want to order a cab
      would it be possible to book a ride
      taxi please
      pick me up
    RequestRide dropOffLocation=the airport
      take me to the airport
      i need to get to the airport
      book a ride to the airport
      get me a taxi to the airport
      i'm going to the airport and i need a cab
      call an uber to the airport
      i have to go to the airport by taxi
      order a cab with the destination set to the airport
      can someone drive me to the airport
      could you arrange a ride for me to the airport
    RequestRide partySize=3
      book a cab for three people
      i need a taxi for three
      get us a ride for 3 people
      order a taxi for a party of three
    GetRideStatus
      where is my ride
      when will my taxi be here
      how long until my cab gets here
      i've been waiting for my ride forever
      my taxi still hasn't arrived
      did you forget about my ride
      can you check on my cab
      tell me the status of my ride
      is my driver on the way
      any update on my taxi
    CancelRide
      cancel my ride
      i don't need the taxi anymore
      call off the cab
      i changed my mind, i don't need a ride anymore
      please cancel the ride i booked
      forget about my taxi
      i no longer need a ride
    """

  static let money = """
    SendPayment payee=Bobo currencyAmount=20USD
      pay Bobo $20
      send Bobo twenty bucks
      i owe Bobo 20 dollars
      give Bobo 20 dollars
      pay Bobo back 20 dollars
      can you send Bobo $20
      i'd like to pay Bobo twenty dollars
      shoot Bobo 20 bucks
    SendPayment currencyAmount=20USD payee=Bobo
      send $20 to Bobo
      transfer 20 dollars to Bobo
      make a payment of $20 to Bobo
      send over twenty bucks to Bobo
    RequestPayment payer=Bobo currencyAmount=20USD
      charge Bobo 20 dollars
      ask Bobo to pay me $20
      Bobo owes me 20 bucks
      have Bobo pay me 20 dollars
      send Bobo a request for payment of $20
    RequestPayment currencyAmount=20USD payer=Bobo
      request $20 from Bobo
      collect 20 dollars from Bobo
      get 20 bucks back from Bobo
    SearchForAccounts
      what's my balance
      how much money have i got left
      check my balance
      i was wondering how much money i have left in my account
      tell me my account balance
      how's my account looking
      do i have any money left
      what's left in my account
      do i have enough money in my account
    SearchForAccounts accountType=checking
      how much is there in my checking account
      what's available in my checking
      check the balance of my checking account
      what do i have in checking
    PayBill billType=electricity
      pay my electric bill
      take care of the electric bill
      i need to pay the electricity bill
      can you help me pay my electric bill
      settle my power bill
      make a payment on my electric bill
    PayBill billType=rent
      pay the rent
      pay my rent
    SearchForBills billType=electricity
      how much is my electric bill
      when is my electric bill due
      what do i owe for electricity
      when do i have to pay the electric bill
      what's the total on my electric bill
    TransferMoney
      transfer money
      let me make a transfer real quick
      can you help me transfer some money
      move some money around
    TransferMoney transactionAmount=100USD fromAccount=checking toAccount=saving
      transfer $100 from checking to savings
      move 100 dollars from my checking account to my savings account
      take $100 out of checking and put it in savings
      i want 100 dollars moved from my checking to my savings
      shift $100 from checking into savings
    """

  static let sport = """
    StartWorkout
      start a workout
      let's work out
      i want to start my workout
      begin a workout
      track my workout
    StartWorkout workoutName=run
      start a run
      i'm going for a run
      let's go for a run
      track my run
    PauseWorkout
      pause my workout
      put my workout on hold
      take a break from my workout
    ResumeWorkout
      resume my workout
      continue my workout
      back to my workout
    EndWorkout
      end my workout
      i'm done with my workout
      finish my workout
      that's it for my workout
    CancelWorkout
      cancel my workout
      discard this workout
    SearchForPhotos
      show me my photos
      find my pictures
      i want to see my photos
      pull up my pics
    SearchForPhotos peopleInPhoto=Bobo
      show me photos of Bobo
      find pictures with Bobo
      do i have any photos of Bobo
    StartPhotoPlayback
      start a slideshow
      play a slideshow
      i'd like to watch a slideshow
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others, Self.otherMoney) == [])
  }

  static let others = """
    nothing
      remind me to call Bobo at noon
      what's the weather like on Sunday
      play the new album
      set a timer for twelve minutes
      wake me up at six
      send an email to Bobo
      book a hotel in Boston
      find me a flight to Denver
      when does the next train to Leeds leave
      turn off the living room light
      add milk to the shopping list
      how old is the president
      tell me a joke
      what's on my calendar tomorrow
      reserve a table for four
      how are you today
      translate good morning to Italian
      how do you make pancakes
      is there traffic on the highway
      who won the game last night
      i need a rental car for the weekend
      what's the capital of Peru
      order a pizza with mushrooms
      where did i leave my keys
      read me the news
      put on some jazz
      how far is the moon
      find a good sushi place
      schedule a meeting with Bobo
      change your name to Koko
    """

  static let otherMoney = """
    nothing
      i lost my card
      freeze my account
      how do i change my pin
      what's the interest rate on my mortgage
      apply for a loan
      why was my card declined
      what's my credit score
      when does my card expire
      what's the exchange rate for euros
      report a fraud on my account
      how do i do my taxes
      order new checks
    """
}
