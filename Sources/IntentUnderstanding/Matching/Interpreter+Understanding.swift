import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

extension Interpreter {
  /// Reads words as a request, or as several where that explains them better.
  ///
  /// - Parameters:
  ///   - found: By language, the requests that were already found for all words.
  ///   - readsClauses: Whether one of the clauses may be the request where the whole is none.
  ///   - readsRemarks: Whether remarks before and behind a request may be left out.
  func understand(
    _ words: Range<Int>, of prescreens: [LanguagePrescreen], among found: FoundRequests = [:],
    readsClauses: Bool = true, readsRemarks: Bool = true
  ) -> Understanding {
    if words.isEmpty { return Understanding() }
    let winner = winner(in: prescreens, words: words, joining: true, among: found)
    if readsRemarks, let request = requestBesideRemarks(winner, words, prescreens) { return request }
    guard let winner else {
      if readsClauses, words.lowerBound == 0, words.upperBound == prescreens.first?.lattice.count,
        let clause = understandClauses(prescreens, above: Self.surelyRequest, needsPhrase: true)
      {
        return clause
      }
      return Understanding(nil, words: words, in: prescreens, by: self)
    }
    if let message = splitText(of: winner, words, prescreens) { return message }
    return said(by: winner, words, prescreens)
  }

  /// A message, and the request that its text runs into.
  private func splitText(
    of winner: Candidate, _ words: Range<Int>, _ prescreens: [LanguagePrescreen]
  ) -> Understanding? {
    guard winner.isAlone, let start = requestInText(of: winner, words) else { return nil }
    let own = words.lowerBound..<start
    var message = understand(own, of: prescreens.map { $0.within(own) })
    guard message.best?.intent == winner.intent, message.rest == nil else { return nil }
    message.rest = .init(winner.builder.lattice.words.part(start..<words.upperBound))
    return message
  }

  /// The understanding for a winner, with the requests joined to it.
  func said(
    by winner: Candidate, _ words: Range<Int>, _ prescreens: [LanguagePrescreen]
  ) -> Understanding {
    let joined = winner.joined
    let own = joined == nil ? words : words.lowerBound..<winner.end
    var understanding = Understanding(winner, words: own, in: prescreens, by: self)
    understanding.best?.add(details(beside: winner, in: own))
    if let joined {
      let others = joined.start..<words.upperBound
      let read = said(by: joined, others, prescreens)
      understanding.rest = rest(read, others, behind: winner, joined)
    }
    return understanding
  }

  /// The requests joined to a request, each in words that could be said alone.
  private func rest(
    _ read: Understanding, _ words: Range<Int>, behind first: Candidate, _ candidate: Candidate
  ) -> Understanding.Rest {
    let text = candidate.builder.lattice.words
    guard candidate.hasVerbOfFirst, let second = read.best else { return .init(text.part(words), read) }
    let before = first.reading()
    let verb = first.builder.lattice.words.words
    let begin = before.slots.compactMap { $0.value.range?.lowerBound }.min()
    let end = verb.prefix { word in begin.map { word.range.upperBound <= $0 } == true }.count
    var rest = Understanding.Rest("\(text.part(first.start..<max(first.start, end))) \(text.part(words))", read)
    rest.addUnits(of: before, to: second)
    return rest
  }

  /// The most bytes of an utterance; a longer text is not read.
  static let mostText = 65_536

  /// Reads the beginning of a text that is longer than any request; the rest becomes part of the free text at its end.
  func understandLong(
    _ utterance: String, vocabulary: VocabularyIndex, in situation: Situation
  ) -> Understanding {
    guard utterance.utf8.count <= Self.mostText else { return Understanding() }
    let head = utterance.stretch(0..<Self.mostBytes / 8)
    let words = Words(head)
    guard words.count > 0, words.count <= WordLattice.mostWords else { return Understanding() }
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
  /// The word that begins at a place in the text, or the first after it.
  func word(at byte: Int) -> Int { words.firstIndex { $0.range.lowerBound >= byte } ?? count }

  /// The words that begin in some bytes of the text.
  func stretch(of bytes: Range<Int>) -> Range<Int> { word(at: bytes.lowerBound)..<word(at: bytes.upperBound) }

  /// The bytes of some words; `nil` of none.
  func bytes(of words: Range<Int>) -> Range<Int>? {
    guard let first = words.first, let last = words.last else { return nil }
    return self[first].range.lowerBound..<self[last].range.upperBound
  }

  /// The text of some words with everything between them, up to the end of the text where they reach it.
  func part(_ range: Range<Int>) -> String {
    guard let first = range.first else { return "" }
    let end = range.upperBound == count ? text.utf8.count : self[range.upperBound - 1].range.upperBound
    return source(bytes: self[first].range.lowerBound..<end)
  }
}

extension String {
  /// A part of the text given in UTF-8 bytes; the bounds are rounded down to whole characters.
  fileprivate func stretch(_ bytes: Range<Int>) -> String {
    let upper = Swift.min(bytes.upperBound, utf8.count)
    let start = utf8.index(startIndex, offsetBy: Swift.min(bytes.lowerBound, upper))
    let end = utf8.index(startIndex, offsetBy: upper)
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }
}
