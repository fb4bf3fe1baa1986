import IntentText

/// The different words of a text, folded.
struct SearchWords {
  private let hashes: Set<UInt64>

  init(_ text: String) { hashes = Set(Words(text).words.map(\.hash)) }

  /// The share of the words of both texts that they have in common, from 0 to 1.
  func shared(with other: SearchWords) -> Double {
    let all = hashes.union(other.hashes).count
    return all == 0 ? 0 : Double(hashes.intersection(other.hashes).count) / Double(all)
  }
}
