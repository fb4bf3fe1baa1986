import IntentModel
import IntentText
import IntentVocabulary

extension Interpreter {
  /// Reads an utterance, and as two requests where that explains it better: "message Bobo I'm late and call Alice".
  func understand(_ words: Range<Int>, of prescreens: [LanguagePrescreen]) -> Understanding {
    guard let known = prescreens.first, !words.isEmpty else { return Understanding() }
    let first = winner(in: prescreens, words: words, joining: true)
    var (best, read, rest) = (first, words, String?.none)
    if let first, let joined = first.joined {
      read = words.lowerBound..<first.end
      rest = known.lattice.words.part(joined.start..<words.upperBound)
    }
    let score = Float(best?.score ?? Double(Costs.threshold))
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

  /// The score that a second request needs.
  static let secondScore = Costs.secondRequest

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
