import IntentModel

// Resolvers of iOS 10 answer for parameters whose type is another one since: their verdicts are taken for the new type.

extension INSpeakableStringResolutionResult {
  /// The same verdict on a name of which only the text is known.
  convenience init(_ older: INStringResolutionResult) {
    self.init(older.verdict.mapped { ($0 as? String).map { INSpeakableString(spokenPhrase: $0) } })
  }
}

extension INCallRecordTypeOptionsResolutionResult {
  /// The same verdict on a set of one kind of calls.
  convenience init(_ older: INCallRecordTypeResolutionResult) {
    self.init(older.verdict.mapped { ($0 as? INCallRecordType)?.options })
  }
}

extension INIntentResolutionResult.Verdict {
  /// The same verdict on other values; a value that there is no other for stays as it is.
  fileprivate func mapped(_ transform: (any Sendable) -> (any Sendable)?) -> Self {
    func other(_ value: any Sendable) -> any Sendable { transform(value) ?? value }
    switch self {
    case .success(let value): return .success(other(value))
    case .confirmationRequired(let value): return .confirmationRequired(value.map(other))
    case .disambiguation(let values): return .disambiguation(values.map(other))
    case .needsMoreDetails(let value): return .needsMoreDetails(other(value))
    case .needsValue, .notRequired, .unsupported, .missing: return self
    }
  }
}
