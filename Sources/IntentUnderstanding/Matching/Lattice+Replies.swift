import IntentText
import IntentVocabulary

/// The words of replies in an utterance, by the classes that they belong to.
extension Lattice {
  func className(_ wordClass: Int32) -> String { reader.grammar.classes[Int(wordClass)].name }

  /// The number of words of the longest entry of some classes that begins at a word and ends before a bound.
  func length(_ names: Set<String>, at start: Int, before end: Int) -> Int? {
    guard start >= 0, start < min(end, count) else { return nil }
    return tokens[start].filter { start + Int($0.length) <= end && names.contains(className($0.wordClass)) }
      .map { Int($0.length) }.max()
  }

  func length(_ lists: ReplyLists, at start: Int, before end: Int) -> Int? {
    guard start >= 0, start < min(end, count) else { return nil }
    var longest = 0
    for token in tokens[start] where start + Int(token.length) <= end && reader.grammar.isOf(lists, token.wordClass) {
      longest = max(longest, Int(token.length))
    }
    return longest > 0 ? longest : nil
  }

  /// Whether a word is in one of some lists of replies, or begins one of their entries.
  func isOf(_ lists: ReplyLists, _ word: Int) -> Bool {
    tokens[word].contains { reader.grammar.isOf(lists, $0.wordClass) }
  }

  /// Whether a word joins requests.
  func joinsRequests(_ word: Int) -> Bool { tokens[word].contains { $0.wordClass == reader.grammar.joint } }

  /// Whether a word has a digit in it.
  func hasDigit(_ word: Int) -> Bool { words.foldedBytes(word).contains { (0x30...0x39).contains($0) } }

  /// Whether some words may ask for something only after an earlier request.
  var mayFollow: Bool {
    (0..<count).contains { word in tokens[word].contains { reader.following.contains($0.wordClass) } }
  }

  /// A stretch of words without the meaningless words at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while let length = length([.filler], at: start, before: end) { start += length }
    while let last = (1...4).first(where: { end - $0 >= start && length([.filler], at: end - $0, before: end) == $0 }) {
      end -= last
    }
    return start..<end
  }

  /// Whether words from which an app's name was removed ask what the app can do.
  static func appHelp(_ words: Words, for reader: Interpreter.Reader, in situation: Situation) -> Bool {
    let utterance = Utterance(words, vocabulary: VocabularyIndex(), in: situation)
    let lattice = LanguagePrescreen(answer: utterance, for: reader).lattice
    let said = lattice.trimmed(0..<lattice.count)
    return lattice.length(["control_appHelp"], at: said.lowerBound, before: said.upperBound) == said.count
  }
}
