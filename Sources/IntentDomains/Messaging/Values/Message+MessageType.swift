import IntentModel

extension Message {
  /// What a message consists of.
  ///
  /// Source: `INMessageType`, iOS 11 to 18.
  public enum MessageType: Int, SymbolicValue, CaseIterable {
    /// The app does not say.
    case unspecified = 0
    /// In order: words, a recording, a drawing, handwriting, a picture from a set.
    case text, audio, digitalTouch, handwriting, sticker
    /// A reaction to another message, by one of six marks.
    case tapbackLiked, tapbackDisliked, tapbackEmphasized, tapbackLoved, tapbackQuestioned, tapbackLaughed
    /// A file of the kind that the name says: an appointment, a place, a contact, a picture, a pass.
    case mediaCalendar, mediaLocation, mediaAddressCard, mediaImage, mediaVideo, mediaPass, mediaAudio
    /// In order: money that was sent, money that was asked for, the note that came with money.
    case paymentSent, paymentRequest, paymentNote
    /// In order: an animated face, a shared activity, a file, a page, a reaction by any sign.
    case animoji, activitySnippet, file, link, reaction
    /// In order: a moving picture, what an extension of the messages app attached.
    case mediaAnimatedImage, thirdPartyAttachment
  }
}

extension SendMessageIntent {
  /// Whether a message is written or recorded.
  ///
  /// Source: `INOutgoingMessageType`, iOS 14.
  public enum OutgoingMessageType: Int, SymbolicValue, CaseIterable {
    /// Not said; the app takes its usual one.
    case unknown = 0
    /// In order: words, a recording of the user's voice.
    case outgoingMessageText, outgoingMessageAudio
  }
}
