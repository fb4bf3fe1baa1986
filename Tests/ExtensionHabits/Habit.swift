import Intents

/// One habit of extensions, and what its handler answers to a bare request.
///
/// The list is compiled in both language modes, and each entry is tried in both.
struct Habit: CustomStringConvertible {
  /// What the extension does.
  let description: String
  /// The intent that it is asked for.
  let intent: String
  /// The code that it answers, or the end of the text that says which rule it broke.
  let answer: String
  let principal: @Sendable () -> INExtension

  init(_ description: String, _ intent: String, _ answer: String, _ principal: @escaping @Sendable () -> INExtension) {
    self.description = description
    self.intent = intent
    self.answer = answer
    self.principal = principal
  }

  private static let dropped = "handle(intent:completion:) dropped its completion without calling it."
  private static let missing =
    "there is no handle(intent:completion:), and it is the one method that the protocol requires."

  static let all: [Habit] = [
    Habit("answers through completions", "INSendMessageIntent", "success") { Giving(CompletionMessenger()) },
    Habit("answers by async methods", "INSendMessageIntent", "success") { Giving(AsyncMessenger()) },
    Habit("has neither form of handle", "INSendMessageIntent", missing) { Giving(EmptyMessenger()) },
    Habit("resolves by the types of two years", "INSendPaymentIntent", "success") { Giving(PayerOfBothYears()) },
    Habit("resolves by an older type", "INSendPaymentIntent", "success") { Giving(OlderPayer()) },
    Habit("resolves by the current type, async", "INSendPaymentIntent", "inProgress") { Giving(AsyncPayer()) },
    Habit("declares its completions sendable", "INSendMessageIntent", "success") { Giving(SendableMessenger()) },
    Habit("drops its completion", "INSendMessageIntent", dropped) { Giving(DroppingMessenger()) },
    Habit("calls its completion twice", "INSendMessageIntent", "success") { Giving(TwiceMessenger()) },
    Habit("gives the handler as Any", "INSendMessageIntent", "success") { IntentHandler() },
    Habit("gives itself", "INSendMessageIntent", "success") { OwnHandler() },
    Habit("compares classes by their names", "INSendPaymentIntent", "success") { IntentHandler() },
    Habit("makes activities in another file", "INStartWorkoutIntent", "continueInApp") { Giving(Trainer()) },
    Habit("reads places and addresses", "INRequestRideIntent", "failureRequiringAppLaunchNoServiceInArea") {
      Giving(StreetDriver())
    },
    Habit("puts aside what is Apple's alone", "INSendMessageIntent", "success") { PutAside() },
    Habit("is available on later systems", "INStartCallIntent", "continueInApp") { Giving(Caller()) },
    Habit("handles the calls of iOS 10", "INStartVideoCallIntent", "continueInApp") { Giving(OlderCaller()) },
    Habit("reports rides", "INRequestRideIntent", "success") { Giving(Driver()) },
    Habit("gives an object of another kind", "INSendMessageIntent", "which does not handle the intent.") {
      WrongObject()
    },
    Habit("gives no object", "INSendMessageIntent", "gave no object for the intent.") { NoObject() },
  ]
}
