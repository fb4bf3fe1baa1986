extension DomainWriter {
  func response(of intent: IntentEntry) -> SwiftLines {
    let parts = intent.response.parts
    let stored =
      .documentation("What the app answers: ready, carried out, going on in the app, or why not.")
      + ["public let code: Code"]
      + .documentation(
        "Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.")
      + ["public var userActivity: UserActivity?"]
      + .documentation("What the app shows beside the default presentation.") + ["public var card: ContentCard?"]
    let payload = parts.map { .documentation($0.documentation) + ["public var \($0.name): \($0.type.stored)"] }
    let plain =
      .documentation(
        parts.isEmpty ? "An answer, and where the app goes on if its code says so." : "An answer without details.")
      + .block(
        "public init(code: Code, userActivity: UserActivity?)",
        ["self.code = code", "self.userActivity = userActivity"])
    let codes =
      .documentation("What the app can answer, by SiriKit's names and numbers.")
      + .block("public enum Code: Int, IntentResponseCode", shared.cases(of: intent.codes))
    let more = intent.response.documentation
    return .block(
      "extension \(intent.type)",
      .documentation(["What the app answers."] + (more.isEmpty ? [] : [""]) + more)
        + .block(
          "public struct Response: IntentResponse",
          .separated([stored + SwiftLines(payload.joined()), plain, answer(of: intent), codes])))
  }

  /// The initializer with the parts of the response, the first of which has no default.
  private func answer(of intent: IntentEntry) -> SwiftLines {
    let parts = intent.response.parts
    if parts.isEmpty { return [] }
    let arguments = parts.enumerated().map { index, part in
      "\(part.name): \(part.type.optional)\(index == 0 ? "" : part.type.isList ? " = []" : " = nil")"
    }
    let head = (["_ code: Code"] + arguments + ["userActivity: UserActivity? = nil"]).joined(separator: ", ")
    return .documentation(intent.response.answerDocumentation)
      + .block(
        "public init(\(head))",
        ["self.init(code: code, userActivity: userActivity)"] + parts.map { "self.\($0.name) = \($0.name)" })
  }

  func handling(_ intent: IntentEntry) -> SwiftLines {
    let resolvers = intent.resolvedParameters.map { parameter in
      .documentation("Settles \(parameter.settles ?? "").") + [resolver(parameter, of: intent)]
    }
    let phases =
      .documentation("Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.")
      + [phase("confirm", of: intent)] + .documentation("Carries the request out.") + [phase("handle", of: intent)]
    return .block(
      "extension \(intent.type)",
      .documentation("What an app does to support ``\(intent.type)``; only handle is required.")
        + .block(
          "public protocol Handling: Sendable", SwiftLines(resolvers.joined()) + phases + updates(of: intent)))
  }

  private func resolver(_ parameter: ParameterEntry, of intent: IntentEntry) -> String {
    let result = "ResolutionResult<\(parameter.type.name)>"
    return "func resolve\(parameter.name.beginningWithCapital)(for intent: \(intent.type)) async throws -> "
      + (parameter.type.isList ? "[\(result)]" : result)
  }

  private func phase(_ name: String, of intent: IntentEntry) -> String {
    "func \(name)(_ intent: \(intent.type)) async throws -> \(intent.type).Response"
  }

  private func updates(of intent: IntentEntry) -> SwiftLines {
    guard let reported = intent.reported else { return [] }
    return .documentation(
      "Begins to report \(reported): at every change and at least every 20 seconds, until it is over or told to stop.")
      + ["func startSendingUpdates(for intent: \(intent.type), to observer: \(intent.type).Observer) async"]
      + .documentation("Ends the reports to that observer.")
      + ["func stopSendingUpdates(for intent: \(intent.type), to observer: \(intent.type).Observer) async"]
  }

  func defaults(_ intent: IntentEntry) -> SwiftLines {
    let resolvers = intent.resolvedParameters.map { parameter -> SwiftLines in
      let stays = parameter.stays ?? ""
      let asked = stays.hasSuffix("stays") ? "is" : "are"
      return .documentation("By default \(stays) as said and \(asked) not asked for.")
        + .block("public \(resolver(parameter, of: intent))", [".asSaid(intent.\(parameter.name))"])
    }
    let confirm =
      .documentation("By default every request is ready to be carried out.")
      + .block("public \(phase("confirm", of: intent))", ["\(intent.type).Response(.ready)"])
    return .block("extension \(intent.type).Handling", .separated(resolvers + [confirm]))
  }

  func factory(_ intent: IntentEntry) -> SwiftLines {
    let resolvers = intent.resolvedParameters.map { parameter in
      let each = parameter.type.isList ? "each: " : ""
      return "    Resolver(\\.\(parameter.name), \(each)handler.resolve\(parameter.name.beginningWithCapital)),"
    }
    let updates = [
      "  handle: handler.handle,", "  updates: IntentUpdates(",
      "    start: handler.startSendingUpdates, stop: handler.stopSendingUpdates, state: \(intent.type).state))",
    ]
    return .block(
      "extension AnyIntentHandler",
      .documentation("Joins ``\(intent.type)`` to the code of an app.")
        + .block(
          "public static func \(intent.member)(_ handler: some \(intent.type).Handling) -> AnyIntentHandler",
          ["AnyIntentHandler(", "  \(intent.type).self,"]
            + (resolvers.isEmpty ? [] : ["  resolvers: ["] + resolvers + ["  ],"])
            + ["  confirm: handler.confirm,"]
            + (intent.reported == nil ? ["  handle: handler.handle)"] : updates)))
  }
}
