import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// Where the text of a request really begins and ends: without words that announce it, and without words of holding back.
extension TurnReader {
  /// Whether a text is nothing but the beginning of a sentence: words that only hold one together.
  func isBrokenOff(_ value: SpokenValue, _ lattice: Lattice) -> Bool {
    guard let range = value.range else { return false }
    let text = words.stretch(of: range)
    return text.count <= Self.mostBrokenOff && text.allSatisfy { lattice.traits[$0].contains(.function) }
  }
  private static let mostBrokenOff = 2

  /// A text without words of holding back at its end; `nil` where it has none.
  func withoutHolding(_ value: SpokenValue, _ lattice: Lattice) -> SpokenValue? {
    guard let range = value.range else { return nil }
    let text = words.stretch(of: range)
    for start in text.dropFirst().dropLast() {
      guard lattice.length([.but], at: start, before: text.upperBound) != nil else { continue }
      let held = lattice.trimmed(start + 1..<text.upperBound)
      guard lattice.length(["act_hold"], at: held.lowerBound, before: held.upperBound) == held.count else { continue }
      let kept = range.lowerBound..<words[start - 1].range.upperBound
      return SpokenValue(words.source(bytes: kept), range: kept)
    }
    return nil
  }

  /// A text without words in front of a colon that only announce it.
  func withoutAnnouncement(_ slot: IntentDraft.Slot, _ lattice: Lattice) -> IntentDraft.Slot {
    guard slot.value.meaning == .words, slot.value.reference == nil, let range = slot.value.range else { return slot }
    let text = words.stretch(of: range)
    let colon = text.dropFirst().prefix(Self.longestAnnouncement).first { lattice.breaks[$0] == .colon }
    guard let colon, announces(text.lowerBound..<colon, lattice) else { return slot }
    let bytes = FreeText.range(of: colon..<text.upperBound, in: words)
    return IntentDraft.Slot(slot.parameter, SpokenValue(words.source(bytes: bytes), range: bytes))
  }

  /// Whether words say nothing themselves: they only hold a sentence together, or lead on to a text.
  private func announces(_ range: Range<Int>, _ lattice: Lattice) -> Bool {
    var word = range.lowerBound
    while word < range.upperBound {
      if let length = lattice.length(Self.announcing, at: word, before: range.upperBound) {
        word += length
      } else if lattice.traits[word].isDisjoint(with: [.function, .filler]) {
        return false
      } else {
        word += 1
      }
    }
    return true
  }
  private static let announcing = Set(
    ([.contentIntro, .filler, .change, .correction, .instead, .to, .it] as [ReplyList]).map(\.name))
  private static let longestAnnouncement = 5
}
