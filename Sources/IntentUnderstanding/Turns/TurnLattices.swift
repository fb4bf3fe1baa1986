import IntentModel
import IntentText
import IntentVocabulary

/// The lattices of one utterance, one a language, and what its stretches were found to be in them.
///
/// A reply is looked at in several ways, and many of them ask what the same words mean alone, or after other words.
final class TurnLattices {
  private let interpreter: Interpreter
  let utterance: Utterance
  /// Whether acts tell what each part of the utterance contributed to their scores.
  let explains: Bool
  private lazy var prescreens = interpreter.prescreens(at: utterance)
  /// By language, for words that are no request in it.
  private var answers: [String: LanguagePrescreen] = [:]
  private var requests: [Range<Int>: Understanding] = [:]
  /// By language and question, what phrases of acts say.
  private var acts: [Question: ActReader.Found] = [:]

  private struct Question: Hashable {
    var language: String
    var expectation: Expectation
  }

  init(
    _ words: Words, vocabulary: VocabularyIndex, in situation: Situation, explaining: Bool = false,
    by interpreter: Interpreter
  ) {
    explains = explaining
    self.interpreter = interpreter
    utterance = Utterance(words, vocabulary: vocabulary, in: situation)
  }

  /// How many lattices were made: never more than there are languages.
  var count: Int { utterance.latticeCount }
  /// How many searches went through them.
  var searchCount: Int { utterance.searchCount }

  /// What a stretch is as a request.
  func understanding(of words: Range<Int>) -> Understanding {
    if let known = requests[words] { return known }
    let new = utterance.isShort ? interpreter.understand(words, of: prescreens.map { $0.within(words) }) : ofLong(words)
    requests[words] = new
    return new
  }

  /// Only the beginning of a long text is looked at.
  private func ofLong(_ words: Range<Int>) -> Understanding {
    guard words.count == utterance.words.count else { return Understanding() }
    return interpreter.understand(utterance.words.text, vocabulary: utterance.vocabulary, in: utterance.situation)
  }

  /// What phrases of acts say in a language at a question.
  func acts(at expectation: Expectation, in reader: Interpreter.Reader) -> ActReader {
    let question = Question(language: reader.grammar.tag, expectation: expectation)
    if let found = acts[question] { return ActReader(found, at: expectation, of: self, by: interpreter) }
    let found = ActReader.found(expectation, in: prescreen(for: reader).lattice, by: interpreter)
    acts[question] = found
    return ActReader(found, at: expectation, of: self, by: interpreter)
  }

  func prescreen(for reader: Interpreter.Reader) -> LanguagePrescreen {
    if let prescreen = prescreens.first(where: { $0.reader === reader }) ?? answers[reader.grammar.tag] {
      return prescreen
    }
    let prescreen = LanguagePrescreen(answer: utterance, for: reader)
    answers[reader.grammar.tag] = prescreen
    return prescreen
  }
}
