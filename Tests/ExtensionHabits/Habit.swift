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
    "there is no handle(intent:completion:), and it is the one method that the protocol requires; one with another label, such as those of iOS 10, is not called."

  static let all: [Habit] =
    [
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
    ] + later

  /// What living extensions do beside that: each looks up, builds and answers in the way of its kind of app.
  private static let later: [Habit] = [
    Habit("answers from the queue that sends", "INSendMessageIntent", "success") { Giving(ContactMessenger()) },
    Habit("decides by the class of the intent", "INSearchForMessagesIntent", "success") { Switchboard() },
    Habit("marks messages", "INSetMessageAttributeIntent", "success") { Switchboard() },
    Habit("asks actors", "INSendMessageIntent", "success") { Giving(ActorMessenger()) },
    Habit("edits messages", "INEditMessageIntent", "failureMessageTypeUnsupported") { Giving(ActorMessenger()) },
    Habit("takes messages back", "INUnsendMessagesIntent", "failurePastUnsendTimeLimit") { Giving(ActorMessenger()) },
    Habit("resolves by an older type, async", "INSendPaymentIntent", "inProgress") { Giving(OlderAsyncMessenger()) },
    Habit("goes on in a task", "INSendMessageIntent", "success") { Giving(TaskMessenger()) },
    Habit("conforms in an extension", "INPauseWorkoutIntent", "failure") { SplitTrainer() },
    Habit("overrides a handler of its own", "INSendMessageIntent", "success") { Giving(LoudMessenger()) },
    Habit("answers as the method is left", "INStartCallIntent", "failureContactNotSupportedByApp") {
      Giving(Telephone())
    },
    Habit("finds past calls", "INSearchCallHistoryIntent", "success") { Giving(Telephone()) },
    Habit("takes calls", "INAnswerCallIntent", "success") { Giving(Switch()) },
    Habit("ends calls", "INHangUpCallIntent", "failureNoCallToHangUp") { Giving(Switch()) },
    Habit("lists rides", "INListRideOptionsIntent", "success") { RideDesk() },
    Habit("books rides with all that belongs to one", "INRequestRideIntent", "success") { RideDesk() },
    Habit("cancels rides by its old label", "INCancelRideIntent", "success") { RideDesk() },
    Habit("hears how a ride was", "INSendRideFeedbackIntent", "failure") { RideDesk() },
    Habit("records payments", "INSendPaymentIntent", "success") { Giving(Wallet()) },
    Habit("asks for money", "INRequestPaymentIntent", "failureNoBankAccount") { Giving(Wallet()) },
    Habit("pays bills", "INPayBillIntent", "success") { Giving(Wallet()) },
    Habit("transfers money", "INTransferMoneyIntent", "success") { Giving(Wallet()) },
    Habit("shows accounts", "INSearchForAccountsIntent", "success") { Giving(Wallet()) },
    Habit("shows bills", "INSearchForBillsIntent", "failureCredentialsUnverified") { Giving(Wallet()) },
    Habit("lets the app start workouts", "INStartWorkoutIntent", "handleInApp") { Giving(Gym()) },
    Habit("ends workouts", "INEndWorkoutIntent", "handleInApp") { Giving(Gym()) },
    Habit("resumes workouts", "INResumeWorkoutIntent", "success") { Giving(Gym()) },
    Habit("cancels workouts", "INCancelWorkoutIntent", "success") { Giving(Gym()) },
    Habit("finds photos in the app", "INSearchForPhotosIntent", "continueInApp") { Album() },
    Habit("plays photos in the app", "INStartPhotoPlaybackIntent", "continueInApp") { Album() },
  ]
}
