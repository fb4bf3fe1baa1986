import Testing

/// What people say in English in other data than one first thinks of: to taxi lines, to banks, to each other.
@Suite struct EnglishVariousUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.asked, Self.plain) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage recipients=Maya
      get a message to Maya
      send Maya a photo
      send a picture to Maya
      record a voice message for Maya
      send a voice message to Maya
    SendMessage recipients=Maya content=see you at eight
      send a reply to Maya saying see you at eight
    SendMessage recipients=Tom content=see you at eight
      send to Tom see you at eight
    SendMessage speakableGroupName=hiking content=i'm on my way
      tell everyone in the hiking group i'm on my way
    SendMessage content=the match is off
      let everybody know the match is off
    SendMessage recipients=Tom content=what time the train leaves
      check with Tom what time the train leaves
    SearchForMessages senders=Tom
      is there anything from Tom
      open my chat with Tom
      what does Tom's message say
    SearchForMessages attributes=unread
      any new whatsapps
    SearchForMessages senders=Maya
      show me the thread with Maya
    SearchForMessages
      who sent me that last text
      what was the last message i got
      what messages did i miss
      did i miss any texts
    SearchForMessages senders=Tom dateTimeRange=today
      show me everything Tom sent me today
    SearchForMessages searchTerms=Maya gave me the code
      find the text where Maya gave me the code
    EditMessage
      fix the typo in my last message
    """

  static let calls = """
    StartCall contacts=Tom
      call Tom about the garden party
    StartCall contacts=vet
      call the vet to ask about my cat
    StartCall contacts=Maya
      make an emergency call to Maya
    StartCall contacts=business
      call the hotel
    SearchCallHistory callTypes=received
      did anyone call while i was asleep
      what number called me last
      what's the last number that called me
    SearchCallHistory dateCreated=last night callTypes=outgoing
      which number did i call last night
    SearchCallHistory callTypes=outgoing
      who did i last call
    SearchCallHistory callTypes=latest recipient=Tom
      how long was my last call with Tom
    """

  static let rides = """
    RequestRide pickupLocation=the castle dropOffLocation=the lake
      i need a taxi to travel between the castle and the lake
    RequestRide pickupLocation=the museum dropOffLocation=the castle
      book a cab between the museum and the castle
    RequestRide pickupLocation=Elm Street dropOffLocation=the harbor
      i want to go from Elm Street to the harbor in an uber
    RequestRide pickupLocation=the castle scheduledPickupTime=nine
      i'd like to leave the castle at nine by taxi
    RequestRide pickupLocation=the library dropOffLocation=the dentist
      i'm at the library and need to get to the dentist
    RequestRide pickupLocation=the library dropOffLocation=the zoo
      i'm at the library i need to go to the zoo
    RequestRide dropOffLocation=the harbor
      a cab that will take me to the harbor
    RequestRide
      can you get someone to pick me up
    GetRideStatus
      why is my driver so late
      how come my cab is taking so long
      what's the license plate of my uber
      who is my driver
      did my driver cancel
      is the driver close
      when is my pickup
      how long will my taxi take
      any idea when my cab will be here
      i've been waiting for half an hour for my taxi
    CancelRide
      cancel my uber to the harbor
      cancel the ride i just booked
    ListRideOptions dropOffLocation=the harbor
      how much is an uber to the harbor
      compare taxi prices to the harbor
    """

  static let money = """
    SendPayment payee=Nina
      send my half of the rent to Nina
      venmo Nina
    RequestPayment payer=Omar currencyAmount=30USD
      ask Omar to venmo me 30 dollars
      send a request to Omar for 30 dollars
    PayBill transactionAmount=100USD billType=electricity
      put 100 dollars towards my electric bill
    SearchForAccounts
      how much have i got left in the bank
      what's the total in all my accounts
    SearchForBills
      are any of my bills late
    SearchForBills billType=gas
      how high is my heating bill this month
    SearchForAccounts accountNickname=vacation
      balance on my vacation account
    TransferMoney transactionAmount=100USD toAccount=checking
      transfer 100 dollars to my brother's checking account
    TransferMoney transactionAmount=50USD toAccount=saving
      send 50 dollars to Nina's savings account
    TransferMoney toAccount=checking
      make a transfer to Nina's checking account
    """

  static let asked = """
    SearchCallHistory callTypes=received
      can you tell me who called while i was out
      do you know who called me
    SearchForMessages
      tell me who texted me
      can you tell me what the last message says
      did he text me back
      which of my friends texted me
      repeat the last message
    SearchForBills billType=gas
      let me know how much my gas bill is
      do i owe anything on my gas bill
    SearchForBills billType=rent
      could you tell me when i have to pay my rent
    SearchForBills
      i want to know what bills are due
    SearchForAccounts
      can you tell me what my balance is
      how are my finances looking
    SearchForAccounts accountType=checking
      i wonder how much i have in checking
    GetRideStatus
      tell me how long until my ride is here
      could you check how far away my driver is
      is my cab on time
    ListRideOptions dropOffLocation=the harbor
      tell me how much a taxi to the harbor is
    SearchForBills billType=creditCard
      how much is due on my credit card
    PayBill billType=creditCard
      pay what i owe on my visa
    TransferMoney transactionAmount=50USD
      transfer 50 dollars to my other account
    SendMessage recipients=Maya
      send Maya a thumbs up
    RequestRide partySize=6
      i need a cab that seats six
    RequestRide dropOffLocation=the hospital on King Street
      take me to the hospital on King Street
    RequestRide dropOffLocation=the hotel by the lake
      order an uber to the hotel by the lake
    """

  static let plain = """
    SearchForMessages
      who was that text from
      has anybody texted
      any messages while i was driving
      what's the newest message in my inbox
    StartCall contacts=Tom
      gimme Tom on the phone
      can you put a call in to Tom
    SearchCallHistory recipient=Tom callTypes=received
      was that Tom calling
      how many times did Tom call
    SearchCallHistory callTypes=latest
      what's my most recent call
    RequestRide dropOffLocation=home
      uber me home
    GetRideStatus
      how many minutes away is my driver
      how's my ride coming along
      what kind of car is my uber
      what is my driver's name
      has my cab been dispatched
    SendPayment payee=Nina currencyAmount=20USD note=gas
      throw Nina twenty for gas
    SendPayment payee=Nina note=the tickets
      square up with Nina for the tickets
    SendPayment currencyAmount=20USD note=the gift
      chip in 20 dollars for the gift
    RequestPayment currencyAmount=15USD payer=Omar note=lunch
      i need 15 dollars from Omar for lunch
    TransferMoney transactionAmount=100USD toAccount=saving
      stash 100 dollars in my savings
    TransferMoney transactionAmount=200USD fromAccount=saving toAccount=checking
      pull 200 out of savings and put it in checking
    SearchForAccounts
      how much cash is in the bank
    SearchForAccounts accountType=checking
      is my checking account empty
    PayBill billType=electricity
      get my electric bill paid
    SearchForBills billType=rent
      is the rent paid
    EndWorkout
      i'm done working out
    EndWorkout workoutName=walk
      i finished my walk
    PauseWorkout
      give me a break from my workout
    ResumeWorkout
      start my workout again
    StartPhotoPlayback
      slideshow please
    SearchForMessages attributes=unread
      show texts i haven't read
    SearchForMessages searchTerms=the door code
      where's the message with the door code
    SearchCallHistory callTypes=received
      have any calls come in
    RequestRide pickupLocation=the harbor scheduledPickupTime=four
      can a taxi pick me up from the harbor at four
    SendPayment payee=Nina currencyAmount=40USD
      pay Nina back the 40 dollars i owe her
    TransferMoney transactionAmount=50USD toAccount=saving
      i want 50 dollars moved to savings
    """

  static let others = """
    nothing
      i want to go from Boston to Denver on a train
      how do i get from the airport to the hotel
      call the elevator
      how many contacts do i have
      write a poem
      how many photos can i store
      cancel my dinner reservation
      reply to Maya's email
      what did the mayor say today
      what did the judge say yesterday
      set an alarm for when my cab comes
      a car for three days
      pay attention
      pay attention to the road
      call the shots
      pay your respects
      make my phone ring
      my phone is lost can you make it ring
      ring the doorbell
      dial up the heat
      is uber safe
      who is the ceo of uber
      can i send money to another country
      where is my car parked
      undo
      do you know how to make a phone call
      tell me how to pay my bills online
      can you tell me why my transfer failed
      tell me when my package arrives
      let me know if anything changes
      tell me about the history of taxis
      should i go for a run
      gimme a break
      drop it
      what color is my car
      how's my car doing
      pick up milk at the store
      i finished my homework
      start the music again
      ask for the moon
      can i pay in installments
    """
}
