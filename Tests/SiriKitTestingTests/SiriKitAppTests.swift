import ConversationScripts
import Foundation
import Intents
import Parley
import Synchronization
import Testing

@testable import ExtensionHabits
@testable import SiriKitTesting

/// A project's folder that lives as long as the test.
private final class Project: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "SiriKitApp-\(UUID().uuidString)").path

  init(
    supported: [String], restricted: [String] = [], examples: [String] = [], permission: String? = "To send."
  ) throws {
    func strings(_ values: [String]) -> String { values.map { "<string>\($0)</string>" }.joined() }
    try write(
      "App/Info.plist",
      "<key>CFBundleDisplayName</key><string>Demo</string>"
        + (permission.map { "<key>NSSiriUsageDescription</key><string>\($0)</string>" } ?? ""))
    try write(
      "Siri/Info.plist",
      """
      <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
      <key>IntentsSupported</key><array>\(strings(supported))</array>
      <key>IntentsRestrictedWhileLocked</key><array>\(strings(restricted))</array></dict></dict>
      """)
    let phrases = examples.map {
      "<dict><key>IntentName</key><string>\($0)</string><key>IntentExamples</key><array><string>Say it with Demo</string></array></dict>"
    }
    try write(
      "App/en.lproj/AppIntentVocabulary.plist",
      "<key>IntentPhrases</key><array>\(phrases.joined())</array>")
  }

  private func write(_ name: String, _ lines: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("<plist version=\"1.0\"><dict>\(lines)</dict></plist>".utf8).write(to: file)
  }

  func write(source name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Counts the principal classes that were made.
private final class Count: Sendable {
  private let number = Mutex(0)
  var made: Int { number.withLock { $0 } }
  func make() -> INExtension {
    number.withLock { $0 += 1 }
    return ExtensionHabits.IntentHandler()
  }
}

@Suite struct SiriKitAppTests {
  private func play(_ lines: String, with app: SiriKitApp) async throws -> ScriptFailure? {
    try await Script(lines, path: "Test.conversation").failure(with: app.scriptApps())
  }

  @Test func anExtensionHoldsAConversation() async throws {
    let project = try Project(supported: ["INSendMessageIntent"], examples: ["INSendMessageIntent"])
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", ExtensionHabits.IntentHandler())
    #expect(app.problems == [])
    let failure = try await play(
      """
      User: Send a message to Nandi on Demo
      Assistant: What do you want to say to Nandi?
      User: hello
      * SendMessage recipients=[Nandi] content="HELLO" -> success
      Assistant: …
      """, with: app)
    #expect(failure == nil)
  }

  @Test func aDroppedCompletionIsToldWithItsClassWhereItHappened() async throws {
    let project = try Project(supported: ["INSendMessageIntent"])
    let app = SiriKitApp(
      "\(project.path)/App", extension: "\(project.path)/Siri", Giving(DroppingMessenger()))
    let failure = try await play(
      """
      User: Send a message on Demo
      ~ problem threw in resolve recipients: ExtensionHabits.DroppingMessenger: resolveRecipients(for:with:) dropped its completion without calling it.
      Assistant: …
      """, with: app)
    #expect(failure == nil)
  }

  @Test func aSecondAnswerIsHeardOf() async throws {
    let project = try Project(supported: ["INSendMessageIntent"])
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", Giving(TwiceMessenger()))
    let faults = FaultList()
    _ = try await Script("User: Send a message to Nandi on Demo\nAssistant: …\n", path: "Test.conversation")
      .failure(with: app.scriptApps(report: faults.add))
    #expect(faults.all.map(\.rule) == [.calledTwice])
    #expect(faults.all.first?.handler == "ExtensionHabits.TwiceMessenger")
  }

  @Test func aCompletionOnAnotherThreadIsANoteAndTheScriptPasses() async throws {
    let project = try Project(supported: ["INSendMessageIntent"])
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", Giving(SendableMessenger()))
    let script = try Script("User: Tell Nandi hello on Demo\nAssistant: …\n", path: "Test.conversation")
    let played = await app.play(script)
    #expect(played.status == .passed)
    #expect(played.faults == [])
    #expect(
      played.notes == [
        "ExtensionHabits.SendableMessenger: handle(intent:completion:) called its completion from another thread or queue than its own, which is allowed."
      ])
  }

  @Test(arguments: ["KeepingMessenger", "SleepingMessenger"])
  func aPhaseThatNeverAnswersEndsAndIsNamed(_ name: String) async throws {
    let project = try Project(supported: ["INSendMessageIntent"])
    var app = SiriKitApp(
      "\(project.path)/App", extension: "\(project.path)/Siri",
      Giving(name == "KeepingMessenger" ? KeepingMessenger() : SleepingMessenger()))
    app.phaseLimit = .seconds(2)
    let faults = FaultList()
    let kind = "ExtensionHabits.\(name)"
    let failure = try await Script(
      """
      User: Send a message to Nandi on Demo
      ~ problem threw in resolve content: \(kind): resolveContent(for:with:) did not answer in time.
      Assistant: …
      """, path: "Test.conversation"
    ).failure(with: app.scriptApps(report: faults.add))
    #expect(failure == nil)
    #expect(faults.all == [HandlerFault(.notCalledInTime, handler: kind, method: "resolveContent(for:with:)")])
  }

  @Test func anObjectOfAnotherKindOrNoneIsFoundAtSetUpAndFailsItsIntentAlone() async throws {
    let project = try Project(supported: ["INSendMessageIntent"])
    let asked = "handler(for: INSendMessageIntent) gave"
    for (principal, words, fault) in [
      (
        NoObject() as INExtension,
        "handler(for:) gives no object for it; one that conforms to INSendMessageIntentHandling",
        "\(asked) no object for the intent."
      ),
      (
        WrongObject(), "gives a ExtensionHabits.Payer, which does not conform to INSendMessageIntentHandling",
        "\(asked) a ExtensionHabits.Payer, which does not handle the intent."
      ),
    ] {
      nonisolated(unsafe) let principal = principal
      let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", principal)
      #expect(app.problems.first?.description.contains(words) == true)
      let failure = try await play(
        """
        User: Send a message to Nandi on Demo
        ~ problem threw in resolve recipients: \(String(reflecting: type(of: principal))): \(fault)
        Assistant: …
        """, with: app)
      #expect(failure == nil, "\(failure?.description ?? "")")
    }
  }

  @Test func aMissingPermissionTextIsToldByLint() throws {
    let project = try Project(supported: ["INSendMessageIntent"], permission: nil)
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", ExtensionHabits.IntentHandler())
    #expect(app.problems.contains { $0.description.contains("NSSiriUsageDescription") && !$0.isError })
  }

  @Test func anIntentOfNoDomainIsToldAndKeepsNothingFromBeingPlayed() throws {
    let project = try Project(supported: ["INSendMessageIntent", "INPlayMediaIntent"])
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", ExtensionHabits.IntentHandler())
    #expect(app.problems.contains(.unknownIntent("INPlayMediaIntent", nearest: nil)))
    #expect(throws: Never.self) { try app.app() }
  }

  @Test func whatIsHandledAndNotDeclaredIsTold() throws {
    let project = try Project(supported: ["INRequestRideIntent"])
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", Giving(Driver()))
    #expect(app.problems.contains(.notDeclared("INCancelRideIntent", by: "ExtensionHabits.Driver")))
  }

  @Test func whatCostsDaysIsFoundAtSetUp() throws {
    let project = try Project(
      supported: ["INSendMessageIntent", "INStartCallIntent"], restricted: ["INPayBillIntent"],
      examples: ["INStartCallIntent"])
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", ExtensionHabits.IntentHandler())
    let words = app.problems.map(\.description)
    #expect(words[0].contains("INStartCallIntent is declared, but handler(for:) gives a ExtensionHabits.IntentHandler"))
    #expect(words[1].hasPrefix("INPayBillIntent is restricted while the device is locked"))
    #expect(words.contains { $0.hasPrefix("INSendMessageIntent has no example phrase") })
    #expect(throws: Never.self) { try app.app() }
  }

  @Test func anIntentThatIsNotDoneFailsByItselfAndTheOthersGoOn() async throws {
    let project = try Project(supported: ["INSendMessageIntent", "INStartCallIntent"])
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", ExtensionHabits.IntentHandler())
    let failure = try await play(
      """
      User: Call Nandi on Demo
      ~ problem threw in resolve callRecordToCallBack: ExtensionHabits.IntentHandler: handler(for: INStartCallIntent) gave a ExtensionHabits.IntentHandler, which does not handle the intent.
      Assistant: …
      User: Tell Nandi hello on Demo
      * SendMessage recipients=[Nandi] content="HELLO" -> success
      Assistant: …
      """, with: app)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func aMisspeltIntentIsToldWithTheOneThatIsMeant() throws {
    let project = try Project(supported: ["INSendMessage"])
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", ExtensionHabits.IntentHandler())
    #expect(app.problems.contains(.unknownIntent("INSendMessage", nearest: "INSendMessageIntent")))
    #expect(app.problems.count { $0.description.contains("'INSendMessage'") } == 1, "\(app.problems)")
  }

  @Test func aLabelOfIOS10IsToldBeforeAnythingIsSaid() throws {
    let project = try Project(supported: ["INSendMessageIntent"])
    try project.write(
      source: "Siri/Old.swift",
      "func handle(sendMessage intent: INSendMessageIntent, completion: @escaping () -> Void) {}\n")
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", ExtensionHabits.IntentHandler())
    let words = "\(project.path)/Siri/Old.swift:1: 'handle(sendMessage:…)' has a label of iOS 10 and is never called; "
    #expect(app.problems.contains { $0.description == words + "it is 'handle(intent:…)' now." })
  }

  @Test func aLabelOfIOS10IsToldWhereTheInfoPlistLiesInAFolderOfItsOwn() throws {
    let project = try Project(supported: ["INSendMessageIntent"])
    try FileManager.default.createDirectory(atPath: "\(project.path)/Whole", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: "\(project.path)/Siri", toPath: "\(project.path)/Whole/Support")
    try project.write(
      source: "Whole/Old.swift",
      "func handle(sendMessage intent: INSendMessageIntent, completion: @escaping () -> Void) {}\n")
    let app = SiriKitApp(
      "\(project.path)/App", extension: "\(project.path)/Whole/Support", ExtensionHabits.IntentHandler())
    let place = "\(project.path)/Whole/Old.swift:1: "
    #expect(app.problems.contains { $0.description.hasPrefix(place) }, "\(app.problems)")
  }

  @Test func threePeopleWithNumbersAreKnownUnlessThereAreOthers() throws {
    let project = try Project(supported: ["INSendMessageIntent"])
    func people(_ contacts: [String]?) -> [Person] {
      SiriKitApp(
        "\(project.path)/App", extension: "\(project.path)/Siri", contacts: contacts, ExtensionHabits.IntentHandler()
      ).people
    }
    #expect(people(nil).count == 3)
    #expect(people(nil).allSatisfy { $0.personHandle?.type == .phoneNumber })
    #expect(people([]) == [])
    #expect(people(["Nandi", "Ada <ada@example.org>"]).map(\.personHandle?.value) == [nil, "ada@example.org"])
  }

  @Test func anExtensionThatDeclaresNothingIsNamed() throws {
    let project = try Project(supported: [])
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", ExtensionHabits.IntentHandler())
    #expect(app.problems.first == .nothingDeclared("\(project.path)/Siri/Info.plist"))
  }

  @Test func eachScriptHasAPrincipalClassOfItsOwn() throws {
    let project = try Project(supported: ["INSendMessageIntent"])
    let count = Count()
    let app = SiriKitApp("\(project.path)/App", extension: "\(project.path)/Siri", count.make())
    let before = count.made
    _ = try app.app()
    #expect(count.made > before)
  }
}
