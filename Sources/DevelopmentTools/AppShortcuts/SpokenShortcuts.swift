import Foundation
import IntentModel
import IntentVocabulary
import Parley

/// The shortcuts of an app in one language: the phrases that begin their actions, and the actions' questions and
/// answers.
package struct SpokenShortcuts {
  /// The tag of the language.
  package let language: String
  /// The shortcuts with their phrases in the language.
  let shortcuts: [ShortcutSources.Shortcut]
  private let app: ShortcutApp
  /// The texts of the sources in the language.
  private let texts: [String: String]
  /// Whether it is the language of the sources.
  private let isOwn: Bool

  init(_ app: ShortcutApp, in language: String) {
    self.app = app
    self.language = language
    isOwn = language == app.translations.development
    texts = app.translations.texts[language] ?? [:]
    shortcuts = app.sources.shortcuts.map { shortcut in
      var shortcut = shortcut
      // A catalog may have further phrases in the language of the sources.
      let translated = app.translations.phrases(of: shortcut, in: language)
      let written = Set(shortcut.phrases.map(\.key))
      let own = app.translations.development == language ? shortcut.phrases : []
      shortcut.phrases = own + translated.filter { own.isEmpty || !written.contains($0.key) }
      return shortcut
    }
  }

  /// The phrases and the prompts in the notation of languages, each on the line that it has in its file.
  var lines: CustomPhrases { CustomPhrases(file: file, phrases: phrases, prompts: prompts) }

  private var file: String { shortcuts.lazy.compactMap(\.phrases.first?.file).first ?? shortcuts.first?.file ?? "" }

  private var actions: [String] { app.actionNames.filter { action in shortcuts.contains { $0.action == action } } }

  private var phrases: [CustomPhrases.Line] {
    actions.flatMap { action -> [CustomPhrases.Line] in
      let shortcuts = shortcuts.filter { $0.action == action }
      let line = shortcuts.first?.phrases.first?.line ?? shortcuts.first?.line ?? 1
      let symbols = app.parameters(of: action).flatMap { parameter in
        (app.sources.enums[parameter.type] ?? []).map { one in
          let words = words(of: one).map(Self.plain).filter { !$0.isEmpty }
          return CustomPhrases.Line(
            "symbol \(one.name) = \((words.isEmpty ? [one.name] : words).joined(separator: " | "))", number: line)
        }
      }
      var seen: Set<String> = []
      return [CustomPhrases.Line("intent \(ShortcutApp.intent(action))", number: line)]
        + shortcuts.flatMap(\.phrases).filter { isSpoken($0, of: action) }.map {
          CustomPhrases.Line(notation($0, of: action), number: $0.line)
        }
        + symbols.filter { seen.insert($0.text).inserted }
    }
  }

  /// The words of a case in the language, or those of the sources where it has none.
  func words(of one: ShortcutSources.Case) -> [String] { one.words.map { texts[$0] ?? $0 } }

  /// Whether a phrase has words and only values that can be said; others are reported by lint.
  private func isSpoken(_ phrase: ShortcutSources.Phrase, of action: String) -> Bool {
    let parameters = app.parameters(of: action)
    let unspoken = parameters.filter { app.kind(of: $0, action) == .unspoken }.map(\.name)
    let hasWords = phrase.parts.contains {
      if case .words(let words) = $0 { !Self.plain(words).isEmpty } else { false }
    }
    // A translation may name a parameter that the action does not have.
    return hasWords && !phrase.parameters.contains(where: unspoken.contains)
      && phrase.parameters.allSatisfy(parameters.map(\.name).contains)
  }

  private func notation(_ phrase: ShortcutSources.Phrase, of action: String) -> String {
    phrase.parts.map { part in
      switch part {
      case .words(let words): Self.plain(words)
      case .applicationName: "{app}"
      case .parameter(let name): slot(name, of: action)
      case .other: ""
      }
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func slot(_ name: String, of action: String) -> String {
    let parameter = app.parameters(of: action).first { $0.name == name }
    guard let cases = parameter.flatMap({ app.sources.enums[$0.type] }), !cases.isEmpty else { return "{\(name)}" }
    return "{\(name)=\(cases.map(\.name).joined(separator: "|"))}"
  }

  /// Words without the marks of the notation.
  static func plain(_ words: String) -> String {
    let kept = words.map { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" || $0 == "-" ? $0 : " " }
    return String(kept).split(separator: " ").joined(separator: " ")
  }
}

// MARK: Prompts

extension SpokenShortcuts {
  private var prompts: [CustomPhrases.Line] {
    // The names of the enumerations' cases, each name once.
    let cases = app.sources.enums.sorted { $0.key < $1.key }.flatMap(\.value).filter { !$0.words.isEmpty }
    let names = Dictionary(cases.map { ($0.name, words(of: $0)[0]) }) { first, _ in first }
    return names.sorted { $0.key < $1.key }.map {
      CustomPhrases.Line("word \($0.key): \(Self.quoted($0.value))", number: shortcuts.first?.line ?? 1)
    } + promptsOfActions
  }

  private var promptsOfActions: [CustomPhrases.Line] {
    actions.flatMap { action -> [CustomPhrases.Line] in
      let intent = ShortcutApp.intent(action)
      let shortcut = shortcuts.first { $0.action == action }
      let written = shortcut?.shortTitle ?? app.sources.actions[action]?.title
      let title = Self.quoted(written.map { texts[$0] ?? $0 } ?? ShortcutSources.spoken(intent.rawValue))
      let parameters = app.parameters(of: action)
      let questions = parameters.flatMap { parameter -> [String] in
        let title = parameter.title ?? ShortcutSources.spoken(parameter.name)
        let name = Self.quoted(isOwn ? title.lowercased() : texts[title] ?? title)
        let question = question(for: parameter, called: name)
        return [
          "\(intent).\(parameter.name) name: \(name)", "\(intent).\(parameter.name) needsValue: \(question)",
          "\(intent).\(parameter.name) needsValue instead: \(question)",
        ]
      }
      let values = parameters.filter { app.kind(of: $0, action) != .unspoken }.map { "[, {\($0.name)}]" }.joined()
      let told = questions + ["\(intent) success: (Simulated) \(title)\(values).", "\(intent) failure: \(title)?"]
      return told.map { CustomPhrases.Line($0, number: shortcut?.line ?? 1) }
    }
  }

  /// The question in the sources; where they have none in the language, one with the parameter's name.
  private func question(for parameter: ShortcutSources.Parameter, called name: String) -> String {
    if isOwn, parameter.question == nil { return language == "en" ? "What’s the \(name)?" : "\(name)?" }
    let written = parameter.question.flatMap { isOwn ? $0 : texts[$0] }
    return written.map(Self.quoted) ?? "\(name)?"
  }

  /// A text without brackets, which have a meaning in prompts and cannot all be quoted.
  private static func quoted(_ text: String) -> String {
    let round = String(text.map { $0 == "{" || $0 == "[" ? "(" : $0 == "}" || $0 == "]" ? ")" : $0 })
    return round.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
