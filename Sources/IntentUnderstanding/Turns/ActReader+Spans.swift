#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentText
import IntentVocabulary

/// What of the words may be a value only since a question is open.
extension ActReader {
  /// The values that only the question makes of small words: a time without "at", an hour of the day spoken of, the
  /// number of a choice.
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
    // After the name of a parameter that is a time, as where one is asked for.
    guard let first = isAsked ? 0 : endOfName(of: .date, in: lattice, description) else { return [] }
    // Beside a time that was given, a number is one only right behind words that correct: else it may count people.
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

  /// Whether every word before one belongs to what opens a correction.
  private static func isLed(_ word: Int, in lattice: Lattice) -> Bool {
    var start = 0
    while start < word, let length = lattice.length(leading, at: start, before: word) { start += length }
    return start == word
  }

  /// What opens a correction.
  private static let leading: Set<String> = Set(
    ([.filler, .and, .but, .correction, .change, .it, .article] as [ReplyList]).map(\.name)
      + ["act_no", "act_hold", "turn_wait", "turn_back"])

  /// The word after the name of a parameter of a kind.
  private static func endOfName(
    of kind: ValueKind, in lattice: Lattice, _ description: IntentDescription?
  ) -> Int? {
    let names = Set((description?.parameters ?? []).filter { $0.kind == kind }.map { "parameter_\($0.name)" })
    if names.isEmpty { return nil }
    return (0..<lattice.count).lazy.compactMap { start in
      lattice.length(names, at: start, before: lattice.count).map { start + $0 }
    }.first
  }

  /// How many words may stand before a time.
  private static let mostBeforeATime = 4
  /// How many words a time has beside which more is said.
  private static let mostOfATime = 4

  /// The stretches that a word for a kind of place makes one: "Central Station", "the old harbour", "Palm Street 4".
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

  /// How many words belong to a place before and after the one for its kind.
  private static let mostAroundNoun = 2

  /// Whether a word may be a part of the name of a place.
  private static func names(_ word: Int, _ lattice: Lattice) -> Bool {
    let traits = lattice.traits[word]
    return traits.isDisjoint(with: [.function, .preposition, .filler, .speaker, .question, .neighbour])
      && lattice.length([.article, .preposition, .change, .correction], at: word, before: word + 1) == nil
  }
}

extension Lattice {
  /// Whether a word is written as a name or as a number.
  func isNumberOrWrittenAsName(_ word: Int) -> Bool {
    words.foldedBytes(word).first.map { (0x30...0x39).contains($0) } == true || isWrittenAsName(word)
  }
}
