import Foundation
import HostProtocol
import Parley

/// The resources that an agent can read: what can be said, and each conversation as a script and as a trace.
extension AgentServer {
  private static let vocabulary = "parley://vocabulary"
  private static let kinds = ["script", "trace"]

  var resources: [JSONValue] {
    let names = state.withLock { $0.conversations.keys.sorted() }
    let about = Self.resource(Self.vocabulary, "vocabulary", "What can be said to the apps, and the names they know.")
    return [about]
      + names.flatMap { name in
        Self.kinds.map { Self.resource(Self.place(name, $0), "\($0) of \(name)", Self.about($0)) }
      }
  }

  static let templates: [JSONValue] = kinds.map { kind in
    .object([
      "uriTemplate": .string("parley://conversation/{name}/\(kind)"), "name": .string(kind),
      "description": .string(about(kind)), "mimeType": "text/plain",
    ])
  }

  func read(_ uri: String) throws(HostError) -> JSONValue {
    guard let text = text(of: uri) else {
      throw HostError(.wrongParameters, "params.uri: no resource is called '\(uri.prefix(200))'")
    }
    return .object([
      "contents": .array([
        .object(["uri": .string(uri), "mimeType": "text/plain", "text": .string(text)])
      ])
    ])
  }

  private func text(of uri: String) -> String? {
    if uri == Self.vocabulary { return setUp.vocabulary }
    for (name, conversation) in state.withLock({ $0.conversations }) {
      if uri == Self.place(name, "trace") { return Self.text(conversation.trace) }
      if uri == Self.place(name, "script") {
        let moment = began.formatted(.iso8601)
        return Self.text(setUp.header + ["now: \(moment)", ""] + conversation.script)
      }
    }
    return nil
  }

  private static func text(_ lines: [String]) -> String { lines.map { "\($0)\n" }.joined() }

  private static func about(_ kind: String) -> String {
    kind == "script"
      ? "The conversation as a script that 'parley test' plays." : "Every event of the conversation, a line each."
  }

  private static func place(_ name: String, _ kind: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    return "parley://conversation/\(name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name)/\(kind)"
  }

  private static func resource(_ uri: String, _ name: String, _ about: String) -> JSONValue {
    .object([
      "uri": .string(uri), "name": .string(name), "description": .string(about), "mimeType": "text/plain",
    ])
  }
}
