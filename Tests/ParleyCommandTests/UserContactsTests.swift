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

  @Test func threePeopleHaveNumbers() {
    #expect(UserContacts.usual.map(\.displayName) == ["Bobo", "Koko", "Zira"])
    #expect(UserContacts.usual.allSatisfy { $0.personHandle?.type == .phoneNumber })
  }

  @Test func aFileThatIsNoListOfContactsIsNamedWithItsLine() async throws {
    let folder = try app(["user": "Ada\n<555>\n"])
    #expect(throws: UserContacts.Problem.self) { try UserContacts.read("\(folder.path)/user") }
    #expect(throws: UserContacts.Problem.self) { try UserContacts.read("\(folder.path)/none") }
    let problem = #expect(throws: UserContacts.Problem.self) { try UserContacts.lines(of: "\(folder.path)/user") }
    #expect(problem?.description.hasPrefix("\(folder.path)/user:2: '<555>' is no contact; one is written as: ") == true)
  }

  @Test func contactsOfAFileAreInTheHeaderOfWhatIsSaved() {
    #expect(UserContacts.header(["Ada <1234>", "Fig, Tamarin"]) == "Ada <1234>, \"Fig, Tamarin\"")
  }
}
