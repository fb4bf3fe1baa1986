import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What the responses tell prompts.

extension SearchCallHistoryIntent.Response {
  /// `count` and `callRecords`, each a record with its caller, kind and date.
  public var details: [String: ToldValue] {
    ["count": .number(Decimal(callRecords.count)), "callRecords": .list(callRecords.map(\.told))]
  }
}

extension AnswerCallIntent.Response {
  /// `count` and `callRecords`, each a record with its caller.
  public var details: [String: ToldValue] {
    ["count": .number(Decimal(callRecords.count)), "callRecords": .list(callRecords.map(\.told))]
  }
}
