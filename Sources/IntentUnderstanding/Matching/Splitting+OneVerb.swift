import IntentModel
import IntentText

extension Interpreter {
  /// The slots that a request needs, so that what follows a joint can be another one with the verb left out.
  private static let slotsOfOne = 2

  /// Two requests of one intent whose verb is said once.
  ///
  /// The words after the joint are read behind the verb of the first request, with the unit of its amount behind a bare
  /// number; both must have values for the same parameters, and explain the utterance better than one request does.
  func withOneVerb(
    _ words: Range<Int>, of glances: [Glance], besides whole: Float, in lattice: Lattice
  ) -> (head: Candidate, words: Range<Int>, rest: String)? {
    let joint = lattice.reader.grammar.joint
    let names = lattice.utterance.names.map(\.words.lowerBound)
    guard joint >= 0, let first = names.min(), let last = names.max(), first < last else { return nil }
    let joints = words.dropFirst().dropLast().lazy.filter {
      first < $0 && $0 < last && lattice.tokens.places[$0].marks.contains(.joint)
    }
    for start in joints.prefix(Self.mostSplits) {
      for token in lattice.tokens[start] where token.wordClass == joint {
        let (head, rest) = (words.lowerBound..<start, start + Int(token.length)..<words.upperBound)
        guard !rest.isEmpty, let candidate = winner(in: glances, words: head), !candidate.isDenied,
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
    guard let read = winner(in: glances(at: utterance))?.reading(), read.intent == first.intent,
      Set(read.slots.map(\.parameter)) == Set(first.slots.map(\.parameter)), read.slots.count == first.slots.count
    else { return nil }
    return read
  }
}
