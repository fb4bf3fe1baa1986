#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary
import LanguageNotation

/// Reads utterances: which intent they ask for, and what they say for its parameters.
///
/// An interpreter is compiled once from languages, intents and apps; it is a value and may read many utterances at
/// the same time.
package struct Interpreter: Sendable {
  /// One language, ready to read.
  ///
  /// It is a class so that reading counts one reference, not one for each of its tables.
  final class Reader: Sendable {
    let grammar: Grammar
    let appSpans: AppSpanFinder
    let spotter: ValueSpotter
    let replies: ReplyWords
    let weights: ActWeights
    let clauses: ClauseWeights
    let fragments = FragmentStarts()
    let questions = QuestionTable()
    /// The classes of words that ask for something only after an earlier request.
    let following: Set<Int32>
    /// Holds the parts that interpreters for other apps share: the value spotter, the words of replies, the weights.
    private let parts: LanguageParts

    init(grammar: Grammar, appSpans: AppSpanFinder, parts: LanguageParts) {
      self.grammar = grammar
      self.appSpans = appSpans
      spotter = parts.spotter
      replies = parts.replies
      weights = parts.weights
      clauses = parts.clauses
      self.parts = parts
      following = Set(
        grammar.classes.indices.filter { grammar.classes[$0].name.hasPrefix(ReplyClasses.following) }.map(Int32.init))
    }
  }

  /// What the readers of all languages share.
  ///
  /// It is a class for the same reason as ``Reader``.
  final class Shared: Sendable {
    let appNames: AppNames
    /// The descriptions of the intents by name; of two with one name the last counts.
    let descriptions: [IntentName: IntentDescription]
    let spaces = SearchSpaces()

    init(appNames: AppNames, intents: [IntentDescription]) {
      self.appNames = appNames
      descriptions = Dictionary(intents.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
  }

  let readers: [Reader]
  let shared: Shared
  var descriptions: [IntentName: IntentDescription] { shared.descriptions }

  /// The most bytes of an utterance whose structure is read; whatever follows is free text or ignored.
  static let mostBytes = 8192

  /// Compiles the phrases of languages for the intents of apps.
  ///
  /// - Parameter compiled: A folder in which compiled languages are kept; what is missing there is compiled and written.
  /// - Throws: `NotationProblems` with everything that is wrong with the phrases.
  package init(
    languages: [Language], intents: [IntentDescription], apps: [AssistantApp], compiled: URL? = nil
  ) throws(NotationProblems) {
    var names = AppNames()
    for app in apps {
      names.add(
        identifier: app.identifier, names: app.allNames.map(\.spokenPhrase),
        intents: app.supportedIntents)
    }
    let made = LanguageCompiler.compile(languages, intents: intents, apps: apps, names: names, folder: compiled)
    self.readers = made.readers
    self.shared = Shared(appNames: names, intents: intents)
    let problems = languages.flatMap(\.files).flatMap(\.problems) + made.problems
    if !problems.isEmpty { throw NotationProblems(problems) }
  }

  /// The same interpreter for one of its languages, without compiling again; `nil` for a language that it does not
  /// have.
  package func limited(to tag: String) -> Interpreter? { limited(to: [tag]) }

  /// The same interpreter for some of its languages; `nil` where it has none of them.
  package func limited(to tags: [String]) -> Interpreter? {
    let readers = readers.filter { tags.contains($0.grammar.tag) }
    return readers.isEmpty ? nil : Interpreter(readers, shared)
  }

  private init(_ readers: [Reader], _ shared: Shared) {
    self.readers = readers
    self.shared = shared
  }

  /// What an utterance asks for; nothing where no reading explains it well enough.
  package func understand(
    _ utterance: String, vocabulary: VocabularyIndex, in situation: Situation
  ) -> Understanding {
    let text = Self.native(utterance)
    if text.utf8.count > Self.mostBytes {
      return understandLong(text, vocabulary: vocabulary, in: situation)
    }
    let words = Words(text)
    guard words.count > 0, words.count <= WordLattice.mostWords else { return Understanding() }
    let prescreens = prescreens(at: Utterance(words, vocabulary: vocabulary, in: situation))
    let understood = understand(0..<words.count, of: prescreens, readsClauses: false)
    if understood.best != nil || understood.denied != nil { return understood }
    let needsPhrase = !understood.isNothing
    if let clause = understandClauses(prescreens, above: Self.surelyRequest, needsPhrase: needsPhrase) { return clause }
    return understood
  }

  private static func native(_ text: String) -> String {
    var text = text
    text.makeContiguousUTF8()
    return text
  }
}
