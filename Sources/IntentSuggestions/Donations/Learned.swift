#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// What the donations come to: which app for whom, and the habits. Derived, never stored.
struct Learned {
  /// How an app is used for something.
  struct Use {
    var app: String
    var act: ContactAct?
    var intent: IntentName
    var heat: Heat
    /// The number of the last donation.
    var last: Int
  }

  private(set) var byPerson: [String: [Use]] = [:]
  private(set) var byIntent: [IntentName: [Use]] = [:]
  var habits = HabitTable()
  private var lastNumber = 0
  private var deletions = 0

  /// Takes in what was donated since; begins anew where something was deleted.
  mutating func update(from content: DonationContent) {
    if content.deletions != deletions {
      self = Learned()
      deletions = content.deletions
    }
    guard content.lastNumber > lastNumber else { return }
    let isNew = lastNumber == 0
    let numbers = isNew ? content.donations.keys.sorted() : Array(lastNumber + 1...content.lastNumber)
    for number in numbers {
      if let donation = content.donations[number], donation.teaches { add(donation, number) }
    }
    lastNumber = content.lastNumber
  }

  private mutating func add(_ donation: Donation, _ number: Int) {
    for key in Set(donation.personKeys) { Self.count(donation, number, in: &byPerson[key, default: []]) }
    Self.count(donation, number, in: &byIntent[donation.intent, default: []])
    if donation.direction != .incoming { habits.add(donation, number: number) }
  }

  private static func count(_ donation: Donation, _ number: Int, in uses: inout [Use]) {
    if let index = uses.firstIndex(where: { $0.app == donation.app && $0.intent == donation.intent }) {
      uses[index].heat.addUse(at: donation.date)
      uses[index].last = max(uses[index].last, number)
    } else {
      uses.append(
        Use(
          app: donation.app, act: ContactAct(donation.intent), intent: donation.intent,
          heat: Heat(at: donation.date), last: number))
    }
  }
}
