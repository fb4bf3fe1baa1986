import IntentModel
import IntentText
import IntentVocabulary

/// What a language finds in an utterance and in its stretches, each of it once: phrases of replying, values, symbols.
///
/// A reply is looked at in several ways, and many of them look at the same stretch.
final class ReplyFindings {
  let phrases: ReplyPhrases
  private let reader: Interpreter.Reader
  private let situation: Situation
  private var values: [Range<Int>: [ValueSpan]] = [:]

  init(_ reader: Interpreter.Reader, in words: Words, _ situation: Situation) {
    self.reader = reader
    self.situation = situation
    phrases = ReplyPhrases(reader.replies, in: words)
  }

  /// The values of a stretch, as if nothing else had been said; their words are counted from its beginning.
  func values(in range: Range<Int>) -> [ValueSpan] {
    if let known = values[range] { return known }
    let found = reader.spotter.spans(in: Words(phrases.words.part(range)), situation: situation)
    values[range] = found
    return found
  }

  /// The symbols in the utterance: words of one of a fixed set, with the parameters for which a phrase takes them.
  lazy var symbols: [ReplyReader.FoundSymbol] = {
    let (grammar, words) = (reader.grammar, phrases.words)
    let ids = words.words.map { grammar.lexicon.id($0.hash) }
    var found: [ReplyReader.FoundSymbol] = []
    for index in 0..<words.count {
      grammar.lexicon.tokens(at: index, in: ids) { number, length in
        let known = grammar.classes[Int(number)]
        guard known.role == .symbol, SpokenReference(symbol: known.name) == nil else { return }
        let place = index..<index + length
        let isFlag = known.name == "true" || known.name == "false"
        let value = SpokenValue(
          words.source(place), range: words[index].range.lowerBound..<words[index + length - 1].range.upperBound,
          isFlag ? .flag(known.name == "true") : .symbol(known.name))
        found.append(.init(words: place, value: value, takers: Set(grammar.symbolSlots[number] ?? [])))
      }
    }
    return found
  }()
}
