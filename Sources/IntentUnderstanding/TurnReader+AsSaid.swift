import Foundation
import IntentModel
import IntentText
import IntentVocabulary

/// What was said and would be lost: more people than a parameter takes, an amount below nothing, "but don't send it yet".
extension TurnReader {
  /// An act with all that was said in it.
  func asSaid(_ act: DialogueAct) -> DialogueAct {
    guard case .request(let understanding) = act else { return act }
    return .request(asSaid(understanding).0)
  }

  /// The request with all that was said, and whether the user wants it held back.
  func asSaid(_ understanding: Understanding) -> (Understanding, isHeldBack: Bool) {
    guard var best = understanding.best, let description = interpreter.descriptions[best.intent],
      let reader = interpreter.readers.first(where: { $0.grammar.tag == best.language })
    else { return (understanding, false) }
    var isHeldBack = false
    best.slots = best.slots.compactMap { slot in
      guard let kind = description[parameter: slot.parameter]?.kind else { return slot }
      switch kind {
      case .text:
        guard let text = withoutHolding(slot.value, reader.replies) else { return slot }
        isHeldBack = true
        return IntentDraft.Slot(slot.parameter, text)
      case .money: return isPositive(slot.value, reader.replies) ? slot : nil
      case .person where description[parameter: slot.parameter]?.isArray == false:
        return IntentDraft.Slot(slot.parameter, withOthers(slot.value, reader.replies))
      default: return slot
      }
    }
    var said = understanding
    said.best = best
    return (said, isHeldBack)
  }

  /// The word that begins at a place in the text, or the first after it.
  private func word(at byte: Int) -> Int { words.words.firstIndex { $0.range.lowerBound >= byte } ?? words.count }

  // MARK: Holding back

  /// A text without the words of holding back at its end; `nil` where there are none.
  private func withoutHolding(_ value: SpokenValue, _ replies: ReplyWords) -> SpokenValue? {
    guard let range = value.range else { return nil }
    let phrases = ActPhrases(replies: replies, words: words, asksForText: false)
    let (first, end) = (word(at: range.lowerBound), word(at: range.upperBound))
    guard first + 2 < end else { return nil }
    for start in first + 1..<end - 1 {
      guard replies.length(.but, at: start, before: end, in: words) != nil else { continue }
      guard phrases.act(phrases.trimmed(start + 1..<end)) == .hold else { continue }
      let kept = range.lowerBound..<words[start - 1].range.upperBound
      return SpokenValue(words.source(bytes: kept), range: kept)
    }
    return nil
  }

  // MARK: Amounts

  /// Whether an amount is more than nothing, as it was said.
  private func isPositive(_ value: SpokenValue, _ replies: ReplyWords) -> Bool {
    if case .money(let amount) = value.meaning, amount.amount <= 0 { return false }
    guard let range = value.range else { return true }
    let before = words.source(bytes: 0..<range.lowerBound)
    if let sign = before.last, sign == "-" || sign == "\u{2212}" {
      return before.dropLast().last.map { $0.isLetter || $0.isNumber } ?? false
    }
    let first = word(at: range.lowerBound)
    return first == 0 || replies.length(.minus, at: first - 1, before: first, in: words) == nil
  }

  // MARK: People

  /// A person together with others of the same name: the app gets all of them to ask which.
  private func withOthers(_ value: SpokenValue, _ replies: ReplyWords) -> SpokenValue {
    guard case .person(var person) = value.meaning, let range = value.range else { return value }
    let end = word(at: range.upperBound)
    guard let and = replies.length(.and, at: end, before: words.count, in: words), end + and < words.count else {
      return value
    }
    let first = end + and
    for length in stride(from: min(3, words.count - first), through: 1, by: -1) {
      let others = people(words.source(first..<first + length))
      guard !others.isEmpty else { continue }
      let named = person.siriMatches.isEmpty ? people(value.text) : person.siriMatches
      person.siriMatches = named + others.filter { !named.contains($0) }
      let whole = range.lowerBound..<words[first + length - 1].range.upperBound
      person.displayName = words.source(bytes: whole)
      return SpokenValue(words.source(bytes: whole), range: whole, .person(person))
    }
    return value
  }

  private func people(_ name: String) -> [Person] {
    vocabulary.matches(for: name, of: .contactName)
      .filter { $0.found == .exact || $0.found == .nickname || $0.found == .partial }.compactMap(\.person)
  }
}
