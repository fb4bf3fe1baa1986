import Foundation

/// A rule of SiriKit that an extension's code broke, with the class and the method.
///
/// A phase that fails by it is reported as a handler that threw; the text says what a developer has to look for.
public struct HandlerFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The rule that was broken.
  public enum Rule: Sendable, Hashable {
    /// The completion was released without having been called.
    case droppedCompletion
    /// The completion was called again; only its first call counted.
    case calledTwice
    /// The completion was called on another thread than the method, or by other work after the method had returned.
    /// That is allowed, as on Apple's systems, and reported.
    case calledOnAnotherThread
    /// There was no answer within the limit: the completion was kept, or the method is waiting for something itself.
    case notCalledInTime
    /// The class conforms to the protocol but lacks the one required method.
    case notImplemented
    /// `handler(for:)` would end the process for the intent, with these last words; so it was not called.
    case endsProcess(String)
    /// `handler(for:)` returned an object of the wrong type, or none.
    case wrongObject(String?)
    /// The resolution result has a value of another type than the parameter.
    case wrongValue(String)
  }

  /// The rule that the code broke, or came close to breaking.
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

  /// Whether SiriKit allows it: then it is reported, and nothing fails.
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

/// An answer of a phase, or the reason for which there is none.
protocol PhaseAnswer: Sendable {
  /// The absence of an answer, with its reason.
  static func missing(_ rule: HandlerFault.Rule) -> Self
  /// The reason for which there is no answer; `nil` for an answer.
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
