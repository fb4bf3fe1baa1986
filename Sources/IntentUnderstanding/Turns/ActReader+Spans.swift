#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// The values that words can only be because a question is open.
extension ActReader {
  /// Values in small words that only the question makes possible: a time without "at", an hour of a day mentioned
  /// before, the number of a choice.
  static func values(
    in lattice: Lattice, _ expectation: Expectation, _ description: IntentDescription?
  ) -> [ValueSpan] {
    let (words, spotter) = (lattice.words, lattice.reader.spotter)
    let latest = LatestTime(expectation.latestTime, in: lattice.utterance.situation)
    let situation = latest.situation
    if !expectation.choices.isEmpty {
      return (0..<lattice.count).compactMap { word in
        guard !lattice.found.values.contains(where: { $0.words.contains(word) }),
          let alone = spotter.spans(in: Words(words.source(word..<word + 1)), situation: situation).first
        else { return nil }
        return ValueSpan(words: word..<word + 1, meaning: alone.meaning)
      }
    }
    let end = lattice.trimmed(0..<lattice.count).upperBound
    let isAsked = [expectation.parameter, expectation.latest].compactMap(\.self)
      .contains { description?[parameter: $0]?.kind == .date }
    let hours = isAsked ? latest.hours(among: lattice.found.values, in: words, spotter) : []
    if !hours.isEmpty { return hours }
    // Behind the name of a parameter that takes times, words are read as where a time is asked for.
    guard let first = isAsked ? 0 : endOfName(of: .date, in: lattice, description) else { return [] }
    // Where a time was given before, a number is a time only right behind words of correcting: else it may count
    // people.
    let isGiven = isAsked && expectation.parameter == nil
    for start in first..<max(first, min(first + mostBeforeATime, end)) where !isGiven || isLed(start, in: lattice) {
      let ends = isAsked ? [end] : Array((start + 1...min(start + mostOfATime, end)).reversed())
      for end in ends {
        guard let time = spotter.time(in: Words(words.source(start..<end)), situation: situation) else { continue }
        return [ValueSpan(words: start..<end, meaning: time, form: expectation.latestTime == nil ? .plain : .hour)]
      }
    }
    return []
  }

  /// Whether all words before one belong to the opening of a correction.
  private static func isLed(_ word: Int, in lattice: Lattice) -> Bool {
    var start = 0
    while start < word, let length = lattice.length(leading, at: start, before: word) { start += length }
    return start == word
  }

  /// What opens a correction.
  private static let leading: Set<String> = Set(
    ([.filler, .and, .but, .correction, .change, .it, .article] as [ReplyList]).map(\.name)
      + ["act_no", "act_hold", "control_wait", "control_back"])

  /// The index after the name of a parameter of some kind.
  private static func endOfName(
    of kind: ValueKind, in lattice: Lattice, _ description: IntentDescription?
  ) -> Int? {
    let names = Set((description?.parameters ?? []).filter { $0.kind == kind }.map { "parameter_\($0.name)" })
    if names.isEmpty { return nil }
    return (0..<lattice.count).lazy.compactMap { start in
      lattice.length(names, at: start, before: lattice.count).map { start + $0 }
    }.first
  }

  /// The most words that may stand before a time.
  private static let mostBeforeATime = 4
  /// The most words of a time that has other words beside it.
  private static let mostOfATime = 4

  /// Words that are a place because of a word for a kind of place: "Central Station", "the old harbour", "Palm Street
  /// 4".
  static func places(in lattice: Lattice) -> [Range<Int>] {
    (0..<lattice.count).filter { lattice.length([.place], at: $0, before: lattice.count) != nil }.map { noun in
      var (first, end) = (noun, noun + 1)
      while first > 0, noun - first < mostAroundNoun, lattice.breaks[first] == .none, names(first - 1, lattice) {
        first -= 1
      }
      while end < lattice.count, end - noun <= mostAroundNoun, lattice.breaks[end] == .none,
        lattice.isNumberOrWrittenAsName(end)
      {
        end += 1
      }
      return first..<end
    }
  }

  /// How many words before and after the word for the kind belong to the place.
  private static let mostAroundNoun = 2

  /// Whether a word may be part of a place's name.
  private static func names(_ word: Int, _ lattice: Lattice) -> Bool {
    let traits = lattice.traits[word]
    return traits.isDisjoint(with: [.function, .preposition, .filler, .firstPerson, .question, .outOfDomain])
      && lattice.length([.article, .preposition, .change, .correction], at: word, before: word + 1) == nil
  }
}

extension Lattice {
  /// Whether a word is a number, or is capitalised like a name.
  func isNumberOrWrittenAsName(_ word: Int) -> Bool {
    words.foldedBytes(word).first.map { (0x30...0x39).contains($0) } == true || isWrittenAsName(word)
  }
}
