import IntentModel

extension IntentDomain {
  /// Calls: to start, to find, to answer, to end.
  public static let calls = IntentDomain(
    "Calls",
    [
      IntentDescription(StartCallIntent.self),
      IntentDescription(SearchCallHistoryIntent.self),
      IntentDescription(AnswerCallIntent.self),
      IntentDescription(HangUpCallIntent.self),
    ])
}
