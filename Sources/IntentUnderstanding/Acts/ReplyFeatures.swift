import IntentText
import IntentVocabulary

/// What of a reply is weighed: its words, their beginnings, its first word, its pairs of neighbours, how many words it has,
/// and whether it has a question mark; its words and the first one once more as said at the kind of question.
///
/// The name of somebody whom the user knows counts as one word, `@name`, whoever it is; so does a value of the kind that
/// the question asks for (`@asked`), one that the open request takes otherwise (`@value`), what names something on offer
/// (`@choice`), and what the request has already (`@settled`). A feature is known by its name (`forget`, `~forg`, `^forget`,
/// `call @name`, `goAhead:forget`, `goAhead:^forget`, `:3` for three words) in the text of a language, and by the hash of
/// the name when a reply is read. The beginning of a word stands for its forms: what is learned of `manda` counts for
/// `mandalo`.
package struct ReplyFeatures: Sendable {
  /// A reply with more words is a text or nothing that is weighed.
  package static let mostWords = 64

  /// What stands for words whose wording does not matter.
  enum Mark: Int, CaseIterable {
    case name, asked, value, choice, settled

    fileprivate static let texts = allCases.map { Array("@\($0)".utf8) }
    /// What stands for the place of a word.
    fileprivate var token: Int { -1 - rawValue }
  }

  /// Words for which a mark stands.
  struct Marked {
    var words: Range<Int>
    var mark: Mark
  }

  private let words: Words
  /// The places of the words; a negative number where a mark is.
  private var tokens: [Int] = []
  private let asks: Bool
  private let question: WeighedQuestion
  private static let mark = "?"

  /// The features of a text with marks in it.
  ///
  /// The longest of those that begin at a word stands, and of the equally long ones the first.
  init(_ words: Words, marked: [Marked], at question: WeighedQuestion) {
    self.words = words
    self.question = question
    asks = words.text.utf8.contains(UInt8(ascii: "?"))
    var place = 0
    while place < words.count, tokens.count < Self.mostWords {
      let longest = marked.filter { $0.words.lowerBound == place && !$0.words.isEmpty }
        .max { $0.words.count < $1.words.count }
      guard let longest else {
        tokens.append(place)
        place += 1
        continue
      }
      tokens.append(longest.mark.token)
      place = longest.words.upperBound
    }
  }

  /// The features of a text said by somebody with this vocabulary, of which only the names of people are marked.
  package init(_ text: String, vocabulary: VocabularyIndex, at question: WeighedQuestion) {
    let words = Words(text)
    self.init(words, marked: Self.people(among: vocabulary.spans(in: words)), at: question)
  }

  /// The marks of the people whom a vocabulary names.
  static func people(among names: [VocabularySpan]) -> [Marked] {
    names.filter { $0.type == .contactName && $0.found.isByItsWords }.map { Marked(words: $0.words, mark: .name) }
  }

  private func bytes(_ token: Int) -> ArraySlice<UInt8> {
    token < 0 ? Mark.texts[-1 - token][...] : words.foldedBytes(token)
  }

  /// The beginning of a longer word; `nil` for a short one, which is its own.
  private func stem(_ token: Int) -> ArraySlice<UInt8>? {
    guard token >= 0 else { return nil }
    let bytes = words.foldedBytes(token)
    guard bytes.count > Self.stemLength else { return nil }
    let ends = bytes.indices.dropFirst(Self.stemLength)
    // Never within a letter of several bytes.
    return ends.first { bytes[$0] & 0xC0 != 0x80 }.map { bytes[..<$0] }
  }

  private static let stemLength = 4

  /// How many features there are, each occurrence counted.
  package var count: Int {
    tokens.isEmpty ? 0 : 3 * tokens.count + 2 + tokens.count { stem($0) != nil } + (asks ? 1 : 0)
  }

  /// How many words there are, as far as it matters.
  private var length: Int { min(tokens.count, Self.longest) }
  private static let longest = 8

  /// The names of the features, one for each occurrence.
  package var names: [String] {
    let all = tokens.map { String(decoding: bytes($0), as: UTF8.self) }
    guard let first = all.first.map({ "^" + $0 }) else { return [] }
    let stems = tokens.compactMap(stem).map { "~" + String(decoding: $0, as: UTF8.self) }
    let anywhere = all + stems + [first] + zip(all, all.dropFirst()).map { $0 + " " + $1 }
    let here = (all + [first]).map { question.rawValue + ":" + $0 }
    return anywhere + here + [":\(length)"] + (asks ? [Self.mark] : [])
  }

  /// The hash of a feature's name.
  package static func hash(_ name: String) -> UInt64 { Words.hash(name.utf8) }

  /// The hash of a feature's name in UTF-8.
  static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 { Words.hash(name) }

  /// The hashes of the features that a word is by itself, whichever question is asked and at this one.
  func hashes(of word: Int) -> [UInt64] {
    [words[word].hash, Words.hash(bytes(word), after: Self.here[question, default: 0])]
  }

  /// Whether something is said that is known: a mark, or a word of which a condition holds for one of its hashes.
  func hasKnown(_ isKnown: (UInt64) -> Bool) -> Bool {
    tokens.contains { $0 < 0 || hashes(of: $0).contains(where: isKnown) }
  }

  /// Hands on the hash of each feature.
  package func forEachHash(_ body: (UInt64) -> Void) {
    guard let first = tokens.first else { return }
    let here = Self.here[question, default: 0]
    var before = Self.caret
    for token in tokens {
      let bytes = bytes(token)
      let hash = token < 0 ? Words.hash(bytes) : words[token].hash
      body(hash)
      body(Words.hash(bytes, after: before))
      body(Words.hash(bytes, after: here))
      if let stem = stem(token) { body(Words.hash(stem, after: Self.tilde)) }
      before = Words.hash(UInt8(ascii: " "), after: hash)
    }
    body(Words.hash(bytes(first), after: Words.hash(UInt8(ascii: "^"), after: here)))
    body(Self.lengths[length])
    if asks { body(Self.markHash) }
  }

  private static let caret = hash("^")
  private static let tilde = hash("~")
  private static let markHash = hash(mark)
  /// By question, the hash of what the names of its own features begin with.
  private static let here = Dictionary(
    uniqueKeysWithValues: WeighedQuestion.allCases.map { ($0, hash($0.rawValue + ":")) })
  private static let lengths = (0...longest).map { hash(":\($0)") }
}

extension VocabularyMatch.Found {
  /// Whether the words are those of the name, not only like them.
  var isByItsWords: Bool {
    switch self {
    case .exact, .nickname, .partial: true
    case .relationship, .sound, .nearMiss: false
    }
  }
}
