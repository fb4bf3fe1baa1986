import IntentText
import IntentVocabulary

/// The features of a reply by which its act is weighed: its words, their beginnings, its first word, its pairs of
/// neighbours, its number of words, and its question mark.
///
/// Words and the first word are counted a second time together with the kind of question.
///
/// Words whose wording does not matter are replaced by a mark: `@name` for the name of anybody whom the user knows,
/// `@asked` for a value of the kind that the question asks for, `@value` for one that another parameter of the open
/// request takes, `@choice` for the name of something on offer, `@settled` for what the request has already. In the
/// text of a language a feature has a name (`forget`, `~forg`, `^forget`, `call @name`, `goAhead:forget`,
/// `goAhead:^forget`, `:3` for three words); a reply is compared by the hash of the name. The beginning of a word
/// stands for its forms: what is learned of `manda` counts for `mandalo`.
package struct ReplyFeatures: Sendable {
  /// A reply with more words than this is a text, or is not weighed.
  package static let mostWords = 64

  /// A mark that replaces words whose wording does not matter.
  enum Mark: Int, CaseIterable {
    case name, asked, value, choice, settled

    fileprivate static let texts = allCases.map { Array("@\($0)".utf8) }
    /// What the mark has among the places of words: a negative number.
    fileprivate var token: Int { -1 - rawValue }
  }

  typealias Marked = MarkedWords<Mark>

  private let words: Words
  /// The places of the words; a negative number where a mark is.
  private var tokens: [Int] = []
  private let asks: Bool
  private let question: WeighedQuestion
  private static let mark = "?"

  /// The features of a text with marks in it.
  init(_ words: Words, marked: [Marked], at question: WeighedQuestion) {
    self.words = words
    self.question = question
    asks = words.text.utf8.contains(UInt8(ascii: "?"))
    var place = 0
    while place < words.count, tokens.count < Self.mostWords {
      guard let longest = Marked.longest(of: marked, at: place) else {
        tokens.append(place)
        place += 1
        continue
      }
      tokens.append(longest.mark.token)
      place = longest.words.upperBound
    }
  }

  /// The features of a text in which only the names of people are marked, those of the given vocabulary.
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

  /// The beginning of a long word; a mark has none.
  private func stem(_ token: Int) -> ArraySlice<UInt8>? { token < 0 ? nil : words.stem(token) }

  /// How many features there are, each occurrence counted.
  package var count: Int {
    tokens.isEmpty ? 0 : 3 * tokens.count + 2 + tokens.count { stem($0) != nil } + (asks ? 1 : 0)
  }

  /// The number of words, up to the largest that is told apart.
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

  /// The hashes of the features of a word alone: for every question, and for this one.
  func hashes(of word: Int) -> [UInt64] {
    [words[word].hash, Words.hash(bytes(word), after: Self.here[question, default: 0])]
  }

  /// Whether the reply has a mark, or a word for one of whose hashes the condition holds.
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
  /// By question, the hash of the prefix that names of its own features have.
  private static let here = Dictionary(
    uniqueKeysWithValues: WeighedQuestion.allCases.map { ($0, hash($0.rawValue + ":")) })
  private static let lengths = (0...longest).map { hash(":\($0)") }
}

extension VocabularyMatch.Found {
  /// Whether the words are the name itself, and not only similar to it.
  var isByItsWords: Bool {
    switch self {
    case .exact, .nickname, .partial: true
    case .relationship, .sound, .nearMiss: false
    }
  }
}
