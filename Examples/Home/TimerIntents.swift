import Parley

/// A length of time, in seconds.
struct TimeSpan: ParameterValue {
  static let kind = ValueKind.duration

  var seconds: Double

  init?(_ spoken: SpokenValue) {
    guard case .duration(let seconds) = spoken.meaning else { return nil }
    self.seconds = seconds
  }

  var told: ToldValue { .duration(seconds) }
}

/// Starts a timer; a second one needs a title, so that they can be told apart.
struct StartTimerIntent: Intent {
  static let name: IntentName = "StartTimer"
  static let parameters: [Parameter<Self>] = [
    Parameter("length", \.length, reasons: NoLength.self),
    Parameter("title", \.title, kind: .term, reasons: Taken.self),
  ]

  var length: TimeSpan?
  var title: SpeakableString?

  enum NoLength: String, UnsupportedReasons { case tooLong }
  enum Taken: String, UnsupportedReasons { case taken }

  typealias Response = HomeResponse
}

/// Stops a timer before it rings.
struct CancelTimerIntent: Intent {
  static let name: IntentName = "CancelTimer"
  static let rules = IntentRules(ends: ["StartTimer"])
  static let parameters: [Parameter<Self>] = [Parameter("title", \.title, kind: .term, reasons: NotThere.self)]

  var title: SpeakableString?

  typealias Response = HomeResponse
}

/// Tells how long a timer has to run.
struct CheckTimerIntent: Intent {
  static let name: IntentName = "CheckTimer"
  static let rules = IntentRules(changesNothing: true)
  static let parameters: [Parameter<Self>] = [Parameter("title", \.title, kind: .term, reasons: NotThere.self)]

  var title: SpeakableString?

  typealias Response = HomeResponse
}
