import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message as an app knows it. Source: `INMessage`, iOS 10 to 17.
public struct Message: Sendable, Hashable, Codable {
  /// The app's key of the message.
  public var identifier: String
  /// The app's key of the conversation the message belongs to.
  public var conversationIdentifier: String?
  public var content: String?
  public var dateSent: Date?
  public var sender: Person?
  public var recipients: [Person]
  public var groupName: SpeakableString?
  public var messageType: MessageType
  /// The service by which the message went.
  public var serviceName: String?
  public var audioMessageFile: File?
  public var attachmentFiles: [File]
  /// How many attachments the message has, where the files themselves are not given.
  public var numberOfAttachments: Int?
  public var linkMetadata: MessageLinkMetadata?

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
    linkMetadata: MessageLinkMetadata? = nil
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
