import Dispatch
import IntentLanguages
import IntentModel
import IntentVocabulary
import Synchronization

/// Compiles languages into what reads them, their parts side by side where there are cores for it.
enum LanguageCompiler {
  /// One part of what a language is compiled into.
  private enum Part: Sendable {
    case grammar(Grammar, AppSpanFinder, [NotationProblem])
    case values(ValueSpotter)
    case replies(ReplyWords)
  }

  /// The readers of languages, and what is wrong with their phrases, language by language.
  static func compile(
    _ languages: [Language], intents: [IntentDescription], apps: [App], names: AppNames
  ) -> (readers: [Interpreter.Reader], problems: [NotationProblem]) {
    let parts = Mutex<[Int: Part]>([:])
    // The grammars take longest: they come first.
    DispatchQueue.concurrentPerform(iterations: languages.count * 3) { number in
      let language = languages[number % languages.count]
      let part: Part =
        switch number / languages.count {
        case 0: grammar(of: language, intents, apps, names)
        case 1: .values(ValueSpotter(language: language))
        default: .replies(ReplyWords(language))
        }
      parts.withLock { $0[number] = part }
    }
    return joined(parts.withLock { $0 }, languages.count)
  }

  private static func grammar(
    of language: Language, _ intents: [IntentDescription], _ apps: [App], _ names: AppNames
  ) -> Part {
    var compiler = GrammarCompiler(tag: language.tag, intents: intents)
    compiler.add(language, and: apps)
    let grammar = compiler.grammar(apps: names)
    return .grammar(grammar, AppSpanFinder(grammar, names), compiler.problems)
  }

  private static func joined(
    _ parts: [Int: Part], _ count: Int
  ) -> (readers: [Interpreter.Reader], problems: [NotationProblem]) {
    var readers: [Interpreter.Reader] = []
    var problems: [NotationProblem] = []
    for number in 0..<count {
      guard case .grammar(let grammar, let apps, let found) = parts[number],
        case .values(let spotter) = parts[number + count], case .replies(let replies) = parts[number + 2 * count]
      else { continue }
      readers.append(.init(grammar: grammar, spotter: spotter, appSpans: apps, replies: replies))
      problems += found
    }
    return (readers, problems)
  }
}

extension GrammarCompiler {
  /// Adds all of a language, and what the apps bring of their own in it.
  fileprivate mutating func add(_ language: Language, and apps: [App]) {
    for (index, text) in language.words.enumerated() {
      add(text, file: "\(language.tag) words \(index + 1)", isShared: true)
    }
    for (index, text) in language.phrases.enumerated() {
      add(text, file: "\(language.tag) phrases \(index + 1)")
    }
    for app in apps {
      guard let custom = app.phrases(for: language.tag) else { continue }
      let lines = (custom.words + custom.phrases).map { ($0.number, Substring($0.text)) }
      add(lines: lines, file: custom.file)
    }
  }
}
