import IntentModel

extension Understanding {
  /// A request that is joined to another in one sentence: it is begun when that one has ended.
  public struct Rest: Sendable, Hashable, Codable {
    /// The words, as they would be said alone.
    public private(set) var words: String
    /// What they ask for, as it was read with the sentence; words that were not read with it are read when they are
    /// heard.
    public var understanding: Understanding? { readings.first }
    private var readings: [Understanding] = []

    /// Words that are read when they are heard.
    public init(_ words: String) { self.words = words }

    init(_ words: String, _ understanding: Understanding) {
      self.words = words
      readings = [understanding]
    }

    /// The same with something else to hear behind it.
    package func and(_ more: String) -> Rest { Rest("\(words). \(more)") }
  }
}

extension Understanding.Rest: ExpressibleByStringLiteral {
  /// Words that are read when they are heard.
  public init(stringLiteral words: String) { self.init(words) }
}

// MARK: - One verb for two

extension Understanding.Rest {
  /// Gives bare numbers the units that the same values have in the request before: of "5 euros to Rosa and 10 to Tom" the
  /// second is in euros as well.
  ///
  /// Where a unit is not one of money, the words are read again with it.
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
