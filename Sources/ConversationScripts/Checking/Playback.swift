import Parley

/// What happened when a script was played: the events of each of its steps.
public struct Playback: Sendable {
  /// The script that was played.
  public var script: Script
  /// One for each step of the script, in order.
  public var steps: [Step]
  /// What the assistant waits for at the end; `nil` where nothing is open.
  public var openQuestion: String?
  /// The apps that were talked to.
  public var apps: [AssistantApp]

  /// The outcome of one step.
  public struct Step: Sendable {
    /// What happened, in order.
    public var events: [ConversationEvent]
    /// How long it really took.
    public var duration: Duration
    /// How the conversation was presented at this step.
    public var mode: ConversationMode
    /// Why the step could not be done: a choice that is not offered, a conversation that cannot be stored.
    public var problem: String?
    /// What the user was offered beside the conversation.
    public var offers: [String] = []
    /// How many lattices were made of what was said; `nil` where nothing was.
    package var latticeCount: Int?
    /// How many searches read what was said; `nil` where nothing was.
    package var searchCount: Int?
    /// What the forecast said of the utterance; `nil` where nothing was said.
    package var foretold: Foretold?

    /// A step; it was done unless there is a problem.
    public init(
      events: [ConversationEvent], duration: Duration, mode: ConversationMode = .eyesOn, problem: String? = nil
    ) {
      self.events = events
      self.duration = duration
      self.mode = mode
      self.problem = problem
    }
  }

  /// A forecast of an utterance, made right before it was heard.
  package struct Foretold: Sendable {
    package var forecast: Conversation.Forecast
    /// Whether making the forecast left the conversation, what is remembered of it and the clock unchanged.
    package var hasChangedNothing: Bool
  }

  /// What was played of a script.
  public init(script: Script, steps: [Step], openQuestion: String?, apps: [AssistantApp] = []) {
    self.script = script
    self.steps = steps
    self.openQuestion = openQuestion
    self.apps = apps
  }
}

extension Playback.Step {
  /// The step's events as lines of a script, without the user's action.
  var lines: [EventLine] {
    events.flatMap { event in [EventLine(event, in: mode)] + Self.besides(event) }
      .filter { $0.mark != .user && !$0.text.isEmpty }
      + offers.map { EventLine(.offered, $0) }
  }

  /// The lines for what is said aloud and shown in addition to a message's words; a script may leave them out.
  private static func besides(_ event: ConversationEvent) -> [EventLine] {
    guard case .said(let message) = event else { return [] }
    return [EventLine(.spoken, EventLine.oneLine(message.spoken))] + (message.appCard.map { [EventLine($0)] } ?? [])
  }
}

extension EventLine {
  /// The line for an event; the assistant's words as they reach the user: spoken where the user does not look.
  public init(_ event: ConversationEvent, in mode: ConversationMode) {
    if case .said(var message) = event, mode == .handsFree || mode == .car {
      message.shown = message.spoken
      self.init(.said(message))
    } else {
      self.init(event)
    }
  }
}

extension Playback {
  /// The question that is open after some events, in the assistant's words; `nil` where none is.
  public static func openQuestion(after events: [ConversationEvent], before open: String?) -> String? {
    var open = open
    for event in events {
      switch event {
      case .said(let message) where message.kind.isQuestion: open = message.shown
      case .ended: open = nil
      default: break
      }
    }
    return open
  }
}

extension AssistantMessage.Kind {
  /// Whether the user has to answer the message.
  var isQuestion: Bool {
    switch self {
    case .needsValue, .needsMoreDetails, .disambiguation, .confirmation, .unsupported, .appChoice, .permission,
      .goAhead:
      true
    case .authentication, .response, .update, .waiting, .answer, .noted, .notUnderstood, .ended, .help: false
    }
  }
}
