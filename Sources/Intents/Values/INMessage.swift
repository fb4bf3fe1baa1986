import Foundation
import IntentDomains
import IntentModel

/// A message as an app knows it.
///
/// Source: `INMessage`, iOS 10 to 17.
public final class INMessage: ValueObject<Message>, @unchecked Sendable {
  /// The app's key of the message.
  public var identifier: String { held.identifier }
  /// The app's key of the conversation the message belongs to.
  public var conversationIdentifier: String? { held.conversationIdentifier }
  /// The words; `nil` where there are none, as in a picture.
  public var content: String? { held.content }
  /// When it was sent, for the user's own and for received messages alike.
  public var dateSent: Date? { held.dateSent }
  /// Who wrote it; a person with `isMe` for the user's own.
  public var sender: INPerson? { object(held.sender) }
  /// The people it went to; `nil` where only the group is known.
  public var recipients: [INPerson]? { objects(held.recipients) }
  /// The group it went to; `nil` for a message to people.
  public var groupName: INSpeakableString? { object(held.groupName) }
  /// What it consists of; text by default.
  public var messageType: INMessageType { held.messageType }
  /// The service by which the message went.
  public var serviceName: String? { held.serviceName }
  /// The recording of an audio message.
  public var audioMessageFile: INFile? { object(held.audioMessageFile) }
  /// The files that came with it, where the app gives them.
  public var attachmentFiles: [INFile]? { objects(held.attachmentFiles) }
  /// How many attachments the message has, where the files themselves are not given.
  public var numberOfAttachments: Int? { held.numberOfAttachments }
  /// The page it links to; `nil` where it links to none.
  public var linkMetadata: INMessageLinkMetadata? { object(held.linkMetadata) }
}

extension INMessage {
  /// An audio message.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?,
    audioMessageFile: INFile?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, messageType
    ) { $0.audioMessageFile = audioMessageFile?.held }
  }

  /// A message with files.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?,
    attachmentFiles: [INFile]?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, messageType
    ) { $0.attachmentFiles = values(attachmentFiles) }
  }

  /// A message that links to a page.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, linkMetadata: INMessageLinkMetadata?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, .link
    ) { $0.linkMetadata = linkMetadata?.held }
  }

  /// A message whose attachments are only counted.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType,
    numberOfAttachments: Int?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, messageType
    ) { $0.numberOfAttachments = numberOfAttachments }
  }

  /// A message to a group or to people by a service that the app names.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, messageType)
  }

  /// A message to a group or to people.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType
  ) {
    self.init(identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, nil, messageType)
  }

  /// A message to people in a conversation.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, messageType: INMessageType
  ) {
    self.init(identifier, conversationIdentifier, content, dateSent, sender, recipients, nil, nil, messageType)
  }

  /// A message of text to people.
  public convenience init(
    identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?
  ) {
    self.init(identifier, nil, content, dateSent, sender, recipients, nil, nil, .text)
  }

  private convenience init(
    _ identifier: String, _ conversation: String?, _ content: String?, _ dateSent: Date?, _ sender: INPerson?,
    _ recipients: [INPerson]?, _ groupName: INSpeakableString?, _ serviceName: String?, _ messageType: INMessageType,
    _ change: (inout Message) -> Void = { _ in }
  ) {
    var message = Message(
      identifier: identifier, conversationIdentifier: conversation, content: content, dateSent: dateSent,
      sender: sender?.held, recipients: values(recipients), groupName: groupName?.held, messageType: messageType,
      serviceName: serviceName)
    change(&message)
    self.init(holding: message)
  }
}
