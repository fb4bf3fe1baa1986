import Foundation
import IntentModel
import IntentText
import IntentVocabulary
import Parley

/// What is wrong with the phrases of App Shortcuts, from their sources alone.
///
/// Source: Apple's documentation of AppShortcutsProvider and AppShortcutPhrase.
package struct ShortcutLint: Sendable {
  private let app: ShortcutApp
  private var sources: ShortcutSources { app.sources }

  package init(_ app: ShortcutApp) { self.app = app }

  /// The problems sorted by place; the engine reads the phrases like those of any app.
  package func problems() -> [VocabularyProblem] {
    let forms = sources.shortcuts.flatMap { shortcut in
      shortcut.phrases.flatMap { problems(of: $0, in: shortcut) } + few(shortcut)
    }
    return tooMany + forms + app.spoken.flatMap(problems(ofTranslation:)) + missing
      + Language.all.flatMap { language in
        app.language(spokenIn: language.tag).map { collisions(in: $0, language) } ?? []
      }
  }

  private static let most = 10

  private var tooMany: [VocabularyProblem] {
    sources.shortcuts.enumerated().dropFirst(Self.most).map { index, shortcut in
      problem(
        "an app has at most \(Self.most) shortcuts; this is number \(index + 1)", shortcut.file, shortcut.line, .error)
    }
  }

  private func few(_ shortcut: ShortcutSources.Shortcut) -> [VocabularyProblem] {
    guard shortcut.phrases.count == 1 else { return [] }
    return [problem("'\(shortcut.action)' has 1 phrase; give several", shortcut.file, shortcut.line, .note)]
  }

  private func problems(
    of phrase: ShortcutSources.Phrase, in shortcut: ShortcutSources.Shortcut
  ) -> [VocabularyProblem] {
    var found: [VocabularyProblem] = []
    func report(_ words: String, _ severity: VocabularyProblem.Severity = .error) {
      found.append(problem(words, phrase.file, phrase.line, severity))
    }
    if !phrase.parts.contains(.applicationName) {
      report("'\(phrase.key)' does not name the app: it needs '\\(.applicationName)'")
    }
    if phrase.parameters.count > 1 {
      report("'\(phrase.key)' has \(phrase.parameters.count) parameters; a phrase takes one")
    }
    for case .other(let code) in phrase.parts {
      report("'\\(\(code))' is neither the app's name nor a parameter, which are all that a phrase may interpolate")
    }
    for name in phrase.parameters { if let words = problem(ofParameter: name, in: shortcut) { report(words) } }
    return found
  }

  private func problem(ofParameter name: String, in shortcut: ShortcutSources.Shortcut) -> String? {
    guard let action = sources.actions[shortcut.action] else { return nil }
    guard let parameter = action.parameters.first(where: { $0.name == name }) else {
      let nearest = NearestName.nearest(to: name, among: action.parameters.map(\.name))
      return "'\(shortcut.action)' has no parameter '\(name)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
    }
    let isOwn = sources.enums[parameter.type] != nil || sources.entities.contains(parameter.type)
    // A type that is neither declared here nor the framework's may be an entity of a package.
    guard !isOwn, ShortcutApp.kinds[parameter.type] != nil || parameter.type == "Measurement" else { return nil }
    return "'\(name)' is of the type '\(parameter.type)'; a phrase takes an AppEntity or an AppEnum only"
  }

  private func problem(
    _ words: String, _ file: String, _ line: Int, _ severity: VocabularyProblem.Severity
  ) -> VocabularyProblem {
    VocabularyProblem(.found(words), file: file, line: line, severity: severity)
  }
}

// MARK: Translations

extension ShortcutLint {
  /// The phrases for which one of the project's languages has no words.
  private var missing: [VocabularyProblem] {
    let languages = app.translations.languages.sorted()
    return sources.shortcuts.flatMap { shortcut in
      let missing = languages.map { ($0, app.translations.missing(of: shortcut, in: $0).map(\.key)) }
      return shortcut.phrases.compactMap { phrase -> VocabularyProblem? in
        let without = missing.filter { $0.1.contains(phrase.key) }.map { "'\($0.0)'" }
        if without.isEmpty { return nil }
        let words = "'\(phrase.key)' has no words in \(without.joined(separator: ", "))"
        return problem(words, phrase.file, phrase.line, .warning)
      }
    }
  }

