import IntentModel
import IntentText

extension MatchCollector {
  /// A term that a word may mean, and how sure that is.
  private struct Candidate {
    var postings: Range<UInt32>
    var confidence: Double
    var found: VocabularyMatch.Found
  }

  /// The number of entries that are examined for one word.
  private static let mostPostings = 5_000

  /// Adds those whose whole name, or a word of it, sounds like what was said.
  mutating func addAlike(_ words: Words) {
    for (number, table) in index.tables.enumerated() where table.terms.count > 0 {
      for found in table.near.alike(words.folded[...], in: table.terms).sorted(by: { $0.edits < $1.edits }) {
        for posting in table.postings(of: found.term) where !table.isPart(posting) {
          if isFull { return }
          add(posting, of: number, .sound, Confidence.of(found))
        }
      }
      addByWords(words, of: number) { table.near.alike($0, in: table.terms) }
    }
  }

  /// Adds those that are a letter or two away from what was said.
  mutating func addNear(_ words: Words) {
    for (number, table) in index.tables.enumerated() where table.terms.count > 0 {
      if words.count > 1 {
        for found in table.near.near(words.folded[...], in: table.terms) {
          for posting in table.postings(of: found.term) where !table.isPart(posting) {
            add(posting, of: number, .nearMiss, Confidence.of(found))
          }
        }
      }
      addByWords(words, of: number) { word in
        table.near.alike(word, in: table.terms) + table.near.near(word, in: table.terms)
      }
    }
  }

  /// Adds those that contain all the words, or words that these may mean.
  private mutating func addByWords(
    _ words: Words, of number: Int, standIns: (ArraySlice<UInt8>) -> [NearWords.Found]
  ) {
    let table = index.tables[number]
    var lists: [[Candidate]] = []
    for place in 0..<words.count where !NameTableBuilder.isParticle(words, place) {
      let list = candidates(words, place, in: table, standIns)
      if list.isEmpty { return }
      lists.append(list)
    }
    lists.sort { $0.reduce(0) { $0 + $1.postings.count } < $1.reduce(0) { $0 + $1.postings.count } }
    guard let rarest = lists.first else { return }
    var budget = Self.mostPostings
    for candidate in rarest {
      for posting in candidate.postings.prefix(budget) {
        if isFull { return }
        if let sure = confidence(of: posting, by: candidate, lists.dropFirst(), in: table) {
          add(posting, of: number, sure.found, sure.confidence)
        }
      }
      budget -= min(budget, candidate.postings.count)
    }
  }

  /// The terms for a word, surest first: itself, then those that it may mean.
  private func candidates(
    _ words: Words, _ place: Int, in table: NameTable, _ standIns: (ArraySlice<UInt8>) -> [NearWords.Found]
  ) -> [Candidate] {
    var list: [Candidate] = []
    if let term = table.terms.number(of: words.foldedBytes(place), hash: words[place].hash) {
      list.append(Candidate(postings: table.postings(of: term), confidence: 1, found: .partial))
    }
    for found in standIns(words.foldedBytes(place)).sorted(by: { Confidence.of($0) > Confidence.of($1) }) {
      list.append(
        Candidate(
          postings: table.postings(of: found.term), confidence: Confidence.of(found),
          found: found.soundsAlike ? .sound : .nearMiss))
    }
    return list
  }

  /// How sure a posting of one word is when the other words are looked for in its phrase too; `nil` without one.
  private func confidence(
    of posting: UInt32, by candidate: Candidate, _ others: ArraySlice<[Candidate]>, in table: NameTable
  ) -> (found: VocabularyMatch.Found, confidence: Double)? {
    let phrase = table.phrase(posting)
    var worst = candidate
    for list in others {
      guard let other = list.first(where: { table.has(phrase, in: $0.postings) }) else { return nil }
      if other.confidence < worst.confidence { worst = other }
    }
    // Words that are exact were found before.
    if worst.found == .partial { return nil }
    return (worst.found, worst.confidence * (table.isPart(posting) && others.isEmpty ? 0.9 : 1))
  }
}
