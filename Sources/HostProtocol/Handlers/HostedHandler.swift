import Parley

/// One handler that lives in the host: which of its phases the host wants to be called for, and how.
package struct HostedHandler: Sendable {
  package var app: String
  package var description: IntentDescription
  /// The parameters that the host resolves; values of the others are accepted as they were said.
  package var resolved: Set<String>
  /// Whether the host checks a request before it is carried out.
  package var confirms: Bool
  /// Whether the host reports the progress of a handled request.
  package var reports: Bool
  package var host: any HostCalling
  package var reporting: HostReports

  /// The handler as an app has it.
  package var handler: AnyIntentHandler {
    AnyIntentHandler(
      description, resolving: resolved,
      by: UntypedPhases(
        resolve: resolve, confirm: confirm, handle: handle,
        updates: reports ? reporting.updates(of: self) : nil))
  }

  private func resolve(_ parameter: String, _ intent: AnyIntent) async throws -> [AnyResolutionResult] {
    guard let known = description[parameter: parameter] else {
      throw IntentHandlerError.noParameter(parameter, of: description.name)
    }
    let members = try members(of: intent)
    var params = params(members)
    params["parameter"] = .string(parameter)
    let answer = try await host.call("resolve", .object(params))
    do throws(MessageProblem) {
      return try ResolutionReading(parameter: known, said: members[parameter]).results(answer)
    } catch {
      throw WrongAnswer("resolve", error)
    }
  }

  private func confirm(_ intent: AnyIntent) async throws -> AnyIntentResponse {
    guard confirms else { return AnyIntentResponse(code: "ready") }
    return try response(to: "confirm", try await host.call("confirm", .object(params(try members(of: intent)))))
  }

  private func handle(_ intent: AnyIntent) async throws -> AnyIntentResponse {
    let answer = try await host.call("handle", .object(params(try members(of: intent))))
    do {
      return try response(to: "handle", answer)
    } catch {
      // The host has answered, so it may have carried the request out.
      throw IntentHandlerError.unknownOutcome("\(error)")
    }
  }

  func response(to method: String, _ answer: JSONValue) throws -> AnyIntentResponse {
    do throws(MessageProblem) {
      return try ResponseReading(description: description).response(answer)
    } catch {
      throw WrongAnswer(method, error)
    }
  }

  /// The parameters that have a value.
  func members(of intent: AnyIntent) throws -> [String: JSONValue] {
    guard case .object(let stored) = try JSONValue(stored: intent), case .object(let members)? = stored["parameters"]
    else { return [:] }
    return members.filter { $0.value != .null && $0.value != .array([]) }
  }

  func params(_ members: [String: JSONValue]) -> [String: JSONValue] {
    var params: [String: JSONValue] = [
      "app": .string(app), "intent": .string(description.name.rawValue), "parameters": .object(members),
    ]
    params["conversation"] = CallingConversation.current
    params["key"] = (RequestKey.current?.rawValue).map { .string($0) }
    if Conversation.Forecast.isBeingMade { params["forecast"] = .boolean(true) }
    return params
  }
}

/// Reads what a host answers to `resolve`.
struct ResolutionReading {
  var parameter: IntentDescription.ParameterDescription
  /// The values that the host was asked to resolve: `success` without a value accepts them.
  var said: JSONValue?

  private static let names = [
    "success", "confirmationRequired", "disambiguation", "needsValue", "needsMoreDetails", "unsupported", "notRequired",
  ]

  /// One result, or an array of them where the parameter is a list.
  func results(_ answer: JSONValue) throws(MessageProblem) -> [AnyResolutionResult] {
    guard case .array(let answers) = answer else { return [try result(answer, at: "result", 0)] }
    var results: [AnyResolutionResult] = []
    for (index, answer) in answers.enumerated() {
      results.append(try result(answer, at: "result[\(index)]", index))
    }
    return results
  }

  private func result(
    _ answer: JSONValue, at place: String, _ index: Int
  ) throws(MessageProblem) -> AnyResolutionResult {
    if case .string(let name) = answer {
      return try result(JSONFields(.object(["result": .string(name)]), at: place), index)
    }
    return try result(try JSONFields(answer, at: place), index)
  }

  private func result(_ fields: JSONFields, _ index: Int) throws(MessageProblem) -> AnyResolutionResult {
    let name = try fields.requiredString("result")
    switch name {
    case "success": return .success(try value(fields, index))
    case "confirmationRequired": return .confirmationRequired(try value(fields, index))
    case "needsMoreDetails": return .needsMoreDetails(try value(fields, index))
    case "disambiguation":
      var values: [AnyParameterValue] = []
      for (number, json) in (try fields.values("values") ?? []).enumerated() {
        values.append(try ValueReading.value(json, of: parameter, at: "\(fields.path("values"))[\(number)]"))
      }
      return .disambiguation(values)
    case "needsValue": return .needsValue
    case "notRequired": return .notRequired
    case "unsupported": return .unsupported(reason: try reason(fields))
    default: throw .unknown("resolution", name, at: fields.path("result"), known: Self.names)
    }
  }

  private func value(_ fields: JSONFields, _ index: Int) throws(MessageProblem) -> AnyParameterValue {
    let json = fields["value"] ?? saidValue(index)
    return try ValueReading.value(
      try fields.required("value", json), of: parameter, at: fields.path("value"))
  }

  private func saidValue(_ index: Int) -> JSONValue? {
    guard parameter.isArray, case .array(let values)? = said else { return said }
    return values.indices.contains(index) ? values[index] : nil
  }

  private func reason(_ fields: JSONFields) throws(MessageProblem) -> UnsupportedReason? {
    guard let text = try fields.string("reason") else { return nil }
    let reason = UnsupportedReason(text)
    if parameter.reasons.contains(reason) { return reason }
    throw .unknown("reason", text, at: fields.path("reason"), known: parameter.reasons.map(\.rawValue))
  }
}

/// Reads what a host answers to `confirm`, `handle` and `report`: a code, or an object with it and details.
package struct ResponseReading {
  package var description: IntentDescription

  package init(description: IntentDescription) { self.description = description }

  package func response(_ answer: JSONValue, at place: String = "result") throws(MessageProblem) -> AnyIntentResponse {
    if case .string = answer { return try response(.object(["code": answer]), at: place) }
    let fields = try JSONFields(answer, at: place)
    let name = try fields.requiredString("code")
    guard let code = description.codes.first(where: { $0.name == name }) else {
      throw .unknown("code", name, at: fields.path("code"), known: description.codes.map(\.name))
    }
    var details: [String: ToldValue] = [:]
    let told = try fields.object("details")
    for (name, value) in told.members { details[name] = try ToldValue(value, at: told.path(name)) }
    return AnyIntentResponse(
      code: name, status: code.status, userActivity: try activity(fields), details: details)
  }

  private func activity(_ fields: JSONFields) throws(MessageProblem) -> UserActivity? {
    guard let json = fields["activity"] else { return nil }
    guard let activity = try? json.decode(UserActivity.self) else {
      throw MessageProblem(at: fields.path("activity"), "an activity is expected, with its 'activityType'")
    }
    return activity
  }
}
