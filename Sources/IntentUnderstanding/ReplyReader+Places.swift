import Foundation
import IntentModel
import IntentText
import IntentVocabulary

/// Places, which no vocabulary knows: a stretch must look like one, so that not any words are taken for it.
///
/// A word for a kind of place, a proper word, a number beside a word, or a word that the language does not have make a
/// place; the words of acts, of amounts, and those that describe instead of naming ("somewhere", "the cheapest one") do
/// not.
extension ReplyReader {
  // MARK: What a place is

  /// Whether a stretch may be a place.
  func isPlausiblePlace(_ range: Range<Int>) -> Bool {
    let said = stripped(trimmed(range))
    guard !said.isEmpty, !isOfAnAct(said), !isAmount(said), !isAnotherName(said) else { return false }
    if let noun = said.first(where: isPlaceWord) {
      // "The hotel we stayed at" names none.
      return !describes(said) && (noun..<said.upperBound).allSatisfy { mayBeInName($0) || isPlaceWord($0) }
    }
    // To another language than the user's own all words are unknown.
    return isOwnLanguage && !describes(said) && said.contains { !isOrdinary($0) } && said.allSatisfy(mayBeInName)
  }

  /// Whether a stretch is a place by a word of places in it, with nothing that says something else before it.
  func isNamedPlace(_ range: Range<Int>) -> Bool {
    let said = stripped(range)
    guard let noun = said.first(where: isPlaceWord), noun - said.lowerBound <= Self.mostBeforeNoun else { return false }
    return isPlausiblePlace(said) && !(said.lowerBound..<noun).contains { traits($0).contains(.speaker) }
      && (noun..<said.upperBound).allSatisfy { isPlaceWord($0) || !isOrdinary($0) || isSmall($0) }
  }

  /// The most words before the noun in the name of a place: "the old train station".
  private static let mostBeforeNoun = 2

  private func isPlaceWord(_ index: Int) -> Bool {
    replies.length(.place, at: index, before: words.count) != nil
  }

  /// Whether a word is one of the language's that names nothing by itself.
  private func isOrdinary(_ index: Int) -> Bool {
    if index > 0, words.source(bytes: words[index].range).first?.isUppercase == true { return false }
    return !traits(index).isDisjoint(with: [.common, .function, .filler, .structural, .neighbour, .preposition])
  }

  /// Whether a word may stand in a name that is none of the language's words: "I was distracted" is no place.
  private func mayBeInName(_ index: Int) -> Bool {
    let traits = traits(index)
    return !traits.contains(.function) || isSmall(index)
      || replies.length(.and, at: index, before: index + 1) != nil
  }

  private func isSmall(_ index: Int) -> Bool {
    !traits(index).isDisjoint(with: [.particle, .preposition])
      || replies.length([.article, .preposition], at: index, before: index + 1) != nil
  }

  /// Whether a stretch begins with words that describe a place without naming it, or the same as before.
  private func describes(_ range: Range<Int>) -> Bool {
    replies.length([.describing, .same], of: range)
      != nil
  }

  private func isOfAnAct(_ range: Range<Int>) -> Bool {
    phrases.act(range) != nil || phrases.turnAct(range) != nil || phrases.question(range) != nil
      || replies.length([.plan, .refusing], of: range)
        != nil
  }

  /// Whether a stretch is a name that another parameter has a vocabulary for: "a luxury ride".
  private func isAnotherName(_ range: Range<Int>) -> Bool {
    (description?.parameters ?? []).contains { parameter in
      guard case .name(let type) = parameter.kind else { return false }
      return name(type, of: parameter.name, range) != nil
    }
  }

  /// Whether a stretch is a number, an amount or a time and nothing else.
  private func isAmount(_ range: Range<Int>) -> Bool {
    values(in: range).contains { $0.words == 0..<range.count }
  }

  // MARK: The place among other words

