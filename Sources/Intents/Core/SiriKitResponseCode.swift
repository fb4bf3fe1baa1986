import IntentModel

/// The codes of a response of SiriKit's: each has one that says nothing and one that says yes.
public protocol SiriKitResponseCode: IntentResponseCode {
  /// No status was given; never returned on purpose.
  static var unspecified: Self { get }
  /// The app can carry out the intent as it stands.
  static var ready: Self { get }
}
