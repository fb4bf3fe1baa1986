import IntentModel
import IntentText
import IntentVocabulary

extension Interpreter {
  /// What words add to the request before them that only make sense after it: "and to Alice too", "the same to Bobo".
  ///
  /// They have to say that they go on ("and", "too", "the same") and nothing that is not known: somebody of the
  /// user's contacts, an amount, a date.
  ///
  /// - `intent`: the intent of the request before.
  /// - `parameter`: the parameter that a bare name is for.
  /// - Returns: what is said otherwise than before; `nil` where the words do not go on with it.
  public func readContinuation(
    _ utterance: String, of intent: IntentName, parameter: String?, vocabulary: VocabularyIndex,
    in situation: Situation
  ) -> Continuation? {
    var utterance = utterance
    utterance.makeContiguousUTF8()
    guard utterance.utf8.count <= ContinuationReader.mostBytes else { return nil }
    let words = Words(utterance)
    let own = readers.filter { $0.grammar.tag == situation.language }
    for reader in own + readers.filter({ $0.grammar.tag != situation.language }) {
      let reply = ReplyReader(
        interpreter: self, reader: reader, words: words,
        expectation: Expectation(.value, intent: intent, parameter: parameter), description: descriptions[intent],
        vocabulary: vocabulary, situation: situation)
      if let slots = ContinuationReader(reader: reply).slots() {
        return Continuation(slots: slots, language: reader.grammar.tag)
      }
    }
    return nil
  }
}

/// What is said otherwise than in the request before, and in which language.
public struct Continuation: Sendable, Hashable {
  public var slots: [IntentDraft.Slot]
  public var language: String

  public init(slots: [IntentDraft.Slot], language: String) {
    self.slots = slots
    self.language = language
  }
}

/// Reads words that go on with the request before them.
struct ContinuationReader {
  let reader: ReplyReader

  /// Nobody goes on in more bytes than this.
  static let mostBytes = 200

  func slots() -> [IntentDraft.Slot]? {
    var rest = 0..<reader.words.count
    var goesOn = false
    // "As well" at the end goes before "well", which says nothing.
    while let length = endLength(rest) {
      rest = rest.lowerBound..<rest.upperBound - length
      goesOn = true
    }
    rest = reader.trimmed(rest)
    while let length = length({ [.and, .addition, .same, .too].contains($0) }, rest) {
      rest = rest.lowerBound + length..<rest.upperBound
      goesOn = true
    }
    while let length = endLength(rest) {
      rest = rest.lowerBound..<rest.upperBound - length
      goesOn = true
    }
    guard goesOn, !rest.isEmpty, let slots = reader.answers(rest) else { return nil }
    let isKnown = slots.contains { reader.isKnown($0.value.meaning) }
    return isKnown ? slots : nil
  }

  private func length(_ isWanted: (ReplyWords.Role) -> Bool, _ range: Range<Int>) -> Int? {
    reader.replies.length(isWanted, at: range.lowerBound, before: range.upperBound, in: reader.words)
  }

  /// The length of a "too" or "as well" at the end.
  private func endLength(_ range: Range<Int>) -> Int? {
    (1...3).first { length in
      length < range.count && self.length({ $0 == .too }, range.upperBound - length..<range.upperBound) == length
    }
  }
}
