import IntentModel
import IntentText
import IntentVocabulary

/// Reads requests that no phrase reads, by what was learned of their words.
extension Interpreter {
  /// The clauses of an utterance, and what each of them is by its words.
  func clauses(in lattice: Lattice) -> [Clause] {
    let weights = lattice.reader.clauses
    if weights.isEmpty { return [] }
    return ClauseSegmentation(lattice.clauseFeatures, by: weights).clauses()
  }

  /// An utterance as the learned weights of clauses see it; `nil` where nothing is said or no phrase has any of the
  /// words.
  package func clauseFeatures(
    _ utterance: String, vocabulary: VocabularyIndex, in situation: Situation
  ) -> ClauseFeatures? {
    let words = Words(utterance)
    guard words.count > 0, words.count <= Self.mostWords else { return nil }
    return prescreens(at: Utterance(words, vocabulary: vocabulary, in: situation)).first?.lattice.clauseFeatures
  }

  /// Reads an utterance clause by clause, where no phrase reads it as a whole.
  ///
  /// - Parameter least: How likely a clause must be a request for one intent.
  /// - Returns: The first request among the clauses; the rest is what is said from the next request on.
  func understandClauses(_ prescreens: [LanguagePrescreen], above least: Double) -> Understanding? {
    // In a language that knows few of the words, any word may be a name.
    guard let lattice = prescreens.first?.lattice else { return nil }
    let requests = clauses(in: lattice).filter { isRequest($0, in: lattice, above: least) }
    for (place, request) in requests.enumerated() {
      guard let best = reading(of: request, in: lattice) else { continue }
      let next = requests.dropFirst(place + 1).first?.words.lowerBound
      return Understanding(best: best, rest: next.map { .init(lattice.words.part($0..<lattice.count)) })
    }
    return nil
  }

  /// Where another request begins inside the text at the end of a message, by what was learned of its words; `nil` where
  /// none does.
  ///
  /// What is asked of somebody in a message is often worded as a request, so it must be surer than a clause elsewhere,
  /// and begin where a clause may be joined.
  func requestInText(of message: Candidate, _ words: Range<Int>) -> Int? {
    let lattice = message.builder.lattice
    guard !message.isDenied, words == 0..<lattice.count, let text = message.textAtEnd,
      text.dropFirst(Self.shortestText).contains(where: { lattice.breaks[$0] != .none || lattice.isOf([.and], $0) })
    else { return nil }
    let request = clauses(in: lattice).first { clause in
      clause.words.lowerBound >= text.lowerBound + Self.shortestText && clause.probability >= Self.requestInText
        && clause.kind.intent.map { $0 != message.intent && descriptions[$0] != nil } == true
    }
    return request.flatMap { reading(of: $0, in: lattice) == nil ? nil : $0.words.lowerBound }
  }

  /// The fewest words of a text before another request.
  private static let shortestText = 2
  /// How likely a clause inside a text must be a request.
  private static let requestInText = 0.8

  private func isRequest(_ clause: Clause, in lattice: Lattice, above least: Double) -> Bool {
    guard let intent = clause.kind.intent, descriptions[intent] != nil else { return false }
    let isOutOfDomain = clause.words.contains { lattice.traits[$0].contains(.outOfDomain) }
    return clause.probability >= (isOutOfDomain ? max(least, Self.surelyRequest) : least)
  }

  /// How likely a clause must be a request where nobody is asked about it, and where a word speaks for what other
  /// assistants do; and how likely where the user is asked in doubt.
  static let surelyRequest = 0.9
  static let likelyRequest = 0.5

  /// A clause as a request for what its words were learned to ask for; `nil` where phrases read it as something else.
  ///
  /// The values are those that the intent's phrases find in it, whatever they leave out.
  private func reading(of clause: Clause, in lattice: Lattice) -> Reading? {
    guard let intent = clause.kind.intent else { return nil }
    let phrased = candidates(lattice, words: clause.words, above: Costs.threshold, isForBest: true).first
    if let phrased, phrased.intent == .none || phrased.isDenied { return nil }
    let score = Self.score(ofProbability: clause.probability)
    var reading = Reading(intent, language: lattice.reader.grammar.tag)
    if let found = supported(intent, clause, in: lattice) {
      if found.isDenied { return nil }
      reading = found.reading()
    }
    reading.score = score
    let words = lattice.words.part(clause.words)
    reading.evidence = [Reading.Evidence(words, role: Reading.Evidence.words, score: score)]
    return reading
  }

  /// The best path of an intent's phrases through a clause that was learned to ask for it: words that no phrase explains
  /// do not speak against it.
  private func supported(_ intent: IntentName, _ clause: Clause, in lattice: Lattice) -> Candidate? {
    let support = Float(clause.words.count) * Self.support
    let starts = (SearchStart.request + starts(behind: intent, lattice)).map { start in
      SearchStart(state: start.state, score: start.score + support)
    }
    return candidates(lattice, words: clause.words, above: Costs.threshold, isForBest: false, from: starts)
      .first { $0.intent == intent }
  }

  /// What each word of a clause that was learned to be a request makes up for in the search for its values.
  private static let support: Float = 1

  /// The score of a request that is so likely: a quarter of the logarithm of its odds, so that even odds are the
  /// threshold.
  static func score(ofProbability probability: Double) -> Double {
    (probability / max(1 - probability, .ulpOfOne)).naturalLogarithm / 4
  }
}

extension Lattice {
  /// The utterance as the learned weights of clauses see it.
  var clauseFeatures: ClauseFeatures {
    ClauseFeatures(
      words, marked: namesAsMarks + valuesAsMarks, classes: (0..<count).map(classNames),
      isBehindMark: breaks.map { $0 != .none })
  }

  /// The classes of which an entry begins at a word, and what the word speaks for wherever it stands.
  private func classNames(at word: Int) -> [String] {
    let classes = tokens[word].map { className($0.wordClass) }.filter { !$0.isEmpty }
    return classes + (traits[word].contains(.outOfDomain) ? ["outOfDomain"] : [])
      + (traits[word].contains(.question) ? ["question"] : [])
  }

  private var namesAsMarks: [ClauseFeatures.Marked] {
    utterance.names.compactMap { name in
      guard let type = name.type, name.found.isByItsWords else { return nil }
      return .init(words: name.words, mark: type == .contactName ? "name" : type.rawValue)
    }
  }

  /// The values except single small words, which often have other meanings.
  private var valuesAsMarks: [ClauseFeatures.Marked] {
    found.values.compactMap { value in
      guard value.words.count > 1 || hasDigit(value.words.lowerBound), let kind = SpanKind(value), let mark = kind.mark
      else { return nil }
      return .init(words: value.words, mark: mark)
    }
  }
}

extension Candidate {
  /// The words of the free text with which it ends.
  fileprivate var textAtEnd: Range<Int>? {
    let text = path.reversed().prefix { $0.kind.isText && $0.slot >= 0 }
    guard let last = text.first, let first = text.last else { return nil }
    return Int(first.start)..<Int(last.end)
  }
}

extension SpanKind {
  private static let marks = Dictionary(named.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// The mark that replaces a value of the kind among the words of a clause.
  fileprivate var mark: String? { Self.marks[self] }
}
