#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension Messenger: SearchCallHistoryIntent.Handling {
  nonisolated func resolveRecipient(for intent: SearchCallHistoryIntent) async throws -> ResolutionResult<Person> {
    intent.recipient.map { settle($0) } ?? .notRequired
  }

  nonisolated func confirm(_ intent: SearchCallHistoryIntent) async throws -> SearchCallHistoryIntent.Response {
    SearchCallHistoryIntent.Response(settings.isConfigured ? .ready : .failureAppConfigurationRequired)
  }

  func handle(_ intent: SearchCallHistoryIntent) async throws -> SearchCallHistoryIntent.Response {
    let types = intent.callTypes?.subtracting(.latest) ?? []
    var found = calls.filter { record in
      (types.isEmpty ? record.isOver : record.has(types))
        && (intent.unseen == nil || record.unseen == intent.unseen)
        && (intent.callCapabilities.map { record.has($0) } ?? true)
        && (intent.recipient.map { person in record.participants.contains { $0.isSame(as: person) } } ?? true)
        && (intent.dateCreated?.contains(record.date, in: environment.calendar) ?? true)
    }
    found.sort { $0.date > $1.date }
    if intent.callTypes?.contains(.latest) == true { found = Array(found.prefix(1)) }
    return SearchCallHistoryIntent.Response(.success, callRecords: found)
  }
}

extension Messenger: AnswerCallIntent.Handling {
  func handle(_ intent: AnswerCallIntent) async throws -> AnswerCallIntent.Response {
    let place = calls.firstIndex { record in
      record.callRecordType == .ringing && (intent.callIdentifier.map { $0 == record.identifier } ?? true)
    }
    guard let place else { return AnswerCallIntent.Response(.failure) }
    calls[place].callRecordType = .inProgress
    calls[place].dateCreated = environment.now()
    calls[place].unseen = false
    return AnswerCallIntent.Response(.success, callRecords: [calls[place]])
  }
}

extension Messenger: HangUpCallIntent.Handling {
  func confirm(_ intent: HangUpCallIntent) async throws -> HangUpCallIntent.Response {
    HangUpCallIntent.Response(place(of: intent) == nil ? .failureNoCallToHangUp : .ready)
  }

  func handle(_ intent: HangUpCallIntent) async throws -> HangUpCallIntent.Response {
    guard let place = place(of: intent) else { return HangUpCallIntent.Response(.failureNoCallToHangUp) }
    let record = calls[place]
    calls[place].callDuration = environment.now().timeIntervalSince(record.date)
    // A call that rang keeps its identifier when it is answered; a call that the user started has a new one.
    calls[place].callRecordType = record.identifier.hasPrefix("call-new") ? .outgoing : .received
    return HangUpCallIntent.Response(.success)
  }

  private func place(of intent: HangUpCallIntent) -> Int? {
    calls.firstIndex { record in
      record.callRecordType == .inProgress && (intent.callIdentifier.map { $0 == record.identifier } ?? true)
    }
  }
}

extension CallRecord {
  /// Whether the call is past.
  fileprivate var isOver: Bool {
    switch callRecordType {
    case .ringing, .inProgress, .onHold: false
    default: true
    }
  }

  fileprivate func has(_ capabilities: CallCapability.Options) -> Bool {
    CallCapability.Options(symbol: callCapability.symbol).map { capabilities.contains($0) } ?? false
  }
}
