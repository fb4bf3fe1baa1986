import IntentText

/// What separates a word from the one before.
package enum WordBreak: UInt8, Sendable {
  case none, comma, colon, sentence
}

extension WordBreak {
  /// The separators between the words of a text.
  package static func breaks(in words: Words) -> [WordBreak] {
    var result = [WordBreak](filledWith: .none, count: words.count)
    let list = words.words
    words.text.utf8.withContiguousStorageIfAvailable { bytes in
      for index in list.indices.dropFirst() {
        let gap = Int(list[index - 1].end)..<Int(list[index].start)
        // Most words are separated by one space.
        if gap.count == 1, bytes[gap.lowerBound] == UInt8(ascii: " ") { continue }
        let isPoint = gap.count == 2 && bytes[gap.lowerBound] == UInt8(ascii: ".")
        if isPoint, isTitle(bytes[list[index - 1].range]) { continue }
        for place in gap where place < bytes.count { result[index].meet(bytes[place]) }
        // A hyphen beside a space is a dash: "never mind - I found one".
        if gap.count > 1, gap.contains(where: { $0 < bytes.count && bytes[$0] == UInt8(ascii: "-") }) {
          result[index].meet(UInt8(ascii: ","))
        }
      }
    }
    return result
  }

  /// Whether a word before a point is an abbreviated title: `Mr`, `Mrs`, `Dr`.
  ///
  /// It has no vowel and, unlike "Hmm", no letter twice.
  private static func isTitle(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard (2...3).contains(word.count), let first = word.first, (0x41...0x5A).contains(first) else { return false }
    return word.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
      && !word.contains { "aeiouy".utf8.contains($0 | 0x20) }
      && zip(word, word.dropFirst()).allSatisfy { $0 | 0x20 != $1 | 0x20 }
  }

  fileprivate mutating func meet(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "\n"): self = .sentence
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("), 0x93, 0x94:
      // The last bytes of dashes: they count as a comma.
      if self == .none { self = .comma }
    case UInt8(ascii: ":"), UInt8(ascii: "\""), 0x9C, 0x9D, 0x9E, 0xAB, 0xBB:
      // The last bytes of curly, low and angled quotation marks: they count as a colon.
      if self != .sentence { self = .colon }
    default: break
    }
  }
}
