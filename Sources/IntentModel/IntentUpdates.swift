import Synchronization

/// How an app reports the progress of a request after it was handled: how reporting begins, how it ends, and which
/// update is the last.
///
/// ```swift
/// AnyIntentHandler(
///   BrewIntent.self, handle: brewer.handle,
///   updates: IntentUpdates(start: brewer.startSendingUpdates, stop: brewer.stopSendingUpdates))
/// ```
///
/// The words for an update are the prompt `Brew update`. It may name `changed.` and a detail, to say the detail only
/// when it has changed: `Brew update: [{changed.status}.]`.
public struct IntentUpdates<I: Intent>: Sendable {
  /// Takes the updates of this intent's responses.
  public typealias Observer = IntentResponseObserver<I.Response>

  let start: @Sendable (I, Observer) async throws -> Void
  let stop: @Sendable (I, Observer) async -> Void
  let state: @Sendable (I.Response) -> UpdateState

  /// - Parameters:
  ///   - start: begins to report to the observer, and returns; the reports come afterwards, from any thread.
  ///   - stop: ends the reports to that observer.
  ///   - state: whether further updates follow the one with this response; by default they always do.
  public init(
    start: @escaping @Sendable (I, Observer) async throws -> Void,
    stop: @escaping @Sendable (I, Observer) async -> Void,
    state: @escaping @Sendable (I.Response) -> UpdateState = { _ in .ongoing }
  ) {
    self.start = start
    self.stop = stop
    self.state = state
  }
}

/// Whether further updates follow an update.
public enum UpdateState: Sendable, Hashable {
  /// More may come.
  case ongoing
  /// It is the last: what it reports is over.
  case final
  /// It breaks the rule that is named; later updates of the app are ignored.
  case invalid(String)
}

/// Receives the progress of a request from its app, on any thread.
///
/// Source: `INGetRideStatusIntentResponseObserver`, iOS 10.
public final class IntentResponseObserver<Response: Sendable>: Sendable {
  private let receive: @Sendable (Response) -> Bool
  private let isWanted: @Sendable () -> Bool
  private let isOver = Mutex(false)

  /// - Parameter receive: takes an update, and answers whether more are wanted.
  public convenience init(_ receive: @escaping @Sendable (Response) -> Bool) {
    self.init(receive) { true }
  }

  init(_ receive: @escaping @Sendable (Response) -> Bool, while isWanted: @escaping @Sendable () -> Bool) {
    self.receive = receive
    self.isWanted = isWanted
  }

  /// Whether updates are still wanted; an app may look before it makes one.
  public var isObserving: Bool { !isOver.withLock { $0 } && isWanted() }

  /// Takes an update; it is ignored once the request is no longer observed.
  public func didUpdate(_ response: Response) {
    if isObserving, !receive(response) { stop() }
  }

  package func stop() { isOver.withLock { $0 = true } }
}

/// The same of an intent whose type is not known.
package struct AnyIntentUpdates: Sendable {
  package struct Update: Sendable, Hashable {
    package var response: AnyIntentResponse
    package var state: UpdateState

    package init(response: AnyIntentResponse, state: UpdateState) {
      self.response = response
      self.state = state
    }
  }

  /// Begins; what it returns ends it.
  package let start: @Sendable (AnyIntent, IntentResponseObserver<Update>) async throws -> (@Sendable () async -> Void)

  package init(
    start: @escaping @Sendable (AnyIntent, IntentResponseObserver<Update>) async throws -> (@Sendable () async -> Void)
  ) {
    self.start = start
  }

  init<I: Intent>(_ updates: IntentUpdates<I>, typed: @escaping @Sendable (AnyIntent) throws -> I) {
    start = { intent, observer in
      let intent = try typed(intent)
      let own = IntentResponseObserver<I.Response>(
        { response in
          observer.didUpdate(Update(response: AnyIntentResponse(response), state: updates.state(response)))
          return observer.isObserving
        }, while: { observer.isObserving })
      try await updates.start(intent, own)
      return {
        own.stop()
        await updates.stop(intent, own)
      }
    }
  }
}
