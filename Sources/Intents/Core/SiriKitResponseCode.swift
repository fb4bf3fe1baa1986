import IntentModel

/// The codes of a SiriKit response: each type has one for "unspecified" and one for "ready".
public protocol SiriKitResponseCode: IntentResponseCode {
  /// No status was given; never returned on purpose.
  static var unspecified: Self { get }
  /// The app can carry out the intent as it stands.
  static var ready: Self { get }
}
