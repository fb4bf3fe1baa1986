import Foundation
import Testing

@testable import ExtensionHost

/// A program with an extension's code, run as a shell runs it; one at a time, since each test holds a thread until it ends.
@Suite(.serialized) struct SiriKitAppCommandTests {
  private func run(_ arguments: String..., input: String = "") throws -> (status: Int32, text: String) {
    try run(arguments, input: input)
  }

  private func run(_ arguments: [String], input: String = "") throws -> (status: Int32, text: String) {
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let process = Process()
    process.executableURL = products.appending(path: "ExtensionHost")
    process.currentDirectoryURL = URL(filePath: projectFolder)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let (output, words) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = output
    process.standardInput = words
    try process.run()
    words.fileHandleForWriting.write(Data(input.utf8))
    try words.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func aScriptThatGoesWellGivesZero() throws {
    let (status, text) = try run("test", "Scripts/Sent.conversation")
    #expect(status == 0)
    #expect(text.hasPrefix("1 script: 1 passed ("))
  }

  @Test func aHandlerThatEndsItsProcessEndsOneScriptAndTheOthersGoOn() throws {
    let (status, text) = try run(
      "test", "--isolate", "Scripts/Exits.conversation", "Scripts/Sent.conversation", "Scripts/Unwraps.conversation",
      "Scripts/Counts.conversation")
    #expect(status == 1)
    #expect(text.contains("4 scripts: 2 passed, 2 failed ("))
    #expect(
      text.contains(
        "Scripts/Unwraps.conversation:6: the process ended by signal")
        || text.contains("Scripts/Unwraps.conversation:6: the process ended itself"))
    #expect(text.contains("the last call was ExtensionHost.EndingMessenger: resolveContent(for:with:)"))
  }

  @Test func aScriptThatCannotBeReadGivesTwo() throws {
    let (status, text) = try run("test", "--isolate", "Scripts/Unreadable.conversation", "Scripts/Sent.conversation")
    #expect(status == 2)
    #expect(text.contains("2 scripts: 1 passed, 1 could not run ("))
    #expect(text.contains("Scripts/Unreadable.conversation:2"))
  }

  @Test func aFailureGivesOneWithoutIsolationToo() throws {
    #expect(try run("test", "Scripts/Otherwise.conversation", "Scripts/Sent.conversation").status == 1)
  }

  @Test func anotherCommandIsToldWhatThereIs() throws {
    let (status, text) = try run("sing")
    #expect(status == 2)
    #expect(text.hasPrefix("test [--isolate] PATH…"))
  }

  @Test func theAppIsTalkedToAtTheTerminal() throws {
    let (status, text) = try run("talk", input: "Send a message to Nandi on Demo\nyes\nhello\n")
    #expect(status == 0)
    #expect(text.contains("What do you want to say to Nandi?"))
    #expect(text.contains("OK, sending “hello” to Nandi on Demo."))
  }

  @Test func anIntentThatEndsTheProcessIsNamedBeforeAnythingIsSaidAndTheOthersGoOn() throws {
    let (status, text) = try run("talk", input: "Call Nandi on Demo\nyes\nTell Nandi hello on Demo\n")
    #expect(status == 0)
    let lines = text.split(separator: "\n")
    let words =
      "ExtensionHost.IntentHandler: INStartCallIntent is declared, but handler(for:) ends the process when it is "
    #expect(lines.first?.hasPrefix("! \(words)asked for it: ") == true, "\(text)")
    #expect(lines.first?.hasSuffix("Fatal error: no handler for INStartCallIntent") == true, "\(text)")
    #expect(lines.dropFirst().first?.contains("INSearchForMessagesIntent is declared") == true, "\(text)")
    #expect(text.contains("ends the process: ExtensionHost/IntentHandler.swift"), "\(text)")
    #expect(text.contains("OK, sending “hello” to Nandi on Demo."))
  }

  @Test(arguments: [["test"], ["test", "--isolate"]])
  func aScriptThatAsksForSuchAnIntentFailsAloneAndNamesIt(_ command: [String]) throws {
    let (status, text) = try run(command + ["Scripts/Calls.conversation", "Scripts/Sent.conversation"])
    #expect(status == 1)
    #expect(text.contains("2 scripts: 1 passed, 1 failed ("), "\(text)")
    #expect(text.contains("handler(for: INStartCallIntent)"), "\(text)")
  }

  @Test func threePeopleAreKnownOrThoseOfAFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "user-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data("# My people\n\nTamarin Fig (brother) <+1 408 555 0199>\n".utf8).write(to: URL(filePath: file))
    let words = "Send a message to my brother on Demo\nyes\nhello\n"
    #expect(try run("talk", "--user", file, input: words).text.contains("to Tamarin Fig on Demo"))
    #expect(try !run("talk", input: words).text.contains("Tamarin"))
    try Data("Tamarin\nFig <555\n".utf8).write(to: URL(filePath: file))
    let (status, text) = try run("talk", "--user", file)
    #expect(status == 2)
    #expect(text.hasPrefix("\(file):2: 'Fig <555' is no contact; one is written as: "), "\(text)")
  }

  @Test func simulatedUsersPlayTheApp() throws {
    let (status, text) = try run("explore")
    #expect([0, 1].contains(status))
    #expect(text.hasSuffix(status == 0 ? "Nothing was found.\n" : " found.\n"))
  }
}
