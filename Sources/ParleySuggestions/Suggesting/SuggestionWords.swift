import IntentModel

/// The words of suggestions in one language.
///
/// A host can make one for a language of its own.
public struct SuggestionWords: Sendable {
  /// The tag of the language; empty for a host's own words.
  package internal(set) var language = ""
  /// The title of a way to a place: "Directions to …".
  public var directions: @Sendable (_ place: String) -> String
  /// The title of a ride to a place.
  public var ride: @Sendable (_ place: String) -> String
  /// The title of a call to a person or a place.
  public var call: @Sendable (_ name: String) -> String
  /// The title of a message to people.
  public var message: @Sendable (_ names: String) -> String
  /// The title of a payment to people.
  public var pay: @Sendable (_ names: String) -> String
  /// The title of any other request, from the intent's name and the app's.
  public var request: @Sendable (_ intent: IntentName, _ app: String) -> String
  /// The title of something to play.
  public var play: @Sendable (_ title: String) -> String
  /// The title of an activity to open.
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

  /// The words of one language; names are passed to the functions in the form in which they are shown.
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
