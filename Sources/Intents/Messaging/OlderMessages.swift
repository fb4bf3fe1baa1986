import Foundation
import IntentDomains
import IntentModel

// Older parts of the intents for messages: groups by their names alone, a single sent message.

extension INSendMessageIntent {
  /// The group under its name of iOS 10.
  public var groupName: String? { held.speakableGroupName?.spokenPhrase }

  /// The initializer of iOS 10, with the group by its name alone.
  public convenience init(
    recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      holding: SendMessageIntent(
        recipients: values(recipients), content: content, speakableGroupName: groupName.map { SpeakableString($0) },
        serviceName: serviceName, sender: sender?.held))
  }
}

extension INSendMessageIntentResponse {
  /// The last of them, under its name of iOS 10.3.
  public var sentMessage: INMessage? {
    get { sentMessages?.last }
    set { sentMessages = newValue.map { [$0] } }
  }
}

extension INSearchForMessagesIntent {
  /// The groups under their name of iOS 10.
  public var groupNames: [String]? { listed(held.speakableGroupNames.map(\.spokenPhrase)) }

  /// How several groups combine, under its name of iOS 10.
  public var groupNamesOperator: INConditionalOperator { speakableGroupNamesOperator }

  /// The initializer of iOS 10, with groups by their names alone.
  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
    dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
    groupNames: [String]?
  ) {
    self.init(
      holding: SearchForMessagesIntent(
        recipients: values(recipients), senders: values(senders), searchTerms: searchTerms ?? [],
        attributes: said(attributes, except: []), dateTimeRange: dateTimeRange?.held, identifiers: identifiers ?? [],
        notificationIdentifiers: notificationIdentifiers ?? [],
        speakableGroupNames: groupNames?.map { SpeakableString($0) } ?? []))
  }
}
