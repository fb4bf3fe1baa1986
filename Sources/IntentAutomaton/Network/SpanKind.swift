import IntentModel

/// The kinds of spans that a slot takes as a whole: those named here, then the kinds of quantities.
package struct SpanKind: BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// A set of kinds, a bit each.
  typealias Bits = UInt32

  /// The number of the kind's bit.
  let rawValue: UInt16

  package static let person = SpanKind(rawValue: 0)
  package static let address = SpanKind(rawValue: 1)
  package static let number = SpanKind(rawValue: 2)
  package static let ordinal = SpanKind(rawValue: 3)
  package static let people = SpanKind(rawValue: 4)
  package static let money = SpanKind(rawValue: 5)
  package static let date = SpanKind(rawValue: 6)
  package static let name = SpanKind(rawValue: 7)
  /// The name of a choice that the open question offers.
  package static let choice = SpanKind(rawValue: 8)
  /// An unknown word that is capitalised like a name.
  package static let written = SpanKind(rawValue: 9)
  /// Words that are a place because a word for a kind of place is among them.
  package static let namedPlace = SpanKind(rawValue: 10)

  private static let firstQuantity: UInt16 = 11

  package static let allCases =
    (0..<firstQuantity).map(SpanKind.init(rawValue:)) + QuantityKind.allCases.map(SpanKind.init)

  /// The kinds that a phrase can ask for, by their names in the notation.
  package static let named: [String: SpanKind] = {
    var named: [String: SpanKind] = [
      "number": .number, "ordinal": .ordinal, "people": .people, "money": .money, "date": .date,
    ]
    for quantity in QuantityKind.allCases { named[quantity.rawValue] = SpanKind(quantity) }
    return named
  }()

  private init(rawValue: UInt16) { self.rawValue = rawValue }

  package init(_ quantity: QuantityKind) {
    let place = QuantityKind.allCases.firstIndex(of: quantity) ?? 0
    rawValue = Self.firstQuantity + UInt16(place)
  }

  /// The kind of quantity; `nil` for any other span.
  var quantity: QuantityKind? {
    rawValue < Self.firstQuantity ? nil : QuantityKind.allCases[Int(rawValue - Self.firstQuantity)]
  }

  /// The kind of parameter that takes these spans as they are; `nil` where more than the kind of span decides.
  package var kind: ValueKind? {
    switch self {
    case .number, .people, .ordinal: .number
    case .money: .money
    case .date: .date
    default: quantity?.description.kind
    }
  }
}
