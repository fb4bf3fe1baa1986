import IntentModel
import IntentText

/// A kind of thing that is done with a person, whichever app does it.
public enum ContactAct: String, Sendable, Hashable, Codable, CaseIterable {
  case message, call, pay

  /// The act that an intent is; `nil` for one that is not done with a person.
  public init?(_ intent: IntentName) {
    switch intent {
    case "SendMessage", "SearchForMessages", "SetMessageAttribute", "EditMessage", "UnsendMessages": self = .message
    case "StartCall", "StartAudioCall", "StartVideoCall", "SearchCallHistory", "AnswerCall": self = .call
    case "SendPayment", "RequestPayment": self = .pay
    default: return nil
    }
  }

  /// The intents by which an app shows that it can do it.
  public var intents: [IntentName] {
    switch self {
    case .message: ["SendMessage"]
    case .call: ["StartCall", "StartAudioCall", "StartVideoCall"]
    case .pay: ["SendPayment", "RequestPayment"]
    }
  }
}

/// The keys by which a person is recognised again: address book, app, address, name; also those of the people that the
/// user's words may mean.
struct PersonKeys {
  var keys: [String]

  init(_ people: [Person]) {
    keys = people.flatMap { person in
      Self.own(person) + person.siriMatches.prefix(50).flatMap(Self.own)
    }
  }

  private static func own(_ person: Person) -> [String] {
    let handles = ([person.personHandle].compactMap { $0 } + person.aliases).compactMap(\.value)
    let name = Folding.folded(person.displayName)
    return [person.contactIdentifier.map { "contact \($0)" }, person.customIdentifier.map { "custom \($0)" }]
      .compactMap { $0 } + handles.map { "handle \(normal($0))" } + (name.isEmpty ? [] : ["name \(name)"])
  }

  /// An address as it is compared: a telephone number by its digits.
  private static func normal(_ handle: String) -> String {
    if handle.contains("@") { return Folding.folded(handle) }
    let digits = handle.filter(\.isNumber)
    return digits.count >= 3 ? digits : Folding.folded(handle)
  }
}
