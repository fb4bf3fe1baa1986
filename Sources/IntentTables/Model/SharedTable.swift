/// The table that all domains share: the types of values, and the documentation of response codes and reasons.
package struct SharedTable: Sendable {
  /// The table's file, as it is named in messages.
  package let file: String
  var types: [ValueType] = []
  var codes: [CaseEntry] = []
  var reasons: [CaseEntry] = []

  init(file: String) { self.file = file }

  func type(_ name: String) -> ValueType? { types.first { $0.name == name } }
}

/// A type of values, and its form in SiriKit.
struct ValueType: Sendable {
  /// How a property in SiriKit's class returns a value.
  enum Form: String, CaseIterable {
    /// As an object of a class that wraps Parley's value.
    case object
    /// As the same type.
    case plain
    /// As a case of an enumeration; `unknown` where nothing was said.
    case choice
    /// As an option set; empty where nothing was said.
    case options
    /// As the operator that combines the values of another parameter; `all` where nothing was said.
    case combination
  }

  /// Parley's type: `SpeakableString`.
  var name: String
  var form: Form
  /// SiriKit's type: `INSpeakableString`.
  var siriKitName: String
  /// The class of SiriKit's resolution results for values of the type.
  var result: String
  var place: TablePlace
}
