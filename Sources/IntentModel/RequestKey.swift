#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The key of one request: the same each time that request is handed to its app, and of no other request.
///
/// A conversation makes the key when the request begins and stores it with the conversation. A stored conversation may
/// be restored more than once, and the user may say "yes" to each copy; with the key a handler can still do only once
/// what must not be done twice, such as a payment. The handler reads it from the task it runs in:
///
/// ```swift
/// func handle(_ intent: SendPaymentIntent) async throws -> SendPaymentIntent.Response {
///   guard let key = RequestKey.current else { return .init(.failure) }
///   return try await bank.pay(intent, idempotencyKey: key.rawValue)
/// }
/// ```
///
/// A request that was handled under a key gets the same answer again and is not done again. The key corresponds to
/// `INIntent.identifier`. It is random: nothing of the user or the request can be read from it.
public struct RequestKey: RawRepresentable, Sendable, Hashable, Codable {
  /// The key as text: 36 characters for a key that a conversation made.
  public let rawValue: String

  /// Takes any text, such as a key of the host's own in a test.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the request whose resolve, confirm or handle this task is; `nil` outside of a conversation.
  ///
  /// It is a task-local value: child tasks and the actors that they call have it, a detached task does not. A test of a
  /// handler sets it: `await RequestKey.$current.withValue("order 1") { … }`.
  @TaskLocal public static var current: RequestKey?

  /// A key that no other request has: 122 random bits.
  public static func random() -> RequestKey { RequestKey(rawValue: UUID().uuidString) }
}

extension RequestKey: ExpressibleByStringLiteral {
  /// Takes any text, for tests.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension RequestKey: CustomStringConvertible {
  /// The key as text.
  public var description: String { rawValue }
}
