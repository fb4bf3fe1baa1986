#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

/// A messenger: people, groups, messages and calls, and all changes to them.
///
/// One actor is the app's account: a later request finds the changes of an earlier one.
actor Messenger {
  nonisolated let contacts: ContactBook
  nonisolated let settings: Settings
  nonisolated let environment: ConversationEnvironment

  /// The settings of the app in its World.plist.
  struct Settings: Sendable, Hashable {
    var isSignedIn = true
    var isServiceAvailable = true
    var isConfigured = true
    var isAirplaneMode = false
    var canVideo = true
    var mayUseCamera = true
    var mayUseMicrophone = true
    var canRecord = false
    var hasGroupCalls = false
    var confirmsCalls = false
    /// How many minutes after sending a message can be unsent.
    var unsendMinutes = 2.0
    /// How many minutes after sending a message can be edited.
    var editMinutes = 15.0
    /// The most messages that a search finds.
    var maximumResults = 50
  }

  struct Group: Sendable, Hashable {
    var identifier: String
    var name: String
    var members: [Contact]
  }

  /// A message with the state that only its app has.
  struct Entry: Sendable {
    var message: Message
    var isUnread = false
    var isFlagged = false
    var isPlayed = false
    /// Whether the user wrote it.
    var isOwn: Bool { message.sender?.isMe == true }
  }

  nonisolated let groups: [Group]
  var messages: [Entry]
  var calls: [CallRecord]
  /// The messages that were found last: "mark it as read" is about these.
  var lastTold: [String] = []
  private var lastNumber = 0

  init(
    contacts: ContactBook, groups: [Group], messages: [Entry], calls: [CallRecord], settings: Settings,
    environment: ConversationEnvironment
  ) {
    self.contacts = contacts
    self.groups = groups
    self.messages = messages
    self.calls = calls
    self.settings = settings
    self.environment = environment
  }

  /// The next identifier of the app's own; the same in every run.
  func nextIdentifier(_ kind: String) -> String {
    lastNumber += 1
    return "\(kind)-new-\(lastNumber)"
  }

  /// A reason for which no message can be sent.
  enum Outage {
    case signedOut, unavailable
  }

  nonisolated var outage: Outage? {
    if !settings.isSignedIn { return .signedOut }
    return settings.isServiceAvailable ? nil : .unavailable
  }

  static let user = Person("Me", customIdentifier: "me", isMe: true)
}

extension Messenger {
  /// The groups that a name may mean: by the whole name, else by some of its words.
  nonisolated func groups(named name: SpeakableString) -> [Group] {
    if let known = groups.first(where: { $0.identifier == name.vocabularyIdentifier }) { return [known] }
    return NamedThings(groups) { [$0.name] }.find(name.spokenPhrase)
  }

  /// The resolution of a group that the user named.
  nonisolated func settle(_ name: SpeakableString) -> ResolutionResult<SpeakableString> {
    let found = groups(named: name).map { SpeakableString($0.name, identifier: $0.identifier) }
    guard let first = found.first else { return .unsupported }
    return found.count == 1 ? .success(first) : .disambiguation(found)
  }

  /// The resolution of a person in a search.
  nonisolated func settle(_ person: Person) -> ResolutionResult<Person> { contacts.settle(person) }
}

extension Person {
  /// Whether two people are the same, as far as an app can know.
  func isSame(as other: Person) -> Bool {
    if isMe || other.isMe { return isMe == other.isMe }
    if let identifier = customIdentifier, let otherIdentifier = other.customIdentifier {
      return identifier == otherIdentifier
    }
    return personHandle?.value != nil && personHandle?.value == other.personHandle?.value
  }
}
