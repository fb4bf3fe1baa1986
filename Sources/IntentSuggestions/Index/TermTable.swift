/// The different words of an index, numbered, and in the order of their bytes so that a beginning is a range.
struct TermTable {
  /// The words that begin with a beginning, or the one that is a word.
  struct Match {
    var exact: UInt32?
    var ranks: Range<UInt32> = 0..<0
    var recent: ArraySlice<UInt32> = []
  }

  // What a wrong match of two hashes costs is one item too many in a search.
  private var words = ByteTable(trustsHashes: true)
  /// The numbers in the order of the words, without the recent ones.
  private var sorted: [UInt32] = []
  /// Where in `sorted` a word stands; `UInt32.max` for the recent ones.
  private var ranks: [UInt32] = []
  /// The words added since, in their own order: few, so that adding one is cheap.
  private var recent: [UInt32] = []
  private static let greatestRecent = 1024

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
    guard recent.count > Self.greatestRecent else { return }
    sorted = merged(sorted, recent)
    recent = []
    for (rank, number) in sorted.enumerated() { ranks[Int(number)] = UInt32(truncatingIfNeeded: rank) }
  }

  func match(_ word: SearchQuery.Word) -> Match {
    guard word.isPrefix else { return Match(exact: number(of: word.folded[...], hash: word.hash)) }
    let found = range(of: word.folded, in: sorted)
    return Match(
      ranks: UInt32(truncatingIfNeeded: found.lowerBound)..<UInt32(truncatingIfNeeded: found.upperBound),
      recent: recent[range(of: word.folded, in: recent)])
  }

  func numbers(in match: Match) -> [ArraySlice<UInt32>] {
    if let exact = match.exact { return [[exact]] }
    return [sorted[Int(match.ranks.lowerBound)..<Int(match.ranks.upperBound)], match.recent]
  }

  func contains(_ match: Match, _ number: UInt32) -> Bool {
    if let exact = match.exact { return exact == number }
    return match.ranks.contains(ranks[Int(number)]) || match.recent.contains(number)
  }

  private func word(_ number: UInt32) -> ArraySlice<UInt8> { words[number] }

  private func isLess(_ a: UInt32, _ b: UInt32) -> Bool { word(a).lexicographicallyPrecedes(word(b)) }

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

  private func range(of beginning: [UInt8], in order: [UInt32]) -> Range<Int> {
    let first = order.partition { !word($0).lexicographicallyPrecedes(beginning) }
    let end = order.partition { number in
      let word = word(number)
      return !word.starts(with: beginning) && !word.lexicographicallyPrecedes(beginning)
    }
    return first..<max(first, end)
  }
}

extension Array {
  /// The first place from which on the condition holds, where it holds for all that follow one for which it does.
  func partition(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
