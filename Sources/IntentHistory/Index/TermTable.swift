import DataStructures
import IntentText

/// The different words of an index, numbered, and sorted by their bytes so that words with the same beginning are a
/// range.
struct TermTable {
  /// The words with a given beginning, or the one word that is equal.
  struct Match {
    var exact: UInt32?
    var ranks: Range<UInt32> = 0..<0
    /// The places among the recent words.
    var recentPlaces: Range<UInt32> = 0..<0
  }

  // Two words with the same hash count as one, which costs a search at most one wrong item.
  private var words = ByteTable(trustsHashes: true)
  /// The numbers in the order of the words, without the recent ones.
  private var sorted: [UInt32] = []
  /// The rank of a word in `sorted`; for a recent word its place in `recent`, after ``firstRecentRank``.
  private var ranks: [UInt32] = []
  /// The words added since the last sorting, sorted by themselves: they are few, so that adding one is cheap.
  private var recent: [UInt32] = []
  private static let greatestRecent = 1024
  private static let firstRecentRank: UInt32 = 1 << 31

  var count: Int { words.count }

  func number(of word: ArraySlice<UInt8>, hash: UInt64) -> UInt32? { words.number(of: word, hash: hash) }

  mutating func add(_ word: ArraySlice<UInt8>, hash: UInt64) -> UInt32 {
    let number = words.add(word, hash: hash)
    if Int(number) == ranks.count {
      ranks.append(.max)
      pending.append(number)
    }
    return number
  }

  /// The words added since they were last put in order.
  private var pending: [UInt32] = []

  /// Puts the words added since in order; called before words are looked for.
  mutating func sort() {
    guard !pending.isEmpty else { return }
    let new = pending.sorted { isLess($0, $1) }
    pending = []
    recent = merged(recent, new)
    if recent.count > Self.greatestRecent {
      sorted = merged(sorted, recent)
      recent = []
      rank(sorted, from: 0)
    } else {
      rank(recent, from: Self.firstRecentRank)
    }
  }

  private mutating func rank(_ order: [UInt32], from first: UInt32) {
    var rank = first
    for number in order {
      ranks[Int(number)] = rank
      rank += 1
    }
  }

  func match(_ word: SearchQuery.Word) -> Match {
    guard word.isPrefix else { return Match(exact: number(of: word.folded[...], hash: word.hash)) }
    return Match(
      ranks: range(of: word.folded, in: sorted), recentPlaces: range(of: word.folded, in: recent))
  }

  func numbers(in match: Match) -> [ArraySlice<UInt32>] {
    if let exact = match.exact { return [[exact]] }
    return [
      sorted[Int(match.ranks.lowerBound)..<Int(match.ranks.upperBound)],
      recent[Int(match.recentPlaces.lowerBound)..<Int(match.recentPlaces.upperBound)],
    ]
  }

  func contains(_ match: Match, _ number: UInt32) -> Bool {
    if let exact = match.exact { return exact == number }
    let rank = ranks[Int(number)]
    return match.ranks.contains(rank) || match.recentPlaces.contains(rank &- Self.firstRecentRank)
  }

  private func word(_ number: UInt32) -> ArraySlice<UInt8> { words[number] }

  private func isLess(_ a: UInt32, _ b: UInt32) -> Bool { words.precedes(a, b) }

  private func merged(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var merged: [UInt32] = []
    merged.reserveCapacity(a.count + b.count)
    var i = 0
    var j = 0
    while i < a.count, j < b.count {
      if isLess(b[j], a[i]) {
        merged.append(b[j])
        j += 1
      } else {
        merged.append(a[i])
        i += 1
      }
    }
    merged += a[i...]
    merged += b[j...]
    return merged
  }

  private func range(of beginning: [UInt8], in order: [UInt32]) -> Range<UInt32> {
    let first = order.partitionPoint { !word($0).lexicographicallyPrecedes(beginning) }
    let end = order.partitionPoint { number in
      let word = word(number)
      return !word.starts(with: beginning) && !word.lexicographicallyPrecedes(beginning)
    }
    return UInt32(truncatingIfNeeded: first)..<UInt32(truncatingIfNeeded: max(first, end))
  }
}
