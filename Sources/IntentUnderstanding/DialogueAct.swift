import IntentModel

/// What one utterance does in a conversation.
package enum DialogueAct: Sendable, Hashable, Codable {
  /// Yes, send, go ahead, do it.
  case yes
  /// Yes, and then a request of its own: "yes. How long will it take?"
  case yesThen(Understanding.Rest)
  /// No, don't, without a value.
  case no
  /// Never mind, cancel, forget it, stop.
  case cancel
  /// Never mind, or no, and then a request of its own.
  case cancelThen(Understanding.Rest)
  case help
  /// What an app can do: "what can MonkeyPay do?" The text is the app's identifier.
  case appHelp(String)
  case repetition
  /// Um, hold on, let me think: the user needs time, and nothing changes.
  case hesitation
  /// Takes back the previous answer ("go back", "undo") or a value ("not Koko"), without a new one.
  case takeBack([IntentDraft.Slot])
  /// Leaves the value that is asked for empty: "skip that", "whatever".
  case skip
  /// Begins the open request again from the start.
  case startOver
  /// Takes up a request that was set aside: "back to the payment".
  ///
  /// `place` is its place among the requests that wait; `nil` for the last one, where none was named.
  case resume(place: Int?)
  case thanks
  case greeting
  /// The user leaves, with nothing open.
  case farewell
  /// A question of the user's own about the open request: "how much is it?"
  case question(QuestionSubject)
  /// A choice by its name, a part of its name, or its position; several where the words fit several.
  case choices([Int])
  /// Each of several choices, one after the other, instead of one of them.
  case eachChoice([Int])
  /// All of the choices that were offered: "both", "all three".
  case allChoices
  /// Values for the parameter asked about, for others, or for both. `correction` is true where the words say so
  /// ("actually, to Alice", "change the amount to $20", "no, Little Bobo"); a correction without values was not
  /// understood any further ("no, I'd like it gift-wrapped").
  case values([IntentDraft.Slot], correction: Bool)
  /// Words that are probably not the answer, and are no known act either.
  ///
  /// The slots are the values they would have as the answer; the user is asked whether they are the answer.
  case remark([IntentDraft.Slot])
  /// A parameter to be changed, without the new value ("change the recipient").
  case change(parameter: String)
  /// The same for somebody else, after the open request: "and the same to Zira".
  case also([IntentDraft.Slot])
  /// A value to be left out: "remove the note".
  case remove(parameter: String)
  /// A value calculated from the earlier one: "double it", "an hour later".
  ///
  /// `otherwise` is what the words mean where no such value was settled before.
  case adjust(Adjustment, otherwise: [IntentDraft.Slot])
  /// A request that the words deny: ``Understanding/denied`` is what the user does not want.
  ///
  /// Nothing begins. A denial of the request whose go-ahead is open is a ``no`` instead.
  case denied(Understanding)
  /// A whole new request.
  case request(Understanding)
  /// A new request that changes nothing, so that it can be answered in the middle of another.
  case lookUp(Understanding)
  /// Words that only say what differs from the previous request: "and to Alice too".
  case continuation(Continuation)
  /// A request that the words mean only after another: "pause", after a request that began a workout.
  case followUp(FollowUp)
  /// Another wish or question, which no app here can fulfil or answer.
  case beyond
  case notUnderstood

  /// The request in it, where it is one.
  package var understanding: Understanding? {
    switch self {
    case .request(let understanding), .lookUp(let understanding): understanding
    default: nil
    }
  }
}

extension DialogueAct {
  /// Whether this act has the same effect as another: it is the same one, or another way to it.
  func does(theSameAs other: DialogueAct) -> Bool {
    if self == other { return true }
    guard case .request(let one) = self, case .request(let another) = other, let first = one.best,
      let second = another.best
    else { return false }
    return first.intent == second.intent && first.app == second.app && first.slots == second.slots
      && one.rest?.words == another.rest?.words
  }
}
