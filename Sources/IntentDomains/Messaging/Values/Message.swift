import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message as an app knows it.
///
/// Source: `INMessage`, iOS 10 to 17.
public struct Message: Sendable, Hashable, Codable {
  /// The app's key of the message.
  public var identifier: String
  /// The app's key of the conversation the message belongs to.
  public var conversationIdentifier: String?
  /// The words; `nil` where there are none, as in a picture.
  public var content: String?
  /// When it was sent, for the user's own and for received messages alike.
  public var dateSent: Date?
  /// Who wrote it; a person with `isMe` for the user's own.
  public var sender: Person?
  /// The people it went to; empty where only the group is known.
  public var recipients: [Person]
  /// The group it went to; `nil` for a message to people.
  public var groupName: SpeakableString?
  /// What it consists of; text by default.
  public var messageType: MessageType
  /// The service by which the message went.
  public var serviceName: String?
  /// The recording of an audio message.
  public var audioMessageFile: File?
  /// The files that came with it, where the app gives them.
  public var attachmentFiles: [File]
  /// How many attachments the message has, where the files themselves are not given.
  public var numberOfAttachments: Int?
  /// The page it links to; `nil` where it links to none.
  public var linkMetadata: LinkMetadata?

  /// A message of text unless its type says otherwise; what is left out goes unmentioned.
  public init(
    identifier: String,
    conversationIdentifier: String? = nil,
    content: String?,
    dateSent: Date? = nil,
    sender: Person? = nil,
    recipients: [Person] = [],
    groupName: SpeakableString? = nil,
    messageType: MessageType = .text,
    serviceName: String? = nil,
    audioMessageFile: File? = nil,
    attachmentFiles: [File] = [],
    numberOfAttachments: Int? = nil,
    linkMetadata: LinkMetadata? = nil
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
    self.audioMessageFile = audioMessageFile
    self.attachmentFiles = attachmentFiles
    self.numberOfAttachments = numberOfAttachments
    self.linkMetadata = linkMetadata
  }

  /// The message as a prompt tells it: `content`, `group`, `type`; of somebody else's `sender`, `date` and
  /// `recipients`, of the user's own `to` and `sent`, as far as known.
  public var told: ToldValue {
    var parts: [String: ToldValue] = ["type": messageType.told]
    let isOwn = sender?.isMe == true
    if !isOwn { parts["sender"] = sender?.told }
    let others = recipients.filter { !$0.isMe }
    if !others.isEmpty { parts[isOwn ? "to" : "recipients"] = .list(others.map(\.told)) }
    parts["content"] = content.map { .text($0) }
    parts[isOwn ? "sent" : "date"] = dateSent.map { .moment($0) }
    parts["group"] = groupName?.told
    return .record(parts)
  }
}
