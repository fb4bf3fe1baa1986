import IntentModel

/// The connection of one class of intents to Parley: its name, its handlers, and how they are called.
package struct SiriKitIntent: Sendable {
  /// The intent as property lists spell it: `INSendMessageIntent`.
  package let className: String
  /// The protocol that its handlers conform to: `INSendMessageIntentHandling`.
  package var protocolName: String { "\(className)Handling" }
  /// Parley's intent that stands for it.
  package let served: IntentName
  /// An empty intent of the class, for calls of `handler(for:)`.
  package let blank: @Sendable () -> INIntent
  /// Whether an object conforms to the protocol of its handlers.
  package let isHandled: @Sendable (Any) -> Bool
  /// Parley's handler that calls an extension's.
  package let handler: @Sendable (HandlerSource) -> AnyIntentHandler

  init<Object: IntentBridging, Handling>(
    _ type: Object.Type, by handling: Handling.Type,
    _ handler: @escaping @Sendable (PhaseCalls<Object, Handling>) -> AnyIntentHandler
  ) {
    className = "\(Object.self)"
    served = Object.Held.name
    blank = { Object(holding: Object.Held()) }
    isHandled = { $0 is Handling }
    self.handler = { handler(PhaseCalls(source: $0)) }
  }
}

extension SiriKitIntent {
  /// All classes of intents that are served, domain by domain.
  package static let all: [SiriKitIntent] = messaging + calls + rides + workouts + photos + payments
}
