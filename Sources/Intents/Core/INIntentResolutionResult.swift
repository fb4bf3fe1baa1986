import Foundation
import IntentModel

/// The resolution result of one parameter; each type of value has a subclass.
///
/// Source: `INIntentResolutionResult`, iOS 10.
///
/// As on Apple's systems, results are created by class methods and are opaque.
public class INIntentResolutionResult: NSObject, PhaseAnswer, @unchecked Sendable {
  enum Verdict: Sendable {
    case success(any Sendable)
    /// Without a value, the value that was said is to be confirmed.
    case confirmationRequired((any Sendable)?)
    case disambiguation([any Sendable])
    case needsMoreDetails(any Sendable)
    case needsValue
    case notRequired
    case unsupported(UnsupportedReason?)
    case missing(HandlerFault.Rule)
  }

  let verdict: Verdict

  required init(_ verdict: Verdict) { self.verdict = verdict }

  /// A value is needed: the user is asked for it.
  public class func needsValue() -> Self { Self(.needsValue) }

  /// The value is not needed; what the user said for it is dropped.
  public class func notRequired() -> Self { Self(.notRequired) }

  /// The value cannot be used; the user is asked for another one.
  public class func unsupported() -> Self { Self(.unsupported(nil)) }

  static func missing(_ rule: HandlerFault.Rule) -> Self { Self(.missing(rule)) }

  var missing: HandlerFault.Rule? {
    if case .missing(let rule) = verdict { rule } else { nil }
  }

  /// The result as Parley's.
  /// - Parameters:
  ///   - said: The value that was said, for a confirmation without a value of its own.
  ///   - fault: Makes the error for a broken rule.
  func verdict<Value: ParameterValue>(
    on said: Value?, fault: (HandlerFault.Rule) -> HandlerFault
  ) throws -> ResolutionResult<Value> {
    func typed(_ value: any Sendable) throws -> Value {
      let held: Any = (value as? any ValueHolding)?.held ?? value
      guard let typed = held as? Value else { throw fault(.wrongValue("\(type(of: value))")) }
      return typed
    }
    switch verdict {
    case .success(let value): return .success(try typed(value))
    case .confirmationRequired(let value?): return .confirmationRequired(try typed(value))
    case .confirmationRequired(nil): return said.map { .confirmationRequired($0) } ?? .needsValue
    case .disambiguation(let values): return .disambiguation(try values.map(typed))
    case .needsMoreDetails(let value): return .needsMoreDetails(try typed(value))
    case .needsValue: return .needsValue
    case .notRequired: return .notRequired
    case .unsupported(let reason): return .unsupported(reason: reason)
    case .missing(let rule): throw fault(rule)
    }
  }
}

/// Results for objects and texts: the user can be asked which of several values is meant.
public class ObjectResolutionResult<Value: Sendable>: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted; it may differ from the one received.
  public class func success(with resolvedValue: Value) -> Self { Self(.success(resolvedValue)) }

  /// Several values may be meant: the user picks one.
  public class func disambiguation(with valuesToDisambiguate: [Value]) -> Self {
    Self(.disambiguation(valuesToDisambiguate))
  }

  /// One value is likely: the user is asked yes or no.
  ///
  /// Without a value, the one that was said is to be confirmed.
  public class func confirmationRequired(with valueToConfirm: Value?) -> Self {
    Self(.confirmationRequired(valueToConfirm))
  }

  /// The user is asked to be more specific; Apple's session 217 of 2016 describes it, and no release has it.
  public class func needsMoreDetails(for value: Value) -> Self { Self(.needsMoreDetails(value)) }
}

/// Results for numbers and flags.
public class NumberResolutionResult<Value: Sendable>: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted; it may differ from the one received.
  public class func success(with resolvedValue: Value) -> Self { Self(.success(resolvedValue)) }

  /// One value is likely: the user is asked yes or no.
  ///
  /// Without a value, the one that was said is to be confirmed.
  public class func confirmationRequired(with valueToConfirm: Value?) -> Self {
    Self(.confirmationRequired(valueToConfirm))
  }
}

/// Results for the cases of an enumeration.
public class EnumerationResolutionResult<Value: Sendable>: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted; it may differ from the one received.
  public class func success(with resolvedValue: Value) -> Self { Self(.success(resolvedValue)) }

  /// One value is likely: the user is asked yes or no.
  public class func confirmationRequired(with valueToConfirm: Value) -> Self {
    Self(.confirmationRequired(valueToConfirm))
  }
}
