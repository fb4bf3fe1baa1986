import DataStructures
import IntentText

/// Collects words and the entries of classes, then makes a ``Lexicon`` of them.
struct LexiconBuilder {
  /// The entries of a list as a piece of the network that nothing leads to yet.
  struct Piece {
    var start: Int32
    var end: Int32
    /// Its edges among those of the network.
    var edges: Range<Int>
  }

  private var ids = KeyTable(minimumCapacity: 4_096)
  private var traits: [WordTraits] = [[]]
  private var network = Network()
  /// The class of each final node of the network.
  private var classes: [Int32] = []
  /// The result of the last call of `words(of:)`, kept for its memory.
  private var words: [Int32] = []
  /// The last text that was more than a plain word, kept for its memory.
  private var scanned = Words("")

  // MARK: - Words

  /// The numbers of the words of a text.
  mutating func words(of text: String) -> [Int32] {
    words.removeAll(keepingCapacity: true)
    appendWords(of: text)
    return words
  }

  private mutating func appendWords(of text: String) {
    if let hash = Words.hash(ofPlainWord: text) { return words.append(intern(hash)) }
    let apostrophe = UInt8(ascii: "'")
    if text.utf8.first == apostrophe || text.utf8.last == apostrophe {
      for hash in Self.hashes(of: text) { words.append(intern(hash)) }
    } else {
      scanned.read(text)
      for word in scanned.words { words.append(intern(word.hash)) }
    }
  }

  /// The hashes of the words of a text.
  static func hashes(of text: String) -> [UInt64] {
    if let hash = Words.hash(ofPlainWord: text) { return [hash] }
    // A word that is written with its apostrophe ('s) is split off the word before it in a sentence.
    if text.utf8.first == UInt8(ascii: "'") { return Words("word" + text).words.dropFirst().map(\.hash) }
    // An elided word (qu') is split off the word after it.
    if text.utf8.last == UInt8(ascii: "'") { return Words(text + "a").words.dropLast().map(\.hash) }
    return Words(text).words.map(\.hash)
  }

  /// Whether the words being added occur in replies only: a request does not know them.
  var isOfReplies = false

  /// The number of a word.
  mutating func intern(_ hash: UInt64) -> Int32 {
    let id = ids.insert(Int32(truncatingIfNeeded: traits.count), for: hash)
    if Int(id) == traits.count { traits.append([]) }
    if !isOfReplies { traits[Int(id)].insert(.known) }
    return id
  }

  mutating func mark(_ word: Int32, _ trait: WordTraits) { traits[Int(word)].insert(trait) }

  var wordCount: Int { traits.count }

  func traits(of word: Int32) -> WordTraits { traits[Int(word)] }

  // MARK: - Ways to say a class

  mutating func node() -> Int32 { network.node() }

  /// Adds an edge that takes no word, so that the words between two nodes may be left out.
  mutating func pass(_ from: Int32, _ to: Int32) { network.connect(from, to) }

  /// Adds the words of a text, in UTF-8, as a path between two nodes.
  mutating func lead(_ from: Int32, _ text: UnsafeBufferPointer<UInt8>, _ to: Int32) {
    // Most are one word.
    if let hash = Words.hash(ofPlainWord: text) { return network.connect(from, label: intern(hash), to) }
    words.removeAll(keepingCapacity: true)
    appendWords(of: String(decoding: text, as: UTF8.self))
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

  /// Marks the words of a piece, except those that have a trait already.
  mutating func mark(_ piece: Piece, _ trait: WordTraits, except known: WordTraits = []) {
    for place in piece.edges {
      let word = Int(network.edges[place].label)
      if traits[word].isDisjoint(with: known) { traits[word].insert(trait) }
    }
  }

  /// Gives a trait to each word that is by itself an alternative of a piece.
  mutating func mark(wordsAloneOf piece: Piece, _ trait: WordTraits) {
    let network = network
    for node in network.reach(of: piece.start) {
      network.forEachEdge(of: node) { edge in
        if edge.target == piece.end || network.reach(of: edge.target).contains(piece.end) {
          traits[Int(edge.label)].insert(trait)
        }
      }
    }
  }

  /// Makes the entries of a piece entries of classes.
  mutating func add(_ piece: Piece, to wordClasses: Int32...) {
    network.connect(Network.start, piece.start)
    for wordClass in wordClasses { end(in: piece.end, wordClass) }
  }

  /// Makes some words an entry of a class.
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
      states: LazyStates(WordDeterminiser(network.trimmed(), classes: classes, words: traits.count, table)))
  }
}
