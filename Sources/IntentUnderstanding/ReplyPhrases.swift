import IntentText

/// The phrases of replying in one utterance, found once, and the marks between its words.
///
/// Readers of replies ask at every word which phrases of some kinds begin there.
final class ReplyPhrases: Sendable {
  typealias Kinds = ReplyWords.Kinds

  let words: Words
  /// The phrases of all kinds of the language, with the words that begin requests.
  let language: ReplyWords

  private struct Phrase {
    let kind: Kinds
    let role: Int32
    let length: Int32
  }

  /// Those that begin at one word are one after the other, the longest first.
  private let phrases: [Phrase]
  /// Where those of each word begin in ``phrases``.
  private let starts: [Int32]
  private let marks: [Mark]

  init(_ language: ReplyWords, in words: Words) {
    self.words = words
    self.language = language
    var phrases: [Phrase] = []
    phrases.reserveCapacity(words.count * 4)
    var starts = [Int32(0)]
    starts.reserveCapacity(words.count + 1)
    for start in 0..<words.count {
      let first = phrases.count
      language.phrases.forEachPhrase(at: start, in: words) { roles, length in
        for role in roles.reversed() {
          phrases.append(Phrase(kind: language.phrases.kinds[Int(role)], role: role, length: Int32(length)))
        }
      }
      phrases[first...].reverse()
      starts.append(Int32(phrases.count))
    }
    self.phrases = phrases
    self.starts = starts
    marks = Mark.marks(in: words)
  }

  // MARK: Phrases

  /// The number of words of the longest phrase of some kinds that begins at a word and ends before a bound.
  func length(_ kinds: Kinds, at start: Int, before end: Int) -> Int? {
    guard start < end else { return nil }
    for place in Int(starts[start])..<Int(starts[start + 1]) {
      let phrase = phrases[place]
      if !phrase.kind.isDisjoint(with: kinds), start + Int(phrase.length) <= end { return Int(phrase.length) }
    }
    return nil
  }

  /// The number of words of the longest phrase of some kinds that a stretch begins with.
  func length(_ kinds: Kinds, of range: Range<Int>) -> Int? {
    length(kinds, at: range.lowerBound, before: range.upperBound)
  }

  /// Whether a phrase of some kinds takes the whole of a stretch, as the longest that begins there.
  func isWhole(_ range: Range<Int>, _ kinds: Kinds) -> Bool { length(kinds, of: range) == range.count }

  /// The longest phrase of some kinds that begins at a word and ends before a bound, of those whose role is wanted.
  func longest(
    _ kinds: Kinds, at start: Int, before end: Int, where isWanted: (ReplyWords.Role) -> Bool = { _ in true }
  ) -> (role: ReplyWords.Role, length: Int)? {
    guard start < end else { return nil }
    for place in Int(starts[start])..<Int(starts[start + 1]) {
      let phrase = phrases[place]
      guard !phrase.kind.isDisjoint(with: kinds), start + Int(phrase.length) <= end else { continue }
      let role = language.phrases.roles[Int(phrase.role)]
      if isWanted(role) { return (role, Int(phrase.length)) }
    }
    return nil
  }

  /// A stretch without the phrases of some kinds that it begins with.
  ///
  /// - `least`: how many words are left at the least.
  /// - `stops`: the kinds of phrases that are left, though they are of the others as well.
  func dropping(_ kinds: Kinds, from range: Range<Int>, leaving least: Int = 0, unless stops: Kinds = []) -> Range<Int>
  {
    var start = range.lowerBound
    while let length = length(kinds, at: start, before: range.upperBound), start + length + least <= range.upperBound,
      self.length(stops, at: start, before: range.upperBound) == nil
    {
      start += length
    }
    return start..<range.upperBound
  }

  // MARK: Marks

  /// Whether a full stop or a comma precedes a word.
  func hasMark(before index: Int) -> Bool { marks.indices.contains(index) && !marks[index].isEmpty }

  /// Whether a full stop or a similar mark precedes a word.
  func hasStop(before index: Int) -> Bool { marks.indices.contains(index) && marks[index].contains(.stop) }

  /// Whether a comma precedes a word.
  func hasComma(before index: Int) -> Bool { marks.indices.contains(index) && marks[index].contains(.comma) }

  /// What parts two words.
  private struct Mark: OptionSet {
    let rawValue: UInt8
    static let comma = Mark(rawValue: 1)
    static let stop = Mark(rawValue: 2)

    /// The marks before each word; there are none before the first.
    static func marks(in words: Words) -> [Mark] {
      var marks = [Mark](repeating: [], count: words.count)
      var text = words.text
      text.withUTF8 { bytes in
        for index in marks.indices.dropFirst() {
          for place in words[index - 1].range.upperBound..<words[index].range.lowerBound {
            switch bytes[place] {
            case UInt8(ascii: ","): marks[index].insert(.comma)
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"): marks[index].insert(.stop)
            default: break
            }
          }
        }
      }
      return marks
    }
  }
}
