import Testing

/// What people say in English on any day, run-on stories among it.
@Suite struct EnglishDailyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport) == [])
  }

  static let messages = """
    SendMessage recipients=Maya content=i'm running ten minutes late
      hey can you tell Maya i'm running ten minutes late
      text Maya i'm running ten minutes late
      uh message Maya that i'm running ten minutes late
      send a quick text to Maya saying i'm running ten minutes late
      drop Maya a text that i'm running ten minutes late
      get a message to Maya that i'm running ten minutes late
      could somebody text Maya i'm running ten minutes late
      i need you to text Maya and tell her i'm running ten minutes late
      please inform Maya that i'm running ten minutes late
      send Maya the message i'm running ten minutes late
    SendMessage recipients=Maya
      i wanna text Maya
      start a text to Maya
      compose a message for Maya
      new text to Maya
      i have to message Maya real quick
      write Maya a text
    SendMessage recipients=my sister content=the package arrived
      tell my sister the package arrived
      text my sister the package arrived
      shoot my sister a text saying the package arrived
    SendMessage recipients=Maya recipients=Tom content=dinner is at eight
      tell Maya and Tom that dinner is at eight
      let both Maya and Tom know dinner is at eight
    SendMessage recipients=Tom content=if he wants pizza tonight
      ask Tom if he wants pizza tonight
    SendMessage recipients=Tom content=where he parked the car
      ask Tom where he parked the car
    SendMessage recipients=Tom content=pick up the kids at four
      tell Tom to pick up the kids at four
    SendMessage recipients=Tom content=on my way
      reply to Tom with on my way
      answer Tom's message with on my way
      text Tom back on my way
    SendMessage recipients=Tom content=a happy birthday
      wish Tom a happy birthday
    SendMessage content=happy birthday recipients=Tom
      say happy birthday to Tom
    SearchForMessages attributes=unread
      any new texts
      go over my unread messages
    SearchForMessages
      did anyone text me
      read out my last message
      check whether i've got messages
    SearchForMessages senders=Tom
      what did Tom text me
      show me what Tom sent me
      did Tom ever write back
      find the texts Tom sent me
      have i heard back from Tom
    """

  static let calls = """
    StartCall contacts=Tom
      give Tom a call please
      could you ring Tom for me
      get Tom on the phone
      put Tom on the line
      i need to get ahold of Tom
      dial Tom's number
      i wanna talk to Tom
      phone Tom up
      try calling Tom
      make a phone call to Tom
    StartCall contacts=Tom contacts=Maya
      start a group call with Tom and Maya
      call Tom and Maya
      conference call Tom and Maya
    StartCall callCapability=videoCall contacts=Tom
      video chat Tom
      facetime Tom
      start a video call with Tom
    StartCall contacts=Tom callCapability=videoCall
      call Tom on video
    StartCall contacts=my mom[work]
      call my mom at work
    StartCall contacts=my mom
      ring my mom
    StartCall destinationType=callBack
      call back the last person who called
    StartCall
      make a call
    StartCall contacts=5550192[5550192]
      dial 555 0192
    StartCall destinationType=voicemail
      call voicemail
    SearchCallHistory callTypes=received
      who called while i was out
      who's been calling me
    SearchCallHistory callTypes=missed recipient=Tom
      any missed calls from Tom
    """

  static let rides = """
    RequestRide dropOffLocation=the airport
      get me a cab to the airport
      book me a taxi to the airport
      can i get a lift to the airport
      could you call me a car to the airport
      order an uber to the airport
      how about getting me a cab to the airport
      need a taxi to the airport
      i'd like to be driven to the airport
      find me someone to drive me to the airport
      drive me to the airport please
    RequestRide dropOffLocation=the train station scheduledPickupTime=6 am tomorrow
      book a cab to the train station for 6 am tomorrow
      i'll need a taxi to the train station at 6 am tomorrow
      reserve a ride to the train station at 6 am tomorrow
    RequestRide pickupLocation=12 Elm Street dropOffLocation=the mall
      pick me up at 12 Elm Street and take me to the mall
      get a taxi from 12 Elm Street to the mall
      i'm at 12 Elm Street and need a ride to the mall
      send a car to 12 Elm Street to take me to the mall
    RequestRide partySize=4 dropOffLocation=the stadium
      we need a cab for four people to the stadium
      there are four of us and we need to get to the stadium
      ride for four to the stadium
    RequestRide dropOffLocation=home
      get me home
      i need a ride home
      take me home please
      call me a cab to go home
    RequestRide dropOffLocation=the garage
      my car broke down so I need you to get me a cab to the garage
      my bike has a flat so get me a taxi to the garage
      i missed the bus can you get me a cab to the garage
    RequestRide scheduledPickupTime=2-4 pm
      book me a taxi 2-4 pm
    RequestRide scheduledPickupTime=half past five
      order a cab for half past five
    RequestRide rideOptionName=pool dropOffLocation=downtown
      book a pool ride to downtown
    GetRideStatus
      how far away is my driver
      when is my cab getting here
      is my driver close
      my uber still isn't here
      how long till my ride shows up
    CancelRide
      i don't need the cab anymore
      call off the taxi
      please cancel the uber i ordered
      forget about the ride
    ListRideOptions dropOffLocation=the airport
      how much is a cab to the airport
      what would a taxi to the airport cost
    """

  static let money = """
    SendPayment payee=Nina currencyAmount=20USD
      pay Nina 20 dollars
      give Nina 20 dollars
      i want to give Nina 20 dollars
      shoot Nina 20 dollars
      slip Nina twenty bucks
      venmo Nina twenty bucks
    SendPayment currencyAmount=20USD payee=Nina
      send 20 dollars to Nina
      pay back the 20 dollars i owe Nina
      make a payment of 20 dollars to Nina
      can you send twenty bucks over to Nina
    SendPayment payee=Nina currencyAmount=15USD note=lunch
      send Nina $15 for lunch
    SendPayment payee=Nina currencyAmount=15USD note=the tickets
      pay Nina $15 for the tickets
    SendPayment payee=Nina
      i need to pay Nina
      pay Nina back
      send money to Nina
    RequestPayment currencyAmount=30USD payer=Omar
      request 30 dollars from Omar
      get 30 dollars from Omar
    RequestPayment payer=Omar currencyAmount=30USD
      ask Omar for 30 dollars
      charge Omar 30 dollars
      tell Omar to pay me 30 dollars
      Omar owes me 30 dollars
      remind Omar to pay me back the 30 dollars
      have Omar send me 30 dollars
    TransferMoney toAccount=saving
      transfer to savings
      transfer money to savings
      move money into savings
      put some money in my savings
      move some cash to savings
    TransferMoney fromAccount=checking toAccount=saving
      transfer from checking to savings
      move money from checking to savings
    TransferMoney transactionAmount=200USD fromAccount=checking toAccount=saving
      move 200 dollars from checking to savings
      take 200 dollars out of checking and put it in savings
      i want 200 dollars moved from checking into savings
    TransferMoney transactionAmount=200USD toAccount=saving fromAccount=checking
      transfer 200 dollars to savings from checking
    SearchForAccounts accountType=saving
      check my savings balance
    SearchForAccounts accountType=checking
      how much have i got left in checking
    PayBill billType=water fromAccount=checking
      pay the water bill with checking
    PayBill billType=phone
      i need to take care of the phone bill
    PayBill billType=creditCard
      go ahead and pay my credit card bill
    PayBill billType=gas
      settle my gas bill
    SearchForBills
      what bills do i have to pay
    SearchForBills billType=phone
      did i pay my phone bill
    """

  static let sport = """
    StartWorkout workoutName=run
      i'm going for a jog
    StartWorkout workoutName=yoga
      begin my yoga session
    StartWorkout workoutLocationType=outdoor workoutName=walk
      start an outdoor walk
    StartWorkout workoutName=cycle
      track my bike ride
    StartWorkout goalValue=30 workoutGoalUnitType=minute workoutName=swim
      start a thirty minute swim
    PauseWorkout
      pause the workout
    ResumeWorkout
      pick my workout back up
    ResumeWorkout workoutName=run
      continue my run
    EndWorkout
      stop my workout
    EndWorkout workoutName=run
      i'm done with my run
    EndWorkout workoutName=yoga
      finish the yoga session
    CancelWorkout workoutName=run
      scrap this run
    SearchForPhotos dateCreated=from last summer
      show me photos from last summer
    SearchForPhotos searchTerms=dog
      find my pictures of the dog
    SearchForPhotos peopleInPhoto=Maya locationCreated=Rome
      pictures of Maya in Rome
    SearchForPhotos dateCreated=yesterday
      photos i took yesterday
    SearchForPhotos locationCreated=Paris
      pull up the photos from Paris
    SearchForPhotos albumName=vacation
      show me the album vacation
    SearchForPhotos includedAttributes=selfie dateCreated=from last week
      show the selfies from last week
    SearchForPhotos peopleInPhoto=my daughter
      find pics of my daughter
    StartPhotoPlayback albumName=vacation
      start a slideshow of the album vacation
    """
}
