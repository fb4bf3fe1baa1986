import HostProtocol
import Parley

/// The versions of the Model Context Protocol that begin with `initialize`, the newest last.
///
/// Source: modelcontextprotocol.io, the specification of 2025-11-25.
enum AgentProtocol {
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  /// The version to use with a client: the one it asked for, where that is known.
  static func version(for asked: String) -> String { versions.contains(asked) ? asked : versions[versions.count - 1] }

  /// Whether a version has `elicitation/create`.
  static func elicits(_ version: String) -> Bool { version >= "2025-06-18" }

  /// The version that a request names, as every request does from 2026-07-28 on; `nil` where it names none.
  static func version(namedIn params: JSONValue?) -> String? {
    guard case .object(let members)? = params, case .object(let meta)? = members["_meta"],
      case .string(let version)? = meta["io.modelcontextprotocol/protocolVersion"]
    else { return nil }
    return version
  }

  /// The error `UnsupportedProtocolVersion` with the supported versions; the client then starts again with
  /// `initialize`.
  ///
  /// Source: the specification of 2026-07-28.
  static func refusal(of version: String, to id: JSONValue) -> [UInt8] {
    let text = "version \(version.prefix(40)) is not spoken here; initialize begins a session in another"
    return JSONValue.object([
      "jsonrpc": "2.0", "id": id,
      "error": .object([
        "code": .integer(-32022), "message": .string(text),
        "data": .object(["supported": .strings(versions), "requested": .string(version)]),
      ]),
    ]).line
  }
}

/// What a client of the Model Context Protocol has declared about itself.
struct AgentClient: Sendable {
  var version: String
  /// Whether the client can ask its user questions.
  var elicits: Bool

  init(_ params: JSONFields) throws(MessageProblem) {
    version = AgentProtocol.version(for: try params.requiredString("protocolVersion"))
    let elicitation = try params.object("capabilities")["elicitation"]
    // An empty object means that it shows forms; a client that only opens links cannot ask questions.
    let asksInForms: Bool
    switch elicitation {
    case .object(let kinds): asksInForms = kinds.isEmpty || kinds["form"] != nil
    default: asksInForms = false
    }
    elicits = asksInForms && AgentProtocol.elicits(version)
  }
}
