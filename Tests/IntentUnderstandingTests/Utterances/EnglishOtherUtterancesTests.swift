import Testing

/// What people say in English to other assistants, and figures of speech that only sound like a request.
@Suite struct EnglishOtherUtterancesTests {
  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      remind me to call Tom
      set a reminder to text Maya at five
      email Tom that i'm late
      send an email to Maya
      how do i apply for a credit card
      what's the interest rate on savings accounts
      book me a train ticket to Boston
      reserve a table for four at eight
      play the new album by the beatles
      how are you doing today
      pay me a compliment
      call it a day
      let's call it a night
      open the text file on my desktop
      picture this
      picture this you're on a beach
      ride out the storm
      let's ride out the storm together
      take me through the steps
      make the text bigger
      increase the text size
      put 50 in the microwave
      stop the music
      pause the movie
      end of the world
      run the diagnostics
      run the dishwasher
      walk me through it
      show me the way
      show me the weather
      show me the news
      send in the clowns
      that was a close call
      give me a break
      give me a hand
      give me a minute
      tell me about yourself
      tell me the time
      ask me anything
      what does transfer mean
      transfer my call to an agent
      how do i cancel my card
      i lost my credit card
      order me a pizza
      book a hotel in Paris
      book a flight to Rome
      rent a car for the weekend
      turn on the lights
      set an alarm for six
      how far is the airport
      what's the traffic like to work
      directions to the museum
      what's twenty dollars in euros
      how many calories in a banana
      take a picture
      take a photo
      take a selfie
      delete my photos
      print the photos
      share this picture on instagram
      draw me a picture of a cat
      read me a story
      read the news
      read my email
      who is the president
      who called the election
      i got a new phone
      my phone is broken
      charge my phone
      pay it forward
      money can't buy happiness
      run a mile in my shoes
      hang in there
      hang up the painting
      pick up some milk
      pick up the dry cleaning
      answer the question
      answer my question please
      send help
      start the car
      start over
      finish your homework
      cancel my hotel booking
      cancel the meeting
      schedule a meeting with Tom
      what time does the train leave
      when does the bus come
      is there a bus to downtown
      how do i get a loan
      open a savings account
      close my account
      report fraud on my card
      what's my credit limit
      i want to order checks
    """
}
