import IntentModel
import IntentText
import IntentVocabulary

extension Interpreter {
  /// The most places at which an utterance is tried as two requests.
  static let mostSplits = 3

  /// Reads an utterance, and as two requests where that explains it better: "message Bobo I'm late and call Alice".
  func understand(_ words: Range<Int>, of prescreens: [LanguagePrescreen]) -> Understanding {
    guard let known = prescreens.first, !words.isEmpty else { return Understanding() }
    var (best, read) = (winner(in: prescreens, words: words), words)
    var rest: String?
    let lattice = best?.builder.lattice ?? known.lattice
    var score = Float(best?.score ?? Double(Costs.threshold))
    for joint in joints(lattice, words).prefix(Self.mostSplits) {
      guard let (head, second) = parts(words, of: prescreens, at: joint, besides: score, best) else { continue }
      score = Float(head.score) + second
      (best, read) = (head, words.lowerBound..<joint.lowerBound)
      rest = lattice.words.part(joint.upperBound..<words.upperBound)
    }
    if rest == nil, best?.isDenied != true, let two = withOneVerb(words, of: prescreens, besides: score, best) {
      (best, read, rest) = (two.head, two.words, two.rest)
    }
    if let best, best.isDenied, rest == nil, let both = beside(best, in: read, prescreens) { return both }
    if best == nil, let told = afterStory(words, prescreens) ?? clause(words, prescreens) { return told }
    var understanding = Understanding(best, words: read, in: prescreens, by: self, rest: rest)
    if let best { understanding.best?.add(details(beside: best, in: read)) }
    return understanding
  }

  /// A request that the words deny with the clause before or after it that says what is wished: both are heard, in the
  /// order in which they were said.
  private func beside(_ denied: Candidate, in words: Range<Int>, _ prescreens: [LanguagePrescreen]) -> Understanding? {
    let (clauses, lattice) = (denied.leftOut(of: words), denied.builder.lattice)
    func request(_ clause: Range<Int>) -> Candidate? { winner(in: prescreens, words: clause, above: Self.secondScore) }
    if let first = clauses.first, first.lowerBound == words.lowerBound, first.upperBound < words.upperBound,
      lattice.breaks[first.upperBound] != .none, let wish = request(first)
    {
      let rest = lattice.words.part(first.upperBound..<words.upperBound)
      return Understanding(wish, words: first, in: prescreens, by: self, rest: rest)
    }
    guard let last = clauses.last, last.upperBound == words.upperBound, lattice.breaks[last.lowerBound] != .none,
      request(last) != nil
    else { return nil }
    return Understanding(denied, words: words, in: prescreens, by: self, rest: lattice.words.part(last))
  }

  /// The request before a joint and the score of the one after it; `nil` where both are not better than one.
  private func parts(
    _ words: Range<Int>, of prescreens: [LanguagePrescreen], at joint: Range<Int>, besides whole: Float,
    _ best: Candidate?
  ) -> (head: Candidate, second: Float)? {
    // Most joints join something else: that is seen first by the shorter part.
    let (head, rest) = (words.lowerBound..<joint.lowerBound, joint.upperBound..<words.upperBound)
    if head.count * 2 < rest.count, winner(in: prescreens, words: head) == nil { return nil }
    guard let second = winner(in: prescreens, words: rest, above: Self.secondScore),
      // A text goes on behind the joint: what it denies is said to its reader.
      !second.isDenied || best?.endsInText != true
    else { return nil }
    let needed = max(Costs.threshold, whole + Self.splitMargin - Float(second.score))
    return winner(in: prescreens, words: head, above: needed).map { ($0, Float(second.score)) }
  }

  /// The score that a second request needs, and by how much two requests must be better than one.
  static let secondScore: Float = 0.5
  private static let splitMargin: Float = 0.5

  /// Where a sentence may be cut in two: the words that join, each followed by a word that a phrase begins with.
  private func joints(_ lattice: Lattice, _ words: Range<Int>) -> [Range<Int>] {
    let joint = lattice.reader.grammar.joint
    guard joint >= 0, words.count > 3 else { return [] }
    var places: [Range<Int>] = []
    for start in words.dropFirst().dropLast() {
      guard lattice.tokens.places[start].marks.contains(.joint) else { continue }
      for token in lattice.tokens[start] where token.wordClass == joint {
        let next = start + Int(token.length)
        if next < words.upperBound, mayBegin(next, lattice, lattice.reader.grammar) { places.append(start..<next) }
      }
    }
    return places
  }

  private func mayBegin(_ place: Int, _ lattice: Lattice, _ grammar: Grammar) -> Bool {
    lattice.tokens[place].contains { token in
      token.wordClass == WordClass.filler || token.wordClass == WordClass.polite
        || token.wordClass == WordClass.denialBefore || grammar.automaton.begins(with: token.wordClass)
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
    let prescreens = prescreens(at: beginning)
    var understanding = Understanding(winner(in: prescreens), words: 0..<words.count, in: prescreens, by: self)
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

extension Words {
  /// The words of a range with all that separates them, up to the end of the text where it reaches it.
  func part(_ range: Range<Int>) -> String {
    guard let first = range.first else { return "" }
    let end = range.upperBound == count ? text.utf8.count : self[range.upperBound - 1].range.upperBound
    return source(bytes: self[first].range.lowerBound..<end)
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
