import Foundation
import IntentModel
import IntentVocabulary
import Parley

/// The app of shortcuts as Parley hears it: each shortcut's phrases begin its action, which is simulated and asks for what
/// it lacks.
package struct ShortcutApp: Sendable {
  package let folder: String
  package let sources: ShortcutSources
  /// The names of the app, and what its project says of it.
  private let named: AssistantApp

  /// Reads a folder of sources; `nil` where none of them provides shortcuts.
  package init?(folder: String) {
    guard let sources = ShortcutSources(folder: folder) else { return nil }
    self.folder = folder
    self.sources = sources
    let project = SiriProject(folder)
    let app = project.mainApp
    var reader = AppReader(folder: app.folder, handlers: [], catalog: .siriKit)
    reader.facts = app.facts
    reader.settings = BuildSettings(productName: app.facts.productName ?? app.facts.name)
    let read = try? reader.read()
    let name = read?.displayName ?? ""
    let isKnown = name.contains { $0.isLetter || $0.isNumber } && !BuildSettings.isVariable(name)
    let called = isKnown ? name : app.facts.name ?? ProjectInfo.name(of: app.folder)
    named = AssistantApp(
      identifier: "shortcuts.\(called)", displayName: called, names: isKnown ? read?.names ?? [] : [])
  }

  /// The app with its phrases and its simulated actions.
  package var app: AssistantApp {
    var app = named
    let intents = actionNames
    app.supportedIntents = intents.map(Self.intent)
    app.handlers = intents.map(handler)
    app.phrases = ["en": CustomPhrases(file: sources.shortcuts.first?.file ?? "", phrases: phrases, prompts: prompts)]
    return app
  }

  /// The descriptions of the actions, for what reads phrases without handlers.
  var descriptions: [IntentDescription] { actionNames.map { IntentDescription(declaration(of: $0)) } }

  /// The actions of the shortcuts, each once.
  private var actionNames: [String] {
    var seen: Set<String> = []
    return sources.shortcuts.map(\.action).filter { seen.insert($0).inserted }
  }

  /// The intent that an action is here: `OrderSoupIntent` is `OrderSoup`; one that is called like one of SiriKit's is
  /// another.
  static func intent(_ action: String) -> IntentName {
    let name = action.hasSuffix("Intent") && action.count > 6 ? String(action.dropLast(6)) : action
    return IntentName(taken.contains(name) ? "\(name)Action" : name)
  }

  private static let taken = Set(
    IntentCatalog.siriKit.intents.flatMap { [$0.name] + $0.aliases }.map(\.rawValue))

  /// The parameters of an action; those that only its phrases name are names.
  private func parameters(of action: String) -> [ShortcutSources.Parameter] {
    let declared = sources.actions[action]?.parameters ?? []
    let named = sources.shortcuts.filter { $0.action == action }.flatMap(\.phrases).flatMap(\.parameters)
    var seen = Set(declared.map(\.name))
    return declared
      + named.filter { seen.insert($0).inserted }.map {
        ShortcutSources.Parameter(name: $0, type: "", isOptional: true)
      }
  }

  private func declaration(of action: String) -> IntentDeclaration {
    IntentDeclaration(
      Self.intent(action),
      parameters: parameters(of: action).map { .init($0.name, kind: kind(of: $0, action), isArray: $0.isList) })
  }

  private func kind(of parameter: ShortcutSources.Parameter, _ action: String) -> ValueKind {
    if sources.enums[parameter.type] != nil { return .symbol }
    return Self.kinds[parameter.type] ?? .name(VocabularyType("\(action).\(parameter.name)"))
  }

  /// The kinds of the types that the framework itself has.
  static let kinds: [String: ValueKind] = [
    "String": .term, "Int": .number, "Double": .number, "Float": .number, "Bool": .flag, "Date": .date,
    "DateComponents": .date, "IntentPerson": .person, "INPerson": .person, "CLPlacemark": .place,
    "IntentCurrencyAmount": .money, "URL": .unspoken, "IntentFile": .unspoken, "INFile": .unspoken,
  ]

  private func handler(of action: String) -> AnyIntentHandler {
    let description = IntentDescription(declaration(of: action))
    let needed = parameters(of: action).filter { !$0.isOptional && kind(of: $0, action) != .unspoken }.map(\.name)
    let bare = description.handler
    return AnyIntentHandler(
      description, resolving: Set(needed),
      by: UntypedPhases(
        resolve: { parameter, intent in
          let values = try bare.values(parameter, intent)
          return values.isEmpty ? [.needsValue] : values.map { .success($0) }
        },
        confirm: { _ in AnyIntentResponse(code: "ready") },
        handle: { _ in AnyIntentResponse(code: "success") }))
  }
}

