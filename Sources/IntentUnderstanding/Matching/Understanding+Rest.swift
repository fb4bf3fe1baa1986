import IntentModel

extension Understanding {
  /// A request that is joined to another in one sentence; it begins when that one has ended.
  package struct Rest: Sendable, Hashable, Codable {
    /// The words as they could be said alone.
    package private(set) var words: String
    /// The request that was read together with the sentence; `nil` for words that are read only when they are heard.
    package var understanding: Understanding? { readings.first }
    private var readings: [Understanding] = []

    /// Words that are read when they are heard.
    package init(_ words: String) { self.words = words }

    init(_ words: String, _ understanding: Understanding) {
      self.words = words
      readings = [understanding]
    }

    /// The same with more words behind it.
    package func and(_ more: String) -> Rest { Rest("\(words). \(more)") }
  }
}

extension Understanding.Rest: ExpressibleByStringLiteral {
  /// Words that are read when they are heard.
  package init(stringLiteral words: String) { self.init(words) }
}

// MARK: - One verb for two

extension Understanding.Rest {
  /// Gives bare numbers the units of the same parameters in the first request: in "5 euros to Rosa and 10 to Tom" the
  /// second amount is in euros too.
  ///
  /// Where the unit is not a currency, the words are read again with it.
  mutating func addUnits(of first: Reading, to second: Reading) {
    for slot in second.slots where !slot.value.text.contains(where: \.isLetter) {
      guard let same = first.slots.first(where: { $0.parameter == slot.parameter })?.value else { continue }
      let unit = same.text.drop { !$0.isWhitespace }
      guard !unit.isEmpty, let range = words.firstRange(of: slot.value.text) else { continue }
      words.insert(contentsOf: unit, at: range.upperBound)
      guard case .money(let before) = same.meaning, case .money(var amount) = slot.value.meaning,
        var understanding, let place = understanding.best?.slots.firstIndex(of: slot)
      else {
        readings = []
        return
      }
      amount.currencyCode = before.currencyCode
      understanding.best?.slots[place].value.meaning = .money(amount)
      readings = [understanding]
    }
  }
}
