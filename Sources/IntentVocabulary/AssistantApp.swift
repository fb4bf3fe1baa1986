import IntentModel
import LanguageNotation
import IntentText

/// An installed application: what its Info.plist says, the words it brings, and the code that serves its intents.
public struct AssistantApp: Sendable {
  /// The bundle identifier, such as `com.example.MonkeyChat`.
  public var identifier: String
  /// The name that is shown to the user.
  public var displayName: String
  /// The names by which users call the app: the display name first, then the spoken and the alternative names.
  public var names: [SpeakableString]
  /// The names in languages whose `InfoPlist.strings` gives the app other ones, by language tag.
  public var localizedNames: [String: [SpeakableString]] = [:]
  /// The text with which the user is asked for permission, from the Info.plist.
  public var usageDescription: String?
  /// The intents in order of precedence: where a sentence fits several, the earlier one wins.
  public var supportedIntents: [IntentName]
  /// The names by which the files declare an intent, where they differ from its own: older names of it.
  private var declaredNames: [IntentName: [IntentName]] = [:]
  /// The intents that a locked device must be unlocked for.
  public var restrictedWhileLocked: Set<IntentName>
  /// The kinds of activity that the app can open, in reverse-DNS: its `NSUserActivityTypes`.
  public var activityTypes: [String]
  /// The ways to get somewhere that it gives directions for, of `MKDirectionsApplicationSupportedModes`.
  public var directionsModes: Set<DirectionsMode> = []
  /// The vocabularies by language tag; other languages use that of `Base`, then that of the empty tag.
  public var vocabularies: [String: AppVocabulary]
  /// The phrases of custom intents by language tag.
  public var phrases: [String: CustomPhrases]
  /// The user's words that ship with the app's folder.
  public var userVocabulary: UserVocabulary
  /// The code that handles the app's intents.
  public var handlers: [AnyIntentHandler]
  /// The descriptions of the folder's intents that have no handler here.
  package internal(set) var known: [IntentName: IntentDescription] = [:]
  /// Problems in the files that leave the app usable; sorted by place.
  public var problems: [VocabularyProblem] = []

  /// An app without files.
  public init(
    identifier: String, displayName: String, names: [SpeakableString] = [],
    usageDescription: String? = nil, supportedIntents: [IntentName]? = nil,
    restrictedWhileLocked: Set<IntentName> = [], activityTypes: [String] = [],
    vocabularies: [String: AppVocabulary] = [:], phrases: [String: CustomPhrases] = [:],
    userVocabulary: UserVocabulary = UserVocabulary(), handlers: [AnyIntentHandler] = []
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.names = [SpeakableString(displayName)] + names.filter { $0.spokenPhrase != displayName }
    self.usageDescription = usageDescription
    self.supportedIntents = supportedIntents ?? handlers.map(\.name)
    self.restrictedWhileLocked = restrictedWhileLocked
    self.activityTypes = activityTypes
    self.vocabularies = vocabularies
    self.phrases = phrases
    self.userVocabulary = userVocabulary
    self.handlers = handlers
  }

  /// Reads an app's folder: Info.plist, vocabularies and phrases.
  ///
  /// Throws ``AppProblems`` with everything that is wrong, warnings too, if anything makes the app unusable.
  ///
  /// The catalog has the intents that the files may name beside those of the handlers.
  public init(at folder: String, handlers: [AnyIntentHandler] = [], catalog: IntentCatalog) throws {
    var reader = AppReader(folder: folder, handlers: handlers, catalog: catalog)
    self = try reader.read()
  }

  /// Reads an app and its intents extension from their folders in an Xcode project.
  ///
  /// The intents in the extension's Info.plist belong to the app. The name of the app's folder stands for what only a
  /// build fills in, such as `$(PRODUCT_NAME)`. The catalog has the intents that the files may name besides those of
  /// the handlers.
  public init(
    at folder: String, extension extensionFolder: String, handlers: [AnyIntentHandler] = [], catalog: IntentCatalog
  ) throws {
    var reader = AppReader(folder: folder, handlers: handlers, catalog: catalog)
    reader.extensionFolder = extensionFolder
    self = try reader.read()
  }

