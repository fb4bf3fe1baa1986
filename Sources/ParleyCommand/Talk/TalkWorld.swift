import ConversationScripts
import Foundation
import Parley
import SimulatedApps

/// The apps, the user and the world of a conversation at a prompt.
struct TalkWorld: Sendable {
  /// What scripts of this world say of the program.
  private let host: [String]
  let folders: [String]
  let apps: [AssistantApp]
  private(set) var assistant: Assistant
  let user: User
  let contacts: [Person]
  /// The places that the apps know; the user is at the first of them when talking begins.
  let places: [Placemark]
  let environment: SimulatedEnvironment
  let donations = Donations()
  /// The answers that `:when` puts in place of the apps' own.
  let stubs: AppStubs
  /// What the user looks at, and what is offered because of it.
  let suggestionWorld: SuggestionWorld

  /// The languages that may be asked for while talking.
  let known: [Language]

  /// Plays the apps of folders; the clock does not run until it is moved.
  /// - Parameters:
  ///   - known: The languages that may be asked for while talking.
  ///   - interpreter: One that reads what is said; compiled from the languages, if not given.
  init(
    _ tools: HostTools, folders: [String], languages: [Language], known: [Language] = Language.all, policy: Policy,
    now: Date, currency: String = "USD", interpreter: (any Interpreting)? = nil
  ) async throws {
    self.known = known
    self.host = tools.header
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    self.folders = folders
    self.environment = SimulatedEnvironment(now: now, calendar: calendar, currencyCode: currency)
    let world = environment.environment
    let simulated = try folders.map { try tools.simulated(at: $0, in: world) }
    var seen: Set<Person> = []
    self.contacts = simulated.flatMap(\.contacts).filter { seen.insert($0).inserted }
    self.places = simulated.flatMap(\.places)
    environment.location = places.first
    self.stubs = AppStubs(simulated.map(\.app), contacts: contacts, in: environment)
    let made = simulated.map { ScriptApp($0) }
    self.suggestionWorld = await SuggestionWorld(
      made, donations: donations, environment: environment, language: languages.first?.tag ?? "en")
    let reminders = AssistantApp.reminders(
      suggestionWorld.suggestions.history.reminders, in: environment.environment, language: languages.first?.tag ?? "en"
    )
    let isLookedAt = made.contains { $0.content != nil }
    self.apps = stubs.apps.map(\.givingDirections) + (isLookedAt ? [reminders] : [])
    self.assistant = try Assistant(apps: apps, languages: languages, policy: policy, interpreter: interpreter)
    self.user = User(contacts: contacts)
    await user.install(apps)
  }

  /// The same world with one more language.
  func speaking(_ language: Language) throws -> TalkWorld {
    var world = self
    world.assistant = try Assistant(apps: apps, languages: assistant.languages + [language], policy: assistant.policy)
    return world
  }

  /// The folders under `Vocabulary` that hold an app.
  static func sampleFolders() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "Vocabulary")) ?? []
    return names.map { "Vocabulary/\($0)" }
      .filter { FileManager.default.fileExists(atPath: "\($0)/Info.plist") }.sorted()
  }

  /// The settings with which a script finds the same world.
  func header(language: String, mode: ConversationMode) -> [String] {
    var header =
      host + ["app: \(folders.joined(separator: ", "))", "locale: \(language)", "now: \(clock)"]
    if mode != .eyesOn { header.append("mode: \(mode.scriptName)") }
    if environment.currencyCode != "USD" { header.append("currency: \(environment.currencyCode)") }
    if let place = environment.location { header.append("location: \(place.scriptText)") }
    if environment.isLocked { header.append("locked: yes") }
    return header
  }

  /// The time as scripts write it.
  var clock: String {
    environment.now.formatted(
      .iso8601.year().month().day().timeZone(separator: .colon).time(includingFractionalSeconds: false)
        .locale(Locale(identifier: "en_US_POSIX")))
  }
}

extension TalkWorld {
  /// How words would be read as a new request.
  func understand(_ words: String, language: String) async -> Understanding? {
    await reader(language: language)?(words)
  }

  /// Reads words as new requests; `nil` where the apps' phrases cannot be read.
  func reader(language: String) async -> ((String) -> Understanding)? {
    var seen: Set<IntentName> = []
    let intents = apps.flatMap(\.handlers).map(\.description).filter { seen.insert($0.name).inserted }
    let languages = assistant.languages
    guard let interpreter = try? Interpreter(languages: languages, intents: intents, apps: apps) else { return nil }
    let index = VocabularyIndex(apps: apps, language: language).preceded(by: await user.vocabulary)
    let situation = Situation(
      now: environment.now, calendar: environment.calendar, location: environment.location, language: language,
      currencyCode: environment.currencyCode)
    return { interpreter.understand($0, vocabulary: index, in: situation) }
  }
}

extension Placemark {
  /// The place as scripts write it: `37.7793 -122.4193 Home`.
  var scriptText: String {
    let point = coordinate.map { "\($0.latitude) \($0.longitude)" }
    return [point, name].compactMap(\.self).joined(separator: " ")
  }
}
