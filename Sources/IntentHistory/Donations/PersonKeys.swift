import IntentModel
import IntentText

/// The keys by which a person is recognised: address book, app, address, name; also those of the people that the user's
/// words may mean.
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

  /// An address in the form that is compared: a telephone number's digits.
  private static func normal(_ handle: String) -> String {
    if handle.contains("@") { return Folding.folded(handle) }
    let digits = handle.filter(\.isNumber)
    return digits.count >= 3 ? digits : Folding.folded(handle)
  }
}
