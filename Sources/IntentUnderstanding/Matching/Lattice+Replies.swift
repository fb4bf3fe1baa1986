import IntentText
import IntentVocabulary

/// The words of replies in an utterance, by the classes that they belong to.
extension Lattice {
  /// Whether a word has a digit in it.
  func hasDigit(_ word: Int) -> Bool { words.foldedBytes(word).contains { (0x30...0x39).contains($0) } }

  /// Whether some words may ask for something only after an earlier request.
  var mayFollow: Bool {
    (0..<count).contains { word in tokens[word].contains { reader.following.contains($0.wordClass) } }
  }

  /// Whether words from which an app's name was removed ask what the app can do.
  static func appHelp(_ words: Words, for reader: Interpreter.Reader, in situation: Situation) -> Bool {
    let utterance = Utterance(words, vocabulary: VocabularyIndex(), in: situation)
    let lattice = LanguagePrescreen(answer: utterance, for: reader).lattice
    let said = lattice.trimmed(0..<lattice.count)
    return lattice.length(["control_appHelp"], at: said.lowerBound, before: said.upperBound) == said.count
  }
}
