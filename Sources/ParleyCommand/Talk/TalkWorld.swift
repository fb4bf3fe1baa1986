import ConversationScripts
import Foundation
import Parley

/// The apps, the user and the world of a conversation at a prompt, and the assistant that hears it.
@dynamicMemberLookup
struct TalkWorld: Sendable {
  private let played: TalkApps
  private(set) var assistant: Assistant
  /// The languages that may be asked for while talking.
  let known: [Language]
  private let compiled: URL?

  /// Plays the apps of folders; the clock does not run until it is moved.
  /// - Parameters:
  ///   - known: The languages that may be asked for while talking.
  ///   - contacts: The contacts of a user whose apps bring none, in the notation of scripts; the usual ones, if none.
  ///   - compiled: Where compiled languages are kept.
  init(
    _ tools: HostTools, folders: [String], languages: [Language], known: [Language] = Language.all, policy: Policy,
    now: Date, currency: String = "USD", contacts: [String]? = nil, compiled: URL? = nil
  ) async throws {
    self.known = known
    self.compiled = compiled
    self.played = try await TalkApps(
      tools, folders: folders, language: languages.first?.tag ?? "en", now: now, currency: currency,
      contacts: contacts)
    self.assistant = try Assistant(
      apps: played.apps, languages: languages, policy: policy, compiledLanguages: compiled)
  }

  subscript<Value>(dynamicMember member: KeyPath<TalkApps, Value>) -> Value { played[keyPath: member] }

  /// The same world with one more language.
  func speaking(_ language: Language) throws -> TalkWorld {
    var world = self
    // The new language replaces the same one of another region: both would read the same words.
    let others = assistant.languages.filter { !$0.isMeant(by: language.tag) && !language.isMeant(by: $0.tag) }
    world.assistant = try Assistant(
      apps: self.apps, languages: others + [language], policy: assistant.policy, compiledLanguages: compiled)
    return world
  }

  /// The folders under `Vocabulary` that hold an app.
  static func sampleFolders() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "Vocabulary")) ?? []
    return names.map { "Vocabulary/\($0)" }
      .filter { FileManager.default.fileExists(atPath: "\($0)/Info.plist") }.sorted()
  }

  /// The header lines with which a script begins in this world.
  func header(language: String, mode: ConversationMode) -> [String] {
    var header =
      self.hostHeader + ["app: \(self.folders.joined(separator: ", "))", "locale: \(language)", "now: \(clock)"]
    if let named = self.namedContacts { header.append("contacts: \(named)") }
    if mode != .eyesOn { header.append("mode: \(mode.scriptName)") }
    if self.environment.currencyCode != "USD" { header.append("currency: \(self.environment.currencyCode)") }
    if let place = self.environment.location { header.append("location: \(place.scriptText)") }
    if self.environment.isLocked { header.append("locked: yes") }
    return header
  }

  /// The time as scripts write it.
  var clock: String {
    self.environment.now.formatted(
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
    let (apps, environment) = (self.apps, self.environment)
    let intents = apps.flatMap(\.handlers).map(\.description).filter { seen.insert($0.name).inserted }
    let languages = assistant.languages
    guard let interpreter = try? Interpreter(languages: languages, intents: intents, apps: apps) else { return nil }
    let index = VocabularyIndex(apps: apps, language: language).preceded(by: self.user.vocabulary)
    let situation = Situation(
      now: environment.now, calendar: environment.calendar, location: environment.location, language: language,
      currencyCode: environment.currencyCode, region: Region(ofTag: language))
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
