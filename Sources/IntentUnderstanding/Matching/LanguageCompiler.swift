#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentAutomaton
import IntentModel
import IntentVocabulary
import LanguageNotation
import StepCounting

/// Compiles languages into what reads them, their parts side by side where there are cores for it.
enum LanguageCompiler {
  /// One part of what a language is compiled into.
  private enum Part: Sendable {
    case grammar(Grammar, AppSpanFinder, [NotationProblem])
    case values(ValueSpotter)
    case replies(ReplyWords)
    case weights(ActWeights, ClauseWeights)
  }

  /// A text of a language's notation.
  private struct Source: Sendable {
    var language: Int
    var section: LanguageFile.Section
    var file: String
    var isShared: Bool { section.kind == .words }
    var isOfActs: Bool { section.kind == .acts }
  }

  typealias Compiled = (readers: [Interpreter.Reader], problems: [NotationProblem])

  /// The readers of languages, and what is wrong with them.
  ///
  /// - Parameter folder: Where their compiled forms are kept; what is missing there is written.
  static func compile(
    _ languages: [Language], intents: [IntentDescription], apps: [AssistantApp], names: AppNames, folder: URL?
  ) -> Compiled {
    guard let folder else { return compile(languages, intents: intents, apps: apps, names: names) }
    let files = languages.map { CompiledLanguage($0, intents: intents, apps: apps, names: names, in: folder) }
    var readers = (0..<languages.count).concurrently { files[$0].reader() }
    // The weights are not in the files.
    var problems = readers.compactMap(\.self).flatMap { $0.weights.problems + $0.clauses.problems }
    let missing = readers.indices.filter { readers[$0] == nil }
    if !missing.isEmpty {
      let made = compile(missing.map { languages[$0] }, intents: intents, apps: apps, names: names)
      problems += made.problems
      for (place, reader) in zip(missing, made.readers) {
        if made.problems.isEmpty { files[place].write(reader) }
        readers[place] = reader
      }
    }
    return (readers.compactMap(\.self), problems)
  }

  /// The readers of languages, compiled from their texts.
  private static func compile(
    _ languages: [Language], intents: [IntentDescription], apps: [AssistantApp], names: AppNames
  ) -> Compiled {
    // The texts are read first, on all cores: a grammar, which takes longest, is made of them on one.
    let sources = languages.indices.flatMap { Self.sources(of: languages[$0], $0) }
    let read = (0..<sources.count).concurrently { NotationReader(sources[$0].section, file: sources[$0].file) }
    let replies = languages.map { language in
      language.sections(.replies).map { ReplyClasses($0.section, file: $0.file) }
    }
    var shared = languages.map(LanguageParts.known)
    let missing = shared.indices.filter { shared[$0] == nil }
    let made = (0..<languages.count + missing.count * 3).concurrently { number -> Part in
      guard number >= languages.count else {
        return grammar(
          of: languages[number], zip(sources, read).filter { $0.0.language == number }, replies[number], intents, apps,
          names)
      }
      let (part, place) = (number - languages.count).quotientAndRemainder(dividingBy: missing.count)
      let language = languages[missing[place]]
      switch part {
      case 0: return .values(ValueSpotter(language: language))
      case 1: return .replies(ReplyWords(language))
      default: return .weights(ActWeights(language), ClauseWeights(language))
      }
    }
    for (place, number) in missing.enumerated() {
      let first = languages.count + place
      guard case .values(let spotter) = made[first], case .replies(let replies) = made[first + missing.count],
        case .weights(let weights, let clauses) = made[first + missing.count * 2]
      else { continue }
      shared[number] = LanguageParts(spotter: spotter, replies: replies, weights: weights, clauses: clauses)
        .shared(for: languages[number])
    }
    return joined(made, shared)
  }

  private static func grammar(
    of language: Language, _ texts: [(Source, NotationReader)], _ replies: [ReplyClasses],
    _ intents: [IntentDescription], _ apps: [AssistantApp], _ names: AppNames
  ) -> Part {
    var compiler = GrammarCompiler(tag: language.tag, intents: intents)
    for (source, reader) in texts where !source.isOfActs {
      compiler.add(reader, file: source.file, isShared: source.isShared)
    }
    let acts = texts.filter { $0.0.isOfActs }
    if !acts.isEmpty { compiler.add(acts: acts.map { ($0.0.file, $0.1) }, replies: replies) }
    compiler.add(apps, in: language)
    let grammar = compiler.grammar(apps: names)
    return .grammar(grammar, AppSpanFinder(grammar, names), compiler.problems)
  }

  private static func sources(of language: Language, _ number: Int) -> [Source] {
    let acts = language.sections(.acts)
    let file = language.tag + "/Turns.txt"
    let own = (acts.isEmpty ? [(file, DefaultActs.section)] : acts) + [(file, SharedActs.section)]
    let all = language.sections(.words) + language.sections(.phrases) + (language.sections(.replies).isEmpty ? [] : own)
    return all.map { file, section in
      Source(language: number, section: section, file: file)
    }
  }

  private static func joined(_ made: [Part], _ shared: [LanguageParts?]) -> Compiled {
    var readers: [Interpreter.Reader] = []
    var problems: [NotationProblem] = []
    for (made, parts) in zip(made, shared) {
      guard case .grammar(let grammar, let apps, let found) = made, let parts else { continue }
      readers.append(.init(grammar: grammar, appSpans: apps, parts: parts))
      problems += found + parts.problems
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