// MARK: What is said

extension ShortcutApp {
  /// The phrases in the notation of languages, each on the line that it has in its source.
  private var phrases: [CustomPhrases.Line] {
    actionNames.flatMap { action -> [CustomPhrases.Line] in
      let shortcuts = sources.shortcuts.filter { $0.action == action }
      let line = shortcuts.first?.line ?? 1
      let symbols = parameters(of: action).flatMap { parameter in
        (sources.enums[parameter.type] ?? []).map { one in
          let words = one.words.map(Self.plain).filter { !$0.isEmpty }
          return CustomPhrases.Line(
            "symbol \(one.name) = \((words.isEmpty ? [one.name] : words).joined(separator: " | "))", number: line)
        }
      }
      var seen: Set<String> = []
      return [CustomPhrases.Line("intent \(Self.intent(action))", number: line)]
        + shortcuts.flatMap(\.phrases).filter { isSpoken($0, of: action) }.map {
          CustomPhrases.Line(notation($0, of: action), number: $0.line)
        }
        + symbols.filter { seen.insert($0.text).inserted }
    }
  }

  /// Whether a phrase has words, and no value that is never said; the others are told by lint.
  private func isSpoken(_ phrase: ShortcutSources.Phrase, of action: String) -> Bool {
    let unspoken = parameters(of: action).filter { kind(of: $0, action) == .unspoken }.map(\.name)
    let hasWords = phrase.parts.contains {
      if case .words(let words) = $0 { !Self.plain(words).isEmpty } else { false }
    }
    return hasWords && !phrase.parameters.contains(where: unspoken.contains)
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
    let parameter = parameters(of: action).first { $0.name == name }
    guard let cases = parameter.flatMap({ sources.enums[$0.type] }), !cases.isEmpty else { return "{\(name)}" }
    return "{\(name)=\(cases.map(\.name).joined(separator: "|"))}"
  }

  /// Words without the marks of the notation.
  static func plain(_ words: String) -> String {
    let kept = words.map { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" || $0 == "-" ? $0 : " " }
    return String(kept).split(separator: " ").joined(separator: " ")
  }

  private var prompts: [CustomPhrases.Line] {
    // What the cases of enumerations are called, each name once.
    let cases = sources.enums.sorted { $0.key < $1.key }.flatMap(\.value).filter { !$0.words.isEmpty }
    let words = Dictionary(cases.map { ($0.name, $0.words[0]) }) { first, _ in first }
    return words.sorted { $0.key < $1.key }.map {
      CustomPhrases.Line("word \($0.key): \(Self.quoted($0.value))", number: sources.shortcuts.first?.line ?? 1)
    } + promptsOfActions
  }

  private var promptsOfActions: [CustomPhrases.Line] {
    actionNames.flatMap { action -> [CustomPhrases.Line] in
      let intent = Self.intent(action)
      let shortcut = sources.shortcuts.first { $0.action == action }
      let title = Self.quoted(
        shortcut?.shortTitle ?? sources.actions[action]?.title ?? ShortcutSources.spoken(intent.rawValue))
      let parameters = parameters(of: action)
      let questions = parameters.flatMap { parameter -> [String] in
        let name = Self.quoted((parameter.title ?? ShortcutSources.spoken(parameter.name)).lowercased())
        let question = parameter.question.map(Self.quoted) ?? "What’s the \(name)?"
        return [
          "\(intent).\(parameter.name) name: \(name)", "\(intent).\(parameter.name) needsValue: \(question)",
          "\(intent).\(parameter.name) needsValue instead: \(question)",
        ]
      }
      let values = parameters.filter { kind(of: $0, action) != .unspoken }.map { "[, {\($0.name)}]" }.joined()
      let told = questions + ["\(intent) success: (Simulated) \(title)\(values).", "\(intent) failure: \(title)?"]
      return told.map { CustomPhrases.Line($0, number: shortcut?.line ?? 1) }
    }
  }

  /// A text without the brackets of prompts, which cannot all stand for themselves.
  private static func quoted(_ text: String) -> String {
    let round = String(text.map { $0 == "{" || $0 == "[" ? "(" : $0 == "}" || $0 == "]" ? ")" : $0 })
    return round.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension IntentDescription {
  /// A handler that carries nothing out, for what a description alone can do.
  fileprivate var handler: AnyIntentHandler {
    AnyIntentHandler(
      self, resolving: [],
      by: UntypedPhases(
        resolve: { _, _ in [] }, confirm: { _ in AnyIntentResponse(code: "ready") },
        handle: { _ in AnyIntentResponse(code: "success") }))
  }
}
