import ConversationScripts
import Foundation
import Parley
import SimulatedApps

/// The apps of folders, as they are played, with the user and the world around them, before there is a conversation.
struct TalkApps: Sendable {
  /// The header line by which scripts of this world ask for the program's handlers.
  let hostHeader: [String]
  let folders: [String]
  let apps: [AssistantApp]
  let user: User
  let contacts: [Person]
  /// The contacts as the header of a script names them, where they are neither the apps' nor the usual ones.
  let namedContacts: String?
  /// The places that the apps know; the user is at the first of them when talking begins.
  let places: [Placemark]
  let environment: SimulatedEnvironment
  let donations = Donations()
  /// The answers that `:when` puts in place of the apps' own.
  let stubs: AppStubs
  /// What the user looks at, and what is offered because of it.
  let suggestionWorld: SuggestionWorld

  /// Plays the apps of folders; the clock stands still until it is moved.
  init(
    _ tools: HostTools, folders: [String], language: String, now: Date, currency: String = "USD",
    contacts named: [String]? = nil
  ) async throws {
    self.hostHeader = tools.header
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    self.folders = folders
    self.environment = SimulatedEnvironment(now: now, calendar: calendar, currencyCode: currency)
    let world = environment.environment
    let first = try folders.map { try tools.played(at: $0, in: world) }
    // A user of apps that bring no contacts knows some all the same, and the apps know them too.
    let others = named.map { $0.compactMap(UserContacts.contact) } ?? UserContacts.usual
    let isAlone = first.allSatisfy(\.app.contacts.isEmpty)
    let played = isAlone ? try folders.map { try tools.played(at: $0, in: world, knowing: others) } : first
    let made = played.map(\.app)
    var seen: Set<Person> = []
    let brought = made.flatMap(\.contacts).filter { seen.insert($0).inserted }
    self.contacts = brought.isEmpty ? others : brought
    self.namedContacts = isAlone ? named.map(UserContacts.header) : nil
    self.places = played.flatMap(\.places)
    environment.location = places.first
    self.stubs = AppStubs(made.map(\.app), contacts: contacts, in: environment)
    self.suggestionWorld = await SuggestionWorld(
      made, donations: donations, environment: environment, language: ScriptWorld.suggesting(in: language))
    let reminders = AssistantApp.reminders(
      suggestionWorld.suggestions.history.reminders, in: environment.environment, tag: language)
    let isLookedAt = made.contains { $0.content != nil }
    self.apps = stubs.apps.map(\.givingDirections) + (isLookedAt ? [reminders] : [])
    self.user = User(contacts: contacts)
    await user.install(apps)
  }
}
