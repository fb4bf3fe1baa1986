import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useMessageAndCallValues1() {
    uses("INMessage.identifier: String", \INMessage.identifier as KeyPath<INMessage, String>)
    uses("INMessage.conversationIdentifier: String?", \INMessage.conversationIdentifier as KeyPath<INMessage, String?>)
    uses("INMessage.content: String?", \INMessage.content as KeyPath<INMessage, String?>)
    uses("INMessage.dateSent: Date?", \INMessage.dateSent as KeyPath<INMessage, Date?>)
    uses("INMessage.sender: INPerson?", \INMessage.sender as KeyPath<INMessage, INPerson?>)
    uses("INMessage.recipients: [INPerson]?", \INMessage.recipients as KeyPath<INMessage, [INPerson]?>)
    uses("INMessage.groupName: INSpeakableString?", \INMessage.groupName as KeyPath<INMessage, INSpeakableString?>)
    uses("INMessage.messageType: INMessageType", \INMessage.messageType as KeyPath<INMessage, INMessageType>)
    uses("INMessage.serviceName: String?", \INMessage.serviceName as KeyPath<INMessage, String?>)
    uses(
      "INMessage.init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?)",
      {
        (
          identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
          recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?
        ) -> INMessage in
        INMessage(
          identifier: identifier, conversationIdentifier: conversationIdentifier, content: content, dateSent: dateSent,
          sender: sender, recipients: recipients, groupName: groupName, messageType: messageType,
          serviceName: serviceName)
      })
    uses(
      "INMessage.init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType)",
      {
        (
          identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
          recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType
        ) -> INMessage in
        INMessage(
          identifier: identifier, conversationIdentifier: conversationIdentifier, content: content, dateSent: dateSent,
          sender: sender, recipients: recipients, groupName: groupName, messageType: messageType)
      })
    uses(
      "INMessage.init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType)",
      {
        (
          identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
          recipients: [INPerson]?, messageType: INMessageType
        ) -> INMessage in
        INMessage(
          identifier: identifier, conversationIdentifier: conversationIdentifier, content: content, dateSent: dateSent,
          sender: sender, recipients: recipients, messageType: messageType)
      })
    uses(
      "INMessage.init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?)",
      {
        (identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) -> INMessage
        in
        INMessage(identifier: identifier, content: content, dateSent: dateSent, sender: sender, recipients: recipients)
      })
    holds("INMessageType.unspecified = 0", INMessageType.unspecified.rawValue == 0)
    holds("INMessageType.text = 1", INMessageType.text.rawValue == 1)
    holds("INMessageType.audio = 2", INMessageType.audio.rawValue == 2)
    holds("INMessageType.digitalTouch = 3", INMessageType.digitalTouch.rawValue == 3)
    holds("INMessageType.handwriting = 4", INMessageType.handwriting.rawValue == 4)
    holds("INMessageType.sticker = 5", INMessageType.sticker.rawValue == 5)
    holds("INMessageType.tapbackLiked = 6", INMessageType.tapbackLiked.rawValue == 6)
    holds("INMessageType.tapbackDisliked = 7", INMessageType.tapbackDisliked.rawValue == 7)
    holds("INMessageType.tapbackEmphasized = 8", INMessageType.tapbackEmphasized.rawValue == 8)
    holds("INMessageType.tapbackLoved = 9", INMessageType.tapbackLoved.rawValue == 9)
    holds("INMessageType.tapbackQuestioned = 10", INMessageType.tapbackQuestioned.rawValue == 10)
    holds("INMessageType.tapbackLaughed = 11", INMessageType.tapbackLaughed.rawValue == 11)
    holds("INMessageType.mediaCalendar = 12", INMessageType.mediaCalendar.rawValue == 12)
    holds("INMessageType.mediaLocation = 13", INMessageType.mediaLocation.rawValue == 13)
    holds("INMessageType.mediaAddressCard = 14", INMessageType.mediaAddressCard.rawValue == 14)
    holds("INMessageType.mediaImage = 15", INMessageType.mediaImage.rawValue == 15)
    holds("INMessageType.mediaVideo = 16", INMessageType.mediaVideo.rawValue == 16)
    holds("INMessageType.mediaPass = 17", INMessageType.mediaPass.rawValue == 17)
    holds("INMessageType.mediaAudio = 18", INMessageType.mediaAudio.rawValue == 18)
    holds("INMessageType.paymentSent = 19", INMessageType.paymentSent.rawValue == 19)
    holds("INMessageType.paymentRequest = 20", INMessageType.paymentRequest.rawValue == 20)
    holds("INMessageType.paymentNote = 21", INMessageType.paymentNote.rawValue == 21)
    holds("INMessageType.animoji = 22", INMessageType.animoji.rawValue == 22)
    holds("INMessageType.activitySnippet = 23", INMessageType.activitySnippet.rawValue == 23)
    holds("INMessageType.file = 24", INMessageType.file.rawValue == 24)
    holds("INMessageType.link = 25", INMessageType.link.rawValue == 25)
    holds("INMessageType.reaction = 26", INMessageType.reaction.rawValue == 26)
    holds("INMessageAttribute.unknown = 0", INMessageAttribute.unknown.rawValue == 0)
    holds("INMessageAttribute.read = 1", INMessageAttribute.read.rawValue == 1)
    holds("INMessageAttribute.unread = 2", INMessageAttribute.unread.rawValue == 2)
    holds("INMessageAttribute.flagged = 3", INMessageAttribute.flagged.rawValue == 3)
    holds("INMessageAttribute.unflagged = 4", INMessageAttribute.unflagged.rawValue == 4)
    holds("INMessageAttribute.played = 5", INMessageAttribute.played.rawValue == 5)
    holds("INMessageAttributeOptions.read = 1<<0", INMessageAttributeOptions.read.rawValue == 1 << 0)
    holds("INMessageAttributeOptions.unread = 1<<1", INMessageAttributeOptions.unread.rawValue == 1 << 1)
    holds("INMessageAttributeOptions.flagged = 1<<2", INMessageAttributeOptions.flagged.rawValue == 1 << 2)
    holds("INMessageAttributeOptions.unflagged = 1<<3", INMessageAttributeOptions.unflagged.rawValue == 1 << 3)
    holds("INMessageAttributeOptions.played = 1<<4", INMessageAttributeOptions.played.rawValue == 1 << 4)
    holds("INOutgoingMessageType.unknown = 0", INOutgoingMessageType.unknown.rawValue == 0)
    holds("INOutgoingMessageType.outgoingMessageText = 1", INOutgoingMessageType.outgoingMessageText.rawValue == 1)
    holds("INOutgoingMessageType.outgoingMessageAudio = 2", INOutgoingMessageType.outgoingMessageAudio.rawValue == 2)
    uses("INCallRecord.identifier: String", \INCallRecord.identifier as KeyPath<INCallRecord, String>)
    uses("INCallRecord.dateCreated: Date?", \INCallRecord.dateCreated as KeyPath<INCallRecord, Date?>)
    uses("INCallRecord.caller: INPerson?", \INCallRecord.caller as KeyPath<INCallRecord, INPerson?>)
    uses(
      "INCallRecord.callRecordType: INCallRecordType",
      \INCallRecord.callRecordType as KeyPath<INCallRecord, INCallRecordType>)
    uses(
      "INCallRecord.callCapability: INCallCapability",
      \INCallRecord.callCapability as KeyPath<INCallRecord, INCallCapability>)
    uses("INCallRecord.callDuration: Double?", \INCallRecord.callDuration as KeyPath<INCallRecord, Double?>)
    uses("INCallRecord.unseen: Bool?", \INCallRecord.unseen as KeyPath<INCallRecord, Bool?>)
    uses("INCallRecord.numberOfCalls: Int?", \INCallRecord.numberOfCalls as KeyPath<INCallRecord, Int?>)
    uses(
      "INCallRecord.init(identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType = .unknown, callCapability: INCallCapability = .unknown, callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil)",
      {
        (
          identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType,
          callCapability: INCallCapability, callDuration: Double?, unseen: Bool?, numberOfCalls: Int?
        ) -> INCallRecord in
        INCallRecord(
          identifier: identifier, dateCreated: dateCreated, caller: caller, callRecordType: callRecordType,
          callCapability: callCapability, callDuration: callDuration, unseen: unseen, numberOfCalls: numberOfCalls)
      })
    uses(
      "INCallRecord.init(identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: Double? = nil, unseen: Bool? = nil)",
      {
        (
          identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType,
          callCapability: INCallCapability, callDuration: Double?, unseen: Bool?
        ) -> INCallRecord in
        INCallRecord(
          identifier: identifier, dateCreated: dateCreated, caller: caller, callRecordType: callRecordType,
          callCapability: callCapability, callDuration: callDuration, unseen: unseen)
      })
    uses(
      "INCallRecordFilter.participants: [INPerson]?",
      \INCallRecordFilter.participants as KeyPath<INCallRecordFilter, [INPerson]?>)
    uses(
      "INCallRecordFilter.callTypes: INCallRecordTypeOptions",
      \INCallRecordFilter.callTypes as KeyPath<INCallRecordFilter, INCallRecordTypeOptions>)
    uses(
      "INCallRecordFilter.callCapability: INCallCapability",
      \INCallRecordFilter.callCapability as KeyPath<INCallRecordFilter, INCallCapability>)
    uses(
      "INCallRecordFilter.init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability)",
      {
        (participants: [INPerson]?, callTypes: INCallRecordTypeOptions, callCapability: INCallCapability)
          -> INCallRecordFilter in
        INCallRecordFilter(participants: participants, callTypes: callTypes, callCapability: callCapability)
      })
    holds("INCallRecordType.unknown = 0", INCallRecordType.unknown.rawValue == 0)
    holds("INCallRecordType.outgoing = 1", INCallRecordType.outgoing.rawValue == 1)
    holds("INCallRecordType.missed = 2", INCallRecordType.missed.rawValue == 2)
    holds("INCallRecordType.received = 3", INCallRecordType.received.rawValue == 3)
    holds("INCallRecordType.latest = 4", INCallRecordType.latest.rawValue == 4)
    holds("INCallRecordType.voicemail = 5", INCallRecordType.voicemail.rawValue == 5)
    holds("INCallRecordType.ringing = 6", INCallRecordType.ringing.rawValue == 6)
    holds("INCallRecordType.inProgress = 7", INCallRecordType.inProgress.rawValue == 7)
    holds("INCallRecordType.onHold = 8", INCallRecordType.onHold.rawValue == 8)
    holds("INCallRecordTypeOptions.outgoing = 1<<0", INCallRecordTypeOptions.outgoing.rawValue == 1 << 0)
    holds("INCallRecordTypeOptions.missed = 1<<1", INCallRecordTypeOptions.missed.rawValue == 1 << 1)
    holds("INCallRecordTypeOptions.received = 1<<2", INCallRecordTypeOptions.received.rawValue == 1 << 2)
    holds("INCallRecordTypeOptions.latest = 1<<3", INCallRecordTypeOptions.latest.rawValue == 1 << 3)
    holds("INCallRecordTypeOptions.voicemail = 1<<4", INCallRecordTypeOptions.voicemail.rawValue == 1 << 4)
    holds("INCallRecordTypeOptions.ringing = 1<<5", INCallRecordTypeOptions.ringing.rawValue == 1 << 5)
    holds("INCallRecordTypeOptions.inProgress = 1<<6", INCallRecordTypeOptions.inProgress.rawValue == 1 << 6)
    holds("INCallRecordTypeOptions.onHold = 1<<7", INCallRecordTypeOptions.onHold.rawValue == 1 << 7)
    holds("INCallCapability.unknown = 0", INCallCapability.unknown.rawValue == 0)
    holds("INCallCapability.audioCall = 1", INCallCapability.audioCall.rawValue == 1)
    holds("INCallCapability.videoCall = 2", INCallCapability.videoCall.rawValue == 2)
    holds("INCallCapabilityOptions.audioCall = 1<<0", INCallCapabilityOptions.audioCall.rawValue == 1 << 0)
    holds("INCallCapabilityOptions.videoCall = 1<<1", INCallCapabilityOptions.videoCall.rawValue == 1 << 1)
    holds("INCallDestinationType.unknown = 0", INCallDestinationType.unknown.rawValue == 0)
    holds("INCallDestinationType.normal = 1", INCallDestinationType.normal.rawValue == 1)
    holds("INCallDestinationType.emergency = 2", INCallDestinationType.emergency.rawValue == 2)
    holds("INCallDestinationType.voicemail = 3", INCallDestinationType.voicemail.rawValue == 3)
    holds("INCallDestinationType.redial = 4", INCallDestinationType.redial.rawValue == 4)
    holds("INCallDestinationType.callBack = 5", INCallDestinationType.callBack.rawValue == 5)
    holds("INCallDestinationType.normalDestination = 1", INCallDestinationType.normalDestination.rawValue == 1)
  }
}
