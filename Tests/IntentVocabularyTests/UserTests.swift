import IntentModel
import IntentText
import Testing

@testable import IntentVocabulary

@Suite struct UserTests {
  private func names(_ user: User, _ phrase: String, _ type: VocabularyType = .contactName) async -> [String] {
    user.vocabulary.matches(for: phrase, of: type).filter { $0.found == .exact }.map(\.name.spokenPhrase)
  }

  @Test func replacesOneTypeAndLeavesTheOthers() async {
    let user = User()
    await user.setVocabulary(["Bobo"], of: .contactName)
    await user.setVocabulary(["Beach"], of: .photoTag)
    await user.setVocabulary(["Koko"], of: .contactName)
    #expect(await names(user, "bobo") == [])
    #expect(await names(user, "koko") == ["Koko"])
    #expect(await names(user, "beach", .photoTag) == ["Beach"])
    #expect(await names(user, "beach") == [])
  }

  @Test func removalLeavesNothingBehind() async {
    let user = User(contacts: [Person("Zira")])
    await user.setVocabulary(["Bobo"], of: .contactName, app: "a")
    await user.setVocabulary(["Beach"], of: .photoTag, app: "a")
    await user.setVocabulary(["Koko"], of: .contactName, app: "b")
    let before = user.vocabulary
    await user.removeAllVocabulary(app: "a")
    #expect(await names(user, "bobo") == [])
    #expect(await names(user, "beach", .photoTag) == [])
    #expect(await names(user, "koko") == ["Koko"])
    await user.removeVocabulary(of: .contactName, app: "b")
    await user.setContacts([])
    #expect(await names(user, "koko") == [])
    #expect(await names(user, "zira") == [])
    // A snapshot is a value: what was taken before does not change.
    #expect(before.matches(for: "bobo", of: .contactName).count == 1)
  }

  /// A host that logs a user out without naming an app must not keep the words of its apps.
  @Test func removalWithoutAnAppForgetsTheWordsOfAllApps() async {
    let user = User(contacts: [Person("Zira")])
    await user.setVocabulary(["Bobo"], of: .contactName, app: "a")
    await user.setVocabulary(["Koko"], of: .contactName)
    await user.setVocabulary(["Beach"], of: .photoTag, app: "b")
    await user.removeVocabulary(of: .contactName)
    #expect(await names(user, "bobo") == [])
    #expect(await names(user, "koko") == [])
    #expect(await names(user, "beach", .photoTag) == ["Beach"])
    await user.removeAllVocabulary()
    #expect(await names(user, "beach", .photoTag) == [])
    #expect(await names(user, "zira") == ["Zira"])
    await user.setVocabulary(["Rita"], of: .contactName, app: "a")
    #expect(await names(user, "rita") == ["Rita"])
  }

  @Test(arguments: [nil, "mc"]) func whatWasRemovedBeforeAnAppInstalledItStaysAway(app: String?) async {
    var words = UserVocabulary()
    words[.contactName] = ["Bobo Jr."]
    words[.photoTag] = ["Beach"]
    let user = User()
    await user.removeVocabulary(of: .contactName, app: app)
    await user.install([AssistantApp(identifier: "mc", displayName: "MonkeyChat", userVocabulary: words)])
    #expect(await names(user, "bobo jr") == [])
    #expect(await names(user, "beach", .photoTag) == ["Beach"])
  }

  @Test func ignoresEntriesThatAreTooLongAndSaysSo() async {
    let user = User()
    await user.setVocabulary([SpeakableString(String(repeating: "b", count: 1_025)), "Koko"], of: .contactName)
    #expect(await user.words(of: .contactName) == ["Koko"])
    #expect(
      await user.problems.map(\.text) == [
        "'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…' has 1025 bytes; entries above 1024 are ignored"
      ])
  }

  @Test func takesOverTheWordsThatAnAppShipsOnce() async {
    var words = UserVocabulary()
    words[.contactName] = [SpeakableString("Bobo Jr.", identifier: "7")]
    let app = AssistantApp(identifier: "mc", displayName: "MonkeyChat", userVocabulary: words)
    let user = User()
    await user.install([app])
    let match = user.vocabulary.matches(for: "bobo jr", of: .contactName).first
    #expect(match?.app == "mc")
    #expect(match?.name == SpeakableString("Bobo Jr.", identifier: "7"))
    #expect(match?.person?.customIdentifier == "7")
    await user.removeAllVocabulary(app: "mc")
    await user.install([app])
    #expect(await names(user, "bobo jr") == [])
  }

  @Test func eachUsersWordsAreSeenByThatUserAlone() async {
    let shared = VocabularyIndex(apps: [AssistantApp(identifier: "mc", displayName: "MonkeyChat")], language: "en")
    let (bobosUser, kokosUser) = (User(contacts: [Person("Bobo")]), User(contacts: [Person("Koko")]))
    for (user, own, other) in [(bobosUser, "Bobo", "Koko"), (kokosUser, "Koko", "Bobo")] {
      let index = shared.preceded(by: user.vocabulary)
      #expect(index.spans(in: Words("MonkeyChat \(own)")).count == 2)
      #expect(index.spans(in: Words("MonkeyChat \(other)")).map(\.subject) == [.app("mc")])
    }
  }
}
