import Foundation
import Parley
import Testing

@testable import SimulatedApps

@Suite struct SimulatedAppTests {
  @Test(arguments: [
    "Vocabulary/MonkeyChat", "Examples/Apps/OneBobo", "Examples/Apps/EightyBobos", "Examples/Apps/RingingPhone",
    "Vocabulary/MonkeyRides", "Vocabulary/MonkeyFit", "Vocabulary/MonkeyPix", "Vocabulary/MonkeyPay",
    "Examples/Apps/BananaCash",
  ])
  func everySampleAppHasAHandlerForEveryIntentItDeclares(folder: String) throws {
    let played = try SimulatedApp(at: Worlds.folder(folder), environment: Worlds.world().environment)
    #expect(Set(played.app.handlers.map(\.name)) == Set(played.app.supportedIntents))
    #expect(played.app.problems.filter { $0.severity == .error } == [])
  }

  @Test func monkeyChatsVocabularyNamesPeopleAndGroupsOfItsWorld() throws {
    let world = Worlds.world()
    let app = try SimulatedApp(at: Worlds.folder("Vocabulary/MonkeyChat"), environment: world.environment).app
    let messenger = try Worlds.messenger(in: world)
    let names = app.userVocabulary[.contactName]
    #expect(names.map(\.spokenPhrase) == messenger.contacts.contacts.map(\.name))
    #expect(names.map(\.vocabularyIdentifier) == messenger.contacts.contacts.map(\.identifier))
    #expect(app.userVocabulary[.contactGroupName].map(\.vocabularyIdentifier) == messenger.groups.map(\.identifier))
  }
}
