/// One parameter of an intent: its name, where its value is kept, and what words fill it.
///
/// ```swift
/// Parameter("recipients", each: \.recipients, reasons: SendMessageIntent.RecipientUnsupportedReason.self)
/// Parameter("content", \.content)
/// ```
public struct Parameter<I: Intent>: Sendable {
  /// The parameter's SiriKit name.
  public let name: String
  /// The kind of words that fill it.
  public let kind: ValueKind
  /// Whether it holds a list, each element resolved on its own.
  public let isArray: Bool
  /// The reasons for which a value can be refused; each needs words in every language.
  public let reasons: [UnsupportedReason]
  /// Whether a symbol that every app knows goes before a name that the words are only a part of.
  public private(set) var prefersSymbols = false

  let keyPath: PartialKeyPath<I> & Sendable
  let values: @Sendable (I) -> [any ParameterValue]
  let setValues: @Sendable (inout I, [any ParameterValue]) -> Void
  let fill: @Sendable (inout I, [SpokenValue]) -> Void
  let decode: @Sendable (JSONValue) throws -> any ParameterValue
  let value: @Sendable (SpokenValue) -> (any ParameterValue)?

  /// A parameter that holds one value, or none.
  public init<Value: ParameterValue>(
    _ name: String, _ keyPath: WritableKeyPath<I, Value?> & Sendable, kind: ValueKind? = nil
  ) {
    self.init(name, keyPath, kind: kind, reasons: [])
  }

  /// A parameter that holds one value, with the reasons for which it can be refused.
  public init<Value: ParameterValue, Reasons: UnsupportedReasons>(
    _ name: String, _ keyPath: WritableKeyPath<I, Value?> & Sendable, kind: ValueKind? = nil,
    reasons: Reasons.Type
  ) {
    self.init(
      name, keyPath, kind: kind, reasons: Reasons.allCases.map { UnsupportedReason($0.rawValue) })
  }

  /// A parameter that holds a list of values.
  public init<Value: ParameterValue>(
    _ name: String, each keyPath: WritableKeyPath<I, [Value]> & Sendable, kind: ValueKind? = nil
  ) {
    self.init(name, each: keyPath, kind: kind, reasons: [])
  }

  /// A parameter that holds a list of values, with the reasons for which one can be refused.
  public init<Value: ParameterValue, Reasons: UnsupportedReasons>(
    _ name: String, each keyPath: WritableKeyPath<I, [Value]> & Sendable, kind: ValueKind? = nil,
    reasons: Reasons.Type
  ) {
    self.init(
      name, each: keyPath, kind: kind,
      reasons: Reasons.allCases.map { UnsupportedReason($0.rawValue) })
  }

  /// The same parameter, whose symbols go before names that the words are only a part of.
  ///
  /// "Run" is then the run that every app knows before it is a part of the workout "Treetop Run".
  public func preferringSymbols() -> Self {
    var preferring = self
    preferring.prefersSymbols = true
    return preferring
  }

  private init<Value: ParameterValue>(
    _ name: String, _ keyPath: WritableKeyPath<I, Value?> & Sendable, kind: ValueKind?,
    reasons: [UnsupportedReason]
  ) {
    self.name = name
    self.kind = kind ?? Value.kind
    self.isArray = false
    self.reasons = reasons
    self.keyPath = keyPath
    self.values = { $0[keyPath: keyPath].map { [$0] } ?? [] }
    self.setValues = { intent, values in intent[keyPath: keyPath] = values.first as? Value }
    self.fill = { intent, spoken in
      var value: Value?
      for words in spoken {
        if value?.join(words) == true { continue }
        value = Value(words) ?? value
      }
      intent[keyPath: keyPath] = value
    }
    self.decode = { try $0.decode(Value.self) }
    self.value = { Value($0) }
  }

  private init<Value: ParameterValue>(
    _ name: String, each keyPath: WritableKeyPath<I, [Value]> & Sendable, kind: ValueKind?,
    reasons: [UnsupportedReason]
  ) {
    self.name = name
    self.kind = kind ?? Value.kind
    self.isArray = true
    self.reasons = reasons
    self.keyPath = keyPath
    self.values = { $0[keyPath: keyPath] }
    self.setValues = { intent, values in
      intent[keyPath: keyPath] = values.compactMap { $0 as? Value }
    }
    self.fill = { intent, spoken in intent[keyPath: keyPath] = spoken.compactMap(Value.init) }
    self.decode = { try $0.decode(Value.self) }
    self.value = { Value($0) }
  }
}
