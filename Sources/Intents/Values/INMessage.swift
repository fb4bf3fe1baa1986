import Foundation
import IntentDomains
import IntentModel

/// A message as an app knows it. Source: `INMessage`, iOS 10 to 17.
public final class INMessage: ValueObject<Message>, @unchecked Sendable {
  /// The app's key of the message.
  public var identifier: String { held.identifier }
  public var conversationIdentifier: String? { held.conversationIdentifier }
  public var content: String? { held.content }
  public var dateSent: Date? { held.dateSent }
  public var sender: INPerson? { object(held.sender) }
  public var recipients: [INPerson]? { objects(held.recipients) }
  public var groupName: INSpeakableString? { object(held.groupName) }
  public var messageType: INMessageType { held.messageType }
  public var serviceName: String? { held.serviceName }
  public var audioMessageFile: INFile? { object(held.audioMessageFile) }
  public var attachmentFiles: [INFile]? { objects(held.attachmentFiles) }
  public var numberOfAttachments: Int? { held.numberOfAttachments }
  public var linkMetadata: INMessageLinkMetadata? { object(held.linkMetadata) }
}

extension INMessage {
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?,
    audioMessageFile: INFile?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, messageType
    ) { $0.audioMessageFile = audioMessageFile?.held }
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?,
    attachmentFiles: [INFile]?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, messageType
    ) { $0.attachmentFiles = values(attachmentFiles) }
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, linkMetadata: INMessageLinkMetadata?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, .link
    ) { $0.linkMetadata = linkMetadata?.held }
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType,
    numberOfAttachments: Int?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, messageType
    ) { $0.numberOfAttachments = numberOfAttachments }
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?
  ) {
    self.init(
      identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, serviceName, messageType)
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType
  ) {
    self.init(identifier, conversationIdentifier, content, dateSent, sender, recipients, groupName, nil, messageType)
  }

  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, messageType: INMessageType
  ) {
    self.init(identifier, conversationIdentifier, content, dateSent, sender, recipients, nil, nil, messageType)
  }

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