  /// Values with each place that was said as it is called, without what was said around it; `nil` where one is no place.
  func placed(_ slots: [IntentDraft.Slot]) -> [IntentDraft.Slot]? {
    var placed: [IntentDraft.Slot] = []
    for slot in slots {
      guard kind(of: slot.parameter) == .place, case .words = slot.value.meaning, let bytes = slot.value.range else {
        placed.append(slot)
        continue
      }
      let said = words.words.indices.filter { bytes.contains(words[$0].range.lowerBound) }
      guard let first = said.first, let last = said.last, let place = place(in: first..<last + 1) else { return nil }
      if let other = otherParameter(ledToBy: stripped(place), in: place, than: slot.parameter) {
        placed.append(.init(other, text(withoutPrepositions(place))))
      } else {
        placed.append(place == first..<last + 1 ? slot : .init(slot.parameter, text(place)))
      }
    }
    return placed
  }

  /// The words of a place in a stretch: what says nothing of it is left off, before it and after it.
  ///
  /// “Somewhere central, the train station I guess” is the train station, and “I'll take the airport” the airport.
  func place(in range: Range<Int>) -> Range<Int>? {
    let clauses = clauses(in: range)
    guard clauses.count > 1, let best = clauses.first(where: { isNamedPlace(withoutLead($0)) }) else {
      let said = trimmed(withoutLead(range))
      return isPlausiblePlace(said) ? said : nil
    }
    // “12 Banyan Street, near the tree”: a part that begins with a preposition, or names a place, belongs to it.
    let end = clauses.last { $0.lowerBound == best.lowerBound || belongs($0, to: best) }?.upperBound
    return trimmed(withoutLead(best).lowerBound..<(end ?? best.upperBound))
  }

  private func belongs(_ clause: Range<Int>, to best: Range<Int>) -> Bool {
    clause.lowerBound > best.lowerBound && !isOfAnAct(clause)
      && (startsWithPreposition(clause) || !isOrdinary(clause.lowerBound) || isNamedPlace(clause))
  }

  private func clauses(in range: Range<Int>) -> [Range<Int>] {
    let starts = [range.lowerBound] + range.dropFirst().filter(hasMark)
    let ends = starts.dropFirst() + [range.upperBound]
    return zip(starts, ends).map { $0..<$1 }
  }

  /// Without "so" before it and "I guess" after it, and without what somebody does with the place.
  private func withoutLead(_ range: Range<Int>) -> Range<Int> {
    withoutDoing(withoutOpeningWords(range))
  }

  private func withoutOpeningWords(_ range: Range<Int>) -> Range<Int> {
    let rest = replies.dropping([.therefore, .filler, .correction], from: range, leaving: 1)
    return rest.lowerBound..<withoutHedge(rest)
  }

  /// Where a stretch ends without words of saying yes or nothing after it: "the station I guess".
  private func withoutHedge(_ range: Range<Int>) -> Int {
    let end = range.dropFirst().first { phrases.act($0..<range.upperBound) == .yes }
    return end ?? range.upperBound
  }

  /// Without what somebody does with the place: "I'll take the airport".
  private func withoutDoing(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound
    let isDoing = replies.length(.plan, at: start, before: range.upperBound) != nil
    guard start < range.upperBound, isDoing || traits(start).contains(.speaker) else {
      return start..<range.upperBound
    }
    let article = (start..<range.upperBound).first {
      replies.length(.article, at: $0, before: range.upperBound) != nil
    }
    return (article ?? start)..<range.upperBound
  }

  // MARK: Before the go-ahead

  /// A place that is said alone: it is where the request goes, unless a word leads to another place.
  func barePlace(_ body: Range<Int>) -> [IntentDraft.Slot]? {
    let said = stripped(body)
    guard expectation.question == .goAhead, isNamedPlace(said),
      let goal = description?.parameters.last(where: { $0.kind == .place })?.name
    else { return nil }
    return [.init(otherParameter(ledToBy: said, in: body, than: goal) ?? goal, text(withoutPrepositions(body)))]
  }
}
