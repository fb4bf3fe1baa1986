import IntentModel
import IntentText
import IntentVocabulary

extension DialogueAct {
  /// Values that differ from the earlier request, and their language.
  public struct Continuation: Sendable, Hashable, Codable {
    /// The values that take the place of those of the earlier request.
    public var slots: [IntentDraft.Slot]
    /// The tag of the language it was said in.
    public var language: String

    /// New values for the request before.
    public init(slots: [IntentDraft.Slot], language: String) {
      self.slots = slots
      self.language = language
    }
  }
}

/// Reads words that go on with the request before them.
struct ContinuationReader {
  let reader: ReplyReader

  /// A continuation has no more bytes than this.
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
    while let length = length([.and, .addition, .same, .too], rest) {
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

  /// The text in other words, or more of it, after words of correcting or adding: "no wait, say it should arrive
  /// tomorrow".
  ///
  /// What moves money is never made again in this way.
  func text() -> [IntentDraft.Slot]? {
    let all = 0..<reader.words.count
    var rest = reader.trimmed(all)
    while let length = length([.correction, .and, .too], rest) ?? waitLength(rest),
      length < rest.count
    {
      rest = rest.lowerBound + length..<rest.upperBound
      // "Say" alone says nothing, and leads to a text here.
      if self.length(.lead, rest) == nil { rest = reader.trimmed(rest) }
    }
    guard rest.lowerBound > all.lowerBound, let parameter = reader.freeText, let lead = length(.lead, rest),
      lead < rest.count, reader.description?.parameters.contains(where: { $0.kind == .money }) == false
    else { return nil }
    return [.init(parameter, reader.content(of: rest.lowerBound..<all.upperBound))]
  }

  private func waitLength(_ range: Range<Int>) -> Int? {
    reader.phrases.longestTurn(at: range.lowerBound, before: range.upperBound).flatMap {
      $0.act == .wait || $0.act == .back ? $0.length : nil
    } ?? reader.leadingAct(range).flatMap { [.no, .hold].contains($0.act) ? $0.length : nil }
  }

  private func length(_ kinds: ReplyPhrases.Kinds, _ range: Range<Int>) -> Int? {
    reader.replies.length(kinds, of: range)
  }

  /// The length of a "too" or "as well" at the end.
  private func endLength(_ range: Range<Int>) -> Int? {
    (1...3).first { length in
      length < range.count && self.length(.too, range.upperBound - length..<range.upperBound) == length
    }
  }
}
