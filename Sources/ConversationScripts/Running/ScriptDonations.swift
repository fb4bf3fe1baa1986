import Foundation
import Parley

/// Turns the earlier requests that a script names into the interactions that an app would have donated.
package struct ScriptDonations {
  let apps: [AssistantApp]
  let contacts: [Person]

  package init(apps: [AssistantApp], contacts: [Person]) {
    self.apps = apps
    self.contacts = contacts
  }

  /// The interaction, for a caller that reports no line.
  package func donation(_ request: DonatedRequest, now: Date) throws(DirectiveProblem) -> Interaction {
    do throws(LineProblem) {
      return try interaction(for: request, now: now)
    } catch {
      throw DirectiveProblem(kind: error.kind)
    }
  }

  /// The interaction as it would have been donated at its time before now.
  /// - Throws: what is wrong with it, in the terms of its line.
  func interaction(for request: DonatedRequest, now: Date) throws(LineProblem) -> Interaction {
    let (app, handler) = try doer(of: request)
    guard let code = handler.description.codes.first(where: { $0.name == request.code }) else {
      throw unknown("response code", request.code, handler.description.codes.map(\.name))
    }
    var intent: AnyIntent
    var people: [Person] = []
    do {
      intent = try handler.begin(IntentDraft(request.intent))
    } catch {
      throw LineProblem(.setUp("\(request.intent) cannot be donated: \(error)."))
    }
    for value in request.values {
      guard handler.description[parameter: value.parameter] != nil else {
        throw unknown("parameter", value.parameter, handler.description.parameters.map(\.name))
      }
      do {
        let made = StubValues(handler: handler, contacts: contacts)
        let values = try value.names.map { try made.value($0, of: value.parameter) }
        try handler.setValues(value.parameter, values, &intent)
        people += values.compactMap { $0.value as? Person }
      } catch {
        throw LineProblem(.setUp("that cannot have been donated: \(error)."))
      }
    }
    return Interaction(
      intent: intent, response: AnyIntentResponse(code: code.name, status: code.status), app: app.identifier,
      date: now.addingTimeInterval(-request.age), people: people, direction: request.direction)
  }

  /// The app that carried it out, and its handler.
  private func doer(of request: DonatedRequest) throws(LineProblem) -> (AssistantApp, AnyIntentHandler) {
    var named = apps
    if let name = request.app {
      named = apps.filter { $0.displayName == name || $0.identifier == name }
      if named.isEmpty { throw unknown("app", name, apps.map(\.displayName)) }
    }
    for app in named {
      if let handler = app.handlers.first(where: { $0.name == request.intent }) { return (app, handler) }
    }
    let known = Set(named.flatMap(\.handlers).map(\.name.rawValue)).sorted()
    throw unknown("intent of these apps", request.intent.rawValue, known)
  }

  private func unknown(_ kind: String, _ name: String, _ known: [String]) -> LineProblem {
    LineProblem(.unknownName(kind: kind, name: name, known: known))
  }
}
