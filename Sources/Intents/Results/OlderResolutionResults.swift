import IntentModel

// Resolvers of iOS 10 answer with types that some parameters no longer have: their results are converted to the new
// types.

extension INSpeakableStringResolutionResult {
  /// The same result for a name of which only the text is known.
  convenience init(_ older: INStringResolutionResult) {
    self.init(older.verdict.mapped { ($0 as? String).map { INSpeakableString(spokenPhrase: $0) } })
  }
}

extension INCallRecordTypeOptionsResolutionResult {
  /// The same result for a set with one type of calls.
  convenience init(_ older: INCallRecordTypeResolutionResult) {
    self.init(older.verdict.mapped { ($0 as? INCallRecordType)?.options })
  }
}

extension INIntentResolutionResult.Verdict {
  /// The same result with converted values; a value that cannot be converted stays as it is.
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
