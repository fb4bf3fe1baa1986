extension Region {
  /// How numbers and times are written in a region, where a language has no way of its own for it.
  ///
  /// Source: the Unicode Common Locale Data Repository, release 45.
  package struct Writing: Sendable, Hashable {
    /// What is before the decimals, and between groups of digits.
    package var decimal: Character = "."
    package var group: Character = ","
    /// Whether only the last group has three digits and the others two: 12,34,567.
    package var groupsByTwo = false
    /// Whether the hours count to 12.
    package var hasTwelveHours = false
  }

  package var writing: Writing {
    var writing = Writing()
    if let marks = Self.marks.first(where: { $0.regions.contains(code) }) {
      (writing.decimal, writing.group) = (marks.decimal, marks.group)
    }
    writing.groupsByTwo = code == "IN" || code == "PK"
    writing.hasTwelveHours = Self.twelveHours.contains(code)
    return writing
  }

  /// The marks that are not point and comma.
  private static let marks: [(decimal: Character, group: Character, regions: Set<String>)] = [
    (
      ",", ".",
      [
        "AR", "AT", "AW", "BE", "BO", "CD", "CL", "CO", "CR", "CW", "DE", "DZ", "EC", "ES", "GQ", "IT", "LU", "MA",
        "NL", "SM", "SR", "TN", "UY", "VA", "VE",
      ]
    ),
    (
      ",", "\u{202F}",
      ["BF", "BJ", "CG", "CI", "CM", "FR", "GA", "HT", "MC", "RE", "SN", "TD", "TG"]
    ),
    (",", "\u{A0}", ["AX", "FI", "SE", "ZA"]),
    (".", "’", ["CH", "LI"]),
  ]

  private static let twelveHours: Set<String> = [
    "AR", "AU", "BO", "CA", "CL", "CO", "CR", "CU", "DO", "DZ", "EC", "GH", "GT", "HK", "HN", "IN", "JM", "MX", "NI",
    "NZ", "PA", "PE", "PH", "PK", "PR", "PY", "SG", "SV", "TD", "TN", "TT", "US", "UY", "VE",
  ]
}

extension CurrencyAmount {
  /// How many digits the fraction of a currency has.
  ///
  /// Source: the Unicode Common Locale Data Repository, release 45, `currencyData`.
  package static func fractionDigits(of code: String) -> Int {
    if threeDigits.contains(code) { return 3 }
    return noDigits.contains(code) ? 0 : 2
  }

  private static let threeDigits: Set<String> = ["BHD", "JOD", "KWD", "LYD", "OMR", "TND"]
  private static let noDigits: Set<String> = [
    "AFN", "ALL", "BIF", "CLP", "COP", "DJF", "GNF", "IDR", "IQD", "IRR", "ISK", "JPY", "KMF", "KPW", "KRW", "LAK",
    "LBP", "MGA", "MMK", "PKR", "PYG", "RSD", "RWF", "SLL", "SOS", "SYP", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
    "YER",
  ]
}
