import Foundation

/// Provides the objects that handle intents.
///
/// Source: `INIntentHandlerProviding`, iOS 10.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The object that handles the intent; it is asked for again in every phase.
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of an intents extension.
///
/// Source: `INExtension`, iOS 10.
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() {}

  /// The object that handles the intent: the extension itself, unless a subclass says otherwise.
  open func handler(for intent: INIntent) -> Any? { self }
}
