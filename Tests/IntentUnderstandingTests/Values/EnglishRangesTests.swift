import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct EnglishRangesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .english))

  @Test func rangesAreFound() {
    #expect(corpus.failures(Self.ranges) == [])
  }

  static let ranges = """
    date 2026-11-21T14:00..2026-11-21T16:00
      2-4 pm
      2 - 4 pm
      2–4pm
    date 2026-11-22T14:00..2026-11-22T16:00
      tomorrow 2-4 pm
      2-4 pm tomorrow
      between 2 and 4 pm tomorrow
      from 2 to 4 pm tomorrow
      from 2 pm to 4 pm tomorrow
    date 2026-11-21T18:00..2026-11-22T04:00
      tonight
    date 2026-11-20T18:00..2026-11-21T04:00
      last night
    date 2026-11-22T17:00..2026-11-23T00:00
      tomorrow evening
      Sunday evening
      on Sunday evening
      the evening of tomorrow
    date 2026-11-22T05:00..2026-11-22T12:00
      tomorrow morning
      tomorrow in the morning
      in the morning
    date 2026-11-21T12:00..2026-11-21T18:00
      this afternoon
      in the afternoon
    date 2026-11-21T17:00..2026-11-22T00:00
      this evening
      in the evening
    date 2026-11-16..2026-11-23
      this week
    date 2026-11-23..2026-11-30
      next week
      the coming week
    date 2026-11-09..2026-11-16
      last week
      the previous week
      the last week
    date 2026-11-01..2026-12-01
      this month
      in November
      November
      November 2026
    date 2026-12-01..2027-01-01
      next month
      in December
      December
    date 2026-10-01..2026-11-01
      last month
      October 2026
      last October
      in October 2026
    date 2026-01-01..2027-01-01
      this year
      in 2026
    date 2025-01-01..2026-01-01
      last year
      in 2025
      in the year 2025
      in twenty twenty five
    date 1998-01-01..1999-01-01
      in 1998
      in nineteen ninety eight
    date 2026-06-01..2026-09-01
      last summer
      the last summer
      summer 2026
      in the summer of 2026
    date 2027-06-01..2027-09-01
      next summer
      this summer
      in summer
    date 2025-12-01..2026-03-01
      last winter
    date 2026-11-20T18:00..2026-11-23T00:00
      this weekend
      on the weekend
      over the weekend
    date 2026-11-13T18:00..2026-11-16T00:00
      last weekend
      over the last weekend
    date 2026-11-27T18:00..2026-11-30T00:00
      next weekend
    date 2026-11-23..2026-11-26
      from Monday to Wednesday
      Monday to Wednesday
      between Monday and Wednesday
      from monday until wednesday
      Monday through Wednesday
      from next Monday to next Wednesday
    date 2026-11-21T14:00..2026-11-21T16:00
      between 2 and 4
      between 2 and 4 pm
      from 2 to 4 pm
      between two and four
      from 2pm to 4pm
      from 2-4 pm
      2pm-4pm
      14:00-16:00
      from 2 to 4
      from two until four
      today between 2 and 4
    date 2026-11-22T14:00..2026-11-22T16:00
      tomorrow between 2 and 4 pm
      tomorrow from 2 to 4
      tomorrow between 14:00 and 16:00
    date 2026-12-05..2026-12-09
      from December 5 to December 8
      from December 5th to 8th
      between the 5th of December and the 8th
      December 5th to the 8th
    date 2026-11-20..2026-11-22
      since yesterday
      since last Friday
      since Friday
    date 2026-11-16..2026-11-22
      since Monday
      since last Monday
    date ..2026-11-27
      before Friday
      before next Friday
    date ..2026-11-28
      until Friday
      by Friday
      by the end of Friday
    date ..2026-11-21T17:00
      before 5 pm
      until 5 pm
      by 5 pm
      before five
    date 2026-11-28
      after Friday
    date 2026-11-21T17:00
      after 5 pm
      after five
    date 2026-11-14..2026-11-22
      the last seven days
      in the past 7 days
      over the last week
      in the last week
    date 2026-11-18..2026-11-22
      the last three days
      in the last 3 days
      from the past three days
    date 2026-11-22..2026-11-25
      the next three days
      over the next 3 days
    date 2026-11-21T07:00..2026-11-21T09:00
      the last two hours
      in the past two hours
    date  every 1 weekly
      every week
      weekly
      each week
      once a week
    date  every 1 daily
      every day
      daily
      each day
    date  every 2 weekly
      every two weeks
      every other week
      biweekly
    date  every 1 weekly days 1
      every Monday
      each Monday
    date  every 1 weekly days 17
      every Monday and Friday
    date  every 1 weekly days 31
      every weekday
    date  every 1 monthly
      every month
      monthly
      once a month
    date  every 1 yearly
      every year
      yearly
    date 2026-11-23T09:00 every 1 weekly days 1
      every Monday at 9
      every Monday at 9 am
    date 2026-11-22T07:00 every 1 daily
      every day at 7 am
    """

  @Test func searchesReadDatesAsGoneBy() {
    var past = corpus
    past.tense = .gone
    let text = """
      date 2026-11-20..2026-11-21
        Friday
        on Friday
        on the 20th
        November 20th
      date 2026-07-04..2026-07-05
        July 4th
        on the 4th of July
      date 2026-08-01..2026-09-01
        August
        in August
      date 2026-06-01..2026-09-01
        in the summer
        this summer
      date 2026-11-21T07:00
        at 7
      """
    #expect(past.failures(text) == [])
  }

  @Test func wordsThatOnlyLookLikeValuesAreLeftAlone() {
    let text = """
      may I ask you something
      you may go
      it may rain
      they march on
      march ahead
      the blue one
      that one please
      this is the one
      one of my friends
      no one knows
      he sat down
      the sun is out
      good morning
      good evening everybody
      have a good night
      spring into action
      fall in love
      an open door
      to be or not to be
      call me back
      what is past is past
      in the garden
      at home
      on my way
      by the way
      the last of them
      the next thing
      from here to there
      between you and me
      send more bananas
      a good half
      that was a quarterback
      k thanks
      o my
      tell him hello
      """
    for line in text.split(separator: "\n") {
      let found = corpus.found(String(line))
      #expect(found.isEmpty, "\(line): \(found)")
    }
  }

  @Test func valuesAreFoundInTheirSentences() {
    func found(_ text: String) -> [String] { corpus.found(text).map { "\($0.words)=\($0.meaning)" } }
    #expect(
      found("send $20 to Bobo tomorrow at 7 pm") == [
        "$20=money 20 USD", "tomorrow at 7 pm=date 2026-11-22T19:00",
      ])
    #expect(
      found("book a ride for two at 7 tomorrow") == [
        "for two=people 2", "at 7 tomorrow=date 2026-11-22T07:00",
      ])
    #expect(
      found("I need 5 apples, 6 pears. 7 more.") == [
        "5=number 5", "6=number 6", "7=number 7",
      ])
    #expect(found("start a 30 minute run of 5 km") == ["30 minute=duration 1800.0", "5 km=distance 5000.0"])
    #expect(found("the second one") == ["second=ordinal 2"])
    #expect(found("call +49 170 1234567 now").first == "+49 170 1234567=person +491701234567")
    #expect(found("write to bobo@example.com, please") == ["bobo@example.com=person bobo@example.com"])
    #expect(found("photos from last summer in Rome") == ["from last summer=date 2026-06-01..2026-09-01"])
  }

  @Test func hostileTextIsReadInTimeAndDoesNotOverflow() {
    let texts = [
      String(repeating: "9", count: 2_000), String(repeating: "hundred ", count: 2_000),
      String(repeating: "million ", count: 2_000), String(repeating: "9 ", count: 2_000),
      String(repeating: "twenty five past ", count: 500), String(repeating: "1,", count: 5_000),
      String(repeating: "from monday to ", count: 500), String(repeating: "every ", count: 2_000),
      "in 999999999999999999 years", "99999999999999999999 hours ago", "in 999999999999 weeks",
      String(repeating: "@", count: 2_000), String(repeating: "a.", count: 2_000) + "@b.c",
      String(repeating: "+", count: 2_000), "1/0", "0/0/0", "32/32/32", "24:60", "99:99",
      String(repeating: "double ", count: 2_000), String(repeating: "$", count: 2_000),
    ]
    for text in texts {
      for span in corpus.found(text).prefix(3) { #expect(!span.meaning.isEmpty) }
    }
  }
}
