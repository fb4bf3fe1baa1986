import Parley

/// Reads one app of a set-up: from its folder or given inline, with the intents that the host handles.
struct HostAppReader {
  let fields: JSONFields
  let host: any HostCalling
  let reports: HostReports
  let environment: ConversationEnvironment
  let simulate: HostSetUp.Simulation?

  func read() throws(MessageProblem) -> (app: AssistantApp, contacts: [Person]) {
    if try fields.flag("simulated") ?? false { return try simulated() }
    let declared = try declaredIntents()
    if let folder = try fields.string("folder") { return (try app(in: folder, declared), []) }
    return (try inlineApp(declared), [])
  }

  private func simulated() throws(MessageProblem) -> (app: AssistantApp, contacts: [Person]) {
    guard let simulate else { throw MessageProblem(at: fields.path("simulated"), "no apps can be simulated here") }
    let folder = try fields.requiredString("folder")
    do {
      return try simulate(folder, environment)
    } catch {
      throw MessageProblem(at: fields.path("folder"), "\(error)")
    }
  }

  private func app(
    in folder: String, _ declared: [IntentName: IntentDescription]
  ) throws(MessageProblem) -> AssistantApp {
    do {
      var app = try AssistantApp(
        at: folder, handlers: declared.values.map { AnyIntentHandler($0, resolving: [], by: .none) })
      app.handlers = try handlers(app.identifier, declared)
      if let supported = try fields.strings("supportedIntents") {
        app.supportedIntents = supported.map { IntentName($0) }
        app.restrictedWhileLocked.formIntersection(app.supportedIntents)
      }
      return app
    } catch let problem as MessageProblem {
      throw problem
    } catch {
      throw MessageProblem(at: "", "\(error)")
    }
  }

  private func inlineApp(_ declared: [IntentName: IntentDescription]) throws(MessageProblem) -> AssistantApp {
    let identifier = try fields.requiredString("identifier")
    var app = AssistantApp(
      identifier: identifier, displayName: try fields.string("displayName") ?? identifier,
      names: (try fields.strings("names") ?? []).map { SpeakableString($0) },
      usageDescription: try fields.string("usageDescription"),
      supportedIntents: try fields.strings("supportedIntents")?.map { IntentName($0) },
      restrictedWhileLocked: Set((try fields.strings("restrictedWhileLocked") ?? []).map { IntentName($0) }),
      handlers: try handlers(identifier, declared))
    let phrases = try fields.object("phrases")
    for language in phrases.members.keys {
      app.phrases[language] = try HostPhrases(fields: phrases.object(language)).phrases()
    }
    let vocabularies = try fields.object("vocabularies")
    for language in vocabularies.members.keys {
      app.vocabularies[language] = try HostVocabulary(fields: vocabularies.object(language)).vocabulary()
    }
    let words = try fields.object("userVocabulary")
    for type in words.members.keys.sorted() {
      app.userVocabulary[VocabularyType(type)] = try HostWords.words(words, type)
    }
    return app
  }

  // MARK: Intents

  /// The intents that the host declares, by name.
  private func declaredIntents() throws(MessageProblem) -> [IntentName: IntentDescription] {
    var declared: [IntentName: IntentDescription] = [:]
    for intent in try fields.objects("intents") {
      let declaration = try HostIntentReader(fields: intent).declaration()
      let isBuiltIn = IntentDescription.builtIn.contains { $0.name == declaration.name }
      guard !isBuiltIn, declared[declaration.name] == nil else {
        throw MessageProblem(at: intent.path("name"), "there is an intent '\(declaration.name)' already")
      }
      declared[declaration.name] = IntentDescription(declaration)
    }
    return declared
  }

  /// The handlers in the host: `{"RequestRide": {"resolve": ["dropOffLocation"], "confirm": true}}`.
  private func handlers(
    _ app: String, _ declared: [IntentName: IntentDescription]
  ) throws(MessageProblem) -> [AnyIntentHandler] {
    let handled = try fields.object("handles")
    var handlers: [AnyIntentHandler] = []
    // The members of an object have no order; the alphabet's is the same every time.
    for name in handled.members.keys.sorted() {
      let known = declared[IntentName(name)] ?? IntentDescription.builtIn.first { $0.name.rawValue == name }
      guard let known else {
        let names = IntentDescription.builtIn.map(\.name.rawValue) + declared.keys.map(\.rawValue).sorted()
        throw .unknown("intent", name, at: handled.place, known: names)
      }
      handlers.append(try handler(of: known, app, try handled.object(name)))
    }
    return handlers
  }

  private func handler(
    of intent: IntentDescription, _ app: String, _ fields: JSONFields
  ) throws(MessageProblem) -> AnyIntentHandler {
    let resolved = try fields.strings("resolve") ?? []
    for (index, parameter) in resolved.enumerated() where intent[parameter: parameter] == nil {
      throw .unknown(
        "parameter of \(intent.name)", parameter, at: "\(fields.path("resolve"))[\(index)]",
        known: intent.parameters.map(\.name))
    }
    let hosted = HostedHandler(
      app: app, description: intent, resolved: Set(resolved), confirms: try fields.flag("confirm") ?? false,
      reports: try fields.flag("report") ?? false, host: host, reporting: reports)
    return try fields.flag("askFirst") ?? false ? hosted.handler.askingFirst() : hosted.handler
  }
}

extension UntypedPhases {
  /// Without any code, where only the description of the intent matters.
  fileprivate static let none = UntypedPhases(
    resolve: { _, _ in [] }, confirm: { _ in AnyIntentResponse(code: "failure") },
    handle: { _ in AnyIntentResponse(code: "failure") })
}
