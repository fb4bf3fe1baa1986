/// An intent that has no type of its own: a host in another language declares it when it starts.
///
/// It is what an `Intent` with its parameters, rules and response codes is in Swift, and it is served by the same
/// `AnyIntentHandler`.
public struct IntentDeclaration: Sendable, Hashable {
  /// The intent's name without SiriKit's prefix: `OrderCoffee`.
  public var name: IntentName
  /// The parameters, in the order in which they are resolved.
  public var parameters: [Parameter]
  /// When the user is asked, and what a locked device forbids.
  public var rules: IntentRules
  /// The response codes beside `unspecified`, `ready`, `inProgress`, `success` and `failure`, which every intent has.
  public var codes: [String]

  /// One parameter of a declared intent.
  public struct Parameter: Sendable, Hashable {
    /// The name, as phrases, prompts and messages have it.
    public var name: String
    /// The kind of words that fill it; it decides the type of its values, too.
    public var kind: ValueKind
    /// Whether it holds a list, each element resolved on its own.
    public var isArray: Bool
    /// The reasons for which a value can be refused.
    public var reasons: [UnsupportedReason]

    /// A parameter of one value, unless it is said to be a list.
    public init(_ name: String, kind: ValueKind, isArray: Bool = false, reasons: [UnsupportedReason] = []) {
      self.name = name
      self.kind = kind
      self.isArray = isArray
      self.reasons = reasons
    }
  }

  /// An intent that asks nothing and is not restricted, unless its rules say so.
  public init(
    _ name: IntentName, parameters: [Parameter], rules: IntentRules = IntentRules(), codes: [String] = []
  ) {
    self.name = name
    self.parameters = parameters
    self.rules = rules
    self.codes = codes
  }

  /// All response codes, in the order of their numbers.
  var allCodes: [String] {
    let usual = ["unspecified", "ready", "inProgress", "success", "failure"]
    return usual + codes.filter { !usual.contains($0) }
  }
}

/// A request of a declared intent: the values of each parameter, by its name.
package struct DeclaredIntent: Sendable, Hashable, Encodable {
  let name: IntentName
  /// The names of the parameters that hold lists.
  private let arrays: Set<String>
  var values: [String: [AnyParameterValue]] = [:]

  init(_ declaration: IntentDeclaration) {
    name = declaration.name
    arrays = Set(declaration.parameters.filter(\.isArray).map(\.name))
  }

  /// Writes the parameters, as the properties of a typed intent are written.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (parameter, values) in values {
      if arrays.contains(parameter) {
        try container.encode(values, forKey: Key(stringValue: parameter))
      } else if let value = values.first {
        try container.encode(value, forKey: Key(stringValue: parameter))
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
