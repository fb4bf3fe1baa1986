import Foundation
import IntentUnderstanding
import IntentVocabulary
import LanguageNotation
import Parley

/// Reads the wordings of a corpus with the people and apps of its world.
///
/// A request is read twice: by its language alone, and beside all the others without a word of which one is spoken.
package struct CorpusListener: Sendable {
  private struct Ear: Sendable {
    let interpreter: Interpreter
    let vocabulary: VocabularyIndex
    var situation: Situation
  }

  let world: CorpusWorld
  private let requests: Ear
  private let alone: [String: Interpreter]
  private let replies: Ear
  private let wholeRequests: Ear

  /// Compiles languages for the apps of a world.
  ///
  /// - Parameter compiled: Where compiled languages are kept, if they are.
  /// - Throws: `NotationProblems` with everything that is wrong with the texts.
  package init(_ world: CorpusWorld, languages: [Language], compiled: URL? = nil) throws {
    self.world = world
    requests = try Self.ear(world.requests, world, languages, compiled)
    replies = try Self.ear(world.replies, world, languages, compiled)
    wholeRequests = try Self.ear(world.wholeRequests, world, languages, compiled)
    var alone: [String: Interpreter] = [:]
    for language in languages { alone[language.tag] = requests.interpreter.limited(to: language.tag) }
    self.alone = alone
  }

  private static func ear(
    _ part: CorpusWorld.Part, _ world: CorpusWorld, _ languages: [Language], _ compiled: URL?
  ) throws -> Ear {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return Ear(
      interpreter: try Interpreter(
        languages: languages, intents: IntentDescription.builtIn, apps: part.apps, compiled: compiled),
      vocabulary: VocabularyIndex(contacts: part.people),
      situation: Situation(now: world.now, calendar: calendar, language: "en", waiting: part.waiting))
  }

  /// What a wording was read as, if that is wrong; `nil` where it is right.
  func mistake(in wording: String, of entry: CorpusEntry, at question: CorpusWorld.Question?) -> String? {
    guard let question else { return requestMistake(in: wording, of: entry) }
    let said = reply(wording, to: question, in: entry.language)
    return Self.fits(said, entry.meaning) ? nil : said
  }

  private func requestMistake(in wording: String, of entry: CorpusEntry) -> String? {
    guard let alone = alone[entry.language] else { return "nothing: no language has the tag “\(entry.language)”" }
    let meaning = CorpusMeaning(entry.meaning)
    for interpreter in [alone, requests.interpreter] {
      let best = interpreter.understand(wording, vocabulary: requests.vocabulary, in: requests.situation).best
      if !meaning.fits(best) { return CorpusMeaning.line(best) }
    }
    return nil
  }

  /// What a whole request is understood as, by its language alone.
  func request(_ wording: String, in language: String) -> Understanding {
    interpreter(of: language).understand(
      wording, vocabulary: wholeRequests.vocabulary, in: wholeRequests.situation)
  }

  /// What an utterance asks for.
  struct Heard {
    /// The intents, in their order.
    var requests: [IntentName]
    /// Those of which it is asked which is meant, where none is sure.
    var guesses: [IntentName]
  }

  /// What an utterance asks for in a conversation in which nothing is asked, by its language alone.
  func heard(_ said: String, in language: String) -> Heard {
    let turns = turns(said, in: language)
    let requests = turns.map(\.act).prefix { $0.understanding != nil }
    return Heard(
      requests: requests.compactMap { $0.understanding?.best?.intent },
      guesses: turns.flatMap(\.guesses).map(\.intent))
  }

  /// What an utterance does in a conversation in which nothing is asked, act by act, by its language alone.
  ///
  /// - Parameter past: The request that was made before.
  func turns(_ said: String, after past: Situation.PastRequest? = nil, in language: String) -> [TurnReading] {
    let situation = situation(of: language, after: past)
    let interpreter = interpreter(of: language)
    var turns: [TurnReading] = []
    var rest: Understanding.Rest? = .init(said)
    while let next = rest, turns.count < Self.mostRequests {
      let turn =
        next.understanding.map(interpreter.turn(hearing:))
        ?? interpreter.read(next.words, expecting: nil, vocabulary: wholeRequests.vocabulary, in: situation)
      turns.append(turn)
      rest = turn.act.rest
    }
    return turns
  }

  /// All acts that an utterance can be while nothing is asked, each with its evidence and how likely the clauses do it first.
  func candidates(
    _ said: String, after past: Situation.PastRequest?, in language: String
  ) -> [(act: DialogueAct, evidence: ActEvidence, chance: Double)] {
    interpreter(of: language).actCandidatesUnasked(
      said, vocabulary: wholeRequests.vocabulary, in: situation(of: language, after: past))
  }

  /// What speaks for a change of the text of a request that was made before; `nil` where nothing can change it.
  func changeEvidence(_ said: String, after past: Situation.PastRequest, in language: String) -> ChangeEvidence? {
    interpreter(of: language).changeEvidence(
      said, expecting: nil, vocabulary: wholeRequests.vocabulary, in: situation(of: language, after: past))
  }

  /// What speaks for a change of the text of the request that is asked about; `nil` where nothing can change it.
  func changeEvidence(_ said: String, to question: Expectation, in language: String) -> ChangeEvidence? {
    replies.interpreter.changeEvidence(
      said, expecting: question, vocabulary: replies.vocabulary, in: situation(of: language))
  }

  /// More requests than anybody makes in one breath.
  private static let mostRequests = 8

  /// The situation of somebody who speaks a language while nothing is asked.
  private func situation(of language: String, after past: Situation.PastRequest?) -> Situation {
    var situation = wholeRequests.situation
    situation.language = language
    situation.requests = [past].compactMap(\.self)
    return situation
  }

  /// What reads utterances of a language alone.
  private func interpreter(of language: String) -> Interpreter {
    wholeRequests.interpreter.limited(to: language) ?? wholeRequests.interpreter
  }

  /// An utterance as the learned weights of clauses see it.
  func clauseFeatures(_ said: String, in language: String) -> ClauseFeatures? {
    interpreter(of: language).clauseFeatures(
      said, vocabulary: wholeRequests.vocabulary, in: wholeRequests.situation)
  }

  /// The ways in which something said may change a text; `nil` where it cannot.
  func textEdits(_ said: String, changing text: String, in language: String) -> TextEdits? {
    interpreter(of: language).textEdits(
      said, changing: text, vocabulary: wholeRequests.vocabulary, in: wholeRequests.situation)
  }

  /// The reply to a question, as a trace prints it.
  private func reply(_ wording: String, to question: CorpusWorld.Question, in language: String) -> String {
    let act = turn(wording, to: question.expectation, in: language).act
    if let understanding = act.understanding { return EventLine(.understood(understanding)).text }
    return ReplyReading(act).text
  }

  /// The act of a wording at an open question, or with none open.
  func turn(_ wording: String, to question: Expectation?, in language: String) -> TurnReading {
    replies.interpreter.read(
      wording, expecting: question, vocabulary: replies.vocabulary, in: situation(of: language))
  }

  /// All acts that a wording can be at a question, each with its evidence.
  func candidates(
    _ wording: String, at question: Expectation, in language: String
  ) -> [(act: DialogueAct, evidence: ActEvidence)] {
    replies.interpreter.actCandidates(
      wording, expecting: question, vocabulary: replies.vocabulary, in: situation(of: language))
  }

  /// The features of a wording at a question.
  func features(_ wording: String, at question: Expectation, in language: String) -> ReplyFeatures? {
    replies.interpreter.replyFeatures(
      wording, expecting: question, vocabulary: replies.vocabulary, in: situation(of: language))
  }

  /// The situation for replies of somebody who speaks a language.
  private func situation(of language: String) -> Situation {
    var situation = replies.situation
    situation.language = language
    return situation
  }

  /// Whether a reading has the meaning, which need not name every value.
  private static func fits(_ reading: String, _ meaning: String) -> Bool {
    let (reading, meaning) = (reading.filter { $0 != "\"" }, meaning.filter { $0 != "\"" })
    return reading == meaning || reading.hasPrefix(meaning + " ") || reading.hasPrefix(meaning + "=")
  }
}

extension DialogueAct {
  /// What is wished besides, in the words behind it.
  fileprivate var rest: Understanding.Rest? {
    switch self {
    case .followUp(let said): said.rest
    case .continuation(let said): said.rest
    default: understanding?.rest
    }
  }
}
