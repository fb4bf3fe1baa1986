import IntentModel
import IntentText

extension LanguagePrescreen {
  /// Whether there are two names, or two words of which values may be made.
  fileprivate var mayHaveTwo: Bool {
    if utterance.names.count > 1 { return true }
    guard let valuePlaces else { return false }
    return valuePlaces.count { $0 } > 1
  }
}

extension Interpreter {
  /// The slots that a request needs, so that what follows a joint can be another one with the verb left out.
  private static let slotsOfOne = 2
  /// The most places at which an utterance is tried as two such requests.
  private static let mostSplits = 3

  /// Two requests of one intent whose verb is said once.
  ///
  /// The words after the joint are read behind the verb of the first request, with the unit of its amount behind a bare
  /// number; both must have values for the same parameters, and explain the utterance better than one request does.
  ///
  /// Where nothing is understood, the joint is of any of the languages that know most of the words.
  func withOneVerb(
    _ words: Range<Int>, of prescreens: [LanguagePrescreen], besides whole: Float, _ best: Candidate?
  ) -> (head: Candidate, words: Range<Int>, rest: String)? {
    if let best { return withOneVerb(words, of: prescreens, besides: whole, in: best.builder.lattice) }
    guard let most = prescreens.map(\.knownShare).max() else { return nil }
    let familiar = prescreens.filter { (most - $0.knownShare) * Self.familiarParts < 1 && $0.mayHaveTwo }
    return familiar.lazy.compactMap { withOneVerb(words, of: prescreens, besides: whole, in: $0.lattice) }.first
  }

  /// A language that knows most of the words knows all but this part of what the best one does: one in four.
  private static let familiarParts: Double = 4

  private func withOneVerb(
    _ words: Range<Int>, of prescreens: [LanguagePrescreen], besides whole: Float, in lattice: Lattice
  ) -> (head: Candidate, words: Range<Int>, rest: String)? {
    let joint = lattice.reader.grammar.joint
    // On both sides there is a name, or a value: of whom nothing is known is sent money too.
    let names = lattice.utterance.names.map(\.words.lowerBound)
    let values = lattice.found.values.map(\.words.lowerBound)
    let sides = [names, values].compactMap { starts in
      starts.min().flatMap { first in starts.max().map { first..<$0 } }
    }
    guard joint >= 0, sides.contains(where: { !$0.isEmpty }) else { return nil }
    let joints = words.dropFirst().dropLast().lazy.filter { place in
      lattice.tokens.places[place].marks.contains(.joint)
        && sides.contains { $0.lowerBound < place && place < $0.upperBound }
    }
    for start in joints.prefix(Self.mostSplits) {
      for token in lattice.tokens[start] where token.wordClass == joint {
        let (head, rest) = (words.lowerBound..<start, start + Int(token.length)..<words.upperBound)
        guard !rest.isEmpty, let candidate = winner(in: prescreens, words: head), !candidate.isDenied,
          let second = second(like: candidate.reading(), behind: head.lowerBound, rest, in: lattice),
          Float(candidate.score) + second.score > whole
        else { continue }
        return (candidate, head, second.text)
      }
    }
    return nil
  }

  /// What follows the joint as a request of its own, and its score.
  private func second(
    like first: Reading, behind start: Int, _ rest: Range<Int>, in lattice: Lattice
  ) -> (text: String, score: Float)? {
    let parameters = Set(first.slots.map(\.parameter))
    guard parameters.count >= Self.slotsOfOne, first.slots.count == parameters.count,
      let begin = first.slots.compactMap({ $0.value.range?.lowerBound }).min()
    else { return nil }
    let words = lattice.words
    let verb = words.part(start..<max(start, words.words.prefix { $0.range.upperBound <= begin }.count))
    var text = "\(verb) \(words.part(rest))"
    guard !verb.isEmpty, let read = reading(of: text, like: first, in: lattice) else { return nil }
    for slot in read.slots where !slot.value.text.contains(where: \.isLetter) {
      guard let same = first.slots.first(where: { $0.parameter == slot.parameter }) else { continue }
      let unit = same.value.text.drop { !$0.isWhitespace }
      guard !unit.isEmpty, let range = text.firstRange(of: slot.value.text) else { continue }
      text.insert(contentsOf: unit, at: range.upperBound)
    }
    return reading(of: text, like: first, in: lattice).map { (text, Float($0.score)) }
  }

  private func reading(of text: String, like first: Reading, in lattice: Lattice) -> Reading? {
    let utterance = Utterance(
      Words(text), vocabulary: lattice.utterance.vocabulary, in: lattice.utterance.situation)
    guard let read = winner(in: prescreens(at: utterance))?.reading(), read.intent == first.intent,
      Set(read.slots.map(\.parameter)) == Set(first.slots.map(\.parameter)), read.slots.count == first.slots.count
    else { return nil }
    return read
  }
}
