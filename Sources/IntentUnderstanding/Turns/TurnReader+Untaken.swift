import IntentModel

/// What a reply says of the open request that none of its parameters takes.
extension TurnReader {
  /// The known values of a reply that parameters of other intents take, where the open intent has none of their kind: an
  /// account at a payment that has none.
  ///
  /// Only a reply that is no act, or one by what its words are like alone, is looked through.
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

  /// The kinds of values that words say by chance.
  private static let vague: Set<ValueKind> = [.text, .term, .number, .flag, .symbol, .unspoken]
}
