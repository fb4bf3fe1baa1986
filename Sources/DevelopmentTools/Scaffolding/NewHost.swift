/// The files of a new host: a program with handlers of its own, and their conversations as tests.
package struct NewHost {
  let name: String
  /// The path of Parley for Package.swift.
  let parley: String
  /// The domains that it serves, each by its first intent.
  var domains: [String]

  package init(name: String, parley: String, domains: [String] = ["messages"]) {
    (self.name, self.parley, self.domains) = (name, parley, domains)
  }

  private var parts: [NewHostDomain] { domains.compactMap(NewHostDomain.named) }

  private var module: String { NewName.identifier(name) }
  private var package: String {
    parley.split(separator: "/").last { $0 != "." && $0 != ".." }.map(String.init) ?? "Parley"
  }

  package var files: [NewFile] {
    let sources = "Sources/\(module)"
    let tests = "Tests/\(module)Tests"
    var files = [
      NewFile("Package.swift", text: manifest), NewFile("README.md", text: readme),
      NewFile(".gitignore", text: ".build/\n.swiftpm/\n"), NewFile("\(sources)/App.swift", text: app),
    ]
    files += parts.map { NewFile("\(sources)/\($0.handler).swift", text: $0.code) }
    if parts.contains(where: \.hasFriends) {
      files.append(NewFile("\(sources)/Friends.swift", text: NewHostDomain.friends))
    }
    files.append(NewFile("\(sources)/main.swift", text: program))
    files.append(NewFile("\(tests)/ConversationTests.swift", text: test))
    return files
      + parts.map { NewFile("\(tests)/Scripts/\($0.script.name).conversation", text: script($0.script.text)) }
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "\(module)",
      platforms: [.macOS(.v15)],
      dependencies: [.package(path: "\(parley)")],
      targets: [
        .executableTarget(name: "\(module)", dependencies: [.product(name: "Parley", package: "\(package)")]),
        .testTarget(
          name: "\(module)Tests",
          dependencies: ["\(module)", .product(name: "ConversationTesting", package: "\(package)")],
          exclude: ["Scripts"]),
      ])

    """
  }

  /// What the package is, for whoever finds it.
  private var readme: String {
    let handlers = parts.map { "`\($0.handler).swift`" }.joined(separator: ", ")
    return """
      # \(name)

      A host of [Parley](\(parley)): what people say to it becomes requests, which its handlers settle and carry out.

      - `swift run` holds a conversation at a prompt.
      - `swift test` plays the scripts under `Tests/\(module)Tests/Scripts`; `PARLEY_UPDATE=1 swift test` writes what
        happened into those that differ.

      `Sources/\(module)/App.swift` says what the app is, and \(handlers) what it does: begin there.

      """
  }

  /// The app as the user knows it.
  private var app: String {
    let handlers = parts.map { "    .\($0.factory)(\($0.handler)())," }.joined(separator: "\n")
    return """
      import Parley

      /// The app as the user knows it.
      let app = AssistantApp(
        identifier: "com.example.\(module)", displayName: "\(name)",
        handlers: [
      \(handlers)
        ])

      """
  }

  private var program: String {
    """
    import Foundation
    import Parley

    let conversation = Conversation(with: .orExit(apps: [app]))

    /// The next line that is typed; nil at the end of the input.
    func nextLine() -> String? {
      print("> ", terminator: "")
      fflush(nil)
      return readLine()
    }

    print("Talk to \(name); control-D ends it.")
    while let line = nextLine() {
      let events = await conversation.hear(line)
      for message in events.messages { print(message.shown) }
      // What a handler threw or answered wrongly: the user hears only that it did not work.
      for problem in events.problems { FileHandle.standardError.write(Data("\\(problem)\\n".utf8)) }
    }

    """
  }

  private var test: String {
    """
    import ConversationTesting
    import Foundation
    import Testing

    @testable import \(module)

    private let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts").path

    // One test case a script; 'PARLEY_UPDATE=1 swift test' writes what happened into those that differ.
    @Test(arguments: try Script.all(in: scripts))
    func holds(_ script: Script) async { await script.test(with: ScriptApps(app)) }

    """
  }

  /// A script of the host: the header names it, and the lines the app.
  private func script(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.split(separator: "%", omittingEmptySubsequences: false) }
    let named = lines.map { $0.joined(separator: name) }
    let comments = named.prefix { $0.hasPrefix("#") }
    return (comments + ["host: \(module)", ""] + named.dropFirst(comments.count)).joined(separator: "\n") + "\n"
  }
}
