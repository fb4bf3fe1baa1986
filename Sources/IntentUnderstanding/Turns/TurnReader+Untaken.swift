import IntentModel

/// What a reply says of the open request that no parameter of it takes.
extension TurnReader {
  /// The known values in a reply for which only other intents have a parameter: an account, at a payment that takes
  /// none.
  ///
  /// Only replies that are no act by a phrase are looked through.
  func untakenValues(at expectation: Expectation) -> [Reading.Untaken] {
    guard words.count <= ReplyFeatures.mostWords, let reader = weighingReader,
      let open = interpreter.descriptions[expectation.intent],
      weighedQuestion(expectation)?.isText == false
    else { return [] }
    let kinds = Set(open.parameters.map(\.kind)).union(Self.vague)
    for intent in interpreter.descriptions.values.sorted(by: { $0.name.rawValue < $1.name.rawValue }) {
      let others = intent.parameters.filter { !kinds.contains($0.kind) }
      if others.isEmpty { continue }
      let reply = actReader(reader, Expectation(.goAhead, intent: intent.name))
      for found in reply.acts() where found.explainsAll {
        guard case .values(let slots, _) = found.act, !slots.isEmpty else { continue }
        let isOfOthers = slots.allSatisfy { slot in
          others.contains { $0.name == slot.parameter } && reply.isSure(slot)
        }
        if isOfOthers { return slots.map { Reading.Untaken(.value, $0.value) } }
      }
    }
    return []
  }

  /// The kinds of values that words can be by chance.
  private static let vague: Set<ValueKind> = [.text, .term, .number, .flag, .symbol, .unspoken]
}
