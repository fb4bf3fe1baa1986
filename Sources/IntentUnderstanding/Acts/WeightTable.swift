import LanguageNotation

/// What each feature of one section of weights adds to the logits of a model: a section that is embedded is used in
/// place.
struct WeightTable: Sendable {
  /// What a feature adds to one logit.
  struct Entry: BitwiseCopyable, Sendable {
    var logit: Int32
    var weight: Float
  }

  private let features: PackedWeights
  /// By list of the features, what it adds.
  private let entries: Runs<Entry>
  /// How many bytes the features take that are not embedded.
  private let ownBytes: Int

  /// - Parameters:
  /// - logits: By line of the weights, the number of its logit; `nil` for a line that no word has a part in.
  /// - ownBytes: The length of the section if it was not embedded.
  init(_ packed: PackedWeights, logits: [Int?], ownBytes: Int) {
    features = packed
    self.ownBytes = ownBytes
    var entries: [(list: Int, element: Entry)] = []
    for (list, numbers) in packed.lists.enumerated() {
      for number in numbers {
        guard let logit = logits[number] else { continue }
        let weight = Float(packed.lines[number].weight)
        entries.append((list, Entry(logit: Int32(truncatingIfNeeded: logit), weight: weight)))
      }
    }
    self.entries = Runs(entries, count: packed.lists.count)
  }

  /// What a feature adds, by the hash of its name; `nil` where it adds nothing.
  subscript(hash: UInt64) -> UnsafeBufferPointer<Entry>? {
    let list = features.list(of: hash)
    return list < 0 || entries[list].isEmpty ? nil : entries[list]
  }

  /// About how many bytes the table takes.
  var byteCount: Int { entries.byteCount + ownBytes }
}
