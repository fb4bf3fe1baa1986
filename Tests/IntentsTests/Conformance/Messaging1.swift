import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useMessaging1() {
    uses(
      "INSendMessageIntent.recipients: [INPerson]?",
      \INSendMessageIntent.recipients as KeyPath<INSendMessageIntent, [INPerson]?>)
    uses(
      "INSendMessageIntent.outgoingMessageType: INOutgoingMessageType",
      \INSendMessageIntent.outgoingMessageType as KeyPath<INSendMessageIntent, INOutgoingMessageType>)
    uses("INSendMessageIntent.content: String?", \INSendMessageIntent.content as KeyPath<INSendMessageIntent, String?>)
    uses(
      "INSendMessageIntent.speakableGroupName: INSpeakableString?",
      \INSendMessageIntent.speakableGroupName as KeyPath<INSendMessageIntent, INSpeakableString?>)
    uses(
      "INSendMessageIntent.conversationIdentifier: String?",
      \INSendMessageIntent.conversationIdentifier as KeyPath<INSendMessageIntent, String?>)
    uses(
      "INSendMessageIntent.serviceName: String?",
      \INSendMessageIntent.serviceName as KeyPath<INSendMessageIntent, String?>)
    uses(
      "INSendMessageIntent.sender: INPerson?", \INSendMessageIntent.sender as KeyPath<INSendMessageIntent, INPerson?>)
    uses(
      "INSendMessageIntent.attachments: [INSendMessageAttachment]?",
      \INSendMessageIntent.attachments as KeyPath<INSendMessageIntent, [INSendMessageAttachment]?>)
    uses(
      "INSendMessageIntent.groupName: String?", \INSendMessageIntent.groupName as KeyPath<INSendMessageIntent, String?>)
    uses(
      "INSendMessageIntent.init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?)",
      {
        (
          recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
          speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
          sender: INPerson?, attachments: [INSendMessageAttachment]?
        ) -> INSendMessageIntent in
        INSendMessageIntent(
          recipients: recipients, outgoingMessageType: outgoingMessageType, content: content,
          speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
          serviceName: serviceName, sender: sender, attachments: attachments)
      })
    uses(
      "INSendMessageIntent.init(recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?)",
      {
        (recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?)
          -> INSendMessageIntent in
        INSendMessageIntent(
          recipients: recipients, content: content, groupName: groupName, serviceName: serviceName, sender: sender)
      })
    uses(
      "INSendMessageIntent.init(recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?)",
      {
        (
          recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
          conversationIdentifier: String?, serviceName: String?, sender: INPerson?
        ) -> INSendMessageIntent in
        INSendMessageIntent(
          recipients: recipients, content: content, speakableGroupName: speakableGroupName,
          conversationIdentifier: conversationIdentifier, serviceName: serviceName, sender: sender)
      })
    uses(
      "INSendMessageIntent.init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?)",
      {
        (
          recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
          speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
          sender: INPerson?
        ) -> INSendMessageIntent in
        INSendMessageIntent(
          recipients: recipients, outgoingMessageType: outgoingMessageType, content: content,
          speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
          serviceName: serviceName, sender: sender)
      })
    uses(
      "INSendMessageIntentResponse.init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) -> INSendMessageIntentResponse in
        INSendMessageIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INSendMessageIntentResponse.code: INSendMessageIntentResponseCode",
      \INSendMessageIntentResponse.code as KeyPath<INSendMessageIntentResponse, INSendMessageIntentResponseCode>)
    uses(
      "INSendMessageIntentResponse.sentMessage: INMessage? { get set }",
      \INSendMessageIntentResponse.sentMessage as ReferenceWritableKeyPath<INSendMessageIntentResponse, INMessage?>)
    uses(
      "INSendMessageIntentResponse.sentMessages: [INMessage]? { get set }",
      \INSendMessageIntentResponse.sentMessages as ReferenceWritableKeyPath<INSendMessageIntentResponse, [INMessage]?>)
    uses(
      "INSendMessageIntentHandling.handle(intent: INSendMessageIntent, completion: (INSendMessageIntentResponse) -> Void)",
      {
        (
          handler: any INSendMessageIntentHandling, intent: INSendMessageIntent,
          completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INSendMessageIntentHandling.handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse",
      { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INSendMessageIntentResponse in
        await handler.handle(intent: intent)
      })
    uses(
      "INSendMessageIntentHandling.confirm(intent: INSendMessageIntent, completion: (INSendMessageIntentResponse) -> Void)",
      {
        (
          handler: any INSendMessageIntentHandling, intent: INSendMessageIntent,
          completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INSendMessageIntentHandling.confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse",
      { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INSendMessageIntentResponse in
        await handler.confirm(intent: intent)
      })
    uses(
      "INSendMessageIntentHandling.resolveRecipients(for intent: INSendMessageIntent, with completion: ([INPersonResolutionResult]) -> Void)",
      {
        (
          handler: any INSendMessageIntentHandling, intent: INSendMessageIntent,
          completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
        ) in handler.resolveRecipients(for: intent, with: completion)
      })
    uses(
      "INSendMessageIntentHandling.resolveRecipients(for intent: INSendMessageIntent, with completion: ([INSendMessageRecipientResolutionResult]) -> Void)",
      {
        (
          handler: any INSendMessageIntentHandling, intent: INSendMessageIntent,
          completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
        ) in handler.resolveRecipients(for: intent, with: completion)
      })
    uses(
      "INSendMessageIntentHandling.resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]",
      {
        (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async
          -> [INSendMessageRecipientResolutionResult] in await handler.resolveRecipients(for: intent)
      })
    uses(
      "INSendMessageIntentHandling.resolveGroupName(for intent: INSendMessageIntent, with completion: (INStringResolutionResult) -> Void)",
      {
        (
          handler: any INSendMessageIntentHandling, intent: INSendMessageIntent,
          completion: @escaping @Sendable (INStringResolutionResult) -> Void
        ) in handler.resolveGroupName(for: intent, with: completion)
      })
    uses(
      "INSendMessageIntentHandling.resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: (INOutgoingMessageTypeResolutionResult) -> Void)",
      {
        (
          handler: any INSendMessageIntentHandling, intent: INSendMessageIntent,
          completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
        ) in handler.resolveOutgoingMessageType(for: intent, with: completion)
      })
    uses(
      "INSendMessageIntentHandling.resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult",
      {
        (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async
          -> INOutgoingMessageTypeResolutionResult in await handler.resolveOutgoingMessageType(for: intent)
      })
    uses(
      "INSendMessageIntentHandling.resolveContent(for intent: INSendMessageIntent, with completion: (INStringResolutionResult) -> Void)",
      {
        (
          handler: any INSendMessageIntentHandling, intent: INSendMessageIntent,
          completion: @escaping @Sendable (INStringResolutionResult) -> Void
        ) in handler.resolveContent(for: intent, with: completion)
      })
    uses(
      "INSendMessageIntentHandling.resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult",
      { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INStringResolutionResult in
        await handler.resolveContent(for: intent)
      })
    uses(
      "INSendMessageIntentHandling.resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: (INSpeakableStringResolutionResult) -> Void)",
      {
        (
          handler: any INSendMessageIntentHandling, intent: INSendMessageIntent,
          completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
        ) in handler.resolveSpeakableGroupName(for: intent, with: completion)
      })
    uses(
      "INSendMessageIntentHandling.resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult",
      {
        (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async
          -> INSpeakableStringResolutionResult in await handler.resolveSpeakableGroupName(for: intent)
      })
    holds("INSendMessageIntentResponseCode.unspecified = 0", INSendMessageIntentResponseCode.unspecified.rawValue == 0)
    holds("INSendMessageIntentResponseCode.ready = 1", INSendMessageIntentResponseCode.ready.rawValue == 1)
    holds("INSendMessageIntentResponseCode.inProgress = 2", INSendMessageIntentResponseCode.inProgress.rawValue == 2)
    holds("INSendMessageIntentResponseCode.success = 3", INSendMessageIntentResponseCode.success.rawValue == 3)
    holds("INSendMessageIntentResponseCode.failure = 4", INSendMessageIntentResponseCode.failure.rawValue == 4)
    holds(
      "INSendMessageIntentResponseCode.failureRequiringAppLaunch = 5",
      INSendMessageIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INSendMessageIntentResponseCode.failureMessageServiceNotAvailable = 6",
      INSendMessageIntentResponseCode.failureMessageServiceNotAvailable.rawValue == 6)
    holds(
      "INSendMessageIntentResponseCode.failureRequiringInAppAuthentication = 7",
      INSendMessageIntentResponseCode.failureRequiringInAppAuthentication.rawValue == 7)
    uses(
      "INSearchForMessagesIntent.recipients: [INPerson]?",
      \INSearchForMessagesIntent.recipients as KeyPath<INSearchForMessagesIntent, [INPerson]?>)
    uses(
      "INSearchForMessagesIntent.senders: [INPerson]?",
      \INSearchForMessagesIntent.senders as KeyPath<INSearchForMessagesIntent, [INPerson]?>)
    uses(
      "INSearchForMessagesIntent.searchTerms: [String]?",
      \INSearchForMessagesIntent.searchTerms as KeyPath<INSearchForMessagesIntent, [String]?>)
    uses(
      "INSearchForMessagesIntent.attributes: INMessageAttributeOptions",
      \INSearchForMessagesIntent.attributes as KeyPath<INSearchForMessagesIntent, INMessageAttributeOptions>)
    uses(
      "INSearchForMessagesIntent.dateTimeRange: INDateComponentsRange?",
      \INSearchForMessagesIntent.dateTimeRange as KeyPath<INSearchForMessagesIntent, INDateComponentsRange?>)
    uses(
      "INSearchForMessagesIntent.identifiers: [String]?",
      \INSearchForMessagesIntent.identifiers as KeyPath<INSearchForMessagesIntent, [String]?>)
    uses(
      "INSearchForMessagesIntent.notificationIdentifiers: [String]?",
      \INSearchForMessagesIntent.notificationIdentifiers as KeyPath<INSearchForMessagesIntent, [String]?>)
    uses(
      "INSearchForMessagesIntent.speakableGroupNames: [INSpeakableString]?",
      \INSearchForMessagesIntent.speakableGroupNames as KeyPath<INSearchForMessagesIntent, [INSpeakableString]?>)
    uses(
      "INSearchForMessagesIntent.conversationIdentifiers: [String]?",
      \INSearchForMessagesIntent.conversationIdentifiers as KeyPath<INSearchForMessagesIntent, [String]?>)
    uses(
      "INSearchForMessagesIntent.recipientsOperator: INConditionalOperator",
      \INSearchForMessagesIntent.recipientsOperator as KeyPath<INSearchForMessagesIntent, INConditionalOperator>)
    uses(
      "INSearchForMessagesIntent.sendersOperator: INConditionalOperator",
      \INSearchForMessagesIntent.sendersOperator as KeyPath<INSearchForMessagesIntent, INConditionalOperator>)
    uses(
      "INSearchForMessagesIntent.searchTermsOperator: INConditionalOperator",
      \INSearchForMessagesIntent.searchTermsOperator as KeyPath<INSearchForMessagesIntent, INConditionalOperator>)
    uses(
      "INSearchForMessagesIntent.identifiersOperator: INConditionalOperator",
      \INSearchForMessagesIntent.identifiersOperator as KeyPath<INSearchForMessagesIntent, INConditionalOperator>)
    uses(
      "INSearchForMessagesIntent.notificationIdentifiersOperator: INConditionalOperator",
      \INSearchForMessagesIntent.notificationIdentifiersOperator
        as KeyPath<INSearchForMessagesIntent, INConditionalOperator>)
    uses(
      "INSearchForMessagesIntent.speakableGroupNamesOperator: INConditionalOperator",
      \INSearchForMessagesIntent.speakableGroupNamesOperator
        as KeyPath<INSearchForMessagesIntent, INConditionalOperator>)
    uses(
      "INSearchForMessagesIntent.conversationIdentifiersOperator: INConditionalOperator",
      \INSearchForMessagesIntent.conversationIdentifiersOperator
        as KeyPath<INSearchForMessagesIntent, INConditionalOperator>)
    uses(
      "INSearchForMessagesIntent.groupNames: [String]?",
      \INSearchForMessagesIntent.groupNames as KeyPath<INSearchForMessagesIntent, [String]?>)
    uses(
      "INSearchForMessagesIntent.groupNamesOperator: INConditionalOperator",
      \INSearchForMessagesIntent.groupNamesOperator as KeyPath<INSearchForMessagesIntent, INConditionalOperator>)
    uses(
      "INSearchForMessagesIntent.init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?)",
      {
        (
          recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
          dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
          speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
        ) -> INSearchForMessagesIntent in
        INSearchForMessagesIntent(
          recipients: recipients, senders: senders, searchTerms: searchTerms, attributes: attributes,
          dateTime: dateTimeRange, identifiers: identifiers, notificationIdentifiers: notificationIdentifiers,
          speakableGroupNames: speakableGroupNames, conversationIdentifiers: conversationIdentifiers)
      })
    uses(
      "INSearchForMessagesIntent.init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, groupNames: [String]?)",
      {
        (
          recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
          dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
          groupNames: [String]?
        ) -> INSearchForMessagesIntent in
        INSearchForMessagesIntent(
          recipients: recipients, senders: senders, searchTerms: searchTerms, attributes: attributes,
          dateTime: dateTimeRange, identifiers: identifiers, notificationIdentifiers: notificationIdentifiers,
          groupNames: groupNames)
      })
    uses(
      "INSearchForMessagesIntent.init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?)",
      {
        (
          recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
          dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
          speakableGroupNames: [INSpeakableString]?
        ) -> INSearchForMessagesIntent in
        INSearchForMessagesIntent(
          recipients: recipients, senders: senders, searchTerms: searchTerms, attributes: attributes,
          dateTime: dateTimeRange, identifiers: identifiers, notificationIdentifiers: notificationIdentifiers,
          speakableGroupNames: speakableGroupNames)
      })
  }
}
