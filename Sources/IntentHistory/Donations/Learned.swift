#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import DataStructures
import IntentModel
import IntentText

/// What is learned from the donations: which app for which person, and the habits.
///
/// Derived, never stored; kept up to date donation by donation, also where one is deleted.
struct Learned {
  /// How an app is used for something.
  struct Use {
    var app: UInt32
    var intent: UInt32
    /// The donations, in the order in which they were made.
    var numbers: [Int]
    var last: Int { numbers.last ?? 0 }
  }

  /// The names of apps and intents, and the keys of people, by their numbers.
  private(set) var apps = ByteTable()
  private(set) var intents = ByteTable()
  private var people = ByteTable()
  private var byPerson: [[Use]] = []
  private var byIntent: [[Use]] = []
  var habits = HabitTable()

  /// The number of an app, and the donation's place in the habits.
  struct Place {
    var app: UInt32
    var entry: Int
  }

  /// Takes in a donation.
  mutating func add(_ donation: StoredDonation, _ number: Int) -> Place {
    let app = apps.add(donation.app)
    guard donation.teaches else { return Place(app: app, entry: -1) }
    let intent = intents.add(donation.intent)
    while byIntent.count < intents.count { byIntent.append([]) }
    Self.count(number, app, intent, in: &byIntent[Int(intent)])
    donation.forEachPersonKey { key in
      let person = Int(people.add(key))
      if person == byPerson.count { byPerson.append([]) }
      Self.count(number, app, intent, in: &byPerson[person])
    }
    let isHabit = donation.direction != .incoming
    return Place(app: app, entry: isHabit ? habits.add(donation, app: app, intent: intent, number: number) : -1)
  }

  /// Forgets a donation that was taken in.
  mutating func remove(_ donation: StoredDonation, _ number: Int, at place: Place) {
    guard donation.teaches, let intent = intents.number(of: donation.intent) else { return }
    Self.discount(number, place.app, intent, in: &byIntent[Int(intent)])
    donation.forEachPersonKey { key in
      guard let person = people.number(of: key) else { return }
      Self.discount(number, place.app, intent, in: &byPerson[Int(person)])
    }
    if place.entry >= 0 { habits.remove(place.entry) }
  }

  func uses(for intent: IntentName) -> [Use] {
    intents.number(of: intent.rawValue).map { byIntent[Int($0)] } ?? []
  }

  func uses(with person: String) -> [Use] { people.number(of: person).map { byPerson[Int($0)] } ?? [] }

  private static func count(_ number: Int, _ app: UInt32, _ intent: UInt32, in uses: inout [Use]) {
    guard let index = uses.firstIndex(where: { $0.app == app && $0.intent == intent }) else {
      return uses.append(Use(app: app, intent: intent, numbers: [number]))
    }
    // One donation may contain the same person under several keys, and keys may be repeated.
    if uses[index].last < number {
      uses[index].numbers.append(number)
    } else {
      let place = uses[index].numbers.partitionPoint { $0 >= number }
      if uses[index].numbers[place] != number { uses[index].numbers.insert(number, at: place) }
    }
  }

  private static func discount(_ number: Int, _ app: UInt32, _ intent: UInt32, in uses: inout [Use]) {
    guard let index = uses.firstIndex(where: { $0.app == app && $0.intent == intent }) else { return }
    let place = uses[index].numbers.partitionPoint { $0 >= number }
    guard place < uses[index].numbers.count, uses[index].numbers[place] == number else { return }
    uses[index].numbers.remove(at: place)
    if uses[index].numbers.isEmpty { uses.remove(at: index) }
  }
}

extension ByteTable {
  func number(of run: ArraySlice<UInt8>) -> UInt32? { number(of: run, hash: Words.hash(run)) }

  func number(of text: String) -> UInt32? { number(of: Array(text.utf8)[...]) }

  mutating func add(_ run: ArraySlice<UInt8>) -> UInt32 { add(run, hash: Words.hash(run)) }
}
