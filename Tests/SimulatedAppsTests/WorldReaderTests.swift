import Foundation
import Parley
import Testing

@testable import SimulatedApps

@Suite struct WorldReaderTests {
  private func problems(_ content: String) -> [String] {
    let text = "<plist><dict>\n\(content)\n</dict></plist>"
    do {
      var reader = try WorldReader(Array(text.utf8), file: "World.plist", now: Worlds.start)
      let contacts = reader.readContacts()
      _ = Messenger(reading: &reader, contacts: contacts, environment: Worlds.world().environment)
      reader.checkKeys(of: reader.root, known: ["Contacts"] + Messenger.keys)
      try reader.finish()
      return []
    } catch {
      return "\(error)".split(separator: "\n").map(String.init)
    }
  }

  @Test func saysWhereAndWhatAndTheNearestRightThing() {
    #expect(
      problems("<key>Contact</key><array/>") == [
        "World.plist:2:1: nothing reads the key 'Contact'. Did you mean 'Contacts'?"
      ])
    #expect(
      problems("<key>SignedIn</key><string>yes</string>")
        == ["World.plist:2:20: 'SignedIn' must be true or false, not string"])
    #expect(
      problems("<key>Contacts</key><array><dict><key>Nickname</key><string>B</string></dict></array>")
        == ["World.plist:2:27: a contact needs the key 'Name'"])
  }

  @Test func namesMustStandForSomebody() {
    let contacts = "<key>Contacts</key><array><dict><key>Name</key><string>Koko</string></dict></array>\n"
    let message = "<key>Messages</key><array><dict><key>From</key><string>Kokko</string></dict></array>"
    #expect(
      problems(contacts + message)
        == ["World.plist:3:48: 'From' names 'Kokko', which is not in this file. Did you mean 'Koko'?"])
  }

  @Test func reasonsAreThoseOfTheIntent() {
    let contact = """
      <key>Contacts</key><array><dict><key>Name</key><string>Koko</string>
      <key>Unsupported</key><dict><key>SendMessage</key><string>ofline</string></dict></dict></array>
      """
    #expect(
      problems(contact) == ["World.plist:3:51: 'ofline' is not a value of 'SendMessage'. Did you mean 'offline'?"])
  }

  @Test func allProblemsComeAtOnceInTheOrderOfTheFile() {
    let content = "<key>Video</key><integer>1</integer>\n<key>Camera</key><integer>1</integer>"
    #expect(problems(content).count == 2)
    #expect(problems("<array").count == 1)
  }
}
