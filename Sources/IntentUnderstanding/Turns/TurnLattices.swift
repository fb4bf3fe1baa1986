import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// The lattices of one utterance, one for each language, and the results of searches through them.
///
/// A reply is looked at in several ways, many of which ask for the meaning of the same words.
final class TurnLattices {
  private let interpreter: Interpreter
  let utterance: Utterance
  /// Whether acts keep what each part of the utterance contributed to their scores.
  let explains: Bool
  /// Whether a request may be a clause among others.
  var readsClauses = true
  /// Whether a question is open.
  private let isAsked: Bool
  private lazy var prescreens = interpreter.prescreens(at: utterance)
  /// The prescreens of languages in which the words are no request.
  private var answers: [String: LanguagePrescreen] = [:]
  private var requests: [Range<Int>: Understanding] = [:]
  /// The open question, or what was done before; one search finds both requests and the acts at it.
  private let open: Expectation?
  private lazy var found = findRequests()
  /// By language and question, the acts that phrases say.
  private var acts: [Question: ActReader.Found] = [:]

  /// By language and situation, the clauses of the utterance.
  private var divided: [Divided: [Clause]] = [:]

  /// The texts that may be changed, and by text and clause the text as the clause changes it.
  private var drafts: [String: TextDraft] = [:]
  private var edits: [Edited: TextEdit?] = [:]

  private struct Edited: Hashable {
    var text: String
    var words: Range<Int>
  }

  /// By clause and question, the clause as it is read alone.
  private var alone: [Alone: TurnReading] = [:]

  private struct Alone: Hashable {
    var words: Range<Int>
    var expectation: Expectation?
  }

  private struct Divided: Hashable {
    var language: String
    var situation: ClauseSituation
  }

  private struct Question: Hashable {
    var language: String
    var expectation: Expectation
  }

  init(
    _ words: Words, at open: Expectation?, vocabulary: VocabularyIndex, in situation: Situation,
    explaining: Bool = false, by interpreter: Interpreter
  ) {
    // The first words of a conversation are mostly a request: acts are looked for where they are none.
    let before = situation.requests.isEmpty ? nil : Expectation.after(situation.requests)
    let question = if let open { open } else { before }
    isAsked = open != nil
    self.open = words.count <= ReplyFeatures.mostWords ? question : nil
    explains = explaining
    self.interpreter = interpreter
    utterance = Utterance(words, vocabulary: vocabulary, in: situation)
  }

  /// How many lattices were built: at most one for each language.
  var count: Int { utterance.latticeCount }
  /// How many searches went through them.
  var searchCount: Int { utterance.searchCount }

  /// The meaning of a stretch of words as a request.
  func understanding(of words: Range<Int>) -> Understanding {
    if let known = requests[words] { return known }
    let new =
      !utterance.isShort
      ? ofLong(words)
      : words == 0..<utterance.words.count
        ? interpreter.understand(
          words, of: prescreens, among: found, readsClauses: readsClauses, readsRemarks: readsClauses && !isAsked)
        : interpreter.understand(words, of: prescreens.map { $0.within(words) })
    requests[words] = new
    return new
  }

  /// The request that the utterance was learned to be, where no phrase reads one.
  var learned: Understanding? {
    utterance.isShort ? interpreter.understandClauses(prescreens, above: Interpreter.likelyRequest) : nil
  }

  /// The clause that most likely asks for an intent, as that request; `nil` where it is none.
  func learned(_ intent: IntentName) -> Understanding? {
    utterance.isShort ? interpreter.understandClauses(prescreens, asking: intent) : nil
  }

  /// The requests that the utterance can be, best first, with the near misses.
  var candidates: [Candidate] {
    let all = prescreens.flatMap { found[$0.language, default: []] }.filter { $0.isAlone && $0.intent != .none }
    return all.sorted { $0.rank > $1.rank }
  }

  /// Looks for requests in each language; in the conversation's own language, together with the acts at the open
  /// question.
  private func findRequests() -> Interpreter.FoundRequests {
    guard utterance.isShort else { return [:] }
    var found: Interpreter.FoundRequests = [:]
    for prescreen in prescreens {
      if let open, prescreen.language == utterance.situation.language {
        let both = ActReader.found(open, in: prescreen.lattice, by: interpreter, withRequests: true)
        acts[Question(language: prescreen.language, expectation: open)] = both.acts
        found[prescreen.language] = both.requests
      } else {
        let least = open == nil ? -Costs.margin : ActReader.least
        found[prescreen.language] = interpreter.requests(prescreen, above: least)
      }
    }
    return found
  }

  /// Only the beginning of a long text is read.
  private func ofLong(_ words: Range<Int>) -> Understanding {
    guard words.count == utterance.words.count else { return Understanding() }
    return interpreter.understand(utterance.words.text, vocabulary: utterance.vocabulary, in: utterance.situation)
  }

  /// The acts that phrases of a language say at a question.
  func acts(at expectation: Expectation, in reader: Interpreter.Reader) -> ActReader {
    let question = Question(language: reader.grammar.tag, expectation: expectation)
    if let found = acts[question] { return ActReader(found, at: expectation, of: self, by: interpreter) }
    let found = ActReader.found(expectation, in: prescreen(for: reader).lattice, by: interpreter).acts
    acts[question] = found
    return ActReader(found, at: expectation, of: self, by: interpreter)
  }

  /// A clause read alone at a question; it is read once.
  func alone(_ words: Range<Int>, at expectation: Expectation?, _ read: () -> TurnReading) -> TurnReading {
    let key = Alone(words: words, expectation: expectation)
    if let known = alone[key] { return known }
    let reading = read()
    alone[key] = reading
    return reading
  }

  /// The clauses of the utterance in a situation, as the learned weights of a language divide and tell them.
  func clauses(in situation: ClauseSituation, _ lattice: Lattice) -> [Clause] {
    let key = Divided(language: lattice.reader.grammar.tag, situation: situation)
    if let known = divided[key] { return known }
    let found = lattice.weighedClauses(in: situation)
    divided[key] = found
    return found
  }

  /// A text as some words change it; `nil` where they change nothing.
  func edit(_ text: String, by words: Range<Int>, in reader: Interpreter.Reader?) -> TextEdit? {
    guard let reader else { return nil }
    let key = Edited(text: text, words: words)
    if let known = edits[key] { return known }
    let edit = draft(text, in: reader)?.edited(by: words, of: prescreen(for: reader).lattice.editWords)
    edits[key] = .some(edit)
    return edit
  }

  /// A text that may be changed, read as an utterance; `nil` where it is too long.
  private func draft(_ text: String, in reader: Interpreter.Reader) -> TextDraft? {
    if let known = drafts[text] { return known }
    let said = Utterance(Words(text), vocabulary: utterance.vocabulary, in: utterance.situation)
    guard 1...TextEdits.longestText ~= said.words.count else { return nil }
    let draft = LanguagePrescreen(answer: said, for: reader).lattice.draft
    drafts[text] = draft
    return draft
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
