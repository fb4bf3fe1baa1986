import IntentText

/// The features of an utterance by which its clauses are told apart, and what each is.
///
/// A clause is weighed by its words, their beginnings (`~mand`), its pairs of neighbours, its first word (`^send`), and
/// the classes of the language's phrases that its words belong to (`@sendText`). Names and values are replaced by marks
/// (`@name`, `@money`), since what is asked for does not depend on which they are. A word of which nothing was learned
/// has the feature `@unknown`.
///
/// Whether a clause begins at a word is weighed by that word (`>and`), the one before it (`<thanks`), both with their
/// beginnings (`>~mand`), the word with the next one (`>and then`), and the mark between them (`,`; `,and`).
package struct ClauseFeatures: Sendable {
  typealias Marked = MarkedWords<String>

  /// One word, or several that a mark replaces.
  struct Token {
    var words: Range<Int>
    var text: String
    /// The beginning of a long word, which stands for its forms.
    var stem: String?
    /// The classes that its words belong to.
    var classes: [String] = []
    /// Whether a punctuation mark stands before it.
    var isBehindMark: Bool
  }

  /// What every word says of which nothing was learned.
  package static let unknown = "@unknown"

  /// Whether a feature is a word as it was said, and no mark, pair, beginning or place.
  package static func isWord(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return !"@~^<>,".utf8.contains(first) && !name.utf8.contains(UInt8(ascii: " "))
  }

  /// Longer utterances are not taken apart.
  package static let mostTokens = 64

  let tokens: [Token]

  /// - Parameters:
  /// - classes: By word, the names of the classes of which an entry begins there.
  /// - isBehindMark: By word, whether a punctuation mark stands before it.
  init(_ words: Words, marked: [Marked], classes: [[String]], isBehindMark: [Bool]) {
    var tokens: [Token] = []
    var place = 0
    while place < words.count, tokens.count <= Self.mostTokens {
      var token = Token(words: place..<place + 1, text: words.folded(place), isBehindMark: isBehindMark[place])
      if let longest = Marked.longest(of: marked, at: place) {
        (token.words, token.text) = (longest.words, "@\(longest.mark)")
      } else {
        token.stem = words.stem(place).map { String(decoding: $0, as: UTF8.self) }
        token.classes = classes[place].map { "@\($0)" }
      }
      tokens.append(token)
      place = token.words.upperBound
    }
    self.tokens = tokens
  }

  /// What a token says wherever it stands in a clause.
  func names(anywhere place: Int) -> [String] {
    let token = tokens[place]
    let stem = [token.stem].compactMap(\.self).map { "~\($0)" }
    return [token.text] + stem + token.classes
  }

  /// What a token says behind another one of its clause.
  func name(ofPairAt place: Int) -> String { "\(tokens[place - 1].text) \(tokens[place].text)" }

  /// What a token says at the beginning of a clause.
  func name(ofFirst place: Int) -> String { "^\(tokens[place].text)" }

  /// All features of a clause, by its tokens.
  package func names(of clause: Range<Int>) -> [String] {
    guard let first = clause.first else { return [] }
    return clause.flatMap(names(anywhere:)) + clause.dropFirst().map(name(ofPairAt:)) + [name(ofFirst: first)]
  }

  /// What speaks for or against a clause beginning at a token, which is not the first.
  ///
  /// - Parameter isMarked: Whether it is as if a punctuation mark stood before it, where none does.
  package func names(ofJointAt place: Int, isMarked: Bool = false) -> [String] {
    let (before, token) = (tokens[place - 1], tokens[place])
    let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
    var names = [">\(token.text)", "<\(before.text)", ">\(token.text) \(next)"]
    if let stem = token.stem { names.append(">~\(stem)") }
    if let stem = before.stem { names.append("<~\(stem)") }
    if token.isBehindMark || isMarked { names += [",", ",\(token.text)"] }
    return names
  }

  /// The number of tokens.
  package var count: Int { tokens.count }
  /// Whether a punctuation mark stands between two tokens.
  package var hasMarks: Bool { tokens.dropFirst().contains(where: \.isBehindMark) }

  /// The token that begins at a word, or has it in its middle.
  package func token(ofWord word: Int) -> Int { tokens.prefix { $0.words.upperBound <= word }.count }

  /// The words of some tokens.
  func words(of clause: Range<Int>) -> Range<Int> {
    guard let first = clause.first, let last = clause.last else { return 0..<0 }
    return tokens[first].words.lowerBound..<tokens[last].words.upperBound
  }
}
