import IntentLanguages
import IntentModel
import IntentText

/// Compiles the notation of a language, and of the apps' own phrases in it, into a ``Grammar``.
struct GrammarCompiler {
  private let tag: String
  private let intents: [String: IntentDescription]
  private(set) var problems: [NotationProblem] = []

  private var lists: [(file: String, line: Int, list: Definition.WordList)] = []
  private var phraseLines: [(file: String, line: Int, phrase: Definition.Phrase)] = []

  init(tag: String, intents: [IntentDescription]) {
    self.tag = tag
    self.intents = Dictionary(
      intents.map { ($0.name.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds a text of the notation; `intent` owns the phrases that stand before any header.
  mutating func add(_ text: String, file: String, intent: String? = nil) {
    let reader = NotationReader(text, file: file, intent: intent)
    problems += reader.problems
    for definition in reader.definitions {
      switch definition.kind {
      case .words(let list): lists.append((file, definition.line, list))
      case .phrase(let phrase): phraseLines.append((file, definition.line, phrase))
      }
    }
  }

  /// The parts that phrases share; a part defined again has the further ways as well.
  private var parts: [String: Pattern] {
    var parts: [String: Pattern] = [:]
    for (_, _, list) in lists where list.role == .part {
      parts[list.name] = parts[list.name].map { .choice([$0, list.pattern]) } ?? list.pattern
    }
    return parts
  }

  /// The compiled grammar; what is wrong is left out and told in `problems`.
  mutating func grammar(apps: AppNames) -> Grammar {
    var words = ClassCompiler(lists: lists)
    words.compile()
    problems += words.problems
    for (sequence, _) in apps.sequences { words.addApp(sequence) }
    var phrases = PhraseCompiler(words: words, parts: parts, intents: intents)
    for (file, line, phrase) in phraseLines { phrases.add(phrase, file: file, line: line) }
    problems += phrases.problems
    return phrases.grammar(tag: tag)
  }
}
