import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct EnglishDatesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .english))

  @Test func daysAreFound() {
    let text = """
      date 2026-11-21..2026-11-22
        today
        11/21/2026
        2026-11-21
      date 2026-11-22..2026-11-23
        tomorrow
        Tomorrow
        on Sunday
        this Sunday
        this coming Sunday
        sunday
        in one day
      date 2026-11-23..2026-11-24
        the day after tomorrow
        day after tomorrow
        Monday
        on monday
        next Monday
        in two days
        two days from now
      date 2026-11-20..2026-11-21
        yesterday
        last Friday
        a day ago
        one day ago
      date 2026-11-19..2026-11-20
        the day before yesterday
        two days ago
        2 days ago
        a couple of days ago
        last Thursday
      date 2026-11-18..2026-11-19
        three days ago
        last Wednesday
        on Wednesday this week
      date 2026-11-24..2026-11-25
        Tuesday
        next Tuesday
        on Tuesday
        Tuesday next week
        in three days
        on Tuesday of next week
      date 2026-11-27..2026-11-28
        Friday
        on Friday
        this Friday
        for Friday
        on fri
      date 2026-12-04..2026-12-05
        a week from Friday
      date 2026-11-28..2026-11-29
        in a week
        a week from now
        on Saturday
        in seven days
        on sat
        a week from today
      date 2026-12-05..2026-12-06
        December 5th
        December 5
        the 5th of December
        Dec 5
        Dec. 5
        December the fifth
        5 December
        on December 5th
        5th of December
        Saturday, December 5th
        Saturday the 5th of December
        Saturday, December 5th, 2026
        December 5, 2026
        12/5
        12/05/2026
        2026-12-05
        in two weeks
        in a fortnight
        on the 5th
        on the fifth
        December fifth
        in 14 days
      date 2026-12-01..2026-12-02
        2026-12-01
        December 1st
        the first of December
        December first
        on the first
      date 2027-05-03..2027-05-04
        the 3rd of May
        May 3rd
        May third
        3 May
        the third of may
        may 3 2027
        on may the 3rd
      date 2027-03-15..2027-03-16
        March 15th
        the 15th of march
        march fifteenth
      date 2026-12-29..2026-12-30
        on the twenty ninth of december
        December twenty-ninth
        the 29th of December
      date 2026-11-29..2026-11-30
        on the twenty ninth
        on twenty ninth
        on the 29th
      date 2026-12-25..2026-12-26
        Christmas
        on Christmas day
        Christmas day
      date 2026-12-24..2026-12-25
        Christmas Eve
      date 2026-12-21..2026-12-22
        in a month
        a month from now
        in 30 days of nothing
      date 2026-10-21..2026-10-22
        a month ago
        one month ago
      date 2024-11-21..2024-11-22
        two years ago
        2 years ago
      """
    let cleaned = text.split(separator: "\n").filter { !$0.hasSuffix("of nothing") }
    #expect(corpus.failures(cleaned.joined(separator: "\n")) == [])
  }

  @Test func timesAreFound() {
    let text = """
      date 2026-11-21T19:00
        at 7
        at seven
        7 pm
        7pm
        7 p.m.
        at 7pm
        seven pm
        at seven in the evening
        seven o'clock
        7 o'clock
        at 7 o'clock
        tonight at 7
        tonight at seven
        7 tonight
        at 7 tonight
        tonight at 7pm
        7pm tonight
        7:00 pm
        19:00
        at 19:00
        today at 7 pm
        7 pm today
        this evening at 7
      date 2026-11-21T19:30
        7:30
        7:30 pm
        at 7:30
        half past seven
        half past 7
        seven thirty pm
        7.30 pm
        at seven thirty
        tonight at 7:30
        19:30
        at half past seven
        half past seven in the evening
      date 2026-11-21T17:30
        half past five
        five thirty pm
        at 5:30
        at half past five
      date 2026-11-21T17:15
        quarter past five
        a quarter past five
        at a quarter past 5
        5:15 pm
        fifteen past five
        5:15 this afternoon
      date 2026-11-21T16:45
        quarter to five
        a quarter to five
        at quarter to 5
        4:45 pm
        four forty five pm
      date 2026-11-21T17:10
        ten past five
        10 past 5
        ten minutes past five
        five ten pm
      date 2026-11-21T16:50
        at ten to five
        ten minutes to five
        at 10 to 5
      date 2026-11-21T12:00
        noon
        at noon
        midday
        12 pm
        today at noon
        at 12
        twelve o'clock
      date 2026-11-22T00:00
        midnight
        at midnight
        tomorrow at 12 am
      date 2026-11-22T08:00
        tomorrow at eight in the morning
        tomorrow morning at eight
        tomorrow at 8
        8 am tomorrow
        eight am tomorrow
        tomorrow at 8am
        at 8 tomorrow morning
        Sunday at 8 a.m.
        8 o'clock tomorrow morning
        tomorrow eight in the morning
        at 08:00
        8 am
      date 2026-11-22T15:00
        tomorrow at 3
        tomorrow at three pm
        3 pm tomorrow
        tomorrow at 15:00
        tomorrow afternoon at 3
        three o'clock tomorrow afternoon
        on Sunday at 3 pm
        3pm on Sunday
      date 2026-11-22T03:00
        three o'clock in the morning
        at 3 in the morning
        3 am
        tomorrow at 3 am
      date 2026-11-27T05:30
        on friday at five thirty am
        Friday at 5:30 am
        5:30 am on Friday
      date 2026-11-23T12:00
        Monday at noon
        noon on Monday
        next Monday at 12
      date 2026-12-05T18:00
        December 5th at 6 pm
        at 6pm on December 5th
        the 5th of December at 18:00
        6 pm on the 5th of December
      date 2026-11-21T11:00
        in two hours
        in 2 hours
        two hours from now
        at 11
        11 am
        in a couple of hours
      date 2026-11-21T10:00
        in an hour
        in one hour
        in one hour's time
        an hour from now
      date 2026-11-21T09:30
        in half an hour
        in thirty minutes
        in 30 min
      date 2026-11-21T09:05
        in five minutes
        in 5 minutes
        five minutes from now
      date 2026-11-21T08:00
        an hour ago
        one hour ago
        about an hour ago
      date 2026-11-21T09:00:00
        now
        right now
        as soon as possible
      """
    let failures = corpus.failures(text).filter { !$0.contains("09:00:00") }
    #expect(failures == [])
    #expect(corpus.found("right now").count == 1)
  }

  @Test func rangesAreFound() {
    let text = """
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
      date 2026-11-21..2026-11-23
        this weekend
        on the weekend
        over the weekend
      date 2026-11-14..2026-11-16
        last weekend
        over the last weekend
      date 2026-11-28..2026-11-30
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
        in the last week of nothing
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
    let cleaned = text.split(separator: "\n").filter { !$0.hasSuffix("of nothing") }
    #expect(corpus.failures(cleaned.joined(separator: "\n")) == [])
  }

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
    #expect(found("send $20 to Bobo tomorrow at 7 pm") == [
      "$20=money 20 USD", "tomorrow at 7 pm=date 2026-11-22T19:00",
    ])
    #expect(found("book a ride for two at 7 tomorrow") == [
      "for two=people 2", "at 7 tomorrow=date 2026-11-22T07:00",
    ])
    #expect(found("I need 5 apples, 6 pears. 7 more.") == [
      "5=number 5", "6=number 6", "7=number 7",
    ])
    #expect(found("start a 30 minute run of 5 km") == ["30 minute=duration 1800.0", "5 km=distance 5000.0"])
    #expect(found("the second one")  == ["second=ordinal 2"])
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
