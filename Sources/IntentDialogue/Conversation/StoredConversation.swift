#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import LanguageNotation

/// A conversation between two processes: what is open, set aside or observed, the language, the mode, and the last thing
/// said.
///
/// Rules, the lock and permissions are no part of it: they come from the app and the host where it is restored.
public struct StoredConversation: Sendable, Hashable {
  /// The version of the stored form; a newer one than this engine's cannot be read.
  public let version: Int
  /// The number of the conversation's last turn; it grows with every turn, also across processes.
  ///
  /// A host that keeps the highest number it has seen can detect that a copy is outdated: it passes the number when it
  /// restores a conversation.
  public let turn: Int
  let machine: DialogueMachine
  /// How the conversation is presented.
  public let mode: ConversationMode
  /// The tag of the language that was spoken last; the tag is what is stored.
  let languageTag: String
  /// The region that was spoken; `nil` where none was, or where an older engine stored it.
  let region: Region?
  /// What the assistant said last; `nil` where it has said nothing.
  public let lastMessage: AssistantMessage?
  /// What "repeat that" repeats, where it is not the last message.
  let repeatable: AssistantMessage?
  let observed: ObservedRequest.Stored?
  /// The requests that their apps continue; `nil` where there are none.
  let unfinished: [OpenRequest]?
  /// What was last mentioned.
  package let context: ConversationContext?
  /// The user's words in that context; `nil` where an older engine stored it.
  let usersWords: UsersWordsInContext?
  /// Whether the log is to be forgotten once the open request has ended, because it mentions removed words.
  let mentionsLostWords: Bool?
  /// The identifier of the user whose words they are.
  public let user: String?

  static let version = 2

  init(
    turn: Int, machine: DialogueMachine, mode: ConversationMode, language: String, region: Region? = nil,
    lastMessage: AssistantMessage?, repeatable: AssistantMessage?, observed: ObservedRequest.Stored? = nil,
    unfinished: [OpenRequest] = [],
    context: ConversationContext, usersWords: UsersWordsInContext, mentionsLostWords: Bool = false, user: String
  ) {
    self.version = Self.version
    self.turn = turn
    self.machine = machine.storable
    self.mode = mode
    self.languageTag = language
    self.region = region
    self.lastMessage = lastMessage
    self.repeatable = repeatable == lastMessage ? nil : repeatable
    self.observed = observed?.withoutRules
    self.unfinished = unfinished.isEmpty ? nil : unfinished.map(\.withoutRules)
    self.context = context
    self.usersWords = usersWords
    self.mentionsLostWords = mentionsLostWords ? true : nil
    self.user = user
  }
}

extension StoredConversation {
  /// The language that was spoken last, known by its tag alone: the assistant that continues has its words.
  public var language: Language { Language(taggedOnly: languageTag) }
}

extension StoredConversation: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, turn, machine, mode, languageTag = "language", region, lastMessage, repeatable, observed, unfinished,
      context,
      usersWords,
      mentionsLostWords, user
  }

  /// Throws ``RestoringError`` where something is missing or is not what it should be.
  public init(from decoder: any Decoder) throws {
    do {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      version = try container.decode(Int.self, forKey: .version)
      if version > Self.version { throw RestoringError.newerVersion(version) }
      turn = try container.decodeIfPresent(Int.self, forKey: .turn) ?? 0
      machine = try container.decode(DialogueMachine.self, forKey: .machine)
      mode = try container.decode(ConversationMode.self, forKey: .mode)
      languageTag = try container.decode(String.self, forKey: .languageTag)
      region = try container.decodeIfPresent(Region.self, forKey: .region)
      lastMessage = try container.decodeIfPresent(AssistantMessage.self, forKey: .lastMessage)
      repeatable = try container.decodeIfPresent(AssistantMessage.self, forKey: .repeatable)
      observed = try container.decodeIfPresent(ObservedRequest.Stored.self, forKey: .observed)
      unfinished = try container.decodeIfPresent([OpenRequest].self, forKey: .unfinished)
      context = try container.decodeIfPresent(ConversationContext.self, forKey: .context)
      usersWords = try container.decodeIfPresent(UsersWordsInContext.self, forKey: .usersWords)
      mentionsLostWords = try container.decodeIfPresent(Bool.self, forKey: .mentionsLostWords)
      user = try container.decodeIfPresent(String.self, forKey: .user)
    } catch {
      throw RestoringError(error)
    }
  }

  /// Reads what ``json()`` wrote.
  ///
  /// Throws ``RestoringError``, one line each, also for bytes that are no JSON, nested too deeply or of other types.
  public init(json: Data) throws(RestoringError) {
    do {
      self = try JSONDecoder().decode(StoredConversation.self, from: json)
    } catch {
      throw RestoringError(error)
    }
  }

  /// The conversation as JSON.
  ///
  /// Throws what `JSONEncoder` throws: infinite numbers, for instance, cannot be written.
  public func json() throws -> Data { try JSONEncoder().encode(self) }
}
