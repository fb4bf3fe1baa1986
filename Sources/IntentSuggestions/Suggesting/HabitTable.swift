#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// What the user does again and again, and when and where; laid out so that all of it is weighed in one pass.
///
/// A habit's score at a moment and a place is the sum over its interactions of
/// `recency · time · day · place`, where
/// - recency is `2^(−age / 14 days)`,
/// - time is `1 − Δ / 3 h` for a difference Δ of the times of day, at least 0.1,
/// - day is 1 on the same day of the week, 0.6 where both are weekdays or both at the weekend, else 0.2,
/// - place is 1 within 200 m, 0.5 where either place is unknown, else 0.2.
struct HabitTable {
  /// Something that is done again and again in an app.
  struct Habit {
    var app: String
    var intent: IntentName
    /// What is the same each time.
    var key: String
    /// The number of the last donation.
    var last: Int
    var lastDate: Date
    var count = 0
  }

  /// One interaction as it is weighed.
  private struct Entry {
    var habit: Int32
    var place: Int16
    var slot: Int16
    /// `2^(date / 14 days)`, from the reference date on: what all share at a moment falls out of the comparison.
    var weight: Double
  }

  private(set) var habits: [Habit] = []
  private var numbers: [String: Int32] = [:]
  private var entries: [Entry] = []
  private var places: [Coordinate] = []
  /// The numbers of the places by the square that they lie in.
  private var squares: [Square: [Int]] = [:]

  /// A part of the earth of about 500 m, so that a place nearby lies in the same or one beside it.
  private struct Square: Hashable {
    var north: Int
    var east: Int

    init(_ coordinate: Coordinate, north: Int = 0, east: Int = 0) {
      self.north = Int((min(max(coordinate.latitude, -90), 90) * 200).rounded(.down)) + north
      self.east = Int((min(max(coordinate.longitude, -180), 180) * 200).rounded(.down)) + east
    }
  }

  static let halfLife = 14 * 86400.0
  static let nearby = 200.0
  private static let greatestPlaces = 2000

  mutating func add(_ donation: Donation, number: Int) {
    let key = "\(donation.app)\u{1F}\(donation.intent)\u{1F}\(donation.habit)"
    let habit = numbers[key] ?? Int32(truncatingIfNeeded: habits.count)
    if Int(habit) == habits.count {
      numbers[key] = habit
      habits.append(
        Habit(app: donation.app, intent: donation.intent, key: key, last: number, lastDate: donation.date))
    }
    habits[Int(habit)].count += 1
    if donation.date >= habits[Int(habit)].lastDate {
      habits[Int(habit)].last = number
      habits[Int(habit)].lastDate = donation.date
    }
    entries.append(
      Entry(
        habit: habit, place: place(donation.location), slot: Int16(truncatingIfNeeded: donation.slot),
        weight: Heat.power(donation.date, halfLife: Self.halfLife)))
  }

  /// The number of a place: the first known one nearby, or a new one. 0 is unknown.
  private mutating func place(_ coordinate: Coordinate?) -> Int16 {
    guard let coordinate else { return 0 }
    for north in -1...1 {
      for east in -1...1 {
        let near = squares[Square(coordinate, north: north, east: east)] ?? []
        if let known = near.first(where: { places[$0].distance(to: coordinate) <= Self.nearby }) {
          return Int16(truncatingIfNeeded: known + 1)
        }
      }
    }
    guard places.count < Self.greatestPlaces else { return 0 }
    squares[Square(coordinate), default: []].append(places.count)
    places.append(coordinate)
    return Int16(truncatingIfNeeded: places.count)
  }

  /// The score of every habit, and how much of it is due to time, day and place.
  struct Score {
    var total = 0.0
    /// How many times at about this time of day, on this day of the week, at this place.
    var atTime = 0
    var onDay = 0
    var atPlace = 0
  }

  func scores(at now: Date, slot: WeekSlot, place: Coordinate?) -> [Score] {
    let moments = Self.moments(slot)
    let nearby = Self.places(places, near: place)
    let fade = 1 / Heat.power(now, halfLife: Self.halfLife)
    var scores = [Score](repeating: Score(), count: habits.count)
    for entry in entries {
      let moment = moments[Int(entry.slot)]
      let here = nearby[Int(entry.place)]
      let habit = Int(entry.habit)
      scores[habit].total += min(1, entry.weight * fade) * moment.factor * here
      if moment.isTime { scores[habit].atTime += 1 }
      if moment.isDay { scores[habit].onDay += 1 }
      if here == 1 { scores[habit].atPlace += 1 }
    }
    return scores
  }

  private struct Moment {
    var factor: Double
    var isTime: Bool
    var isDay: Bool
  }

  /// What every half hour of the week counts at this one.
  private static func moments(_ now: WeekSlot) -> [Moment] {
    (0..<WeekSlot.count).map { number in
      let slot = WeekSlot(number: number)
      let apart = abs(slot.halfHour - now.halfHour)
      let halfHours = Double(min(apart, 48 - apart))
      let day = slot.day == now.day ? 1 : slot.isWeekend == now.isWeekend ? 0.6 : 0.2
      return Moment(
        factor: max(0.1, 1 - halfHours / 6) * day, isTime: halfHours <= 2, isDay: slot.day == now.day)
    }
  }

  private static func places(_ places: [Coordinate], near place: Coordinate?) -> [Double] {
    [0.5] + places.map { known in place.map { known.distance(to: $0) <= nearby ? 1 : 0.2 } ?? 0.5 }
  }
}
