import Foundation
import IntentDomains
import IntentModel

/// What goes with a message: the recording of an audio message.
///
/// Source: `INSendMessageAttachment`, iOS 14.
public final class INSendMessageAttachment: ValueObject<SendMessageIntent.Attachment>, @unchecked Sendable {
  /// The recording that is sent.
  public var audioMessageFile: INFile? { object(held.audioMessageFile) }

  /// An attachment of a recording.
  public convenience init(audioMessageFile: INFile) {
    self.init(holding: SendMessageIntent.Attachment(audioMessageFile: audioMessageFile.held))
  }
}
