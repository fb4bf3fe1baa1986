import IntentModel
import IntentText
import IntentVocabulary

/// The lattices of one utterance, one a language, and what its stretches were found to be in them.
///
/// A reply is looked at in several ways, and many of them ask what the same words mean alone, or after other words.
final class TurnLattices {
  private let interpreter: Interpreter
  let utterance: Utterance
  private lazy var glances = interpreter.glances(at: utterance)
  /// By language, for words that are no request in it.
  private var answers: [String: Glance] = [:]
  private var requests: [Range<Int>: Understanding] = [:]
  private var fragments: [Fragment: Reading?] = [:]
  /// By language.
  private var findings: [String: ReplyFindings] = [:]

  private struct Fragment: Hashable {
    var words: Range<Int>
    var leadIn: String
    var language: String
  }

  init(_ words: Words, vocabulary: VocabularyIndex, in situation: Situation, by interpreter: Interpreter) {
    self.interpreter = interpreter
    utterance = Utterance(words, vocabulary: vocabulary, in: situation)
  }

  /// How many lattices were made: never more than there are languages.
  var count: Int { utterance.latticeCount }

  /// What a stretch is as a request.
  func understanding(of words: Range<Int>) -> Understanding {
    if let known = requests[words] { return known }
    let new = utterance.isShort ? interpreter.understand(words, of: glances.map { $0.within(words) }) : ofLong(words)
    requests[words] = new
    return new
  }

  /// Only the beginning of a long text is looked at.
  private func ofLong(_ words: Range<Int>) -> Understanding {
    guard words.count == utterance.words.count else { return Understanding() }
    return interpreter.understand(utterance.words.text, vocabulary: utterance.vocabulary, in: utterance.situation)
  }

  /// What a stretch is as the rest of a request that begins with other words.
  func fragment(_ words: Range<Int>, after leadIn: String, in reader: Interpreter.Reader) -> Reading? {
    let fragment = Fragment(words: words, leadIn: leadIn, language: reader.grammar.tag)
    if let known = fragments[fragment] { return known }
    let found = interpreter.fragment(words, of: glance(for: reader).within(words).lattice, after: leadIn)
    var reading = found?.reading()
    if let found { reading?.slots += interpreter.details(beside: found, in: words) }
    fragments[fragment] = .some(reading)
    return reading
  }

  /// What a language finds in the utterance besides requests.
  func findings(of reader: Interpreter.Reader) -> ReplyFindings {
    if let known = findings[reader.grammar.tag] { return known }
    let new = ReplyFindings(reader, in: utterance.words, utterance.situation)
    findings[reader.grammar.tag] = new
    return new
  }

  private func glance(for reader: Interpreter.Reader) -> Glance {
    if let glance = glances.first(where: { $0.reader === reader }) ?? answers[reader.grammar.tag] { return glance }
    let glance = Glance(answer: utterance, for: reader)
    answers[reader.grammar.tag] = glance
    return glance
  }
}