  /// What is wrong with the phrases of a language by themselves.
  private func problems(ofTranslation spoken: SpokenShortcuts) -> [VocabularyProblem] {
    if spoken.language == app.translations.development { return [] }
    return spoken.shortcuts.flatMap { shortcut in
      shortcut.phrases.flatMap { problems(of: $0, in: shortcut) }
    }
  }
}

// MARK: Collisions

extension ShortcutLint {
  private struct Tried {
    var shortcut: ShortcutSources.Shortcut
    var phrase: ShortcutSources.Phrase
    var said: String
    var intent: IntentName { ShortcutApp.intent(shortcut.action) }
  }

  /// Phrases of a language that the engine reads as another action, or nearly as one.
  private func collisions(in spoken: SpokenShortcuts, _ language: Language) -> [VocabularyProblem] {
    let assistant = app.app
    let intents = app.descriptions
    let interpreter: Interpreter
    do {
      interpreter = try Interpreter(languages: [language], intents: intents, apps: [assistant])
    } catch {
      return error.problems.map { problem($0.message, $0.file, $0.line, .warning) }
    }
    let index = VocabularyIndex(apps: [assistant], language: language.tag)
    let situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_251_600), calendar: Calendar(identifier: .gregorian),
      language: language.tag)
    let name = assistant.names(for: language.tag).first?.spokenPhrase ?? assistant.displayName
    let tried = spoken.shortcuts.flatMap { shortcut in
      shortcut.phrases.filter { isRight($0, in: shortcut) }.map {
        Tried(shortcut: shortcut, phrase: $0, said: said($0, of: shortcut.action, to: name, in: spoken))
      }
    }
    return tried.enumerated().compactMap { number, one in
      if let earlier = tried[..<number].first(where: { isSame($0, one) }) {
        let place = earlier.phrase.file == one.phrase.file ? "" : " of \(earlier.phrase.file)"
        let words =
          "'\(one.phrase.key)' is the phrase of '\(earlier.shortcut.action)' on line \(earlier.phrase.line)\(place)"
        return problem(words, one.phrase.file, one.phrase.line, .warning)
      }
      // A phrase of two actions is reported at its second place only.
      if tried[number...].contains(where: { isSame($0, one) }) { return nil }
      let understood = interpreter.understand(one.said, vocabulary: index, in: situation)
      return collision(of: one, understood, with: tried).map {
        problem($0, one.phrase.file, one.phrase.line, .warning)
      }
    }
  }

  /// Whether a phrase is complete; incomplete ones are reported already.
  private func isRight(_ phrase: ShortcutSources.Phrase, in shortcut: ShortcutSources.Shortcut) -> Bool {
    phrase.parts.contains(.applicationName)
      && phrase.parameters.allSatisfy { problem(ofParameter: $0, in: shortcut) == nil }
  }

  private func isSame(_ a: Tried, _ b: Tried) -> Bool {
    a.intent != b.intent && Folding.folded(a.said) == Folding.folded(b.said)
  }

  private func collision(of one: Tried, _ understood: Understanding, with tried: [Tried]) -> String? {
    let doubted = understood.best == nil ? understood.alternatives : understood.rivals
    if let best = understood.best, best.intent != one.intent {
      return "'\(one.phrase.key)' is read as '\(action(best.intent, tried))'"
    }
    let others = doubted.filter { $0.intent != one.intent }.map { action($0.intent, tried) }
    if let other = others.first {
      return "'\(one.phrase.key)' can be taken for '\(other)': the words hardly differ"
    }
    return understood.best == nil ? "'\(one.phrase.key)' is not understood" : nil
  }

  private func action(_ intent: IntentName, _ tried: [Tried]) -> String {
    tried.first { $0.intent == intent }?.shortcut.action ?? intent.rawValue
  }

  /// The phrase as a user says it, with an unknown name in place of an entity.
  private func said(
    _ phrase: ShortcutSources.Phrase, of action: String, to app: String, in spoken: SpokenShortcuts
  ) -> String {
    phrase.parts.map { part in
      switch part {
      case .words(let words): words
      case .applicationName: app
      case .parameter(let name): sample(of: name, action, in: spoken)
      case .other: ""
      }
    }.joined()
  }

  private func sample(of name: String, _ action: String, in spoken: SpokenShortcuts) -> String {
    let parameter = sources.actions[action]?.parameters.first { $0.name == name }
    if let one = parameter.flatMap({ sources.enums[$0.type]?.first }), let words = spoken.words(of: one).first {
      return words
    }
    return "Quillon"
  }
}
