#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentText

/// The time that was given last: an hour without a day after it means the same day.
struct LatestTime {
  /// A moment of speaking some hours before that time.
  ///
  /// The next hour from then is on the same day, and in the same half of it.
  let situation: Situation
  /// Moments of speaking at the beginning and at the end of that day; `nil` where no hour was given.
  private let day: (start: Situation, end: Situation)?

  /// - Parameter time: The time; `nil` where none was given.
  init(_ time: DateComponents?, in situation: Situation) {
    let calendar = situation.calendar
    func at(_ moment: Date) -> Situation {
      var other = situation
      other.now = moment
      return other
    }
    guard let time, time.hour != nil, let date = calendar.date(from: time),
      let day = calendar.dateInterval(of: .day, for: date)
    else {
      self.situation = situation
      self.day = nil
      return
    }
    self.day = (at(day.start), at(day.end - 60))
    self.situation = at(max(situation.now, date - Self.hoursAround))
  }

  private static let hoursAround: TimeInterval = 6 * 3600

  /// Those of the values that are an hour without a day, as hours on the day of that time.
  func hours(among values: [ValueSpan], in words: Words, _ spotter: ValueSpotter) -> [ValueSpan] {
    guard let day else { return [] }
    return values.compactMap { value in
      guard case .date = value.meaning, !value.isUnread else { return nil }
      let said = Words(words.source(value.words))
      func time(in situation: Situation) -> DateComponentsRange? {
        let found = spotter.spans(in: said, situation: situation).first { $0.words == 0..<said.count }
        guard case .date(let range) = found?.meaning else { return nil }
        return range
      }
      // Read at the beginning and at the end of one day, only an hour without a day has two different meanings.
      guard let first = time(in: day.start)?.startDateComponents, let next = time(in: day.end)?.startDateComponents,
        first.hour != nil, isADayBefore(first, next), let meant = time(in: situation)
      else { return nil }
      return ValueSpan(words: value.words, core: value.core, meaning: .date(meant), form: .hour)
    }
  }

  private func isADayBefore(_ one: DateComponents, _ other: DateComponents) -> Bool {
    let calendar = situation.calendar
    guard let first = calendar.date(from: one), let next = calendar.date(from: other) else { return false }
    return calendar.date(byAdding: .day, value: 1, to: first) == next
  }
}
