import Foundation
import Parley

/// A value as the row of a whole request has it: a parameter and the words that were said for it.
///
/// Writers know names of values and not of parameters, and put neither articles nor prepositions before a value. So the
/// names of several parameters are one here, and values are compared by their words without what leads to them; of those
/// that are typed, as amounts and times are, one may have a unit that the other has not.
struct MeantValue: Sendable, Equatable {
  var name: String
  var words: String

  /// The values in a cell: `payee=Ada ; note=lunch`, or `-` for none.
  static func list(_ cell: String) -> [Self] {
    if cell == "-" { return [] }
    return cell.components(separatedBy: " ; ").compactMap { part in
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let name = part[..<equals].trimmingCharacters(in: .whitespaces)
      return Self(name: names[name] ?? name, words: String(part[part.index(after: equals)...]))
    }
  }

  /// The differences of a reading: `-name=words` for a missing value, `+name=words` for one that was not meant.
  static func differences(of reading: Reading, from meant: [Self]) -> [String] {
    var found = values(of: reading)
    var differences: [String] = []
    for value in meant {
      if let place = found.firstIndex(where: { value.isSame(as: $0) }) {
        found.remove(at: place)
      } else {
        differences.append("-\(value.name)=\(value.words)")
      }
    }
    return differences + found.filter { !onlyByName.contains($0.name) }.map { "+\($0.name)=\($0.words)" }
  }

  /// Those values of a reading that rows can have.
  private static func values(of reading: Reading) -> [Self] {
    let app = reading.namedApp.map { [Self(name: "appName", words: $0)] } ?? []
    let slots: [Self] = reading.slots.compactMap { slot in
      let name = names[slot.parameter] ?? slot.parameter
      // With a workout under way it is known which one is meant, and the sheet does not ask for it.
      let isKnown = name == "workoutName" && reading.intent.rawValue != "StartWorkout"
      guard asked.contains(name), !slot.value.text.isEmpty, !isKnown else { return nil }
      return Self(name: name, words: slot.value.text)
    }
    return app + slots
  }

  private func isSame(as other: Self) -> Bool {
    guard name == other.name else { return false }
    if Self.onlyByName.contains(name) { return true }
    let (own, theirs) = (Self.bare(words), Self.bare(other.words))
    if own == theirs { return true }
    return Self.typed.contains(name) && (" \(own) ".contains(" \(theirs) ") || " \(theirs) ".contains(" \(own) "))
  }

  /// The words without marks, capitals and what leads to a value.
  private static func bare(_ text: String) -> String {
    let lower = text.lowercased().replacingOccurrences(of: "’", with: "'").replacingOccurrences(of: "'", with: "' ")
    var words = lower.split { !($0.isLetter || $0.isNumber || "'€$£+%.@".contains($0)) }.map(String.init)
    while words.count > 1, leading.contains(words[0]) { words.removeFirst() }
    return words.joined(separator: " ").trimmingCharacters(in: CharacterSet(charactersIn: ". "))
  }

  /// The names of one value in rows and in readings.
  private static let names = [
    "groupName": "recipients", "speakableGroupName": "recipients", "senders": "sender", "speakableGroupNames": "sender",
    "searchTerm": "searchTerms", "dropOff": "dropOffLocation", "pickup": "pickupLocation",
    "pickupTime": "scheduledPickupTime", "rideOption": "rideOptionName", "accountType": "accountNickname",
  ]
  /// Values that are only compared for being there: a named app, "unread" messages.
  private static let onlyByName: Set = ["attributes", "appName"]
  private static let typed: Set = [
    "currencyAmount", "transactionAmount", "partySize", "scheduledPickupTime", "dateCreated", "dateTimeRange", "rating",
    "goalValue", "billType", "rideOptionName", "accountNickname", "fromAccount", "toAccount", "workoutName",
  ]
  private static let asked: Set = typed.union([
    "recipients", "content", "attributes", "sender", "searchTerms", "contacts", "recipient", "dropOffLocation",
    "pickupLocation", "peopleInPhoto", "locationCreated", "albumName", "payee", "payer", "note", "billPayee",
  ])
  /// Articles, possessives and prepositions of the six languages.
  private static let leading = Set(
    """
    the a an my our to at for from in on that der die das den dem des ein eine mein meine meinen meiner meinem zum zur \
    dass von vom am im nach le la les l' un une mon ma mes du de à au aux que el los las una mi al del lo il i gli mio \
    mia che ai alla di da dal dalla het een mijn me m' n dat naar van
    """.split(separator: " ").map(String.init))
}
