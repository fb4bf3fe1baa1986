import Foundation
import IntentModel

/// A request of the user's; each kind of request is a subclass.
///
/// Source: `INIntent`, iOS 10 to 14.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// The request's key, the same in every phase.
  public internal(set) var identifier: String?
  /// What the request is, in a few words.
  public var intentDescription: String? { nil }
  /// The phrase that the user may be shown for it.
  public var suggestedInvocationPhrase: String?
  /// The situations in which a shortcut to it is useful.
  public var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// Further information about it for a donation.
  public var donationMetadata: INIntentDonationMetadata?
  private var images: [AnyKeyPath: INImage] = [:]

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The picture that goes with the intent's first parameter that has one.
  public func keyImage() -> INImage? { images.values.first }

  func setImage(_ image: INImage?, for path: AnyKeyPath) { images[path] = image }
  func image(for path: AnyKeyPath) -> INImage? { images[path] }
}

/// Pictures of an intent's parameters, by key path.
///
/// Source: the overlay of the same name, iOS 12.
public protocol INIntentSetImageKeyPath {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
  /// Gives a parameter a picture, which suggestions of the request show.
  public func setImage<Value>(_ image: INImage?, forParameterNamed parameter: KeyPath<Self, Value>) {
    setImage(image, for: parameter)
  }

  /// The picture of a parameter.
  public func image<Value>(forParameterNamed parameter: KeyPath<Self, Value>) -> INImage? { image(for: parameter) }
}

/// The situations in which a shortcut is useful.
///
/// Source: `INShortcutAvailabilityOptions`, iOS 14.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  /// The members as bits, at SiriKit's places.
  public let rawValue: UInt
  /// The set of the members whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Before sleep: a moment of quiet.
  public static let sleepMindfulness = Self(rawValue: 1 << 0)
  /// Before sleep: writing a diary.
  public static let sleepJournaling = Self(rawValue: 1 << 1)
  /// Before sleep: music to fall asleep to.
  public static let sleepMusic = Self(rawValue: 1 << 2)
  /// Before sleep: a podcast.
  public static let sleepPodcasts = Self(rawValue: 1 << 3)
  /// Before sleep: reading.
  public static let sleepReading = Self(rawValue: 1 << 4)
  /// Before sleep: looking back on the day and ahead to the next.
  public static let sleepWrapUpYourDay = Self(rawValue: 1 << 5)
  /// Before sleep: yoga or stretching.
  public static let sleepYogaAndStretching = Self(rawValue: 1 << 6)
}

/// Further information about a donated request.
///
/// Source: `INIntentDonationMetadata`, iOS 15.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
  public override init() {}
}

/// Further information about a donated message.
///
/// Source: `INSendMessageIntentDonationMetadata`, iOS 15.
public final class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  /// Whether the words name the user of this device.
  public var mentionsCurrentUser = false
  /// Whether it answers a message of the user of this device.
  public var isReplyToCurrentUser = false
  /// Whether the recipient is to be notified although they want no notifications now.
  public var notifyRecipientAnyway = false
  /// How many people it goes to; 0 until the app sets it.
  public var recipientCount = 0
}

/// An intent that wraps one of Parley's and reads its parameters from it.
public class IntentObject<Held: Intent>: INIntent, IntentBridging, @unchecked Sendable {
  package var held: Held

  package required init(holding value: Held) { self.held = value }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(holding: held)
    copy.identifier = identifier
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.held == held }
  public override var hash: Int { held.hashValue }
}

/// The name of an intent's class as property lists and SiriKit have it, without its module: `INSendMessageIntent`.
///
/// Extensions compare names of classes to know which intents they are asked for.
public func NSStringFromClass(_ type: INIntent.Type) -> String { "\(type)" }
