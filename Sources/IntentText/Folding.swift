/// Folds text so that words which only look different become equal: case, accents and width, in any script.
///
/// The vocabulary and the understanding use this one function, so that their words can be compared.
public enum Folding {
  /// Appends the folded form of one scalar's UTF-8 to a buffer.
  @inlinable
  package static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    } else {
      appendFolded(scalar, to: &bytes)
    }
  }

  /// The folded form of a text: lower case, without accents, in normal width.
  public static func folded(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @usableFromInline
  package static func appendFolded(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    // Ideographs have neither case nor accents.
    if (0x3400...0x9FFF).contains(scalar.value) { return bytes.append(contentsOf: scalar.utf8) }
    guard let packed = FoldedLetters.form(of: scalar) else { return appendTakenApart(scalar, to: &bytes) }
    for place in 0..<packed >> 56 { bytes.append(UInt8(truncatingIfNeeded: packed >> (place * 8))) }
  }

  /// The same, computed without the table of folded letters.
  static func appendTakenApart(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if isMark(scalar) { return }
    if let known = special[scalar] {
      bytes.append(contentsOf: known.utf8)
      return
    }
    for letter in scalar.properties.lowercaseMapping.unicodeScalars where !isMark(letter) {
      for part in Decompositions.decomposition(of: letter) ?? [letter] { bytes.append(contentsOf: part.utf8) }
    }
  }

  /// Letters without a decomposition, and their folded forms.
  static let special: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o",
    "đ": "d", "Đ": "d", "ł": "l", "Ł": "l", "ı": "i", "’": "'", "‘": "'", "ʼ": "'", "´": "'",
  ]

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
