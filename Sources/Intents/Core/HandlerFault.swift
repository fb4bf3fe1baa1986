import Foundation

/// A rule of SiriKit's that an extension's code broke, with the class and the method that broke it.
///
/// A phase that ends with one is told as a handler that threw; its text says what a developer has to look for.
public struct HandlerFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The rule that was broken.
  public enum Rule: Sendable, Hashable {
    /// The completion was let go without having been called.
    case droppedCompletion
    /// The completion was called again after its first call, which counted.
    case calledTwice
    /// The completion was called on another thread than the method, or from other work once that had returned; allowed,
    /// as on Apple's systems, and reported.
    case calledOnAnotherThread
    /// There was no answer while anybody waited: the completion is kept, or the method waits for something itself.
    case notCalledInTime
    /// The class conforms to the protocol without the one method that it requires.
    case notImplemented
    /// `handler(for:)` ends the process when it is asked for the intent, and what it says then; it was not asked.
    case endsProcess(String)
    /// `handler(for:)` gave an object of another kind, or none.
    case wrongObject(String?)
    /// The verdict carries a value of another type than the parameter has.
    case wrongValue(String)
  }

  /// What the code did against SiriKit's contract, or at its edge.
  public var rule: Rule
  /// The class with its module: `MyIntents.IntentHandler`.
  public var handler: String
  /// The method with its labels: `resolveContent(for:with:)`.
  public var method: String

  /// A fault of one method of one class.
  public init(_ rule: Rule, handler: String, method: String) {
    self.rule = rule
    self.handler = handler
    self.method = method
  }

  /// Whether SiriKit allows it: it is reported, and fails nothing.
  public var isAllowed: Bool { rule == .calledOnAnotherThread }

  /// The class, the method and the rule it broke, in one line for a developer.
  public var description: String {
    switch rule {
    case .droppedCompletion: "\(handler): \(method) dropped its completion without calling it."
    case .calledTwice: "\(handler): \(method) called its completion twice; the first call counts."
    case .calledOnAnotherThread:
      "\(handler): \(method) called its completion from another thread or queue than its own, which is allowed."
    case .notCalledInTime: "\(handler): \(method) did not answer in time."
    case .notImplemented:
      "\(handler): there is no \(method), and it is the one method that the protocol requires; one with another label, such "
        + "as those of iOS 10, is not called."
    case .endsProcess(let words): "\(handler): \(method) ends the process: \(words)"
    case .wrongObject(let found?): "\(handler): \(method) gave a \(found), which does not handle the intent."
    case .wrongObject(nil): "\(handler): \(method) gave no object for the intent."
    case .wrongValue(let found): "\(handler): \(method) answered with a \(found), which the parameter cannot hold."
    }
  }
}

/// What a phase can answer, and what stands for no answer at all.
protocol PhaseAnswer: Sendable {
  /// No answer, and why there is none.
  static func missing(_ rule: HandlerFault.Rule) -> Self
  /// Why there is no answer; `nil` for an answer.
  var missing: HandlerFault.Rule? { get }
}

extension PhaseAnswer {
  /// The answer of a method that the class does not have.
  static var notImplemented: Self { missing(.notImplemented) }
}

extension Array: PhaseAnswer where Element: PhaseAnswer {
  static func missing(_ rule: HandlerFault.Rule) -> [Element] { [.missing(rule)] }
  var missing: HandlerFault.Rule? { first?.missing }
}
