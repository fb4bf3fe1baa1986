import IntentModel
import IntentText
import IntentVocabulary

extension Interpreter {
  /// The most places at which an utterance is tried as two requests.
  private static let mostSplits = 3

  /// Reads an utterance as two requests, where that explains it better: "message Bobo I'm late and call Alice".
  func split(
    _ whole: Understanding, _ words: Words, _ vocabulary: VocabularyIndex, _ situation: Situation
  ) -> Understanding {
    guard let best = whole.best ?? whole.runnersUp.first,
      let reader = readers.first(where: { $0.grammar.tag == best.language })
    else { return whole }
    var result = whole
    var score = whole.best?.score ?? Double(Costs.threshold)
    for place in joints(words, reader.grammar).prefix(Self.mostSplits) {
      let text = words.text
      let before = Words(text.stretch(0..<words[place.lowerBound].range.lowerBound))
      let rest = text.stretch(words[place.upperBound].range.lowerBound..<text.utf8.count)
      guard let second = readings(Words(rest), vocabulary, situation).first,
        second.score >= Self.secondScore
      else { continue }
      let first = readings(before, vocabulary, situation)
      guard let head = first.first, head.score >= Double(Costs.threshold),
        head.score + second.score > score + Self.splitMargin
      else { continue }
      score = head.score + second.score
      result = Understanding(first)
      result.rest = rest
    }
    return result
  }

  /// How well a second request must stand on its own, and how much better two must be than one.
  private static let secondScore = 0.5
  private static let splitMargin = 0.5

  /// Where a sentence may be cut in two: the words that join, each followed by a word that a phrase begins with.
  private func joints(_ words: Words, _ grammar: Grammar) -> [Range<Int>] {
    guard grammar.joint >= 0, words.count > 3 else { return [] }
    let lexicon = grammar.lexicon
    guard words.words.dropLast().dropFirst().contains(where: { lexicon.mayBegin(grammar.joint, with: $0.hash) })
    else { return [] }
    let ids = words.words.map { lexicon.id($0.hash) }
    var places: [Range<Int>] = []
    for start in 1..<words.count - 1 {
      lexicon.tokens(at: start, in: ids) { wordClass, length in
        let next = start + length
        if wordClass == grammar.joint, next < words.count { places.append(start..<next) }
      }
    }
    return places.filter { place in
      var begins = false
      lexicon.tokens(at: place.upperBound, in: ids) { wordClass, _ in
        if grammar.automaton.begins(with: wordClass) { begins = true }
        if wordClass == WordClass.filler || wordClass == WordClass.polite { begins = true }
      }
      return begins
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
    var understanding = Understanding(readings(words, vocabulary, situation))
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
