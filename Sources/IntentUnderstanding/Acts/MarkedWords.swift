import IntentText

/// Words that a mark replaces in what is learned from, because their wording does not matter.
struct MarkedWords<Mark> {
  var words: Range<Int>
  var mark: Mark

  /// What replaces the words from one on: where several marks could begin there, the longest; of equally long ones the
  /// first.
  static func longest(of all: [Self], at place: Int) -> Self? {
    all.filter { $0.words.lowerBound == place && !$0.words.isEmpty }.max { $0.words.count < $1.words.count }
  }
}

extension Words {
  /// The beginning of a long word, which stands for its forms in what is learned from; `nil` for a short word.
  func stem(_ word: Int) -> ArraySlice<UInt8>? {
    let bytes = foldedBytes(word)
    guard bytes.count > Self.stemLength else { return nil }
    let ends = bytes.indices.dropFirst(Self.stemLength)
    // A cut is never made inside a letter of several bytes.
    return ends.first { bytes[$0] & 0xC0 != 0x80 }.map { bytes[..<$0] }
  }

  private static let stemLength = 4
}
