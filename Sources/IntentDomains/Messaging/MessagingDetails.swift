import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What the responses tell prompts.

extension SendMessageIntent.Response {
  /// `count` and `messages`, each a record with its content and whom it went to.
  public var details: [String: ToldValue] {
    ["count": .number(Decimal(sentMessages.count)), "messages": .list(sentMessages.map(\.told))]
  }
}

extension SearchForMessagesIntent.Response {
  /// `count` and `messages`, each a record with its sender, content and date.
  public var details: [String: ToldValue] {
    ["count": .number(Decimal(messages.count)), "messages": .list(messages.map(\.told))]
  }
}

extension UnsendMessagesIntent.Response {
  /// Of a single message its `content` and whom it went `to`.
  public var details: [String: ToldValue] {
    guard messages.count == 1, case .record(let parts)? = messages.first?.told else { return [:] }
    return parts.filter { ["content", "to", "group"].contains($0.key) }
  }
}
