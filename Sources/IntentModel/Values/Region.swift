/// A country, as far as it decides how values are said and written there: money, weeks, dates, numbers.
///
/// Source: the Unicode Common Locale Data Repository, release 45.
public struct Region: Sendable, Hashable {
  /// The ISO 3166-1 code, in capitals: `MX`.
  public let code: String
  /// The ISO 4217 code of the money that is meant where none is said.
  public let currencyCode: String
  /// The day that a week begins with, as `Calendar` counts: 1 is Sunday.
  public let firstWeekday: Int
  /// Whether the month is written before the day.
  public let isMonthFirst: Bool
  /// How numbers are written, by language; under the empty tag, in all others.
  private let numbers: [String: NumberMarks]

  /// What stands between the digits of a number.
  package struct NumberMarks: Sendable, Hashable {
    /// What begins the decimals.
    package let decimal: Character
    /// What may stand between groups of three digits; the first is the usual one.
    package let groups: [Character]

    static let point = NumberMarks(decimal: ".", groups: [",", " "])
    static let comma = NumberMarks(decimal: ",", groups: [".", " "])
    static let spaced = NumberMarks(decimal: ",", groups: [" ", "."])
    static let apostrophe = NumberMarks(decimal: ".", groups: ["'", " "])
  }

  private init(
    _ code: String, _ currencyCode: String, _ firstWeekday: Int = 2, isMonthFirst: Bool = false,
    numbers: [String: NumberMarks]
  ) {
    self.code = code
    self.currencyCode = currencyCode
    self.firstWeekday = firstWeekday
    self.isMonthFirst = isMonthFirst
    self.numbers = numbers
  }

  /// The region with a code; `nil` where nothing is known of it.
  public init?(_ code: String) {
    guard let region = Self.byCode[code.uppercased()] else { return nil }
    self = region
  }

  /// The region that a language's tag names: that of `de-CH` or `de_CH`.
  ///
  /// - Returns: `nil` where the tag names none, or one that nothing is known of.
  public init?(ofTag tag: String) {
    let parts = tag.split { $0 == "-" || $0 == "_" }.dropFirst()
    guard let code = parts.first(where: { $0.utf8.count == 2 || $0.utf8.count == 3 && $0.allSatisfy(\.isNumber) })
    else { return nil }
    self.init(String(code))
  }

  /// How numbers are written in a language there.
  package func numberMarks(in language: String) -> NumberMarks { numbers[language] ?? numbers[""] ?? .point }

  private static let byCode = Dictionary(all.map { ($0.code, $0) }) { first, _ in first }
}

extension Region {
  /// The regions that something is known of: where the languages are spoken that Parley brings.
  public static let all: [Region] = english + spanish + european + frenchBeyondEurope + dutchBeyondEurope

  private static let english = [
    Region("US", "USD", 1, isMonthFirst: true, numbers: ["": .point]), Region("GB", "GBP", numbers: ["": .point]),
    Region("IE", "EUR", numbers: ["": .point]), Region("AU", "AUD", numbers: ["": .point]),
    Region("NZ", "NZD", numbers: ["": .point]),
    Region("CA", "CAD", 1, numbers: ["": .point, "fr": .spaced]), Region("ZA", "ZAR", 1, numbers: ["": .point]),
    Region("IN", "INR", 1, numbers: ["": .point]), Region("SG", "SGD", 1, numbers: ["": .point]),
    Region("HK", "HKD", 1, numbers: ["": .point]),
    Region("PH", "PHP", 1, isMonthFirst: true, numbers: ["": .point]), Region("MT", "EUR", 1, numbers: ["": .point]),
    Region("NG", "NGN", numbers: ["": .point]), Region("KE", "KES", 1, numbers: ["": .point]),
    Region("GH", "GHS", numbers: ["": .point]),
    Region("JM", "JMD", 1, numbers: ["": .point]), Region("TT", "TTD", 1, numbers: ["": .point]),
    Region("PK", "PKR", 1, numbers: ["": .point]),
  ]

