import DataStructures
import IntentAutomaton
import LanguageNotation

/// What each feature of one section of weights adds to the logits of a model: a section that is embedded is used in
/// place.
struct WeightTable: Sendable {
  /// What a feature adds to one logit.
  struct Entry: BitwiseCopyable, Sendable {
    /// The number of the logit; below 0 where no word has a part in it.
    var logit: Int32
    var weight: Float
  }

  private let features: PackedFeatures
  /// What the lines of the section add, by their numbers.
  private let entries: FlatArray<Entry>
  /// How many bytes the features take that are not embedded.
  private let ownBytes: Int

  /// - Parameters:
  /// - logits: By line of the weights, the number of its logit; `nil` for a line that no word has a part in.
  /// - ownBytes: The length of the section if it was not embedded.
  init(_ packed: PackedWeights, logits: [Int?], ownBytes: Int) {
    features = packed.features
    self.ownBytes = ownBytes
    entries = FlatArray(
      zip(packed.lines, logits).map { line, logit in
        let number: Int32 = if let logit { Int32(truncatingIfNeeded: logit) } else { -1 }
        return Entry(logit: number, weight: Float(line.weight))
      })
  }

  /// Calls a function with all that a feature adds, given the hash of its name.
  func forEach(of hash: UInt64, _ body: (Entry) -> Void) {
    features.forEachLine(of: hash) { line in
      let entry = entries[line]
      if entry.logit >= 0 { body(entry) }
    }
  }

  /// Whether a feature adds something.
  func knows(_ hash: UInt64) -> Bool {
    var knows = false
    forEach(of: hash) { _ in knows = true }
    return knows
  }

  /// About how many bytes the table takes.
  var byteCount: Int { entries.byteCount + ownBytes }
}
