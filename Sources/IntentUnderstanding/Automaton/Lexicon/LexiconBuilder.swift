import IntentText

/// Gathers words and the ways to say classes, then makes a ``Lexicon`` of them.
struct LexiconBuilder {
  /// The ways to say a list of words, as a piece of the network that nothing leads to yet.
  struct Piece {
    var start: Int32
    var end: Int32
    /// Its edges among those of the network.
    var edges: Range<Int>
  }

  private var ids = KeyTable(minimumCapacity: 4_096)
  private var traits: [WordTraits] = [[]]
  private var network = Network()
  /// The class of each ending of the network.
  private var classes: [Int32] = []
  /// The words that were last asked for.
  private var words: [Int32] = []

  // MARK: - Words

  /// The numbers of the words of a text.
  mutating func words(of text: String) -> [Int32] {
    words.removeAll(keepingCapacity: true)
    appendWords(of: text)
    return words
  }

  private mutating func appendWords(of text: String) {
    if let hash = Words.hash(ofPlainWord: text) { return words.append(intern(hash)) }
    // A word that is written alone with its apostrophe ('s) is cut off another one in a sentence.
    if text.utf8.first == UInt8(ascii: "'") {
      for word in Words("word" + text).words.dropFirst() { words.append(intern(word.hash)) }
    } else if text.utf8.last == UInt8(ascii: "'") {
      // And an elided one (qu') precedes another.
      for word in Words(text + "a").words.dropLast() { words.append(intern(word.hash)) }
    } else {
      for word in Words(text).words { words.append(intern(word.hash)) }
    }
  }

  /// Whether the words that are met are only those of replies: a request does not know them.
  var isOfReplies = false

  private mutating func intern(_ hash: UInt64) -> Int32 {
    let id = ids.insert(Int32(truncatingIfNeeded: traits.count), for: hash)
    if Int(id) == traits.count { traits.append([]) }
    if !isOfReplies { traits[Int(id)].insert(.known) }
    return id
  }

  mutating func mark(_ word: Int32, _ trait: WordTraits) { traits[Int(word)].insert(trait) }

  func traits(of word: Int32) -> WordTraits { traits[Int(word)] }

  // MARK: - Ways to say a class

  mutating func node() -> Int32 { network.node() }

  /// Lets words be left out.
  mutating func pass(_ from: Int32, _ to: Int32) { network.connect(from, to) }

  /// Lets the words of a text lead from one node to another.
  mutating func lead(_ from: Int32, _ text: String, _ to: Int32) {
    words.removeAll(keepingCapacity: true)
    appendWords(of: text)
    if words.isEmpty { pass(from, to) }
    var node = from
    for (place, word) in words.enumerated() {
      let next = place == words.count - 1 ? to : network.node()
      network.connect(node, label: word, next)
      node = next
    }
  }

  /// How many edges there are.
  var size: Int { network.edges.count }

  /// The words of a piece; some may come twice.
  func words(of piece: Piece) -> some Sequence<Int32> { network.edges[piece.edges].lazy.map(\.label) }

  /// The words of a piece that alone are one of its ways.
  func wordsAlone(of piece: Piece) -> [Int32] {
    network.reach(of: piece.start).flatMap(network.edges(of:)).filter {
      $0.target == piece.end || network.reach(of: $0.target).contains(piece.end)
    }.map(\.label)
  }

  /// Makes what a piece says ways to say classes.
  mutating func add(_ piece: Piece, to wordClasses: Int32...) {
    network.connect(Network.start, piece.start)
    for wordClass in wordClasses { end(in: piece.end, wordClass) }
  }

  /// Makes a row of words one way to say a class.
  mutating func add(_ row: [Int32], to wordClass: Int32) {
    guard !row.isEmpty else { return }
    var node = Network.start
    for word in row {
      let next = network.node()
      network.connect(node, label: word, next)
      node = next
    }
    end(in: node, wordClass)
  }

  private mutating func end(in node: Int32, _ wordClass: Int32) {
    network.end(in: node, Int32(truncatingIfNeeded: classes.count))
    classes.append(wordClass)
  }

  /// - Parameter table: What is known of the classes.
  func lexicon(_ table: ClassTable) -> Lexicon {
    Lexicon(
      table: FlatKeyTable(ids), traits: FlatArray(traits),
      states: LazyStates(WordDeterminiser(network, classes: classes, words: traits.count, table)))
  }
}
