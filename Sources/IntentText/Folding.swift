import Foundation

/// Folds text so that words that only look different are one: case, accents and width, in any script.
///
/// The vocabulary and the understanding fold by this one function; that is what makes their words meet.
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

  /// The folded form of a text: lower case, no accents, no width.
  public static func folded(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @usableFromInline
  package static func appendFolded(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    guard Self.accented.contains(scalar.value) else { return appendTakenApart(scalar, to: &bytes) }
    let packed = accentedForms[Int(scalar.value - Self.accented.lowerBound)]
    for place in 0..<packed >> 24 { bytes.append(UInt8(truncatingIfNeeded: packed >> (place * 8))) }
  }

  /// The accented Latin letters, by which most that is not ASCII is written.
  private static let accented: Range<UInt32> = 0xC0..<0x180

  /// The folded forms of the accented letters: at most three bytes, and above them how many.
  private static let accentedForms: [UInt32] = accented.map { value in
    var bytes: [UInt8] = []
    if let scalar = Unicode.Scalar(value) { appendTakenApart(scalar, to: &bytes) }
    return bytes.prefix(3).enumerated().reduce(UInt32(min(3, bytes.count)) << 24) { packed, byte in
      packed | UInt32(byte.element) << (UInt32(byte.offset) * 8)
    }
  }

  private static func appendTakenApart(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if isMark(scalar) { return }
    if let known = special[scalar] {
      bytes.append(contentsOf: known.utf8)
      return
    }
    for part in scalar.properties.lowercaseMapping.decomposedStringWithCompatibilityMapping
      .unicodeScalars where !isMark(part)
    {
      bytes.append(contentsOf: String(part).utf8)
    }
  }

  /// Letters that no decomposition takes apart.
  private static let special: [Unicode.Scalar: String] = [
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
