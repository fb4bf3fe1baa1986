import IntentText

/// Where free text begins and ends in the original: with its own punctuation, without the signs that separate it from
/// what introduces it.
enum FreeText {
  /// The bytes of some words as the user said them.
  ///
  /// Quotation marks around them are left out, and so is a single full stop at the end; everything in between stays.
  static func range(of range: Range<Int>, in words: Words) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    let from = words[first].range.lowerBound
    let to = words[last].range.upperBound
    let limit =
      last + 1 < words.count ? words[last + 1].range.lowerBound : words.text.utf8.count
    let floor = first > 0 ? words[first - 1].range.upperBound : 0
    return words.text.utf8.withContiguousStorageIfAvailable { bytes in
      let start = opening(bytes, from: from, floor: floor)
      return start..<closing(bytes, from: to, limit: min(limit, bytes.count))
    } ?? from..<to
  }

  /// Signs that belong to the first word: `¿`, `#`, `(`, an emoji.
  private static func opening(
    _ bytes: UnsafeBufferPointer<UInt8>, from: Int, floor: Int
  ) -> Int {
    var start = floor
    // The point that belongs to the word before: "text Bobo Jr. see you at noon".
    if start + 1 < from, bytes[start] == UInt8(ascii: "."), isSpace(bytes[start + 1]) { start += 1 }
    while start < from {
      let length = bytes[start] >= 0xE0 ? 3 : bytes[start] >= 0xC0 ? 2 : 1
      guard isOuter(bytes[start]) || start + length <= from && isQuote(bytes, endingAt: start + length)
      else { break }
      start += length
    }
    return min(start, from)
  }

  private static func closing(
    _ bytes: UnsafeBufferPointer<UInt8>, from: Int, limit: Int
  ) -> Int {
    var end = limit
    while end > from, isSpace(bytes[end - 1]) || isQuote(bytes, endingAt: end) {
      end -= quoteLength(bytes, endingAt: end)
    }
    let dots = bytes[from..<end].reversed().prefix { $0 == UInt8(ascii: ".") }.count
    if dots == 1 { end -= 1 }
    while end > from, isQuote(bytes, endingAt: end) || bytes[end - 1] == UInt8(ascii: ",") {
      end -= quoteLength(bytes, endingAt: end)
    }
    return end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  /// Whether a sign separates free text from what introduces it.
  private static func isOuter(_ byte: UInt8) -> Bool {
    isSpace(byte) || ",:;-'".utf8.contains(byte)
  }

  private static func quoteLength(_ bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Int {
    end >= 3 && bytes[end - 1] >= 0x80 && bytes[end - 3] == 0xE2
      ? 3 : end >= 2 && bytes[end - 1] >= 0x80 && bytes[end - 2] == 0xC2 ? 2 : 1
  }

  /// `"`, `“`, `”`, `„`, `«`, `»`, and a non-breaking space.
  private static func isQuote(_ bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Bool {
    let last = bytes[end - 1]
    if last == UInt8(ascii: "\"") { return true }
    if end >= 3, bytes[end - 3] == 0xE2, bytes[end - 2] == 0x80 {
      return (0x98...0x9F).contains(last)
    }
    return end >= 2 && bytes[end - 2] == 0xC2 && [0xAB, 0xBB, 0xA0].contains(last)
  }
}
