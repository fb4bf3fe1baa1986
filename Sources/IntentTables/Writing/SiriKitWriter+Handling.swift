extension SiriKitWriter {
  /// One method in the protocol of an intent's handlers, with a completion and as an async function.
  private struct Method {
    var name: String
    /// The label and the name of the intent, and the label of the completion.
    var label: MethodLabel
    var completion: String
    var intent: String
    var answer: String

    init(resolving parameter: String, of intent: IntentEntry, answering answer: String) {
      name = "resolve\(parameter.beginningWithCapital)"
      label = MethodLabel(label: "for", name: "intent")
      completion = "with completion"
      self.intent = intent.siriKitClass
      self.answer = answer
    }

    init(_ phase: String, _ label: MethodLabel, of intent: IntentEntry) {
      name = phase
      self.label = label
      completion = "completion"
      self.intent = intent.siriKitClass
      answer = "\(intent.siriKitClass)Response"
    }

    var withCompletion: String {
      "func \(name)(\(label.declared): \(intent), \(completion): @escaping @Sendable (\(answer)) -> Void)"
    }
    var async: String { "func \(name)(\(label.declared): \(intent)) async -> \(answer)" }
    /// The name of the method with a completion, with its labels.
    var fullName: String { "\(name)(\(label.label):\(completion.prefix { $0 != " " }):)" }
    /// A call of the method with a completion.
    func call(_ answer: String) -> String {
      "\(name)(\(label.label): \(label.name), \(completion.prefix { $0 != " " }): \(answer))"
    }
    /// A call of the async method.
    var call: String { "\(name)(\(label.label): \(label.name))" }

    func declared(_ documentation: String) -> SwiftLines {
      [withCompletion, async].flatMap { .documentation(documentation) + [$0] }
    }

    /// The default of the method with a completion: no answer.
    func unanswered(_ documentation: String) -> SwiftLines {
      .documentation(documentation) + .block("public \(withCompletion)", ["completion(.notImplemented)"])
    }

    /// The default of the async method: it calls the other one.
    var waiting: SwiftLines {
      .documentation("By default calls `\(fullName)` and waits for its answer.")
        + .block("public \(async)", ["await answered { \(call("$0")) }"])
    }
  }

  private func method(_ parameter: ParameterEntry, of intent: IntentEntry) -> Method {
    let result = result(of: parameter, of: intent)
    return Method(
      resolving: parameter.name, of: intent, answering: parameter.type.isList ? "[\(result)]" : result)
  }

  /// The resolver of iOS 10, where it was different.
  private func olderMethod(_ parameter: ParameterEntry, of intent: IntentEntry) -> Method? {
    parameter.older.map { older in
      Method(
        resolving: older.name ?? parameter.name, of: intent,
        answering: parameter.type.isList ? "[\(older.result)]" : older.result)
    }
  }

  /// Whether the async resolver of iOS 10 has a protocol of its own: two async requirements of the same name are
  /// ambiguous in one protocol where one's result is a subtype of the other's.
  private func isApart(_ parameter: ParameterEntry) -> Bool {
    parameter.older.map { $0.name == nil && !parameter.type.isList } ?? false
  }

  func handling(_ intent: IntentEntry) -> SwiftLines {
    let older = "The same with the type of iOS 10, which is called where the current one is not there."
    var members =
      Method("handle", intent.handleLabel, of: intent).declared("Carries the request out.")
      + Method("confirm", intent.confirmLabel, of: intent).declared(
        "Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.")
    for parameter in intent.resolvedParameters {
      if let method = olderMethod(parameter, of: intent) {
        members +=
          isApart(parameter)
          ? .documentation(older) + [method.withCompletion] : method.declared(older)
      }
      members += method(parameter, of: intent).declared("Settles \(parameter.settles ?? "").")
    }
    if let reported = intent.reported {
      let observer = "\(intent.siriKitClass)ResponseObserver"
      members +=
        .documentation("Begins to report \(reported): at every change and at least every 20 seconds.")
        + ["func startSendingUpdates(for intent: \(intent.siriKitClass), to observer: \(observer))"]
        + .documentation("Ends the reports.") + ["func stopSendingUpdates(for intent: \(intent.siriKitClass))"]
    }
    let refined =
      intent.resolvedParameters.contains(where: isApart)
      ? "\(intent.siriKitClass)OlderHandling" : "NSObjectProtocol"
    let documentation =
      "What an app does to support ``\(intent.siriKitClass)``; only handle is required, by completion or async."
    return .documentation(documentation)
      + .block("public protocol \(intent.siriKitClass)Handling: \(refined)", members)
  }

  func defaults(_ intent: IntentEntry) -> SwiftLines {
    let handle = Method("handle", intent.handleLabel, of: intent)
    let confirm = Method("confirm", intent.confirmLabel, of: intent)
    let phases = [
      handle.unanswered(
        "By default there is no answer: a class without this form and without the async one fails the request."),
      handle.waiting,
      confirm.unanswered("By default there is no answer, which counts as ready."),
      confirm.waiting,
    ]
    let resolvers = intent.resolvedParameters.flatMap { parameter -> [SwiftLines] in
      let method = method(parameter, of: intent)
      let unanswered = "By default there is no answer, and \(parameter.stays ?? "") as said."
      guard let older = olderMethod(parameter, of: intent) else {
        return [method.unanswered(unanswered), method.waiting]
      }
      let missing = parameter.type.isList ? ".missing(.notImplemented)" : ".notImplemented"
      let olderAsync = .documentation(unanswered) + SwiftLines.block("public \(older.async)", [missing])
      return [older.unanswered(unanswered)] + (isApart(parameter) ? [] : [olderAsync])
        + asking(older, after: method, for: parameter, of: intent)
    }
    return .block("extension \(intent.siriKitClass)Handling", .separated(phases + resolvers))
  }

  /// The defaults of a resolver that call the one of iOS 10 where they have no answer.
  private func asking(
    _ older: Method, after method: Method, for parameter: ParameterEntry, of intent: IntentEntry
  ) -> [SwiftLines] {
    let result = result(of: parameter, of: intent)
    let plain = parameter.older?.result ?? ""
    let isRenamed = parameter.older?.name != nil
    let label = isRenamed ? "" : "\(String(plain.dropFirst(2)).beginningWithSmallLetter):"
    let converted = { (answer: String) in
      parameter.type.isList
        ? "\(answer).map(\(result).init\(isRenamed ? "" : "(\(label))"))"
        : "\(result)(\(isRenamed ? "" : "\(label) ")\(answer))"
    }
    let asked = isApart(parameter) ? "older\(parameter.name.beginningWithCapital)(for: intent)" : older.call
    return [
      .documentation("By default asks the form of iOS 10, which older extensions have.")
        + .block(
          "public \(method.withCompletion)",
          ["\(older.call) { (older: \(older.answer)) in completion(\(converted("older"))) }"]),
      .documentation(
        "By default calls `\(method.fullName)` and waits for its answer, and then asks the async form of iOS 10.")
        + .block(
          "public \(method.async)",
          [
            "let current: \(method.answer) = await answered { \(method.call("$0")) }",
            "guard current.missing == .notImplemented else { return current }",
            "let older: \(older.answer) = await \(asked)", "return \(converted("older"))",
          ]),
    ]
  }

  /// The code that connects handlers of SiriKit's protocol to Parley.
  func bridge(_ intent: IntentEntry) -> SwiftLines {
    let resolvers = intent.resolvedParameters.map { parameter in
      let method = method(parameter, of: intent)
      let count = parameter.type.isList ? "each" : "one"
      // Where two resolvers have the same name, the type selects one.
      let call =
        parameter.older.map { $0.name == nil } ?? false
        ? "{ (handler, intent) -> \(method.answer) in await handler.\(method.call) }"
        : "{ await $0.\(method.name)(for: $1) }"
      return "    Resolver(\\.\(parameter.name), \(parameter.type.isList ? "each: " : "")"
        + "calls.\(count)(\"\(method.name)\", \\.\(parameter.name)) \(call)),"
    }
    let body =
      ["AnyIntentHandler(", "  \(intent.type).self,"]
      + (resolvers.isEmpty ? [] : ["  resolvers: ["] + resolvers + ["  ],"])
      + [
        "  confirm: \(phase("confirm", intent.confirmLabel, of: intent)),",
        "  handle: \(phase("handle", intent.handleLabel, of: intent))\(intent.reported == nil ? ")" : ",")",
      ] + (intent.reported == nil ? [] : ["  updates: calls.updates)"])
    let handling = "\(intent.siriKitClass)Handling"
    let head =
      "static let \(intent.member) = SiriKitIntent(\(intent.siriKitClass).self, by: (any \(handling)).self)"
    return .block("extension SiriKitIntent", ["\(head) { calls in"] + body.indented + ["}"])
  }

  private func phase(_ name: String, _ label: MethodLabel, of intent: IntentEntry) -> String {
    let isUsual = label.label == "intent"
    let fullName = isUsual ? "" : "(\"\(name)(\(label.label):completion:)\")"
    return "calls.\(name)\(fullName) { await $0.\(name)(\(label.label): $1) }"
  }
}
