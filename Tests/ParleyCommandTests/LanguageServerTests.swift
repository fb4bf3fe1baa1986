import Foundation
import HostProtocol
import Parley
import Synchronization
import TemporaryFolders
import Testing

@testable import ParleyCommand

/// `parley serve --lsp`, by messages that were recorded and by some that are made.
@Suite struct LanguageServerTests {
  /// Sessions as they were recorded: `>` goes to the server, `<` comes from it; PACKAGE is the folder of the package.
  static let folder = "\(TestCommandTests.package)/Tests/EditorSessions"

  static var sessions: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".messages") }.sorted()
  }

  @Test(arguments: sessions) func aSessionIsAsItWasRecorded(_ name: String) async throws {
    let file = "\(Self.folder)/\(name)"
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let editor = Editor()
    var happened: [String] = []
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("> ") {
        await editor.send(line.dropFirst(2).replacing("PACKAGE", with: TestCommandTests.package))
      }
      guard line.hasPrefix("<") else {
        happened.append(line)
        continue
      }
      let message = try await editor.next()
      let text = "< " + Self.lasting(message.replacing(TestCommandTests.package, with: "PACKAGE"))
      happened.append(text)
      if ProcessInfo.processInfo.environment["PARLEY_UPDATE"] == nil {
        #expect(text == line, "\(name):\(number + 1)")
      }
    }
    if ProcessInfo.processInfo.environment["PARLEY_UPDATE"] != nil {
      try happened.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  /// A message without what changes with every fit of a language: scores, and lines of its text.
  private static func lasting(_ message: String) -> String {
    let plain = message.replacing(/-?[0-9]+\.[0-9][0-9]/, with: "0.00")
    return plain.contains("/IntentLanguages/") ? plain.replacing(/"line":[0-9]+/, with: "\"line\":0") : plain
  }

  @Test func thereAreSessions() { #expect(Self.sessions.count >= 4) }

  // MARK: Diagnostics

  @Test func whatIsTypedIsCheckedBeforeItIsSaved() async throws {
    let folder = try TemporaryFolder()
    let editor = Editor()
    try await editor.begin()
    let uri = OpenDocument.uri("\(folder.path)/a.conversation")
    await editor.open(uri, "app: Nowhere\n\nUser: hello\nAssistent: hi\n")
    var found = try await editor.diagnostics(of: uri)
    #expect(found.count == 1 && found[0]["range"]?["start"]?["line"] == .integer(3), "\(found)")
    await editor.change(uri, "app: Nowhere\n\nUser: hello\nAssistant: hi\n")
    found = try await editor.diagnostics(of: uri)
    #expect(found.isEmpty)
  }

  @Test func aPropertyListIsCheckedWithItsApp() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": SiriFolder.app(
        "<key>NSSiriUsageDescription</key><string>To call.</string><key>IntentsSupported</key><array><string>INStartCallIntent</string></array>"
      ),
      "WillowSiri/Info.plist": nil, "WillowSiri/IntentHandler.swift": nil,
      "Willow/en.lproj/AppIntentVocabulary.plist": SiriFolder.vocabulary(
        "Call Ada with Willow", "Ring Ada with Willow"),
    ])
    let editor = Editor()
    try await editor.begin()
    let uri = OpenDocument.uri("\(folder.path)/Willow/en.lproj/AppIntentVocabulary.plist")
    await editor.open(uri, SiriFolder.vocabulary("Call Ada with Willow", "Water the Willow quickly please"))
    let found = try await editor.diagnostics(of: uri)
    #expect(found.contains { $0["message"]?.text == "'Water the Willow quickly please' is not understood" }, "\(found)")
    // The file itself was not changed, and the copy is gone.
    #expect(folder.text("Willow/en.lproj/AppIntentVocabulary.plist").contains("Ring Ada"))
    await editor.open(OpenDocument.uri("\(folder.path)/Willow/Info.plist"), SiriFolder.app("", name: ""))
    let info = try await editor.diagnostics(of: OpenDocument.uri("\(folder.path)/Willow/Info.plist"))
    #expect(info.contains { $0["message"]?.text == "'CFBundleDisplayName' is empty" }, "\(info)")
    await editor.notify("textDocument/didClose", ["textDocument": .object(["uri": .string(uri)])])
    #expect(try await editor.diagnostics(of: uri).isEmpty)
  }

  // MARK: Phrases

  @Test func thePhraseOfALanguageIsWrittenOutForTheEditor() async throws {
    let copies = try TemporaryFolder()
    let editor = Editor(copies: URL(filePath: copies.path))
    try await editor.begin()
    let uri = OpenDocument.uri("\(TestCommandTests.package)/Examples/Edited.conversation")
    await editor.open(uri, "app: Vocabulary/MonkeyChat\n\nUser: text Bobo that the figs are ripe on MonkeyChat\n")
    let found = try await editor.definition(of: uri, line: 2)
    let path = try #require(found["uri"]?.text.flatMap(OpenDocument.path))
    #expect(path == "\(copies.path)/en/Messaging.txt")
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(found["range"]?["start"]?["line"]?.number)
    let own = "\(TestCommandTests.package)/Sources/IntentLanguages/Languages/en/Messaging.txt"
    let source = try String(contentsOfFile: own, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[line] == source[line] && lines[line].contains("$whom"), "\(lines[line])")
  }

  @Test func thePhraseOfAnAppsOwnIsWhereTheAppHasIt() async throws {
    let folder = try SiriFolder([
      "Willow/Info.plist": nil, "WillowSiri/Info.plist": nil, "WillowSiri/IntentHandler.swift": nil,
      "Willow/Shortcuts.swift": """
      struct StopKettle: AppIntent { static var title: LocalizedStringResource = "Stop the Kettle" }
      struct Shortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: StopKettle(), phrases: [
          "Stop the \\(.applicationName) kettle"])
      } }
      """,
    ])
    let editor = Editor()
    try await editor.begin()
    let uri = OpenDocument.uri("\(folder.path)/a.conversation")
    await editor.open(uri, "app: Willow\n\nUser: Stop the Willow kettle\n")
    let found = try await editor.definition(of: uri, line: 2)
    #expect(found["uri"]?.text == OpenDocument.uri("\(folder.path)/Willow/Shortcuts.swift"), "\(found)")
    #expect(found["range"]?["start"]?["line"]?.number == 3)
  }

  // MARK: Messages

  @Test func framesAreCutHoweverTheyCome() throws {
    let bytes = MessageFrames.framed(Array("{}".utf8)) + MessageFrames.framed(Array("[1]".utf8))
    for size in [1, 5, 1000] {
      var frames = MessageFrames()
      var found: [[UInt8]] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += try frames.take(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(found == [Array("{}".utf8), Array("[1]".utf8)])
    }
  }

  @Test(arguments: ["Length: 3\r\n\r\nabc", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999\r\n\r\n"])
  func aFrameWithoutALengthEndsTheReading(_ text: String) {
    var frames = MessageFrames()
    #expect(throws: MessageFrames.Problem.self) { try frames.take(text.utf8) }
    var endless = MessageFrames()
    #expect(throws: MessageFrames.Problem.self) { try endless.take(repeatElement(UInt8(ascii: "a"), count: 5_000)) }
  }

  @Test func aPlaceIsCountedInUTF16() {
    let document = OpenDocument(uri: "file:///a.conversation", version: 1, text: "ab\n🦍c d")
    #expect(document.start(ofLine: 1, to: 3) == "🦍c")
    #expect(document.start(ofLine: 7, to: 1) == "" && document.start(ofLine: 0, to: 99) == "ab")
    #expect(OpenDocument.range(line: 2, column: 2, in: document.lines) == (2, 5))
    #expect(OpenDocument.range(line: 9, column: 2, in: document.lines) == (0, 0))
  }

  @Test func aProcessEndsAsTheEditorSays() throws {
    let folder = try TemporaryFolder()
    func frame(_ text: String) -> String { String(decoding: MessageFrames.framed(Array(text.utf8)), as: UTF8.self) }
    let start = frame(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
    let shutdown = frame(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
    let exit = frame(#"{"jsonrpc":"2.0","method":"exit"}"#)
    for (name, input, status) in [("a", start + shutdown + exit, 0), ("b", start + exit, 1), ("c", start, 1)] {
      try folder.write(input, to: "\(name).in")
      let process = try CommandProcess("\"$0\" serve --lsp < \"$1/\(name).in\"", in: folder)
      #expect(process.status == Int32(status), "\(name): \(process)")
      #expect(process.output.hasPrefix("Content-Length: ") && process.output.contains("\"hoverProvider\":true"))
    }
  }
}

/// An editor that a server serves.
final class Editor: Sendable {
  private let server: LanguageServer
  private let messages: AsyncStream<String>
  private let waiting = Mutex<[String]>([])

  init(copies: URL? = nil) {
    let (messages, sent) = AsyncStream.makeStream(of: String.self)
    self.messages = messages
    let frames = Mutex(MessageFrames())
    server = LanguageServer(.parley, languages: Language.all, languageFolder: nil, copies: copies) { bytes in
      for body in frames.withLock({ (try? $0.take(bytes)) ?? [] }) { sent.yield(String(decoding: body, as: UTF8.self)) }
    }
  }

  func send(_ text: some StringProtocol) async { await server.receive(Array(text.utf8)) }

  /// The next message of the server.
  func next() async throws -> String {
    for await message in messages { return message }
    throw CancellationError()
  }

  func begin() async throws {
    await send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
    _ = try await next()
  }

  func notify(_ method: String, _ parameters: [String: JSONValue]) async {
    let message = JSONValue.object(["method": .string(method), "params": .object(parameters)])
    await send(String(decoding: message.line, as: UTF8.self))
  }

  func open(_ uri: String, _ text: String) async {
    let document = JSONValue.object(["uri": .string(uri), "version": .integer(1), "text": .string(text)])
    await notify("textDocument/didOpen", ["textDocument": document])
  }

  func change(_ uri: String, _ text: String) async {
    await notify(
      "textDocument/didChange",
      [
        "textDocument": .object(["uri": .string(uri), "version": .integer(2)]),
        "contentChanges": .array([.object(["text": .string(text)])]),
      ])
  }

  /// Where the phrase of a line is.
  func definition(of uri: String, line: Int) async throws -> JSONValue {
    let place = JSONValue.object(["line": .integer(line), "character": .integer(8)])
    let message = JSONValue.object([
      "id": .integer(7), "method": .string("textDocument/definition"),
      "params": .object(["textDocument": .object(["uri": .string(uri)]), "position": place]),
    ])
    await send(String(decoding: message.line, as: UTF8.self))
    while true {
      let answer = try JSONReader.value(of: Array(try await next().utf8))
      if answer["id"]?.number == 7 { return answer["result"] ?? .null }
    }
  }

  /// The problems of a file when they are told next.
  func diagnostics(of uri: String) async throws -> [JSONValue] {
    while true {
      let message = try JSONReader.value(of: Array(try await next().utf8))
      if message["params"]?["uri"]?.text == uri { return message["params"]?["diagnostics"]?.list ?? [] }
    }
  }
}
