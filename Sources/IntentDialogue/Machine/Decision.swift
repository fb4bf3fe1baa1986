import IntentModel
import IntentUnderstanding

/// The next step that the dialogue machine decides, and the rules that a handler has broken.
package struct Decision: Sendable, Hashable {
  package var next: Next
  package var problems: [ConversationEvent.HandlerProblem] = []

  init(_ next: Next, problems: [ConversationEvent.HandlerProblem] = []) {
    self.next = next
    self.problems = problems
  }

  /// One thing to do.
  ///
  /// Each case names the event that the machine expects afterwards. The enumeration is indirect because decisions are
  /// handed on more often than they are looked into.
  package indirect enum Next: Sendable, Hashable {
    /// Makes the typed intent from the user's words, for this app. Then `began` or `threw`.
    case begin(AppRoute, Reading)
    /// Looks up the permission of the app, where one is given, and whether the device is locked, where that matters.
    /// Then `looked`.
    case lookAtGates(app: String?, lock: Bool)
    /// Stores the user's answer about the permission, and looks at the lock where it matters. Then `looked`.
    case rememberPermission(app: String, granted: Bool, lock: Bool)
    /// Calls the parameter's resolver. Then `resolved`, `threw`, `waitedTooLong` or `cancelled`.
    case resolve(parameter: String)
    /// Asks, and waits for the user. Then `heard` or `cancelled`.
    case ask(PromptRequest)
    /// Says something; an open question stays open.
    case say(PromptRequest)
    /// Says something and then asks the open question again. Then `heard` or `cancelled`.
    case answer(PromptRequest, then: PromptRequest)
    /// Says something about the first part of a sentence, then hears the rest of it.
    case sayThenHear(PromptRequest, rest: Understanding.Rest)
    /// Finds the apps for a request: one that was heard with nothing open, one that is looked up while the open one
    /// waits, or the one that the user chose. Then `understood` with it, and with its margin over the next act.
    case route(Understanding, margin: Double = .greatestFiniteMagnitude)
    /// Ends the updates of a request that is under way.
    case stopObserving
    /// Has the device unlocked. Then `authenticated` or `cancelled`.
    case authenticate(PromptRequest)
    /// Calls confirm. Then `confirmed`, `threw`, `waitedTooLong` or `cancelled`.
    case confirm
    /// Calls handle, once. Then `handled`, `threw`, `waitedTooLong` or `cancelled`.
    case handle
    /// The request has ended.
    case finish(Ending)
    /// The open request was set aside for a new one. Then `understood` with the new one, and with its margin over the
    /// next act.
    case startOver(Understanding, margin: Double, Ending)
    /// Does something beside the open request.
    case aside(Aside)
    /// Nothing is to be done.
    case wait
    /// The event cannot happen in this state; nothing has changed.
    case refused(event: String)
  }
}

/// How a request ended, what is said about it, and what comes after it.
package struct Ending: Sendable, Hashable, Codable {
  package var outcome: ConversationEvent.Outcome
  @Boxed package var message: PromptRequest? = nil
  /// What will be said instead once the device is unlocked; a locked device withholds it.
  @Boxed package var withheld: PromptRequest? = nil
  /// The answer with which the app is opened, where the request continues in the app.
  @Boxed package var opening: AnyIntentResponse? = nil
  /// The rest of the sentence, which is heard next.
  package var rest: Understanding.Rest?
  /// The values for which the same is to be done next, one after the other.
  package var others: [IntentDraft.Slot]?

  /// The details of the app's answer, said or withheld; empty where the app has not done the request and does not go on
  /// with it.
  var details: [String: ToldValue] { outcome.isDone ? (withheld ?? message)?.details ?? [:] : [:] }
}

/// An app that can carry out a request.
package struct AppRoute: Sendable, Hashable, Codable {
  package var identifier: String
  package var name: String
  /// The reason that the app's Info.plist gives for using the user's words.
  package var usage: String?

  package init(identifier: String, name: String, usage: String? = nil) {
    self.identifier = identifier
    self.name = name
    self.usage = usage
  }
}

/// The apps for one request: the one that the user named, and those that can carry it out, the likeliest first.
package struct Routes: Sendable, Hashable {
  package var named: AppRoute?
  package var able: [AppRoute]

  package init(named: AppRoute? = nil, able: [AppRoute]) {
    self.named = named
    self.able = able
  }
}

extension Routes {
  /// The apps that can carry out a request that names none.
  ///
  /// If the user has picked one for the people named, it is that one. Otherwise those last used with them, or for the
  /// same intent, come first.
  package init(of able: [AppRoute], remembered: String?, lastUsed: [String]) {
    if let remembered, let app = able.first(where: { $0.identifier == remembered }) {
      self.init(able: [app])
      return
    }
    let ranked = able.enumerated().sorted { a, b in
      let places = [a, b].map { lastUsed.firstIndex(of: $0.element.identifier) ?? .max }
      return places[0] == places[1] ? a.offset < b.offset : places[0] < places[1]
    }
    self.init(able: ranked.map(\.element))
  }
}
