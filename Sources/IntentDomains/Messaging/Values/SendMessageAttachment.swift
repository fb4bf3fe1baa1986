import IntentModel

/// What goes with a message: the recording of an audio message. Source: `INSendMessageAttachment`, iOS 14.
public struct SendMessageAttachment: ParameterValue {
  public var audioMessageFile: File?

  public init(audioMessageFile: File) { self.audioMessageFile = audioMessageFile }

  public static var kind: ValueKind { .unspoken }

  /// A recording cannot be given in words.
  public init?(_ spoken: SpokenValue) { nil }

  public var told: ToldValue { .name(audioMessageFile?.filename ?? "") }
}
