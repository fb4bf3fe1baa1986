import IntentModel
import IntentText

extension ReplyReader {
  // MARK: Statements

  /// The values that the words state.
  ///
  /// In the order of confidence: several sentences ("it's for three and I'm going to
  /// the zoo"), words after a marker of a parameter, an answer, a sentence about a parameter ("the amount is $20").
  func told(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    several(range) ?? marked(range) ?? answers(range) ?? statement(range)
  }

  /// A parameter by its name, and what it is: "my choice is the limousine", "Bobo is the name of the receiver".
  func statement(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard !asksForText else { return nil }
    if let slots = marked(range) { return slots }
    for index in range {
      guard let length = replies.length(.is, at: index, before: range.upperBound, in: words) else { continue }
      let (before, after) = (range.lowerBound..<index, index + length..<range.upperBound)
      guard !before.isEmpty, !after.isEmpty else { continue }
      // "The name of the person I want to pay": the words after "name" add nothing to it.
      if let named = namedParameter(before), named.rest.count <= 8, let slots = stated(named.parameter, after) {
        return slots
      }
      if let named = namedParameter(after), named.rest.count <= 3, let slots = stated(named.parameter, before) {
        return slots
      }
    }
    return nil
  }

  /// The words after a marker of a parameter: "going to the zoo" is where the ride ends, also when something else was
  /// asked.
  func marked(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    let found = replies.longest(at: range.lowerBound, before: range.upperBound, in: words) { role in
      if case .marker(let name) = role { description?[parameter: name] != nil } else { false }
    }
    guard let found, case .marker(let name) = found.role, found.length < range.count else { return nil }
    return stated(name, range.lowerBound + found.length..<range.upperBound)
  }

  private func stated(_ parameter: String, _ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard let kind = kind(of: parameter) else { return nil }
    let value = withoutInstead(trimmed(range))
    guard !value.isEmpty else { return nil }
    switch kind {
    case .text: return [.init(parameter, content(of: range))]
    default:
      let whole = mentions(value).flatMap { $0.isWhole ? $0.slots : nil }
      return values(of: parameter, kind, value) ?? carried(value, by: carriers(parameter)) ?? whole
        ?? own(parameter, kind, value).map { [$0] }
    }
  }

  /// Sentences of which each says something, and none another thing of the same parameter.
  func several(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard !asksForText else { return nil }
    let sentences = sentences(in: range).filter { !trimmed($0).isEmpty }
    guard (2...4).contains(sentences.count) else { return nil }
    var slots: [IntentDraft.Slot] = []
    for sentence in sentences.map(withoutBut) {
      if let act = act(sentence) ?? act(trimmed(sentence)), act == .yes || act == .send { continue }
      // "Oh, sorry. To Alice."
      if length(.correction, trimmed(sentence)) == trimmed(sentence).count { continue }
      // "Take" says nothing in "take the second", and much in "take me to the zoo".
      guard let said = said(sentence) ?? said(trimmed(sentence)),
        said.allSatisfy({ new in !slots.contains { $0.parameter == new.parameter } })
      else { return nil }
      slots += said
    }
    return slots.isEmpty ? nil : slots
  }

  private func withoutBut(_ sentence: Range<Int>) -> Range<Int> {
    guard let length = length(.but, sentence), length < sentence.count else { return sentence }
    return trimmed(sentence.lowerBound + length..<sentence.upperBound)
  }

  private func said(_ sentence: Range<Int>) -> [IntentDraft.Slot]? {
    if case .values(let slots, _)? = change(sentence) ?? correction(sentence) { return slots }
    return statement(sentence) ?? fitting(sentence)
  }

  private func length(_ role: ReplyWords.Role, _ range: Range<Int>) -> Int? {
    replies.length(role, at: range.lowerBound, before: range.upperBound, in: words)
  }

  /// The parts between punctuation marks and words of "and"; the "and" of a number separates nothing.
  private func sentences(in range: Range<Int>) -> [Range<Int>] {
    var sentences: [Range<Int>] = []
    var start = range.lowerBound
    let values = reader.spotter.spans(in: words, situation: situation).map(\.words)
    for index in range.dropFirst() {
      if values.contains(where: { $0.lowerBound < index && $0.contains(index) }) { continue }
      if let length = replies.length(.and, at: index, before: range.upperBound, in: words), start < index {
        sentences.append(start..<index)
        start = index + length
      } else if start < index, hasMark(before: index) {
        sentences.append(start..<index)
        start = index
      }
    }
    if start < range.upperBound { sentences.append(start..<range.upperBound) }
    return sentences
  }

  /// Whether a full stop or a comma precedes a word.
  func hasMark(before index: Int) -> Bool { Self.hasMark(before: index, in: words) }

  static func hasMark(before index: Int, in words: Words) -> Bool {
    gap(before: index, in: words).contains { ".!?;,".contains($0) }
  }

  /// The text between a word and the one before it.
  func gap(before index: Int) -> String { Self.gap(before: index, in: words) }

  private static func gap(before index: Int, in words: Words) -> String {
    guard index > 0, index < words.count else { return "" }
    return words.source(bytes: words[index - 1].range.upperBound..<words[index].range.lowerBound)
  }
}
