import Testing

/// Requests in the words that people leave out, run together or spell as a recogniser hears them.
@Suite struct EnglishSpeakingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messaging, Self.calls, Self.rides, Self.sport, Self.photos) == [])
  }

  static let messaging = """
    SendMessage recipients=Bobo
      new message to Bobo
      text Bobo back
      um can you like text Bobo
      i'd appreciate if you could text Bobo
      send a whatsapp to Bobo
      contact Bobo by text
    SendMessage recipients=Bobo content=sounds good
      answer Bobo saying sounds good
      reply to Bobo's message with sounds good
      send Bobo a message that goes sounds good
      write Bobo saying sounds good
      send Bobo the following message sounds good
    SendMessage recipients=Bobo content=call me
      tell Bobo to call me
      text Bobo to call me
    SendMessage recipients=koko@banana.com[koko@banana.com] content=hello there
      message koko at banana dot com hello there
    SendMessage
      text someone
      i was gonna ask if you could send a text
    SearchForMessages senders=Bobo
      what did Bobo say
      what did Bobo last text me
      tell me what Bobo texted
      show me what Bobo wrote
      check if Bobo messaged me
      pull up the texts between me and Bobo
      messages from Bobo
      what was the last thing Bobo sent me
      did i get a reply from Bobo
      what texts have i gotten from Bobo
    SearchForMessages
      what messages do i have
      whats my latest text
      go to my messages
      play my messages
    UnsendMessages
      delete the last text i sent
      take back the message i just sent
    """

  static let calls = """
    StartCall contacts=Bobo
      skype Bobo
      get in touch with Bobo by phone
      phone Bobo please its urgent
      id like to talk to Bobo
      get Bobo on the phone
    StartCall contacts=my mom
      get my mom on the phone
      i need to get my mom on the line
    StartCall contacts=Bobo audioRoute=speakerphoneAudioRoute
      call Bobo and put it on speaker
      call Bobo on speaker
    StartCall contacts=Bobo callCapability=audioCall
      call Bobo by voice call
    StartCall contacts=Bobo destinationType=callBack
      return Bobo's call
      call Bobo back
    SearchCallHistory dateCreated=from yesterday
      calls from yesterday
    SearchCallHistory dateCreated=yesterdays
      show me yesterdays calls
    SearchCallHistory callTypes=latest
      what was my last call
    SearchCallHistory recipient=Bobo callTypes=received
      when did Bobo last call
      did Bobo call me
    """

  static let rides = """
    RequestRide
      get a taxi right now
      find me a cab nearby
      i need a cab as soon as possible
      id like a taxi
      get me the next available cab
    RequestRide dropOffLocation=the zoo
      get me to the zoo
      i wanna go to the zoo get me an uber
      going to the zoo need a taxi
      i need transportation to the zoo
    RequestRide rideOptionName=luxury
      get me an uber black
    RequestRide rideOptionName=xl dropOffLocation=the zoo
      get an xl to the zoo
    RequestRide pickupLocation=the library dropOffLocation=the zoo
      i'm at the library and i need a ride to the zoo
    RequestRide pickupLocation=the library
      send a cab to the library
      send a cab for a pickup at the library
    RequestRide partySize=3 dropOffLocation=the zoo
      we are three people and want to go to the zoo
    ListRideOptions dropOffLocation=the mall
      how much would a ride to the mall cost
    GetRideStatus
      how many minutes till my ride comes
      whats my drivers eta
      can you tell me where my driver is
      ride status
      what's taking my ride so long
    CancelRide
      never mind the taxi
      get rid of my ride
      i no longer need a cab
      i don't want a taxi anymore
      cancel my taxi i dont need it anymore
    """

  static let sport = """
    StartWorkout goalValue=30 workoutGoalUnitType=minute
      work out for 30 minutes
    StartWorkout workoutName=run goalValue=30 workoutGoalUnitType=minute
      run for half an hour
      start a run for half an hour
    StartWorkout goalValue=5000 workoutName=run workoutGoalUnitType=meter
      start a 5k run
      go on a 5 km run
    StartWorkout workoutName=pilates
      start pilates
      do a quick pilates session
    StartWorkout goalValue=60 workoutGoalUnitType=minute
      i want to work out for an hour
    EndWorkout
      i'm finished working out
    CancelWorkout workoutName=run
      scrap my run
    """

  static let photos = """
    SearchForPhotos
      go to my photos
      open my camera roll
    SearchForPhotos searchTerms=vacation
      show me my vacation photos
    SearchForPhotos searchTerms=receipts
      search my photos for receipts
      go through my pictures for receipts
    SearchForPhotos searchTerms=car
      do i have any pictures of my car
    SearchForPhotos albumName=vacation
      open the vacation album
    SearchForPhotos includedAttributes=selfie dateCreated=from 2019
      show me selfies from 2019
    StartPhotoPlayback peopleInPhoto=Bobo
      slideshow of Bobo
      play a slideshow of Bobo
    StartPhotoPlayback searchTerms=vacation
      play a slideshow of my vacation photos
    StartPhotoPlayback albumName=paris
      play the paris album as a slideshow
      play a slideshow of the album paris
    """

  @Test func whatOnlySoundsLikeOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      how do i send a message
      how do i get started with yoga
      write a poem
      text me the weather
      should i tell my boss i'm quitting
      talk to a human
      start the dishwasher
      log my weight
      track my package
      do i need an umbrella
      get me my slippers
      get me a place to live
      i want to go downtown
      are you able to answer riddles
      pause
      resume
      stop
      end it
      continue
      done
    """
}
