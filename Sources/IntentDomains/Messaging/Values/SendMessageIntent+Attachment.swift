import IntentModel

extension SendMessageIntent {
  /// What goes with a message: the recording of an audio message.
  ///
  /// Source: `INSendMessageAttachment`, iOS 14.
  public struct Attachment: ParameterValue {
    /// The recording that is sent.
    public var audioMessageFile: File?

    /// An attachment that an app or a host makes of a recording.
    public init(audioMessageFile: File) { self.audioMessageFile = audioMessageFile }

    /// Never filled by words.
    public static var kind: ValueKind { .unspoken }

    /// A recording cannot be given in words.
    public init?(_ spoken: SpokenValue) { nil }

    /// The recording by the name of its file.
    public var told: ToldValue { .name(audioMessageFile?.filename ?? "") }
  }
}
