/// The types that the values of a declared intent have, by the kind of its parameter.
enum DeclaredValue {
  static func type(of kind: ValueKind) -> any ParameterValue.Type {
    switch kind {
    case .text, .unspoken: String.self
    case .term, .name: SpeakableString.self
    case .person: Person.self
    case .symbol: DeclaredSymbol.self
    case .number: Double.self
    case .money: CurrencyAmount.self
    case .date: DateComponentsRange.self
    case .duration: DeclaredSeconds.self
    case .distance: DeclaredMetres.self
    case .energy: DeclaredKilocalories.self
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

/// A quantity in the unit of its kind, as it is stored: a number.
protocol DeclaredQuantity: ParameterValue {
  var amount: Double { get }
  init(amount: Double)
}

extension DeclaredQuantity {
  init(from decoder: any Decoder) throws {
    self.init(amount: try decoder.singleValueContainer().decode(Double.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(amount)
  }
}

struct DeclaredSeconds: DeclaredQuantity {
  static let kind = ValueKind.duration
  let amount: Double
  init(amount: Double) { self.amount = amount }
  init?(_ spoken: SpokenValue) {
    guard case .duration(let seconds) = spoken.meaning else { return nil }
    amount = seconds
  }
  var told: ToldValue { .duration(amount) }
}

struct DeclaredMetres: DeclaredQuantity {
  static let kind = ValueKind.distance
  let amount: Double
  init(amount: Double) { self.amount = amount }
  init?(_ spoken: SpokenValue) {
    guard case .distance(let metres) = spoken.meaning else { return nil }
    amount = metres
  }
  var told: ToldValue { .distance(amount) }
}

struct DeclaredKilocalories: DeclaredQuantity {
  static let kind = ValueKind.energy
  let amount: Double
  init(amount: Double) { self.amount = amount }
  init?(_ spoken: SpokenValue) {
    guard case .energy(let kilocalories) = spoken.meaning else { return nil }
    amount = kilocalories
  }
  var told: ToldValue { .energy(amount) }
}
