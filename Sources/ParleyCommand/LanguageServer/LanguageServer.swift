import Foundation
import HostProtocol
import Parley

/// Serves an editor: the problems in scripts and property lists, what can be written at a place, and how words are
/// read.
///
/// Source: the Language Server Protocol 3.17. Messages are done one after another; documents are checked meanwhile.
actor LanguageServer {
  private enum State { case fresh, running, ending, ended }

  /// What cannot be answered, with its number in the protocol.
  struct Failure: Error {
    var code: Int
    var message: String
    static let notInitialized = Failure(code: -32002, message: "'initialize' comes first")
    static let ending = Failure(code: -32600, message: "after 'shutdown' there is only 'exit'")
    static func method(_ name: String) -> Failure { Failure(code: -32601, message: "there is no method '\(name)'") }
    static func parameters(_ words: String) -> Failure { Failure(code: -32602, message: words) }
  }

  let tools: HostTools
  let languages: [Language]
  /// The folder with the text of languages, where it is not the built-in one.
  let languageFolder: String?
  /// The folder for copies of the languages' texts, which are built into the program and which the editor can only open
  /// as files.
  let copies: URL?
  private let send: @Sendable ([UInt8]) -> Void
  private var state = State.fresh
  private(set) var roots: [String] = []
  private(set) var documents: [String: OpenDocument] = [:]
  /// How many checks each document has asked for: only the result of the last one is sent.
  private var checks: [String: Int] = [:]
  /// The files for which problems were sent because of a document.
  private var told: [String: Set<String>] = [:]

  init(
    _ tools: HostTools, languages: [Language], languageFolder: String?, copies: URL? = LanguageServer.usualCopies,
    send: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.copies = copies
    self.tools = tools
    self.languages = languages
    self.languageFolder = languageFolder
    self.send = send
  }

  /// A folder among the user's caches; other users cannot write there.
  static var usualCopies: URL? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.appending(path: "parley/languages")
  }

  /// Whether the editor sent `exit`; without a `shutdown` before it, that is an error.
  var hasEnded: Bool { state == .ended }
  private(set) var wasShutDown = false

  /// Does what a message asks for.
  func receive(_ body: [UInt8]) async {
    let message: JSONValue
    do throws(JSONReader.Problem) {
      message = try JSONReader.value(of: body)
    } catch {
      return reply(.null, error: Failure(code: -32700, message: "\(error)"))
    }
    guard let method = message["method"]?.text else { return }
    let parameters = message["params"] ?? .null
    guard let identifier = message["id"] else { return await note(method, parameters) }
    do throws(Failure) {
      reply(identifier, try await answer(method, parameters))
    } catch {
      reply(identifier, error: error)
    }
  }

  private func answer(_ method: String, _ parameters: JSONValue) async throws(Failure) -> JSONValue {
    if state == .ending { throw .ending }
    if method == "initialize" { return initialize(parameters) }
    guard state == .running else { throw .notInitialized }
    switch method {
    case "shutdown":
      state = .ending
      wasShutDown = true
      return .null
    case "textDocument/completion": return try completions(at: place(parameters))
    case "textDocument/hover": return try await hover(at: place(parameters))
    case "textDocument/definition": return try await definition(at: place(parameters))
    default: throw .method(method)
    }
  }

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    let folders = parameters["workspaceFolders"]?.list.compactMap { $0["uri"]?.text } ?? []
    let root = parameters["rootUri"]?.text
    roots = (folders.isEmpty ? [root].compactMap { $0 } : folders).compactMap(OpenDocument.path)
    state = .running
    return .object([
      "serverInfo": .object(["name": .string("parley")]),
      "capabilities": .object([
        "positionEncoding": .string("utf-16"), "hoverProvider": .boolean(true), "definitionProvider": .boolean(true),
        "textDocumentSync": .object(["openClose": .boolean(true), "change": .integer(1), "save": .boolean(true)]),
        "completionProvider": .object(["triggerCharacters": .strings([" ", ":", "=", ">", ".", ","])]),
      ]),
    ])
  }

  private func note(_ method: String, _ parameters: JSONValue) async {
    if method == "exit" {
      state = .ended
      return
    }
    guard state == .running, let document = parameters["textDocument"], let uri = document["uri"]?.text else { return }
    switch method {
    case "textDocument/didOpen":
      guard let text = document["text"]?.text else { return }
      documents[uri] = OpenDocument(uri: uri, version: document["version"]?.number ?? 0, text: text)
      check(uri)
    case "textDocument/didChange":
      guard let text = parameters["contentChanges"]?.list.last?["text"]?.text else { return }
      documents[uri]?.text = text
      documents[uri]?.version = document["version"]?.number ?? 0
      check(uri)
    case "textDocument/didSave": check(uri)
    case "textDocument/didClose":
      documents[uri] = nil
      checks[uri] = nil
      tell([:], about: uri)
    default: break
    }
  }

  /// A place in an open document.
  struct Place {
    var document: OpenDocument
    var line: Int
    var character: Int
  }

  private func place(_ parameters: JSONValue) throws(Failure) -> Place {
    guard let uri = parameters["textDocument"]?["uri"]?.text, let line = parameters["position"]?["line"]?.number,
      let character = parameters["position"]?["character"]?.number
    else { throw .parameters("a document and a position are expected") }
    guard let document = documents[uri] else { throw .parameters("the document is not open") }
    return Place(document: document, line: line, character: character)
  }

  // MARK: What is wrong

  /// Checks a document, unless it is changed again meanwhile.
  private func check(_ uri: String) {
    let number = (checks[uri] ?? 0) + 1
    checks[uri] = number
    Task {
      try? await Task.sleep(for: .milliseconds(100))
      guard checks[uri] == number, let document = documents[uri] else { return }
      let others = documents.values.filter { $0.uri != uri }
      let checking = DocumentCheck(document, beside: Array(others), tools: tools, roots: roots)
      let found = await checking.found()
      if checks[uri] == number { tell(found, about: uri) }
    }
  }

  /// Sends the problems of files, and an empty list for each file that had problems before and has none now.
  private func tell(_ found: [String: [JSONValue]], about uri: String) {
    let before = told[uri] ?? []
    for other in before.union(found.keys).union([uri]).sorted() {
      var parameters: [String: JSONValue] = ["uri": .string(other), "diagnostics": .array(found[other] ?? [])]
      if let version = documents[other]?.version { parameters["version"] = .integer(version) }
      write(["method": .string("textDocument/publishDiagnostics"), "params": .object(parameters)])
    }
    told[uri] = Set(found.keys)
  }

  // MARK: Messages

  private func reply(_ identifier: JSONValue, _ result: JSONValue) { write(["id": identifier, "result": result]) }

  private func reply(_ identifier: JSONValue, error: Failure) {
    write([
      "id": identifier,
      "error": .object(["code": .integer(error.code), "message": .string(error.message)]),
    ])
  }

  private func write(_ members: [String: JSONValue]) {
    let message = JSONValue.object(members.merging(["jsonrpc": .string("2.0")]) { $1 })
    send(MessageFrames.framed(message.line))
  }
}

extension JSONValue {
  subscript(name: String) -> JSONValue? { if case .object(let members) = self { members[name] } else { nil } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .integer(let number) = self { number } else { nil } }
  var list: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}
