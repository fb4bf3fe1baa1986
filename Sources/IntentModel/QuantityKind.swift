/// A kind of quantity: something measured, whose amounts are counted in one base unit.
///
/// The raw value is its name in languages (`unit kg = mass 1`), in phrases (`{goal:energy}`), in the messages of hosts,
/// and the key of what a simulated user says for it. All that the engine knows besides is its ``description``.
package enum QuantityKind: String, Sendable, Hashable, CaseIterable {
  case duration
  case distance
  case energy

  /// What the engine knows of a kind of quantity.
  package struct Description: Sendable {
    /// The base unit, in which amounts are told, stored and handed over.
    package var unit: Unit
    /// The units in which larger amounts are told, by their size.
    package var largerUnits: [Unit] = []
    /// How many base units a parameter that takes a number counts as one: of a goal in minutes, 60 seconds.
    package var counted: Double = 1
    /// The symbol of the unit that such a parameter counts, as SiriKit spells it: `kiloCalorie`.
    package var countedUnit: String
    /// How many base units its units are, by their symbols as SiriKit spells them.
    package var units: [String: Double]
    /// Whether two amounts, one behind the other, are their sum: "five kilometres three hundred metres".
    package var isSummed = false
    /// The question that an amount of it answers.
    package var answers: QuestionSubject?
    /// The kind of parameter that takes it.
    package var kind: ValueKind
    /// What words mean that say an amount.
    package var meaning: @Sendable (Double) -> SpokenValue.Meaning
    /// What is told of an amount.
    package var told: @Sendable (Double) -> ToldValue
    /// The type of a parameter of an intent that a host declares.
    var declared: any ParameterValue.Type
  }

  /// A unit in which amounts are told.
  package struct Unit: Sendable {
    /// How it is written, in every language.
    package var symbol: String
    /// How many base units it is.
    package var size: Double = 1
    /// The symbol for which each language has a word that is told instead; `nil` where the unit is told as written.
    package var word: String?
  }

  package var description: Description {
    switch self {
    case .duration:
      Description(
        // A language's own words tell hours and minutes, see `ValueFormatter`.
        unit: Unit(symbol: "s"), counted: 60, countedUnit: "minute",
        units: ["second": 1, "minute": 60, "hour": 3600], isSummed: true, answers: .howLong, kind: .duration,
        meaning: { .duration($0) }, told: { .duration($0) }, declared: DeclaredSeconds.self)
    case .distance:
      Description(
        unit: Unit(symbol: "m"), largerUnits: [Unit(symbol: "km", size: 1000)], countedUnit: "meter",
        units: ["meter": 1, "inch": 0.0254, "foot": 0.3048, "yard": 0.9144, "mile": 1609.344], isSummed: true,
        answers: .howFar, kind: .distance, meaning: { .distance($0) }, told: { .distance($0) },
        declared: DeclaredMetres.self)
    case .energy:
      Description(
        unit: Unit(symbol: "kcal", word: "kilocalories"), countedUnit: "kiloCalorie",
        units: ["kiloCalorie": 1, "joule": 1 / 4184], kind: .energy, meaning: { .energy($0) }, told: { .energy($0) },
        declared: DeclaredKilocalories.self)
    }
  }
}

struct DeclaredSeconds: DeclaredQuantity {
  static let quantity = QuantityKind.duration
  let amount: Double
}

struct DeclaredMetres: DeclaredQuantity {
  static let quantity = QuantityKind.distance
  let amount: Double
}

struct DeclaredKilocalories: DeclaredQuantity {
  static let quantity = QuantityKind.energy
  let amount: Double
}

/// An amount of something measured, in the base unit of its kind.
package struct Quantity: Sendable, Hashable {
  package var kind: QuantityKind
  package var amount: Double

  package init(_ kind: QuantityKind, _ amount: Double) { (self.kind, self.amount) = (kind, amount) }

  /// A number of a unit; `nil` for a symbol that is none of a unit.
  package init?(_ number: Double, ofUnit symbol: String) {
    let sizes = QuantityKind.allCases.lazy.compactMap { kind in kind.description.units[symbol].map { (kind, $0) } }
    guard let (kind, size) = sizes.first else { return nil }
    self.init(kind, number * size)
  }

  package var meaning: SpokenValue.Meaning { kind.description.meaning(amount) }
  package var told: ToldValue { kind.description.told(amount) }

  /// The amount with the base unit's symbol: `5000 m`.
  package var plain: String {
    let number = amount.rounded() == amount && abs(amount) < 1e15 ? String(Int(amount)) : String(amount)
    return "\(number) \(kind.description.unit.symbol)"
  }

  /// The unit to tell the amount in: the largest that it is one of, or the base unit.
  package var unit: QuantityKind.Unit {
    let description = kind.description
    return description.largerUnits.last { amount.magnitude >= $0.size } ?? description.unit
  }
}
