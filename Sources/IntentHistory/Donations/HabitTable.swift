#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import DataStructures
import IntentModel
import IntentText

/// What the user does repeatedly, with times and places, laid out so that all of it is scored in one pass.
///
/// A habit's score at a moment and a place is the sum over its interactions of `recency · time · day · place`, where
/// - recency is `2^(−age / 14 days)`,
/// - time is `1 − Δ / 3 h` for a difference Δ of the times of day, at least 0.1,
/// - day is 1 on the same day of the week, 0.6 where both are weekdays or both at the weekend, else 0.2,
/// - place is 1 within 200 m, 0.5 where either place is unknown, else 0.2.
struct HabitTable {
  /// Something that is done again and again in an app.
  struct Habit {
    /// The numbers of the app's and the intent's names.
    var app: UInt32
    var intent: UInt32
    var hasPeople: Bool
    /// The last donation, by its date.
    var last: Int
    var lastDate: Date
    var count = 0
  }

  /// One interaction, reduced to what its score depends on.
  private struct Entry {
    /// 0 where the interaction was deleted.
    var habit: Int32
    var place: Int16
    var slot: Int16
    /// `2^(date / 14 days)`, counted from the reference date: the moment's own factor is common to all and cancels out.
    var weight: Double
  }

  /// The first habit stands for deleted ones.
  private(set) var habits = [Habit(app: 0, intent: 0, hasPeople: false, last: 0, lastDate: .distantPast)]
  /// The keys of the habits, by their numbers.
  private var keys = ByteTable()
  private var entries: [Entry] = []
  private var donations: [(number: Int, date: Date)] = []
  /// The habits whose last interaction was deleted.
  private var stale: Set<Int32> = []
  private var places = PlaceTable()
  /// How many interactions were forgotten that still take room.
  private(set) var deadCount = 0

  static let halfLife = 14 * 86400.0

  init() { _ = keys.add([]) }

  /// Takes in an interaction; returns its entry.
  mutating func add(_ donation: StoredDonation, app: UInt32, intent: UInt32, number: Int) -> Int {
    var key: [UInt8] = []
    key.reserveCapacity(donation.habit.count + 12)
    withUnsafeBytes(of: (app, intent)) { key.append(contentsOf: $0) }
    key.append(contentsOf: donation.habit)
    let habit = Int(keys.add(key[...]))
    if habit == habits.count {
      habits.append(
        Habit(
          app: app, intent: intent, hasPeople: donation.personCount > 0, last: number, lastDate: donation.date))
    }
    habits[habit].count += 1
    if habits[habit].count == 1 || donation.date >= habits[habit].lastDate {
      habits[habit].last = number
      habits[habit].lastDate = donation.date
    }
    donations.append((number, donation.date))
    entries.append(
      Entry(
        habit: Int32(truncatingIfNeeded: habit), place: places.number(of: donation.location),
        slot: Int16(truncatingIfNeeded: donation.slot.number),
        weight: SearchableIndex.Heat.power(donation.date, halfLife: Self.halfLife)))
    return entries.count - 1
  }

  /// Forgets the interaction of an entry.
  mutating func remove(_ entry: Int) {
    guard entries.indices.contains(entry), entries[entry].habit > 0 else { return }
    let habit = entries[entry].habit
    entries[entry].habit = 0
    deadCount += 1
    habits[Int(habit)].count -= 1
    if habits[Int(habit)].last == donations[entry].number { stale.insert(habit) }
  }

  /// Finds the last interaction of each habit of which the last one was deleted.
  private mutating func refresh() {
    guard !stale.isEmpty else { return }
    var isStale = [Bool](repeating: false, count: habits.count)
    for habit in stale {
      isStale[Int(habit)] = true
      habits[Int(habit)].lastDate = .distantPast
    }
    for place in entries.indices {
      let habit = Int(entries[place].habit)
      guard isStale[habit], donations[place].date >= habits[habit].lastDate else { continue }
      habits[habit].last = donations[place].number
      habits[habit].lastDate = donations[place].date
    }
    stale = []
  }

  /// The hash by which a habit's suggestion is recognised.
  func identifier(of habit: Int, apps: ByteTable, intents: ByteTable) -> String {
    let key = keys[UInt32(habit)].dropFirst(8)
    return SuggestionIdentifier.habit(apps[habits[habit].app], intents[habits[habit].intent], key)
  }
}

extension HabitTable {
  /// A habit, how high its score is, and how many times at about this time, on this day, at this place.
  struct Score {
    var habit: Int
    var total: Double
    var atTime = 0
    var onDay = 0
    var atPlace = 0
  }

  /// The habits with the highest scores at a moment and a place, highest first: `s / (1 + s)` of a habit's sum `s`,
  /// times its factor, above 0.001.
  ///
  /// - Parameter factor: at most 1; asked for only where the score may be among the highest.
  mutating func best(
    _ limit: Int, at now: Date, slot: WeekSlot, place: Coordinate?, isWanted: (Habit) -> Bool,
    factor: (Int) -> Double
  ) -> [Score] {
    refresh()
    let moments = Self.moments(slot)
    let nearby = places.factors(near: place)
    let fade = 1 / SearchableIndex.Heat.power(now, halfLife: Self.halfLife)
    var sums = [Double](repeating: 0, count: habits.count)
    sums.withUnsafeMutableBufferPointer { sums in
      for entry in entries {
        sums[Int(entry.habit)] +=
          min(1, entry.weight * fade) * moments[Int(entry.slot)].factor * nearby[Int(entry.place)]
      }
    }
    var best: [Score] = []
    for habit in sums.indices.dropFirst() where habits[habit].count > 0 {
      let least = best.count < limit ? 0.001 : best.last?.total ?? 1
      let most = sums[habit] / (1 + sums[habit])
      guard most > least, isWanted(habits[habit]) else { continue }
      let total = most * factor(habit)
      guard total > least else { continue }
      if best.count == limit { best.removeLast() }
      best.insert(Score(habit: habit, total: total), at: best.partitionPoint { $0.total < total })
    }
    countTimes(of: &best, moments, nearby)
    return best
  }

  private func countTimes(of best: inout [Score], _ moments: [Moment], _ nearby: [Double]) {
    var ranks = [Int16](repeating: -1, count: habits.count)
    for (rank, score) in best.enumerated() { ranks[score.habit] = Int16(truncatingIfNeeded: rank) }
    for entry in entries where ranks[Int(entry.habit)] >= 0 {
      let rank = Int(ranks[Int(entry.habit)])
      if moments[Int(entry.slot)].isTime { best[rank].atTime += 1 }
      if moments[Int(entry.slot)].isDay { best[rank].onDay += 1 }
      if nearby[Int(entry.place)] == 1 { best[rank].atPlace += 1 }
    }
  }

  private struct Moment {
    var factor: Double
    var isTime: Bool
    var isDay: Bool
  }

  /// The factor of every half hour of the week at the present one.
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
}
