/// A text split into words, each with its place in the text and its folded form.
///
/// A word is a run of letters, or a number with its inner `.`, `,` and `:`. A digit next to a letter begins a new word
/// (`5km` is two). An apostrophe belongs to the shorter side (`l'` + `album`, `what` + `'s`). A currency sign, `%`,
/// `@`, `+` and `&` are words; an emoji, a Han, Hiragana or Katakana character is one; everything else separates words.
public struct Words: Sendable {
  /// One word: its place in the text's UTF-8, and the place of its folded form in `folded`.
  public struct Word: Sendable, Hashable {
    /// Where the word begins in the text, in UTF-8 bytes.
    public var start: Int32
    /// Where the word ends in the text, in UTF-8 bytes.
    public var end: Int32
    /// Where its folded form begins in ``Words/folded``.
    public var foldedStart: Int32
    /// Where its folded form ends in ``Words/folded``.
    public var foldedEnd: Int32
    /// A hash of the folded form, the same in every process.
    public var hash: UInt64

    /// The word's place in the text, in UTF-8 bytes.
    public var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// The text as it was given.
  public private(set) var text: String
  /// The words in the order of the text.
  public private(set) var words: [Word] = []
  /// The folded bytes of all words, one after the other.
  public private(set) var folded: [UInt8] = []

  /// Splits a text in one pass over its scalars.
  public init(_ text: String) {
    self.text = text
    words.reserveCapacity(text.utf8.count / 5 + 1)
    folded.reserveCapacity(text.utf8.count)
    var scanner = WordScanner()
    scanner.scan(text, into: &words, folded: &folded)
  }

  /// Splits another text, reusing the memory of the last one; for many short texts.
  package mutating func read(_ text: String) {
    self.text = text
    words.removeAll(keepingCapacity: true)
    folded.removeAll(keepingCapacity: true)
    var scanner = WordScanner()
    scanner.scan(text, into: &words, folded: &folded)
  }

  /// The number of words.
  @inlinable public var count: Int { words.count }
  /// The word at a position, counted from 0.
  @inlinable public subscript(index: Int) -> Word { words[index] }

  /// The folded form of one word.
  public func folded(_ index: Int) -> String {
    String(decoding: foldedBytes(index), as: UTF8.self)
  }

  package func foldedBytes(_ index: Int) -> ArraySlice<UInt8> {
    folded[Int(words[index].foldedStart)..<Int(words[index].foldedEnd)]
  }

  /// How many adjacent words from one on are characters of a script without spaces: 4 for `山田太郎`.
  package func runLength(at index: Int) -> Int {
    var end = index
    while end < count, isIdeograph(end), end == index || words[end].start == words[end - 1].end { end += 1 }
    return end - index
  }

  private func isIdeograph(_ index: Int) -> Bool {
    let bytes = foldedBytes(index)
    // Such a character has three or four bytes, and is a word of its own.
    guard let first = bytes.first, first >= 0xE3,
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return false }
    return CharacterClass(scalar) == .ideograph
  }

  /// The words of a range as the text has them, with the separators between them.
  public func source(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return source(bytes: words[first].range.lowerBound..<words[last].range.upperBound)
  }

  /// A part of the text by its UTF-8 bytes; the bounds are rounded inwards to whole characters.
  public func source(bytes: Range<Int>) -> String {
    let view = text.utf8
    let plain = view.withContiguousStorageIfAvailable { all -> String? in
      func isInside(_ place: Int) -> Bool { place < all.count && all[place] & 0xC0 == 0x80 }
      if isInside(bytes.lowerBound) || isInside(bytes.upperBound) { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: all[bytes]), as: UTF8.self)
    }
    if let plain = plain ?? nil { return plain }
    let start = view.index(view.startIndex, offsetBy: bytes.lowerBound)
    let end = view.index(start, offsetBy: bytes.count)
    return String(text[start..<end])
  }

  /// The hash of a folded word: FNV-1a, so that it is the same in every process and can be stored.
  @inlinable
  public static func hash(_ folded: some Sequence<UInt8>) -> UInt64 {
    hash(folded, after: 0xcbf2_9ce4_8422_2325)
  }

  /// The hash of a text that is a single word of unaccented Latin letters; `nil` for any other.
  package static func hash(ofPlainWord text: String) -> UInt64? {
    text.utf8.withContiguousStorageIfAvailable(hash(ofPlainWord:)) ?? nil
  }

  /// The same of a text in UTF-8.
  @inlinable
  package static func hash(ofPlainWord bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      let small = byte | 0x20
      guard small >= 0x61, small <= 0x7A else { return nil }
      hash = (hash ^ UInt64(small)) &* 0x100_0000_01b3
    }
    return bytes.isEmpty ? nil : hash
  }

  /// The hash of a text with one more byte.
  @inlinable
  package static func hash(_ byte: UInt8, after first: UInt64) -> UInt64 { (first ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// The hash of a sequence of words, continued from the hash of the first ones.
  @inlinable
  package static func hash(_ folded: some Sequence<UInt8>, after first: UInt64) -> UInt64 {
    var hash = first
    for byte in folded { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
