/// The files of a new host: a program with a handler of its own, and its conversations as tests.
struct NewHost {
  let name: String
  /// Where Parley is, as Package.swift names it.
  let parley: String

  private var module: String { NewName.identifier(name) }
  private var package: String {
    parley.split(separator: "/").last { $0 != "." && $0 != ".." }.map(String.init) ?? "Parley"
  }

  var files: [NewFile] {
    [
      NewFile("Package.swift", text: manifest), NewFile("Sources/\(module)/Messenger.swift", text: handler),
      NewFile("Sources/\(module)/main.swift", text: program),
      NewFile("Tests/\(module)Tests/ConversationTests.swift", text: test),
      NewFile("Tests/\(module)Tests/Scripts/FirstMessage.conversation", text: script),
    ]
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

  private var handler: String {
    """
    import Parley

    /// Settles to whom a message goes, and sends it.
    struct Messenger: SendMessageIntent.Handling {
      let friends = ["Ada Lovelace", "Alan Turing", "Grace Hopper"]

      func resolveRecipients(for intent: SendMessageIntent) async -> [ResolutionResult<Person>] {
        guard !intent.recipients.isEmpty else { return [.needsValue] }
        return intent.recipients.map { person in
          if friends.contains(person.displayName) { return .success(person) }
          let found = friends.filter { $0.lowercased().contains(person.displayName.lowercased()) }
          return found.isEmpty ? .unsupported : .disambiguation(found.map { Person($0) })
        }
      }

      func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
        intent.content.map { .success($0) } ?? .needsValue
      }

      func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response {
        SendMessageIntent.Response(.success)  // Send it here.
      }
    }

    /// The app as the user knows it.
    let app = App(
      identifier: "com.example.\(module)", displayName: "\(name)", handlers: [.sendMessage(Messenger())])

    """
  }

  private var program: String {
    """
    import Parley

    let conversation = Conversation(with: try Assistant(apps: [app]))
    while let line = readLine() {
      for message in await conversation.hear(line).messages { print(message.shown) }
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

  private var script: String {
    """
    # A first message: the person is asked about, and then what to say.
    host: \(module)

    User: Send a message to Ada with \(name)
    = SendMessage recipients="Ada"
    Assistant: Send the message to Ada Lovelace?
    User: yes
    Assistant: What do you want to say to Ada Lovelace?
    User: I’m on my way
    * SendMessage recipients=[Ada Lovelace] content="I’m on my way" -> success
    Assistant: OK, sending “I’m on my way” to Ada Lovelace on \(name).

    """
  }
}
