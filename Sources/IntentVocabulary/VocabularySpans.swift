import DataStructures
import IntentModel
import IntentText
import StepCounting

extension VocabularyIndex {
  /// A phrase is looked for in at most this many words: its own number, and two more that it may be split into.
  private static let mostWords = 12

  /// Every stretch of words that is a known name, whole or, of people, in part; in the order of their first words.
  ///
  /// The cost grows with the words of the utterance, not with the vocabulary.
  package func spans(in words: Words) -> [VocabularySpan] {
    var spans: [VocabularySpan] = []
    var most = 0
    var longest = 0
    for table in tables {
      most = max(most, min(table.mostWords + 2, Self.mostWords))
      longest = max(longest, table.longestTerm)
    }
    let list = words.words
    words.folded.withUnsafeBufferPointer { folded in
      for start in list.indices {
        let first = Int(list[start].foldedStart)
        var hash = Words.hash(EmptyCollection())
        var read = first
        for end in start..<min(list.count, start + most) {
          Steps.count()
          let upper = Int(list[end].foldedEnd)
          if upper - first > longest { break }
          while read < upper {
            hash = Words.hash(folded[read], after: hash)
            read += 1
          }
          for table in tables.indices where tables[table].terms.mayHave(hash) {
            guard let term = tables[table].terms.number(of: words.folded[first..<upper], hash: hash) else { continue }
            append(term, of: table, at: start..<end + 1, in: words, to: &spans)
          }
        }
      }
    }
    return spans
  }

  /// Whether words are a whole name; what the benchmark measures an exact find by.
  package func exact(_ words: Words) -> Int {
    let hash = Words.hash(words.folded)
    return tables.reduce(0) { sum, table in
      sum + (table.terms.number(of: words.folded[...], hash: hash).map { table.postings(of: $0).count } ?? 0)
    }
  }

  /// Appends a span for every kind of name that a term is.
  private func append(
    _ term: UInt32, of tableIndex: Int, at range: Range<Int>, in words: Words,
    to spans: inout [VocabularySpan]
  ) {
    let table = tables[tableIndex]
    let boundaries = Boundaries.hash(words, range)
    var postings = table.postings(of: term)
    while let first = postings.first {
      let group = table.group(ofPhrase: table.phrase(first))
      let end = table.end(ofGroup: group, in: postings)
      let stretch = first..<end
      postings = end..<postings.upperBound
      let found = table.found(first, boundaries: boundaries)
      let kind = table.groups[group]
      if found == .partial, !kind.isPeople { continue }
      var span = VocabularySpan(
        words: range, subject: .app(kind.app ?? ""), found: found, app: kind.app,
        table: Int32(tableIndex), postings: stretch)
      switch kind.subject {
      case .app: spans.append(span)
      case .names(let types):
        for type in types {
          span.subject = .name(type)
          spans.append(span)
        }
      }
    }
  }

  /// The names that a span may mean, in the order of their priority; where a whole name fits, only such.
  package func names(of span: VocabularySpan, limit: Int = 100) -> [SpeakableString] {
    guard let table = table(of: span) else { return [] }
    return records(of: span, in: table, limit: limit).map { table.records.name($0) }
  }

  /// The people that a span may mean, in the order of their priority; if it is the whole name of some, only these.
  package func people(of span: VocabularySpan, limit: Int = 100) -> [Person] {
    guard let table = table(of: span) else { return [] }
    return records(of: span, in: table, limit: limit).map { table.records.person($0) }
  }

  /// All people that a stretch of words may name, by all the spans that cover exactly these words.
  ///
  /// Where a whole name fits, only such matches. A person known twice, as a contact and as a word of an app's, is one
  /// person: the contact, with the app's own key.
  package func people(
    at words: Range<Int>, in spans: [VocabularySpan], limit: Int = 100
  ) -> [Person] {
    let fitting = spans[Self.first(at: words.lowerBound, in: spans)...].prefix {
      $0.words.lowerBound == words.lowerBound
    }
    .filter { $0.words == words && $0.type == .contactName }
    let isWhole = fitting.contains { $0.found != .partial }
    var people = PeopleOnce()
    for span in fitting where !isWhole || span.found != .partial {
      for person in self.people(of: span, limit: limit) { people.add(person) }
    }
    return Array(people.people.prefix(max(0, limit)))
  }

  /// The place of the first span that begins at a word or after it: they are in the order of their first words.
  private static func first(at word: Int, in spans: [VocabularySpan]) -> Int {
    spans.partitionPoint { span in
      Steps.count()
      return span.words.lowerBound >= word
    }
  }

  /// The table that a span was found in; `nil` for the span of another index.
  private func table(of span: VocabularySpan) -> NameTable? {
    let number = Int(span.table)
    guard tables.indices.contains(number), span.postings.upperBound <= UInt32(tables[number].postings.count)
    else { return nil }
    return tables[number]
  }

  private func records(of span: VocabularySpan, in table: NameTable, limit: Int) -> [UInt32] {
    if span.postings.count == 1, limit > 0 { return [table.record(span.postings.lowerBound)] }
    let wholeOnly = span.postings.first.map { !table.isPart($0) } ?? false
    var records: [UInt32] = []
    var seen: Set<UInt32> = []
    for posting in span.postings where records.count < limit {
      if wholeOnly, table.isPart(posting) { break }
      let record = table.record(posting)
      if seen.insert(record).inserted { records.append(record) }
    }
    return records
  }
}

extension NameTable {
  /// The first of the postings that is behind a group.
  func end(ofGroup group: Int, in postings: Range<UInt32>) -> UInt32 {
    let phraseEnd = phraseEnd(ofGroup: group)
    return postings.partitionPoint { phrase($0) >= phraseEnd }
  }
}
