/// What the tables of all domains share: the types of values, and what response codes and reasons mean.
package struct SharedTable: Sendable {
  /// The table's file, as it is named in messages.
  package let file: String
  var types: [ValueType] = []
  var codes: [CaseEntry] = []
  var reasons: [CaseEntry] = []

  init(file: String) { self.file = file }

  func type(_ name: String) -> ValueType? { types.first { $0.name == name } }
}

/// A type of values, and how SiriKit has it.
struct ValueType: Sendable {
  /// How one of SiriKit's properties gives a value.
  enum Form: String, CaseIterable {
    /// As an object of a class that holds Parley's value.
    case object
    /// As it is.
    case plain
    /// As a case, `unknown` for what was not said.
    case choice
    /// As a set of options, empty for what was not said.
    case options
    /// As the way in which the values of another parameter combine: all of them, where nothing was said.
    case combination
  }

  /// Parley's type: `SpeakableString`.
  var name: String
  var form: Form
  /// SiriKit's: `INSpeakableString`.
  var siriKitName: String
  /// The class of SiriKit's verdicts on values of the type.
  var result: String
  var place: TablePlace
}
