import IntentModel
import IntentText
import IntentVocabulary

extension Interpreter {
  /// The most places at which an utterance is tried as two requests.
  private static let mostSplits = 3

  /// Reads an utterance, and as two requests where that explains it better: "message Bobo I'm late and call Alice".
  func understandParts(of utterance: Utterance) -> Understanding {
    let whole = candidates(utterance)
    var understanding = Understanding(whole)
    guard let best = whole.first else { return understanding }
    let words = utterance.words
    var score = understanding.best?.score ?? Double(Costs.threshold)
    for place in joints(best.builder.lattice, best.builder.grammar).prefix(Self.mostSplits) {
      let text = words.text
      let rest = text.stretch(words[place.upperBound].range.lowerBound..<text.utf8.count)
      guard let second = candidates(utterance.part(Words(rest))).first, second.score >= Self.secondScore
      else { continue }
      let before = Words(text.stretch(0..<words[place.lowerBound].range.lowerBound))
      let first = candidates(utterance.part(before))
      guard let head = first.first, head.score >= Double(Costs.threshold),
        head.score + second.score > score + Self.splitMargin
      else { continue }
      score = head.score + second.score
      understanding = Understanding(first)
      understanding.rest = rest
    }
    return understanding
  }

  /// How well a second request must stand on its own, and how much better two must be than one.
  private static let secondScore = 0.5
  private static let splitMargin = 0.5

  /// Where a sentence may be cut in two: the words that join, each followed by a word that a phrase begins with.
  private func joints(_ lattice: Lattice, _ grammar: Grammar) -> [Range<Int>] {
    guard grammar.joint >= 0, lattice.count > 3 else { return [] }
    var places: [Range<Int>] = []
    for start in 1..<lattice.count - 1 {
      for index in lattice.tokens.places(at: start) where lattice.tokens.all[index].wordClass == grammar.joint {
        let next = start + Int(lattice.tokens.all[index].length)
        if next < lattice.count, mayBegin(next, lattice, grammar) { places.append(start..<next) }
      }
    }
    return places
  }

  private func mayBegin(_ place: Int, _ lattice: Lattice, _ grammar: Grammar) -> Bool {
    lattice.tokens[place].contains { token in
      token.wordClass == WordClass.filler || token.wordClass == WordClass.polite
        || grammar.automaton.begins(with: token.wordClass)
    }
  }

  /// The most bytes that anybody says at once; more is no utterance.
  private static let mostText = 65_536

  /// A text longer than any request: its beginning is read, and the rest belongs to free text that it ends in.
  func understandLong(
    _ utterance: String, vocabulary: VocabularyIndex, in situation: Situation
  ) -> Understanding {
    guard utterance.utf8.count <= Self.mostText else { return Understanding() }
    let head = utterance.stretch(0..<Self.mostBytes / 8)
    let words = Words(head)
    guard words.count > 0, words.count <= Self.mostWords else { return Understanding() }
    let beginning = Utterance(words, vocabulary: vocabulary, in: situation)
    var understanding = Understanding(candidates(beginning))
    guard let last = understanding.best?.slots.last, let range = last.value.range,
      case .words = last.value.meaning, range.upperBound + 2 >= words.words.last?.range.upperBound ?? 0
    else {
      understanding.best = nil
      return understanding
    }
    let whole = range.lowerBound..<utterance.utf8.count
    let value = SpokenValue(utterance.stretch(whole), range: whole)
    if var best = understanding.best {
      best.slots[best.slots.count - 1].value = value
      understanding.best = best
    }
    return understanding
  }
}

extension String {
  /// A stretch by UTF-8 bytes, its bounds rounded down to whole characters.
  fileprivate func stretch(_ bytes: Range<Int>) -> String {
    let upper = Swift.min(bytes.upperBound, utf8.count)
    let start = utf8.index(startIndex, offsetBy: Swift.min(bytes.lowerBound, upper))
    let end = utf8.index(startIndex, offsetBy: upper)
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }
}
