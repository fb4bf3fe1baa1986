import Foundation
import HostProtocol
import Parley
import ParleyServer

/// The requests that `parley inspect` answers: for the page, for the events so far, and for acts of the user.
struct InspectServer: Sendable {
  let session: InspectSession
  /// How long a request waits for something to happen.
  var patience = Duration.seconds(20)

  private static let methods = [
    "/": "GET", "/state": "GET", "/script": "GET", "/do": "POST", "/answer": "POST", "/step": "POST",
  ]

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    guard let method = Self.methods[request.path] else { return .text(404, "there is nothing at this path") }
    guard request.method == method || request.method == "HEAD" && method == "GET" else {
      return .text(405, "this path takes \(method)", ["Allow": method])
    }
    switch request.path {
    case "/": return InspectPage.response
    case "/state": return await state(request)
    case "/script": return await script()
    default: return await act(request)
    }
  }

  /// The events so far; a page that has a version already gets the answer when there is a newer one.
  private func state(_ request: HTTPRequest) async -> HTTPResponse {
    if let text = request.query["after"] {
      guard let version = Int(text) else { return .text(400, "'after' is a number") }
      await session.log.wait(after: version, atMost: patience)
    }
    return HTTPResponse(200, "application/json", await session.json().line)
  }

  private func script() async -> HTTPResponse {
    if session.log.phase != .idle { return .text(409, "a turn is under way; a script ends with one") }
    guard let text = await session.script() else { return .text(404, "nothing was said yet, so there is no script") }
    return HTTPResponse(
      200, "text/plain; charset=utf-8", text.utf8,
      ["Content-Disposition": "attachment; filename=\"Inspected.conversation\""])
  }

  private func act(_ request: HTTPRequest) async -> HTTPResponse {
    let fields: [String: JSONValue]
    do throws(JSONReader.Problem) {
      guard case .object(let members) = try JSONReader.value(of: request.body) else {
        return .text(400, "an object of JSON is sent")
      }
      fields = members
    } catch {
      return .text(400, "\(error)")
    }
    func text(_ name: String) -> String? { if case .string(let text)? = fields[name] { text } else { nil } }
    switch request.path {
    case "/do":
      guard let line = text("line") else { return .text(400, "'line' is what the user says or the command") }
      return reply(session.take(line))
    case "/answer":
      guard let phase = text("phase"), let answer = text("answer") else {
        return .text(400, "'phase' and 'answer' say what is answered otherwise")
      }
      return reply(await session.answer(phase, answer))
    default: return step(text("to"))
    }
  }

  private func step(_ what: String?) -> HTTPResponse {
    let stepping = session.stepping
    switch what {
    case "on", "off":
      stepping.isOn = what == "on"
      session.log.changeLast { _ in }
      return .text(202, "done")
    case "next", "end":
      return stepping.goOn(toTheEnd: what == "end") ? .text(202, "done") : .text(409, "no turn waits")
    default: return .text(400, "'to' is on, off, next or end")
    }
  }

  private func reply(_ reply: InspectSession.Reply) -> HTTPResponse {
    switch reply {
    case .accepted: .text(202, "done")
    case .busy: .text(409, "a turn is under way; another page may have begun it")
    case .refused(let why): .text(400, why)
    }
  }
}
