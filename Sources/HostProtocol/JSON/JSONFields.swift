import IntentText
import Parley

/// A problem in a message: where, what, and the nearest right thing.
package struct MessageProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place as a path: `params.apps[0].identifier`.
  package var place: String
  package var text: String

  package init(at place: String, _ text: String) {
    self.place = place
    self.text = text
  }

  /// One line.
  package var description: String { place.isEmpty ? text : "\(place): \(text)" }

  /// An unknown name, with the nearest known one.
  package static func unknown(
    _ kind: String, _ name: String, at place: String, known: some Sequence<String>
  ) -> MessageProblem {
    let nearest = NearestName.nearest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
    return MessageProblem(at: place, "no \(kind) is called '\(name.prefix(80))'.\(nearest)")
  }
}

/// The members of an object of a message, read by name.
///
/// A member that is never read is ignored.
package struct JSONFields: Sendable {
  package let place: String
  package let members: [String: JSONValue]

  package init(_ value: JSONValue?, at place: String) throws(MessageProblem) {
    self.place = place
    switch value {
    case .object(let members): self.members = members
    case nil, .null: self.members = [:]
    default: throw MessageProblem(at: place, "an object is expected")
    }
  }

  package func path(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

  /// A member; one that is null is the same as none.
  package subscript(name: String) -> JSONValue? {
    if case .null? = members[name] { nil } else { members[name] }
  }

  private func read<Value>(
    _ name: String, _ expected: String, _ reading: (JSONValue) -> Value?
  ) throws(MessageProblem) -> Value? {
    guard let json = self[name] else { return nil }
    guard let value = reading(json) else { throw MessageProblem(at: path(name), "\(expected) is expected") }
    return value
  }

  /// A value that must be there; throws where it is `nil`.
  package func required<Value>(_ name: String, _ value: Value?) throws(MessageProblem) -> Value {
    guard let value else { throw MessageProblem(at: path(name), "it is missing") }
    return value
  }

  package func string(_ name: String) throws(MessageProblem) -> String? {
    try read(name, "a string") { if case .string(let text) = $0 { text } else { nil } }
  }

  package func requiredString(_ name: String) throws(MessageProblem) -> String {
    try required(name, try string(name))
  }

  package func integer(_ name: String) throws(MessageProblem) -> Int? {
    try read(name, "an integer") { if case .integer(let number) = $0 { number } else { nil } }
  }

  package func number(_ name: String) throws(MessageProblem) -> Double? {
    try read(name, "a number", \.asNumber)
  }

  package func flag(_ name: String) throws(MessageProblem) -> Bool? {
    try read(name, "true or false") { if case .boolean(let flag) = $0 { flag } else { nil } }
  }

  package func values(_ name: String) throws(MessageProblem) -> [JSONValue]? {
    try read(name, "an array") { if case .array(let values) = $0 { values } else { nil } }
  }

  package func strings(_ name: String) throws(MessageProblem) -> [String]? {
    try read(name, "an array of strings") { value in
      guard case .array(let values) = value else { return nil }
      let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      return texts.count == values.count ? texts : nil
    }
  }

  package func object(_ name: String) throws(MessageProblem) -> JSONFields {
    try JSONFields(self[name], at: path(name))
  }

  package func objects(_ name: String) throws(MessageProblem) -> [JSONFields] {
    var objects: [JSONFields] = []
    for (index, value) in (try values(name) ?? []).enumerated() {
      objects.append(try JSONFields(value, at: "\(path(name))[\(index)]"))
    }
    return objects
  }

  /// One of a fixed set of names.
  package func name<Name: RawRepresentable & CaseIterable>(
    _ member: String, _ kind: String
  ) throws(MessageProblem) -> Name? where Name.RawValue == String {
    guard let text = try string(member) else { return nil }
    if let name = Name(rawValue: text) { return name }
    throw .unknown(kind, text, at: path(member), known: Name.allCases.map(\.rawValue))
  }
}

extension JSONValue {
  /// A number, whole or not.
  var asNumber: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
