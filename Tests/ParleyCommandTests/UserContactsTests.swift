import ConversationScripts
import Foundation
import Testing

@testable import ParleyCommand

/// Whom the user of an app knows that brings no contacts.
@Suite struct UserContactsTests {
  private func app(_ files: [String: String?] = [:]) throws -> SiriFolder {
    let info = SiriFolder.app(
      "<key>INIntentsSupported</key><array><string>INStartCallIntent</string></array>")
    return try SiriFolder(["Willow/Info.plist": info].merging(files) { $1 })
  }

  private func talk(_ folder: SiriFolder, _ lines: String..., options: [String] = []) async -> String {
    let terminal = TestTerminal(typing: lines)
    _ = await Command.run(["talk", "\(folder.path)/Willow"] + options, on: terminal.console)
    return terminal.output
  }

  @Test func threePeopleHaveNumbers() {
    #expect(UserContacts.usual.map(\.displayName) == ["Bobo", "Koko", "Zira"])
    #expect(UserContacts.usual.allSatisfy { $0.personHandle?.type == .phoneNumber })
  }

  @Test func theyAreCalledWhereTheAppHasNoContacts() async throws {
    let output = await talk(try app(), "Call Koko with Willow")
    #expect(output.contains("Calling Koko"), "\(output)")
  }

  @Test func aFileHasOthers() async throws {
    let folder = try app(["user": "# Mine\n\nTamarin Fig (brother) “Tam” <work +1 408 555 0199>\n"])
    let output = await talk(folder, "Call my brother with Willow", options: ["--user", "\(folder.path)/user"])
    #expect(output.contains("Calling Tamarin Fig"), "\(output)")
  }

  @Test func aFileThatIsNoListOfContactsIsNamedWithItsLine() async throws {
    let folder = try app(["user": "Ada\n<555>\n"])
    #expect(throws: UserContacts.Problem.self) { try UserContacts.read("\(folder.path)/user") }
    #expect(throws: UserContacts.Problem.self) { try UserContacts.read("\(folder.path)/none") }
    let problem = #expect(throws: UserContacts.Problem.self) { try UserContacts.lines(of: "\(folder.path)/user") }
    #expect(problem?.description.hasPrefix("\(folder.path)/user:2: '<555>' is no contact; one is written as: ") == true)
  }

  @Test func scriptsKnowTheSamePeopleUnlessTheirHeaderNamesOthers() async throws {
    let lines =
      "app: Willow\n\nUser: Call Koko with Willow\n* StartCall contacts=[Koko] callCapability=audioCall -> continueInApp\nAssistant: …\n"
    let folder = try app([
      "Usual.conversation": lines, "Own.conversation": lines.replacing("\n\nUser", with: "\ncontacts: Ada\n\nUser"),
      "user": "Ada <+1 408 555 0199>\n",
    ])
    func status(_ script: String, _ options: String...) async -> ParleyCommand.ExitStatus {
      await Command.run(["test", "\(folder.path)/\(script).conversation"] + options, on: TestTerminal().console)
    }
    #expect(await status("Usual") == .success)
    #expect(await status("Own") == .failure)
    #expect(await status("Usual", "--user", "\(folder.path)/user") == .failure)
  }

  @Test func contactsOfAFileAreInTheHeaderOfWhatIsSaved() {
    #expect(UserContacts.header(["Ada <1234>", "Fig, Tamarin"]) == "Ada <1234>, \"Fig, Tamarin\"")
  }
}
