/// How a scalar affects the word around it.
enum CharacterClass {
  case letter, digit, mark, ideograph, symbol, apostrophe, point, separator

  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      self = Self.ascii[Int(scalar.value)]
    } else {
      self = Self.other(scalar)
    }
  }

  private static let ascii: [CharacterClass] = (0..<128).map { value in
    switch UInt8(value) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"): .point
    case UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "+"),
      UInt8(ascii: "&"):
      .symbol
    default: .separator
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> CharacterClass {
    switch scalar.value {
    case 0x2019, 0x2018, 0x02BC: return .apostrophe
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
    // ¼, ½, ¾ and the other fractions that are one character: words of their own, as numbers are.
    case 0xBC...0xBE, 0x2150...0x215E: return .symbol
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return .letter
    case .decimalNumber: return .digit
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .currencySymbol, .otherSymbol: return .symbol
    default: return .separator
    }
  }
}
