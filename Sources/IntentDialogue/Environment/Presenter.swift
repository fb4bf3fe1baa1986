import IntentModel

/// What shows and speaks a conversation; every requirement has a default, so that a host does only what it can.
///
/// It is called in the middle of a turn, on a thread of the assistant's: what it does should be brief, and it must not
/// wait for another turn of the same conversation, which would wait for this one.
public protocol Presenter: Sendable {
  /// Shows and speaks a message.
  func present(_ message: AssistantMessage, in mode: ConversationMode) async
  /// Shows that a handler is at work, or no longer.
  func showWaiting(_ isWaiting: Bool) async
  /// Opens an app where the conversation left off.
  func open(_ launch: AssistantMessage.AppLaunch) async
  /// Learns of everything that happens.
  func happened(_ event: ConversationEvent) async
}

extension Presenter {
  /// Shows nothing.
  public func present(_ message: AssistantMessage, in mode: ConversationMode) async {}
  /// Shows nothing.
  public func showWaiting(_ isWaiting: Bool) async {}
  /// Opens nothing.
  public func open(_ launch: AssistantMessage.AppLaunch) async {}
  /// Ignores the event.
  public func happened(_ event: ConversationEvent) async {}
}

/// A presenter that shows nothing itself and is told of events without suspending: leaving the conversation's actor for
/// each event and coming back would cost more than noting the event.
package protocol ImmediatePresenter: Presenter {
  func happenedNow(_ event: ConversationEvent)
}

extension ImmediatePresenter {
  package func happened(_ event: ConversationEvent) async { happenedNow(event) }
}

extension AssistantMessage {
  /// An app that is to be opened where the conversation left off.
  ///
  /// A presenter gets it after the answer was said, when a response says that the request continues in the app
  /// (`continueInApp`, `handleInApp`, `failureRequiringAppLaunch…`). A locked device is unlocked first, except for
  /// `handleInApp`, which works in the background; where the user does not unlock it, the app is not opened. Source:
  /// WWDC 2016 session 217, WWDC 2017 session 214.
  public struct AppLaunch: Sendable, Hashable, Codable {
    /// The app's identifier.
    public var app: String
    /// The response's own activity, or one named after the intent where the handler gave none; with the request and
    /// the app's answer as its interaction.
    public var activity: UserActivity
    /// Whether the app is to stay behind what the user looks at.
    public var isInBackground: Bool

    /// The app to open, with the activity to go on with.
    public init(app: String, activity: UserActivity, isInBackground: Bool) {
      self.app = app
      self.activity = activity
      self.isInBackground = isInBackground
    }
  }
}
