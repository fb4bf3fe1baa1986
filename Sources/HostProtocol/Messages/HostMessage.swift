import Parley

/// One message of the protocol: JSON-RPC 2.0, one object a line.
package enum HostMessage: Sendable {
  /// The sender waits for an answer with the same identifier, which is a string or an integer.
  case request(id: JSONValue, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// The answer to a call.
  case answer(id: JSONValue, Result<JSONValue, HostError>)

  /// Reads a line.
  ///
  /// Throws a ``HostError`` that is to be answered to `id`, which is `null` where it could not be read.
  package init(line: [UInt8]) throws(UnreadableMessage) {
    let value: JSONValue
    do {
      value = try JSONReader.value(of: line)
    } catch {
      throw UnreadableMessage(error: HostError(.unreadable, "\(error)"))
    }
    guard case .object(let members) = value else {
      throw UnreadableMessage(error: HostError(.noMessage, "a message is an object"))
    }
    let id = members["id"].flatMap(Self.identifier)
    guard case .string("2.0")? = members["jsonrpc"] else {
      throw UnreadableMessage(id: id ?? .null, error: HostError(.noMessage, "jsonrpc: \"2.0\" is expected"))
    }
    if members["id"] != nil, id == nil {
      throw UnreadableMessage(error: HostError(.noMessage, "id: a string or an integer is expected"))
    }
    if case .string(let method)? = members["method"] {
      if let id {
        self = .request(id: id, method: method, params: members["params"])
      } else {
        self = .notification(method: method, params: members["params"])
      }
      return
    }
    guard let id else { throw UnreadableMessage(error: HostError(.noMessage, "method: it is missing")) }
    self = .answer(id: id, try Self.result(members, id))
  }

  private static func identifier(_ value: JSONValue) -> JSONValue? {
    switch value {
    case .string, .integer: value
    // An identifier in any other form would be written differently, and the client would not recognize the answer.
    default: nil
    }
  }

  private static func result(
    _ members: [String: JSONValue], _ id: JSONValue
  ) throws(UnreadableMessage) -> Result<JSONValue, HostError> {
    if let result = members["result"] { return .success(result) }
    guard case .object(let error)? = members["error"] else {
      throw UnreadableMessage(id: id, error: HostError(.noMessage, "method, result or error: one of them is expected"))
    }
    var text = "the host answers with an error"
    if case .string(let message)? = error["message"] { text = message }
    let isStopped = error["code"] == .integer(HostError.Code.stopped.rawValue)
    return .failure(HostError(isStopped ? .stopped : .failed, text))
  }

  /// The message as a line without its end.
  package var line: [UInt8] {
    var members: [String: JSONValue] = ["jsonrpc": .string("2.0")]
    switch self {
    case .request(let id, let method, let params):
      (members["id"], members["method"], members["params"]) = (id, .string(method), params)
    case .notification(let method, let params):
      (members["method"], members["params"]) = (.string(method), params)
    case .answer(let id, .success(let result)): (members["id"], members["result"]) = (id, result)
    case .answer(let id, .failure(let error)): (members["id"], members["error"]) = (id, error.json)
    }
    return JSONValue.object(members).line
  }
}

/// A line that is not a message, and the error that answers it.
package struct UnreadableMessage: Error, Sendable {
  package var id = JSONValue.null
  package var error: HostError
}

/// The answer to a request that cannot be done: a code of JSON-RPC, one line of text, and all problems that were found.
package struct HostError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The numbers; those below -32000 are JSON-RPC's own.
  package enum Code: Int, Sendable, CaseIterable {
    /// The line is no JSON.
    case unreadable = -32700
    /// The object is no message of JSON-RPC 2.0.
    case noMessage = -32600
    case unknownMethod = -32601
    /// A parameter is missing or not what it should be.
    case wrongParameters = -32602
    /// The apps, the languages or the policy cannot be used.
    case unusableSetUp = -32001
    /// A bound of the server's is reached.
    case tooMuch = -32002
    /// The stored conversation cannot go on here.
    case notRestored = -32003
    /// The other side could not do what it was called for.
    case failed = -32004
    /// The host stopped handling, and nothing was carried out.
    case stopped = -32005
  }

  package var code: Code
  package var problems: [String]

  package init(_ code: Code, _ problems: String...) {
    self.code = code
    self.problems = problems
  }

  package init(_ code: Code, _ problems: [String]) {
    self.code = code
    self.problems = problems
  }

  package init(_ problem: MessageProblem) { self.init(.wrongParameters, problem.description) }

  package var description: String { problems.joined(separator: "\n") }

  package var json: JSONValue {
    .members([
      "code": .integer(code.rawValue), "message": .string(problems.first ?? ""),
      "data": .object(["problems": .strings(problems)]),
    ])
  }
}
