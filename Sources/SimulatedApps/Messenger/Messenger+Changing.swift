#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentText
import Parley

extension Messenger: SetMessageAttributeIntent.Handling {
  nonisolated func resolveAttribute(
    for intent: SetMessageAttributeIntent
  ) async throws -> ResolutionResult<MessageAttribute> {
    guard let attribute = intent.attribute else { return .needsValue }
    return attribute == .unknown ? .unsupported : .success(attribute)
  }

  func confirm(_ intent: SetMessageAttributeIntent) async throws -> SetMessageAttributeIntent.Response {
    SetMessageAttributeIntent.Response(
      places(of: markable(intent)).isEmpty ? .failureMessageNotFound : .ready)
  }

  func handle(_ intent: SetMessageAttributeIntent) async throws -> SetMessageAttributeIntent.Response {
    let places = places(of: markable(intent))
    if places.isEmpty { return SetMessageAttributeIntent.Response(.failureMessageNotFound) }
    for place in places {
      switch intent.attribute {
      case .read: messages[place].isUnread = false
      case .unread: messages[place].isUnread = true
      case .flagged: messages[place].isFlagged = true
      case .unflagged: messages[place].isFlagged = false
      case .played where messages[place].message.messageType == .audio: messages[place].isPlayed = true
      default: return SetMessageAttributeIntent.Response(.failureMessageAttributeNotSet)
      }
    }
    return SetMessageAttributeIntent.Response(.success)
  }

  /// The messages to mark: the named ones, else those found last, else the latest one.
  private func markable(_ intent: SetMessageAttributeIntent) -> [String] {
    if !intent.identifiers.isEmpty { return intent.identifiers }
    if !lastTold.isEmpty { return lastTold }
    return latest { !$0.isOwn }.map { [$0] } ?? []
  }

  fileprivate func places(of identifiers: [String]) -> [Int] {
    identifiers.compactMap { identifier in messages.firstIndex { $0.message.identifier == identifier } }
  }

  fileprivate func latest(_ isMeant: (Entry) -> Bool) -> String? {
    // Of two with the same date, the one that was added last.
    messages.reversed().filter(isMeant).max {
      ($0.message.dateSent ?? .distantPast) < ($1.message.dateSent ?? .distantPast)
    }?
    .message.identifier
  }
}

/// The reasons for which a sent message cannot be changed.
private enum Obstacle {
  case signedOut, unavailable, notFound, tooLate, wrongType, otherService
}

extension Messenger {
  /// The reason for which sent messages cannot be changed or unsent; `nil` if there is none.
  private func obstacle(to identifiers: [String], withinMinutes limit: Double) -> Obstacle? {
    if let outage { return outage == .signedOut ? .signedOut : .unavailable }
    let places = places(of: identifiers)
    if places.isEmpty || places.count < identifiers.count { return .notFound }
    for entry in places.map({ messages[$0] }) {
      if !entry.isOwn { return .notFound }
      if entry.message.messageType != .text { return .wrongType }
      if entry.message.serviceName != nil { return .otherService }
      let age = environment.now().timeIntervalSince(entry.message.dateSent ?? .distantPast)
      if age > limit * 60 { return .tooLate }
    }
    return nil
  }

  private var lastSent: [String] { latest(\.isOwn).map { [$0] } ?? [] }
}

extension Messenger: UnsendMessagesIntent.Handling {
  func confirm(_ intent: UnsendMessagesIntent) async throws -> UnsendMessagesIntent.Response {
    UnsendMessagesIntent.Response(failure(of: intent) ?? .ready, messages: unsendable(intent))
  }

  func handle(_ intent: UnsendMessagesIntent) async throws -> UnsendMessagesIntent.Response {
    if let failure = failure(of: intent) { return UnsendMessagesIntent.Response(failure) }
    let meant = unsendable(intent)
    messages.removeAll { meant.contains($0.message) }
    return UnsendMessagesIntent.Response(.success, messages: meant)
  }

  /// The messages that are meant: the named ones, or the one that was sent last.
  private func unsendable(_ intent: UnsendMessagesIntent) -> [Message] {
    let meant = intent.messageIdentifiers.isEmpty ? lastSent : intent.messageIdentifiers
    return places(of: meant).map { messages[$0].message }
  }

  private func failure(of intent: UnsendMessagesIntent) -> UnsendMessagesIntent.Response.Code? {
    let meant = intent.messageIdentifiers.isEmpty ? lastSent : intent.messageIdentifiers
    switch obstacle(to: meant, withinMinutes: settings.unsendMinutes) {
    case nil: return nil
    case .signedOut: return .failureRequiringInAppAuthentication
    case .unavailable: return .failureMessageServiceNotAvailable
    case .notFound: return .failureMessageNotFound
    case .tooLate: return .failurePastUnsendTimeLimit
    case .wrongType: return .failureMessageTypeUnsupported
    case .otherService: return .failureUnsupportedOnService
    }
  }
}

extension Messenger: EditMessageIntent.Handling {
  nonisolated func resolveEditedContent(for intent: EditMessageIntent) async throws -> ResolutionResult<String> {
    guard let content = intent.editedContent, content.contains(where: { !$0.isWhitespace }) else { return .needsValue }
    return .success(content)
  }

  func confirm(_ intent: EditMessageIntent) async throws -> EditMessageIntent.Response {
    EditMessageIntent.Response(failure(of: intent) ?? .ready)
  }

  func handle(_ intent: EditMessageIntent) async throws -> EditMessageIntent.Response {
    if let failure = failure(of: intent) { return EditMessageIntent.Response(failure) }
    guard let place = places(of: edited(by: intent)).first else {
      return EditMessageIntent.Response(.failureMessageNotFound)
    }
    messages[place].message.content = intent.editedContent
    return EditMessageIntent.Response(.success)
  }

  private func edited(by intent: EditMessageIntent) -> [String] {
    intent.messageIdentifier.map { [$0] } ?? lastSent
  }

  private func failure(of intent: EditMessageIntent) -> EditMessageIntent.Response.Code? {
    switch obstacle(to: edited(by: intent), withinMinutes: settings.editMinutes) {
    case nil: return nil
    case .signedOut: return .failureRequiringInAppAuthentication
    case .unavailable: return .failureMessageServiceNotAvailable
    case .notFound: return .failureMessageNotFound
    case .tooLate: return .failurePastEditTimeLimit
    case .wrongType: return .failureMessageTypeUnsupported
    case .otherService: return .failureUnsupportedOnService
    }
  }
}

extension Message {
  /// Whether the message contains words, in any spelling that folds to the same letters.
  func says(_ words: String) -> Bool {
    Folding.folded(content ?? "").contains(Folding.folded(words))
  }
}
