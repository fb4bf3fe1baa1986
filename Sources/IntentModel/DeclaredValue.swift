/// The types that the values of a declared intent have, by the kind of its parameter.
enum DeclaredValue {
  static func type(of kind: ValueKind) -> any ParameterValue.Type {
    switch kind.form {
    case .text, .unspoken: String.self
    case .term, .name: SpeakableString.self
    case .person: Person.self
    case .symbol: DeclaredSymbol.self
    case .number: Double.self
    case .money: CurrencyAmount.self
    case .date: DateComponentsRange.self
    case .quantity(let quantity): quantity.description.declared
    case .place: Placemark.self
    case .flag: Bool.self
    }
  }

  /// The values that the words said stand for; one that takes several joins them.
  static func values<Value: ParameterValue>(
    of type: Value.Type, _ spoken: [SpokenValue], isArray: Bool
  ) -> [AnyParameterValue] {
    if isArray { return spoken.compactMap(Value.init).map(AnyParameterValue.init) }
    var value: Value?
    for words in spoken where value?.join(words) != true { value = Value(words) ?? value }
    return value.map { [AnyParameterValue($0)] } ?? []
  }

  static func value<Value: ParameterValue>(of type: Value.Type, _ json: JSONValue) throws -> any ParameterValue {
    try json.decode(Value.self)
  }

  static func value<Value: ParameterValue>(_ type: Value.Type, of spoken: SpokenValue) -> (any ParameterValue)? {
    Value(spoken)
  }
}

/// One of a fixed set that only the phrases of a declared intent know.
struct DeclaredSymbol: SymbolicValue {
  let symbol: String

  init(symbol: String) { self.symbol = symbol }

  init(from decoder: any Decoder) throws { symbol = try decoder.singleValueContainer().decode(String.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(symbol)
  }
}

/// A quantity in the base unit of its kind, as it is stored: a number.
protocol DeclaredQuantity: ParameterValue {
  static var quantity: QuantityKind { get }
  var amount: Double { get }
  init(amount: Double)
}

extension DeclaredQuantity {
  static var kind: ValueKind { quantity.description.kind }

  init?(_ spoken: SpokenValue) {
    guard let said = spoken.meaning.quantity, said.kind == Self.quantity else { return nil }
    self.init(amount: said.amount)
  }

  init(from decoder: any Decoder) throws {
    self.init(amount: try decoder.singleValueContainer().decode(Double.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(amount)
  }

  var told: ToldValue { Quantity(Self.quantity, amount).told }
}
