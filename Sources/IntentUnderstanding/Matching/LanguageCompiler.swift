import Dispatch
import IntentModel
import IntentVocabulary
import LanguageNotation
import StepCounting
import Synchronization

/// Compiles languages into what reads them, their parts side by side where there are cores for it.
enum LanguageCompiler {
  /// One part of what a language is compiled into.
  private enum Part: Sendable {
    case grammar(Grammar, AppSpanFinder, [NotationProblem])
    case values(ValueSpotter)
    case replies(ReplyWords)
    case weights(ActWeights)
  }

  /// A text of a language's notation.
  private struct Source: Sendable {
    var language: Int
    var section: LanguageFile.Section
    var file: String
    var isShared: Bool { section.kind == .words }
    var isOfActs: Bool { section.kind == .acts }
  }

  /// The readers of languages, and what is wrong with their phrases, language by language.
  static func compile(
    _ languages: [Language], intents: [IntentDescription], apps: [AssistantApp], names: AppNames
  ) -> (readers: [Interpreter.Reader], problems: [NotationProblem]) {
    // The texts are read first, on all cores: a grammar, which takes longest, is made of them on one.
    let sources = languages.indices.flatMap { Self.sources(of: languages[$0], $0) }
    let read = concurrently(sources.count) { NotationReader(sources[$0].section, file: sources[$0].file) }
    let replies = languages.map { language in
      language.sections(.replies).map { ReplyClasses($0.section, file: $0.file) }
    }
    let parts = concurrently(languages.count * 4) { number -> Part in
      let place = number % languages.count
      let language = languages[place]
      switch number / languages.count {
      case 0:
        var compiler = GrammarCompiler(tag: language.tag, intents: intents)
        for (source, reader) in zip(sources, read) where source.language == place && !source.isOfActs {
          compiler.add(reader, file: source.file, isShared: source.isShared)
        }
        let acts = zip(sources, read).filter { $0.0.language == place && $0.0.isOfActs }
        if !acts.isEmpty {
          compiler.add(acts: acts.map { ($0.0.file, $0.1) }, replies: replies[place])
        }
        compiler.add(apps, in: language)
        let grammar = compiler.grammar(apps: names)
        return .grammar(grammar, AppSpanFinder(grammar, names), compiler.problems)
      case 1: return .values(ValueSpotter(language: language))
      case 2: return .replies(ReplyWords(language))
      default: return .weights(ActWeights(language))
      }
    }
    return joined(parts, languages.count)
  }

  private static func sources(of language: Language, _ number: Int) -> [Source] {
    (language.sections(.words) + language.sections(.phrases) + language.sections(.acts)).map { file, section in
      Source(language: number, section: section, file: file)
    }
  }

  /// What is made by number, side by side where there are cores for it.
  private static func concurrently<Made: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Made) -> [Made] {
    let made = Mutex<[(number: Int, made: Made)]>([])
    let sharing = Steps.sharing
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let one = sharing { make(number) }
      made.withLock { $0.append((number, one)) }
    }
    return made.withLock { $0.sorted { $0.number < $1.number }.map(\.made) }
  }

  private static func joined(
    _ parts: [Part], _ count: Int
  ) -> (readers: [Interpreter.Reader], problems: [NotationProblem]) {
    var readers: [Interpreter.Reader] = []
    var problems: [NotationProblem] = []
    for number in 0..<count {
      guard case .grammar(let grammar, let apps, let found) = parts[number],
        case .values(let spotter) = parts[number + count], case .replies(let replies) = parts[number + 2 * count],
        case .weights(let weights) = parts[number + 3 * count]
      else { continue }
      readers.append(.init(grammar: grammar, spotter: spotter, appSpans: apps, replies: replies, weights: weights))
      problems += found
    }
    return (readers, problems)
  }
}

extension GrammarCompiler {
  /// Adds what apps bring of their own in a language.
  fileprivate mutating func add(_ apps: [AssistantApp], in language: Language) {
    for app in apps {
      guard let custom = app.phrases(for: language.tag) else { continue }
      let lines = (custom.words + custom.phrases).map { ($0.number, Substring($0.text)) }
      add(NotationReader(lines: lines, file: custom.file), file: custom.file, isShared: false)
    }
  }
}
