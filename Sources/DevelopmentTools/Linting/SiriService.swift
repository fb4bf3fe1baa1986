import IntentModel

/// What Apple's systems still do with an intent of SiriKit's: a developer learns it here before a device is asked.
///
/// Source: Apple's documentation as of SDK 27.3.
package struct SiriService: Sendable, Hashable {
  /// How Siri serves the intent.
  package enum State: Sendable, Hashable {
    /// Siri hears requests of it.
    case served
    /// Siri has refused it since a release.
    case withdrawn(since: String)
    /// Siri has refused it since a release; other parts of the system still serve it.
    case elsewhere(String, since: String)
    /// Another intent has replaced it since a release.
    case replaced(by: String, since: String)
    /// Apple's documentation does not say whether it is served.
    case unsaid
  }

  /// The name in SiriKit's spelling.
  package var intent: String
  package var state: State
  /// The App Schema of the framework App Intents for the same purpose, with its release.
  package var schema: String?

  /// All intents that are served here, domain by domain.
  package static let all: [SiriService] =
    messages + calls + rides + workouts + photos + payments

  /// The entry of an intent by the name in a property list.
  package static func of(_ intent: String) -> SiriService? { all.first { $0.intent == intent } }

  private static let messages: [SiriService] = [
    SiriService("INSendMessageIntent", schema: "messages.sendMessage, iOS 27"),
    SiriService("INSearchForMessagesIntent"),
    SiriService("INSetMessageAttributeIntent", schema: "messages, the read status, iOS 27"),
    SiriService("INUnsendMessagesIntent", schema: "messages, unsending, iOS 27"),
    SiriService("INEditMessageIntent", schema: "messages, editing, iOS 27"),
  ]
  private static let calls: [SiriService] = [
    SiriService("INStartCallIntent", schema: "phone.startCall, iOS 27"),
    SiriService("INStartAudioCallIntent", .replaced(by: "INStartCallIntent", since: "iOS 13")),
    SiriService("INStartVideoCallIntent", .replaced(by: "INStartCallIntent", since: "iOS 13")),
    SiriService("INSearchCallHistoryIntent", .withdrawn(since: "iOS 15")),
    SiriService("INAnswerCallIntent", .unsaid), SiriService("INHangUpCallIntent", .unsaid),
  ]
  private static let rides: [SiriService] = [
    "INListRideOptionsIntent", "INRequestRideIntent", "INGetRideStatusIntent", "INCancelRideIntent",
    "INSendRideFeedbackIntent",
  ].map { SiriService($0, .elsewhere("Maps and Shortcuts", since: "iOS 15")) }
  private static let workouts: [SiriService] = [
    "INStartWorkoutIntent", "INPauseWorkoutIntent", "INResumeWorkoutIntent", "INEndWorkoutIntent",
    "INCancelWorkoutIntent",
  ].map { SiriService($0) }
  private static let photos: [SiriService] = ["INSearchForPhotosIntent", "INStartPhotoPlaybackIntent"].map {
    SiriService($0, .withdrawn(since: "iOS 15"), schema: "photos, iOS 18")
  }
  private static let payments: [SiriService] = [
    SiriService("INSendPaymentIntent"), SiriService("INRequestPaymentIntent"),
    SiriService("INPayBillIntent", .withdrawn(since: "iOS 15")),
    SiriService("INSearchForBillsIntent", .withdrawn(since: "iOS 15")), SiriService("INSearchForAccountsIntent"),
    SiriService("INTransferMoneyIntent", .withdrawn(since: "iOS 15")),
  ]

  private init(_ intent: String, _ state: State = .served, schema: String? = nil) {
    self.intent = intent
    self.state = state
    self.schema = schema
  }

  /// What Siri does with it, as the page of the documentation has it.
  package var words: String {
    switch state {
    case .served: "served"
    case .withdrawn(let release): "withdrawn since \(release)"
    case .elsewhere(let apps, let release): "not by Siri since \(release); \(apps) only"
    case .replaced(let other, let release): "replaced by \(other) since \(release)"
    case .unsaid: "not said"
    }
  }

  /// The remark for a developer; `nil` where there is none.
  package var note: String? {
    let schema = schema.map { "the App Schema '\($0)' does the same" }
    switch state {
    case .served: return schema.map { "'\(intent)' is served by Siri as of old, and \($0)" }
    case .withdrawn(let release):
      return "Siri has not served '\(intent)' since \(release)" + (schema.map { "; \($0)" } ?? "") + "; here it goes on"
    case .elsewhere(let apps, let release):
      return "Siri has not served '\(intent)' since \(release), \(apps) still do; here it goes on"
    case .replaced(let other, let release):
      return "'\(intent)' is replaced by '\(other)' since \(release); here both go on"
    case .unsaid: return nil
    }
  }
}
