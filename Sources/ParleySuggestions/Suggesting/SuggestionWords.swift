import IntentModel

/// What suggestions say, in one language.
///
/// A host's own language is one more value.
public struct SuggestionWords: Sendable {
  /// The tag of the language; empty for a host's own words.
  package internal(set) var language = ""
  /// A way to a place: "Directions to …".
  public var directions: @Sendable (_ place: String) -> String
  /// A ride to a place.
  public var ride: @Sendable (_ place: String) -> String
  /// A call of a person or a place.
  public var call: @Sendable (_ name: String) -> String
  /// A message to people.
  public var message: @Sendable (_ names: String) -> String
  /// A payment to people.
  public var pay: @Sendable (_ names: String) -> String
  /// Any other request, by the intent's name and the app's.
  public var request: @Sendable (_ intent: IntentName, _ app: String) -> String
  /// Something to play.
  public var play: @Sendable (_ title: String) -> String
  /// An activity to open.
  public var open: @Sendable (_ title: String) -> String
  /// Where a suggestion comes from.
  public var source: @Sendable (_ app: String) -> String
  /// Why a suggestion is offered.
  public var reason: @Sendable (SuggestionReason) -> String
  /// What the app that keeps reminders is called.
  public var reminders: String
  /// The word before the last of several names.
  public var and: String
  /// Words after which a place is likely to be typed, in lower case.
  public var leadsToPlace: [String]
  /// Words after which a telephone number is likely to be typed.
  public var leadsToPhoneNumber: [String]

  /// The words of one language; the functions get names as they are to be shown.
  public init(
    directions: @escaping @Sendable (String) -> String, ride: @escaping @Sendable (String) -> String,
    call: @escaping @Sendable (String) -> String, message: @escaping @Sendable (String) -> String,
    pay: @escaping @Sendable (String) -> String, request: @escaping @Sendable (IntentName, String) -> String,
    play: @escaping @Sendable (String) -> String, open: @escaping @Sendable (String) -> String,
    source: @escaping @Sendable (String) -> String, reason: @escaping @Sendable (SuggestionReason) -> String,
    reminders: String, and: String, leadsToPlace: [String], leadsToPhoneNumber: [String]
  ) {
    self.directions = directions
    self.ride = ride
    self.call = call
    self.message = message
    self.pay = pay
    self.request = request
    self.play = play
    self.open = open
    self.source = source
    self.reason = reason
    self.reminders = reminders
    self.and = and
    self.leadsToPlace = leadsToPlace
    self.leadsToPhoneNumber = leadsToPhoneNumber
  }

  /// Names in a row: "Bobo, Alice and Carol".
  func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) \(and) \(last)"
  }
}
