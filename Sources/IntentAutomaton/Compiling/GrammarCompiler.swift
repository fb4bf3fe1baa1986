import IntentModel
import IntentText
import LanguageNotation

/// Compiles the notation of a language, and of the apps' own phrases in it, into a ``Grammar``.
package struct GrammarCompiler {
  private let tag: String
  private let intents: [String: IntentDescription]
  package private(set) var problems: [NotationProblem] = []

  private var scopes: [String: NameScope] = [:]
  private var lists: [ClassCompiler.Line] = []
  private var phraseLines: [(place: Place, phrase: Definition.Phrase)] = []
  private var actLines: [(place: Place, phrase: Definition.Phrase)] = []

  /// The place of a line, and the text whose own classes it may use besides the shared ones.
  struct Place {
    var scope: NameScope
    var file: String
    var line: Int

    func problem(_ message: String) -> NotationProblem {
      NotationProblem(file: file, line: line, message: message)
    }
  }

  package init(tag: String, intents: [IntentDescription]) {
    self.tag = tag
    self.intents = Dictionary(
      intents.map { ($0.name.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds a text of the notation.
  ///
  /// Only its own phrases may use its classes, unless it is `shared`.
  package mutating func add(_ reader: NotationReader, file: String, isShared: Bool) {
    problems += reader.problems
    let scope = isShared ? .shared : scope(of: file)
    for definition in reader.definitions {
      let place = Place(scope: scope, file: file, line: definition.line)
      switch definition.kind {
      case .words(let list): lists.append(.init(place: place, list: list))
      case .phrase(let phrase): phraseLines.append((place, phrase))
      }
    }
  }

  /// Adds what is said in the middle of a conversation: the words of replies, as classes that only acts use, and the
  /// phrases of acts.
  package mutating func add(acts: [(file: String, reader: NotationReader)], replies: [ReplyClasses]) {
    let scope = scope(of: "acts")
    for replies in replies {
      problems += replies.problems
      for (line, list) in replies.lists {
        lists.append(.init(place: Place(scope: scope, file: replies.file, line: line), list: list, isOfReplies: true))
      }
    }
    for (file, reader) in acts {
      problems += reader.problems
      for definition in reader.definitions {
        let place = Place(scope: scope, file: file, line: definition.line)
        switch definition.kind {
        case .words(let list): lists.append(.init(place: place, list: list, isOfReplies: true))
        case .phrase(let phrase): actLines.append((place, phrase))
        }
      }
    }
  }

  private mutating func scope(of file: String) -> NameScope {
    let scope = scopes[file] ?? NameScope(text: scopes.count + 1)
    scopes[file] = scope
    return scope
  }

  /// The parts that phrases share; where a part is defined twice, both definitions are alternatives.
  private var parts: ScopedTable<PatternCode> {
    var parts = ScopedTable<PatternCode>()
    for line in lists where line.list.role == .part {
      let known = parts[line.place.scope, line.list.name]
      parts[line.place.scope, line.list.name] = known.map { PatternCode($0, or: line.list.code) } ?? line.list.code
    }
    return parts
  }

  /// The compiled grammar; lines with mistakes are left out and listed in `problems`.
  package mutating func grammar(apps: AppNames) -> Grammar {
    var words = ClassCompiler(lines: lists)
    words.compile()
    problems += words.problems
    let code = code(words)
    for (sequence, _) in apps.sequences { words.addApp(sequence) }
    // The words are consumed, so that they are not copied when the compiler adds to them.
    var phrases = PhraseCompiler(words: consume words, code: code, intents: intents)
    phrases.addPhrases()
    problems += phrases.problems
    return phrases.grammar(tag: tag)
  }

  /// The phrases with all names in them resolved.
  private mutating func code(_ words: ClassCompiler) -> PhraseCode {
    var resolver = PhraseResolver(words: words, parts: parts, intents: intents)
    for (place, phrase) in phraseLines { resolver.add(phrase, at: place) }
    for (place, phrase) in actLines { resolver.add(act: phrase, at: place) }
    problems += resolver.problems
    return resolver.code
  }
}
