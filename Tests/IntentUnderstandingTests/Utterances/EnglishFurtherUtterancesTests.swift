import Testing

/// What people say in English when they say it in yet another way.
@Suite struct EnglishFurtherUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.further) == [])
  }

  static let further = """
    RequestRide pickupLocation=the airport dropOffLocation=the hotel
      take me from the airport to the hotel
      get me from the airport to the hotel
    RequestRide pickupLocation=the airport dropOffLocation=the hotel scheduledPickupTime=by seven
      i need to get from the airport to the hotel by seven
    RequestRide dropOffLocation=the zoo
      can you drop me off at the zoo
    StartCall contacts=Patel
      call Dr. Patel
    SendMessage recipients=Mr. Johnson content=I am late
      text Mr. Johnson that I am late
    SendPayment currencyAmount=20USD payee=Mrs. Robinson note=rent
      send 20 dollars to Mrs. Robinson for rent
    ListRideOptions dropOffLocation=the harbor
      how expensive is a cab to the harbor
    RequestPayment payer=Omar currencyAmount=50USD
      i want Omar to send me the 50 dollars he owes me
    SearchForBills
      what's due this week
    StartWorkout workoutName=run
      let's run
    StartWorkout workoutName=cycle
      time to ride my bike
    StartWorkout workoutName=yoga
      open a new yoga session
    EndWorkout
      switch my workout off
    GetRideStatus
      has my lyft been assigned a driver
    SearchForPhotos searchTerms=scene
      any photos with snow
      show me photos of the hotel
    SendPayment payee=Nina currencyAmount=20USD
      slide Nina twenty dollars
      Nina needs twenty dollars send it to her
    RequestPayment payer=Omar
      get Omar to pay me back
    PayBill billType=creditCard
      clear my credit card balance
    SearchForBills
      do i owe anything this month
    RequestRide pickupLocation=the Hilton dropOffLocation=the pier
      i'd like to be picked up at the Hilton and taken to the pier
    RequestRide dropOffLocation=the arena
      i have plans to go to the arena, could you get me a cab
      a taxi to take me and my friends to the arena
    RequestRide dropOffLocation=the arena scheduledPickupTime=by 9
      i'd like to arrive at the arena by 9 and need a taxi
    ListRideOptions pickupLocation=the airport dropOffLocation=the arena
      how much would it cost for a regular uber from the airport to the arena
    GetRideStatus
      when is my cab supposed to be here
      the taxi i booked an hour ago isn't here
      i've been waiting for my ride for forty minutes
    StartWorkout workoutName=walk isOpenEnded=true
      let's start an open goal walk
    StartWorkout workoutName=run isOpenEnded=true
      start running with no goal
    PayBill billType=cable
      make sure my cable bill gets paid
    SearchForBills billType=creditCard
      what's the minimum payment on my card
    SendMessage recipients=Maya content=the match is on
      tell Maya in a text that the match is on
    SearchForMessages
      who did i text last
    StartCall contacts=Maya destinationType=redial
      can you try Maya again
    SearchCallHistory recipient=Maya callTypes=received
      has Maya tried calling me
    SearchCallHistory recipient=Maya callTypes=outgoing
      how long did i talk to Maya
    RequestRide pickupLocation=the office scheduledPickupTime=by 17 15
      i want to leave the office by 17 15 i'd like a taxi
    RequestRide partySize=6 rideOptionName=xl dropOffLocation=the vineyard
      we are a party of six looking for a van to the vineyard
    RequestRide dropOffLocation=home
      i'd appreciate a lift home
    CancelRide
      don't send the driver anymore
    StartWorkout workoutName=hiit
      fire up a HIIT workout
    PauseWorkout
      freeze my workout
    SearchForPhotos peopleInPhoto=Maya
      photos of Maya and me
      pictures of me and Maya
    SearchForPhotos dateCreated=Sunday
      what pictures did i take on Sunday
    SendPayment payee=Nina currencyAmount=18USD
      cash app Nina 18 dollars
    SearchForAccounts
      what's in the bank
    SendMessage content=we start late
      text the group we start late
    SearchCallHistory callTypes=received
      who keeps calling me
    RequestRide dropOffLocation=the stadium
      the destination is the stadium and we need a taxi
    ListRideOptions dropOffLocation=the stadium
      how much do you charge for a cab to the stadium
    CancelRide
      get rid of my taxi reservation
    SendRideFeedback rating=5
      five stars for my driver
    StartCall contacts=business
      i want to speak to the insurance company
    SendMessage recipients=Maya content=the plumber is late
      would you mind letting Maya know the plumber is late
    SendMessage content=greeting recipients=Maya
      send happy anniversary to Maya
    SearchForMessages senders=Maya
      has Maya gotten back to me
      what did Maya want in her last message
      what's that message Maya sent
    SetMessageAttribute attribute=read
      mark everything from Maya as read
    StartCall contacts=bank
      try calling the bank one more time
      put me through to the bank on Elm Street
    SearchCallHistory callTypes=received
      who was trying to reach me while we were at the beach
      who called earlier
    SearchCallHistory recipient=Maya callTypes=received
      did Maya give me a ring
    SearchCallHistory callTypes=outgoing
      what was the last number i dialed
    RequestRide pickupLocation=the gym
      i'm stuck at the gym get me a ride
      have a taxi come by the gym
    RequestRide dropOffLocation=the mall
      a ride to the mall would be great
      a taxi that will get me to the mall
      i'll be needing a cab to the mall
      we need two cabs to the mall
    RequestRide dropOffLocation=the mall scheduledPickupTime=after 9 15
      i need a cab to the mall leaving after 9 15
    RequestRide dropOffLocation=the mall scheduledPickupTime=seven thirty
      get me a cab to the mall for seven thirty
    RequestRide partySize=2 dropOffLocation=the mall
      two people going to the mall we need a ride
    ListRideOptions dropOffLocation=the mall
      what's the cheapest cab to the mall
      what would a cab to the mall set me back
    GetRideStatus
      why hasn't my cab come yet
    CancelRide
      call off the taxi for tomorrow
      my cab is no longer needed
    StartWorkout workoutName=run
      i'm heading out for a jog
    PauseWorkout
      put my workout on hold for a minute
      stop my workout for a second
    SearchForPhotos peopleInPhoto=Maya
      show me snaps of Maya
    SearchForPhotos albumName=Beach
      open the album called Beach
    SendPayment payee=Nina currencyAmount=12.5USD note=lunch
      pay Nina twelve fifty for lunch
    SendPayment payee=Nina currencyAmount=20USD
      i owe Nina 20 dollars can you send it to her
    RequestPayment payer=Omar
      ask Omar for his half of the water bill
    RequestPayment payer=Omar currencyAmount=15USD
      Omar owes me 15 dollars ask him for it
    SearchForAccounts accountType=checking
      what've i got left in checking
    """
}
