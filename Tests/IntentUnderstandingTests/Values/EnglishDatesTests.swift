import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct EnglishDatesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .english))

  @Test func daysAreFound() {
    #expect(corpus.failures(Self.days) == [])
  }

  static let days = """
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
    date 2026-10-21..2026-10-22
      a month ago
      one month ago
    date 2024-11-01..2024-12-01
      two years ago
      2 years ago
    """

  @Test func timesAreFound() {
    #expect(corpus.failures(Self.times) == [])
  }

  static let times = """
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
    date 2026-11-21T09:00
      now
      right now
      as soon as possible
    """
}