  private static let spanish = [
    Region("ES", "EUR", numbers: ["": .comma]), Region("MX", "MXN", 1, numbers: ["": .point]),
    Region("AR", "ARS", numbers: ["": .comma]),
    Region("CO", "COP", 1, numbers: ["": .comma]), Region("CL", "CLP", numbers: ["": .comma]),
    Region("PE", "PEN", 1, numbers: ["": .point]),
    Region("VE", "VED", 1, numbers: ["": .comma]), Region("EC", "USD", numbers: ["": .comma]),
    Region("BO", "BOB", numbers: ["": .comma]),
    Region("PY", "PYG", 1, numbers: ["": .comma]), Region("UY", "UYU", numbers: ["": .comma]),
    Region("CR", "CRC", numbers: ["": .spaced]),
    Region("PA", "PAB", 1, isMonthFirst: true, numbers: ["": .point]), Region("GT", "GTQ", 1, numbers: ["": .point]),
    Region("HN", "HNL", 1, numbers: ["": .point]), Region("NI", "NIO", 1, numbers: ["": .point]),
    Region("SV", "USD", 1, numbers: ["": .point]),
    Region("DO", "DOP", 1, numbers: ["": .point]), Region("CU", "CUP", numbers: ["": .point]),
    Region("PR", "USD", 1, isMonthFirst: true, numbers: ["": .point]), Region("GQ", "XAF", numbers: ["": .comma]),
  ]

  private static let european = [
    Region("DE", "EUR", numbers: ["": .comma]), Region("AT", "EUR", numbers: ["": .comma]),
    Region("IT", "EUR", numbers: ["": .comma]),
    Region("CH", "CHF", numbers: ["": .apostrophe, "fr": .spaced]), Region("LI", "CHF", numbers: ["": .apostrophe]),
    Region("FR", "EUR", numbers: ["": .spaced]), Region("BE", "EUR", numbers: ["": .comma, "fr": .spaced]),
    Region("LU", "EUR", numbers: ["": .comma]), Region("MC", "EUR", numbers: ["": .spaced]),
    Region("NL", "EUR", numbers: ["": .comma]),
    Region("SM", "EUR", numbers: ["": .comma]), Region("VA", "EUR", numbers: ["": .comma]),
    Region("SE", "SEK", numbers: ["": .spaced]),
    Region("FI", "EUR", numbers: ["": .spaced]), Region("AX", "EUR", numbers: ["": .spaced]),
  ]

  private static let frenchBeyondEurope = [
    Region("SN", "XOF", numbers: ["": .spaced]), Region("CI", "XOF", numbers: ["": .spaced]),
    Region("ML", "XOF", numbers: ["": .spaced]),
    Region("BF", "XOF", numbers: ["": .spaced]), Region("BJ", "XOF", numbers: ["": .spaced]),
    Region("TG", "XOF", numbers: ["": .spaced]),
    Region("NE", "XOF", numbers: ["": .spaced]), Region("CM", "XAF", numbers: ["": .spaced]),
    Region("GA", "XAF", numbers: ["": .spaced]),
    Region("CG", "XAF", numbers: ["": .spaced]), Region("TD", "XAF", numbers: ["": .spaced]),
    Region("CD", "CDF", numbers: ["": .comma]),
    Region("MG", "MGA", numbers: ["": .spaced]), Region("HT", "HTG", numbers: ["": .spaced]),
    Region("MA", "MAD", numbers: ["": .comma]),
    Region("DZ", "DZD", numbers: ["": .comma]), Region("TN", "TND", numbers: ["": .comma]),
    Region("RE", "EUR", numbers: ["": .spaced]),
  ]

  private static let dutchBeyondEurope = [
    Region("SR", "SRD", numbers: ["": .comma]), Region("AW", "AWG", numbers: ["": .comma]),
    Region("CW", "XCG", numbers: ["": .comma]),
  ]
}

extension Region: Codable {
  /// A region is stored as its code.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let region = Region(code) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no region is called '\(code.prefix(20))'")
    }
    self = region
  }

  /// Stores the code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}

extension Region: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
