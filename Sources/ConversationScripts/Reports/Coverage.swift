import IntentText
import Parley

/// The share of the apps' abilities that the scripts exercised, and the rest.
public struct Coverage: Sendable, Hashable {
  /// The kinds of things that were counted, from intents to example phrases.
  public var sections: [Section]

  /// One kind of thing that can be exercised.
  public struct Section: Sendable, Hashable {
    /// What is counted, as the report writes it: `Response codes`.
    public var name: String
    /// The names of what was exercised.
    public var covered: Set<String>
    /// What no script exercised, in the order in which it is declared.
    public var missing: [String]

    /// How many there are, exercised or not.
    public var total: Int { covered.count + missing.count }

    init(_ name: String, all: [String], covered: Set<String>) {
      var seen: Set<String> = []
      let all = all.filter { seen.insert($0).inserted }
      self.name = name
      self.covered = covered.intersection(seen)
      self.missing = all.filter { !covered.contains($0) }
    }
  }

  /// The percentage of everything that was exercised, rounded down.
  public var percent: Int {
    let total = sections.reduce(0) { $0 + $1.total }
    let covered = sections.reduce(0) { $0 + $1.covered.count }
    return total == 0 ? 100 : covered * 100 / total
  }

  /// Measures what happened in scripts.
  public init(of results: [ScriptResult], languages: [Language] = Language.all) {
    var events = EventCoverage()
    var apps: [String: AssistantApp] = [:]
    var utterances: Set<String> = []
    for playback in results.compactMap(\.playback) {
      for app in playback.apps { apps[app.identifier] = app }
      for event in playback.steps.flatMap(\.events) {
        events.note(event)
        if case .heard(let words) = event { utterances.insert(Self.plain(words)) }
      }
    }
    let ordered = apps.values.sorted { $0.identifier < $1.identifier }
    let handlers = ordered.flatMap(\.handlers)
    let examples = ordered.flatMap { app in
      app.vocabularies.values.flatMap { $0.intentPhrases.flatMap(\.examples) }.sorted()
    }
    self.sections = [
      Section("Intents", all: handlers.map(\.name.rawValue), covered: events.intents),
      Section(
        "Parameters", all: handlers.flatMap { handler in handler.resolvedParameters.map { "\(handler.name).\($0)" } },
        covered: events.parameters),
      Section(
        "Results",
        all: handlers.filter { !$0.resolvedParameters.isEmpty }.flatMap { handler in
          StubReader.verdicts.map { "\(handler.name) \($0)" }
        },
        covered: events.results),
      Section("Response codes", all: handlers.flatMap(Self.codes), covered: events.codes),
      Section("Prompts", all: handlers.flatMap(Self.prompts), covered: events.prompts),
      Section("Messages", all: AssistantMessage.Kind.allCases.map(\.rawValue), covered: events.messages),
      Section("Outcomes", all: ConversationEvent.Outcome.allCases.map(\.rawValue), covered: events.outcomes),
      Section(
        "Languages", all: LanguageGuess.languages(of: ordered, known: languages).map(\.tag), covered: events.languages),
      Section("Example phrases", all: examples, covered: Set(examples.filter { utterances.contains(Self.plain($0)) })),
    ]
  }

  /// The codes that an app can answer; `unspecified` is never answered on purpose.
  private static func codes(of handler: AnyIntentHandler) -> [String] {
    handler.description.codes.filter { $0.status != .unspecified }.map { "\(handler.name) \($0.name)" }
  }

  /// The prompts that an app's requests can need: for each parameter its question and its reasons, and the go-ahead.
  private static func prompts(of handler: AnyIntentHandler) -> [String] {
    let questions = handler.resolvedParameters.flatMap { name in
      let reasons = handler.description[parameter: name]?.reasons.map(\.rawValue) ?? []
      return ["\(handler.name).\(name) needsValue"] + reasons.map { "\(handler.name).\(name) unsupported \($0)" }
    }
    return questions + (handler.description.rules.goAhead == .asked ? ["\(handler.name) goAhead"] : [])
  }

  private static func plain(_ words: String) -> String {
    Folding.folded(words).filter { $0.isLetter || $0.isNumber }
  }

  /// The table for people.
  public var text: String {
    var lines = ["Coverage: \(percent) %"]
    for section in sections {
      lines.append("  \(section.name): \(section.covered.count) of \(section.total)")
      for name in section.missing.prefix(8) { lines.append("    not \(name)") }
      if section.missing.count > 8 { lines.append("    and \(section.missing.count - 8) more") }
    }
    return lines.joined(separator: "\n")
  }
}

/// The names of what happened.
private struct EventCoverage {
  var intents: Set<String> = []
  var parameters: Set<String> = []
  var results: Set<String> = []
  var codes: Set<String> = []
  var messages: Set<String> = []
  var prompts: Set<String> = []
  var outcomes: Set<String> = []
  var languages: Set<String> = []

  mutating func note(_ event: ConversationEvent) {
    switch event {
    case .understood(let understanding):
      if let best = understanding.best { languages.insert(best.languageTag) }
    case .resolved(let phase):
      parameters.insert("\(phase.intent).\(phase.parameter)")
      for result in phase.results { results.insert("\(phase.intent) \(result.name)") }
    case .confirmed(let record), .handled(let record, _):
      intents.insert(record.intent.name.rawValue)
      codes.insert("\(record.intent.name) \(record.response.code)")
    case .said(let message):
      messages.insert(message.kind.rawValue)
      let scope = [message.intent?.rawValue, message.parameter].compactMap(\.self).joined(separator: ".")
      prompts.insert("\(scope) \(message.kind.rawValue)" + (message.reason.map { " \($0.rawValue)" } ?? ""))
    case .ended(let outcome): outcomes.insert(outcome.rawValue)
    default: break
    }
  }
}
