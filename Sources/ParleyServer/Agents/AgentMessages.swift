import HostProtocol
import Parley

/// The versions of the Model Context Protocol that begin with `initialize`, the newest last.
///
/// Source: modelcontextprotocol.io, the specification of 2025-11-25.
enum AgentProtocol {
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  /// The version to speak with a client: its own where that is known.
  static func version(for asked: String) -> String { versions.contains(asked) ? asked : versions[versions.count - 1] }

  /// Whether a version has `elicitation/create`.
  static func elicits(_ version: String) -> Bool { version >= "2025-06-18" }
}

/// What a client of the Model Context Protocol has said of itself.
struct AgentClient: Sendable {
  var version: String
  /// Whether it can ask its user something.
  var elicits: Bool

  init(_ params: JSONFields) throws(MessageProblem) {
    version = AgentProtocol.version(for: try params.requiredString("protocolVersion"))
    let elicitation = try params.object("capabilities")["elicitation"]
    // An empty object means questions in a form; a client that only follows links answers none.
    let asksInForms: Bool
    switch elicitation {
    case .object(let kinds): asksInForms = kinds.isEmpty || kinds["form"] != nil
    default: asksInForms = false
    }
    elicits = asksInForms && AgentProtocol.elicits(version)
  }
}
