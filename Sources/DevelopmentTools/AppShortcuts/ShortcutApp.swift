import Foundation
import IntentModel
import IntentVocabulary
import Parley

/// An app's App Shortcuts as an app of Parley: each shortcut's phrases begin its action, which is simulated and asks
/// for missing parameters.
package struct ShortcutApp: Sendable {
  package let folder: String
  package let sources: ShortcutSources
  /// What the project says in its languages.
  let translations: ShortcutTranslations
  /// The names of the app, and what its project says about it.
  private let named: AssistantApp

  /// Reads a folder of sources; `nil` where none of them provides shortcuts.
  package init?(folder: String) {
    guard let sources = ShortcutSources(folder: folder) else { return nil }
    self.folder = folder
    self.sources = sources
    translations = ShortcutTranslations(folder)
    let project = SiriProject(folder)
    let app = project.mainApp
    var reader = AppReader(folder: app.folder, handlers: [], catalog: .siriKit)
    reader.facts = app.facts
    reader.settings = BuildSettings(productName: app.facts.productName ?? app.facts.name)
    let read = try? reader.read()
    let name = read?.displayName ?? ""
    let isKnown = name.contains { $0.isLetter || $0.isNumber } && !BuildSettings.isVariable(name)
    let called = isKnown ? name : app.facts.name ?? ProjectInfo.name(of: app.folder)
    var named = AssistantApp(
      identifier: "shortcuts.\(called)", displayName: called, names: isKnown ? read?.names ?? [] : [])
    if isKnown { named.localizedNames = read?.localizedNames ?? [:] }
    self.named = named
  }

  /// The shortcuts in the language of the sources, and in every language that has words for a phrase.
  package var spoken: [SpokenShortcuts] {
    let translated = Set(translations.phrases.keys).union([translations.development])
    return translated.sorted().map { SpokenShortcuts(self, in: $0) }
  }

  /// The project's language that corresponds to one of Parley's; `nil` where there is none.
  package func language(spokenIn tag: String) -> SpokenShortcuts? {
    let all = spoken
    return all.first { $0.language == tag } ?? all.first { $0.language.hasPrefix("\(tag)-") }
  }

  /// The app with its phrases and its simulated actions.
  package var app: AssistantApp {
    var app = named
    let intents = actionNames
    app.supportedIntents = intents.map(Self.intent)
    app.handlers = intents.map(handler)
    let all = spoken
    for one in all { app.phrases[one.language] = one.lines }
    for one in all {
      let plain = String(one.language.prefix { $0 != "-" })
      if app.phrases[plain] == nil { app.phrases[plain] = one.lines }
    }
    return app
  }

  /// The descriptions of the actions, for what reads phrases without handlers.
  var descriptions: [IntentDescription] { actionNames.map { IntentDescription(declaration(of: $0)) } }

  /// The actions of the shortcuts, each once.
  var actionNames: [String] {
    var seen: Set<String> = []
    return sources.shortcuts.map(\.action).filter { seen.insert($0).inserted }
  }

  /// The name of an action's intent: `OrderSoupIntent` is `OrderSoup`; an action with the name of a SiriKit intent gets
  /// another.
  static func intent(_ action: String) -> IntentName {
    let name = action.hasSuffix("Intent") && action.count > 6 ? String(action.dropLast(6)) : action
    return IntentName(taken.contains(name) ? "\(name)Action" : name)
  }

  private static let taken = Set(
    IntentCatalog.siriKit.intents.flatMap { [$0.name] + $0.aliases }.map(\.rawValue))

  /// The parameters of an action; those that only its phrases mention are names.
  func parameters(of action: String) -> [ShortcutSources.Parameter] {
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

  func kind(of parameter: ShortcutSources.Parameter, _ action: String) -> ValueKind {
    if sources.enums[parameter.type] != nil { return .symbol }
    // A text that is only asked for is taken as it is said, even if it contains names.
    if ["String", "AttributedString"].contains(parameter.type), !parameter.isList, !isSaid(parameter.name, action) {
      return .text
    }
    return Self.kinds[parameter.type] ?? .name(VocabularyType("\(action).\(parameter.name)"))
  }

  /// Whether a phrase of the action has the parameter in it.
  private func isSaid(_ parameter: String, _ action: String) -> Bool {
    sources.shortcuts.contains { $0.action == action && $0.phrases.contains { $0.parameters.contains(parameter) } }
  }

  /// The kinds of the types that the framework itself has.
  static let kinds: [String: ValueKind] = [
    "String": .term, "AttributedString": .term, "Int": .number, "Double": .number, "Float": .number, "Bool": .flag,
    "Date": .date,
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

extension IntentDescription {
  /// A handler that carries nothing out, for uses that need only the description.
  fileprivate var handler: AnyIntentHandler {
    AnyIntentHandler(
      self, resolving: [],
      by: UntypedPhases(
        resolve: { _, _ in [] }, confirm: { _ in AnyIntentResponse(code: "ready") },
        handle: { _ in AnyIntentResponse(code: "success") }))
  }
}
