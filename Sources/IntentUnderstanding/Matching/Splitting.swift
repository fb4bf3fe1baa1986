import IntentModel
import IntentText
import IntentVocabulary

extension Interpreter {
  /// The most places at which an utterance is tried as two requests.
  static let mostSplits = 3

  /// Reads an utterance, and as two requests where that explains it better: "message Bobo I'm late and call Alice".
  func understandParts(of glances: [Glance]) -> Understanding {
    guard let known = glances.first else { return Understanding() }
    var (best, found) = (winner(in: glances), glances)
    var rest: String?
    let lattice = best?.builder.lattice ?? known.lattice
    var score = Float(best?.score ?? Double(Costs.threshold))
    for joint in joints(lattice).prefix(Self.mostSplits) {
      guard let (second, needed) = second(in: glances, after: joint, besides: score) else { continue }
      // Each is read as if it had been said alone.
      let text = lattice.words.text
      let end = lattice.words[joint.lowerBound].range.lowerBound
      let heads = self.glances(at: lattice.utterance.part(Words(text.stretch(0..<end))))
      guard let head = winner(in: heads, above: needed) else { continue }
      score = Float(head.score) + second
      (best, found) = (head, heads)
      rest = text.stretch(lattice.words[joint.upperBound].range.lowerBound..<text.utf8.count)
    }
    if best == nil, let told = afterStory(glances) ?? clause(glances) { return told }
    var understanding = Understanding(best, in: found, by: self, rest: rest)
    if let best { understanding.best?.slots += details(beside: best) }
    return understanding
  }

  /// The score of a second request after a joint, and what the one before it needs so that both are better than one;
  /// `nil` where that has less.
  private func second(
    in glances: [Glance], after joint: Range<Int>, besides whole: Float
  ) -> (score: Float, needed: Float)? {
    // Most joints join something else: that is seen first by the shorter part.
    let (head, rest) = (0..<joint.lowerBound, joint.upperBound..<glances[0].tokens.count)
    if head.count * 2 < rest.count, winner(in: glances, words: head) == nil { return nil }
    let second = winner(in: glances, words: rest, above: Self.secondScore).map { Float($0.score) }
    guard let second else { return nil }
    let needed = max(Costs.threshold, whole + Self.splitMargin - second)
    return winner(in: glances, words: head, above: needed) == nil ? nil : (second, needed)
  }

  /// The score that a second request needs, and by how much two requests must be better than one.
  static let secondScore: Float = 0.5
  private static let splitMargin: Float = 0.5

  /// Where a sentence may be cut in two: the words that join, each followed by a word that a phrase begins with.
  private func joints(_ lattice: Lattice) -> [Range<Int>] {
    let joint = lattice.reader.grammar.joint
    guard joint >= 0, lattice.count > 3 else { return [] }
    var places: [Range<Int>] = []
    for start in 1..<lattice.count - 1 {
      guard lattice.tokens.places[start].marks.contains(.joint) else { continue }
      for token in lattice.tokens[start] where token.wordClass == joint {
        let next = start + Int(token.length)
        if next < lattice.count, mayBegin(next, lattice, lattice.reader.grammar) { places.append(start..<next) }
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

  /// The bytes of the longest utterance; a longer text is none.
  static let mostText = 65_536

  /// A text longer than any request: its beginning is read, and the rest belongs to free text that it ends in.
  func understandLong(
    _ utterance: String, vocabulary: VocabularyIndex, in situation: Situation
  ) -> Understanding {
    guard utterance.utf8.count <= Self.mostText else { return Understanding() }
    let head = utterance.stretch(0..<Self.mostBytes / 8)
    let words = Words(head)
    guard words.count > 0, words.count <= Self.mostWords else { return Understanding() }
    let beginning = Utterance(words, vocabulary: vocabulary, in: situation)
    let glances = glances(at: beginning)
    var understanding = Understanding(winner(in: glances), in: glances, by: self)
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