  /// Reads an app and its intents extension, with what the project says about the app elsewhere.
  package init(
    at folder: String, extension extensionFolder: String, handlers: [AnyIntentHandler] = [], catalog: IntentCatalog,
    facts: ProjectFacts
  ) throws {
    var reader = AppReader(folder: folder, handlers: handlers, catalog: catalog)
    reader.extensionFolder = extensionFolder
    reader.facts = facts
    self = try reader.read()
  }

  /// The rules of the intents that the app supports, from their handlers, else from the catalog that its folder was read
  /// with.
  public var rules: [IntentName: IntentRules] {
    supportedIntents.reduce(into: [:]) { rules, name in
      rules[name] = (handler(of: name)?.description ?? known[name])?.rules
    }
  }

  /// The vocabulary for a language: its own, that of the language without its region, that of another region, Base, or the
  /// root's.
  public func vocabulary(for language: Language) -> AppVocabulary? { vocabulary(for: language.tag) }

  package func vocabulary(for language: String) -> AppVocabulary? {
    LanguageFolders.nearest(to: language, in: vocabularies)
  }

  /// The names in a language: its own, that of the language without its region or of another region, or those of all
  /// languages.
  public func names(for language: Language) -> [SpeakableString] { names(for: language.tag) }

  package func names(for language: String) -> [SpeakableString] {
    LanguageFolders.nearest(to: language, in: localizedNames) ?? names
  }

  /// The names in all languages, each once, those that all languages have first.
  public var allNames: [SpeakableString] {
    var seen: Set<SpeakableString> = []
    return (names + localizedNames.sorted { $0.key < $1.key }.flatMap(\.value)).filter { seen.insert($0).inserted }
  }

  /// The custom phrases for a language, by the same order of fallback.
  public func phrases(for language: Language) -> CustomPhrases? { phrases(for: language.tag) }

  package func phrases(for language: String) -> CustomPhrases? {
    LanguageFolders.nearest(to: language, in: phrases)
  }

  /// The supported intents by the names that the app's files have for them.
  package var declaredIntents: [IntentName] {
    supportedIntents.flatMap { declaredNames[$0] ?? [$0] }
  }

  /// - Parameter names: Maps a declared name to the intent that serves it.
  mutating func declare(_ intents: [IntentName], _ names: KnownNames) {
    declaredNames = Dictionary(grouping: intents, by: names.served).filter { $0.value != [$0.key] }
  }

  /// The handler of an intent; `nil` if the app has none.
  public func handler(of intent: IntentName) -> AnyIntentHandler? {
    handlers.first { $0.name == intent }
  }
}

/// The folders of languages in a bundle: `en.lproj`, `pt-BR.lproj`, `Base.lproj`.
package enum LanguageFolders {
  /// The tags to look under, nearest first.
  package static func fallbacks(of language: String) -> [String] {
    var tags = [language]
    var tag = language[...]
    while let end = tag.lastIndex(of: "-") {
      tag = tag[..<end]
      tags.append(String(tag))
    }
    return tags + ["Base", ""]
  }

  /// What there is for a language: its own, that without its region, that of another of its regions, Base's, the root's.
  package static func nearest<Content>(to language: String, in contents: [String: Content]) -> Content? {
    let own = fallbacks(of: language).dropLast(2)
    if let found = own.lazy.compactMap({ contents[$0] }).first { return found }
    let base = own.last.map { "\($0)-" } ?? ""
    let sibling = base.utf8.count > 1 ? contents.keys.filter { $0.hasPrefix(base) }.min() : nil
    return sibling.flatMap { contents[$0] } ?? contents["Base"] ?? contents[""]
  }

  /// The development language of a project that does not name one.
  package static let development = "en"

  /// The tag for a folder's name without its extension; old projects have names of languages instead of tags.
  package static func tag(_ name: String) -> String {
    let old = [
      "English": "en", "French": "fr", "German": "de", "Spanish": "es", "Italian": "it",
      "Dutch": "nl", "Japanese": "ja",
    ]
    return old[name] ?? name.split(separator: "_").joined(separator: "-")
  }
}
