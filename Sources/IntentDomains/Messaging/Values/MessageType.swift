import IntentModel

/// What a message consists of. Source: `INMessageType`, iOS 11 to 17.
public enum MessageType: Int, SymbolicValue, CaseIterable {
  case unspecified = 0
  case text, audio, digitalTouch, handwriting, sticker
  case tapbackLiked, tapbackDisliked, tapbackEmphasized, tapbackLoved, tapbackQuestioned, tapbackLaughed
  case mediaCalendar, mediaLocation, mediaAddressCard, mediaImage, mediaVideo, mediaPass, mediaAudio
  case paymentSent, paymentRequest, paymentNote
  case animoji, activitySnippet, file, link, reaction
}

/// Whether a message is written or recorded. Source: `INOutgoingMessageType`, iOS 14.
public enum OutgoingMessageType: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case outgoingMessageText, outgoingMessageAudio
}
