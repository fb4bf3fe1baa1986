import IntentText

/// The words of a grammar: what number a word has, what is known of it, and which classes begin with it.
struct Lexicon: Sendable {
  let table: KeyTable
  let traits: [WordTraits]
  /// The trie of the classes' words: the node of each word as a first word, -1 where none begins with it.
  let roots: [Int32]
  let children: KeyTable
  let hasChildren: [Bool]
  /// The classes whose words end at a node.
  let ends: Runs<Int32>

  static let unknown: Int32 = 0

  /// The number of a word, 0 where the grammar does not know it.
  @inline(__always)
  func id(_ hash: UInt64) -> Int32 { max(0, table.value(hash)) }

  /// The share of an utterance's words that the language knows, of the first of a long one.
  func knownShare(of words: Words) -> Double {
    let looked = words.words.prefix(32)
    guard !looked.isEmpty else { return 0 }
    return Double(looked.count { id($0.hash) != Self.unknown }) / Double(looked.count)
  }

  @inline(__always)
  func child(_ node: Int32, _ word: Int32) -> Int32 {
    children.value(UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word)))
  }

  /// The class tokens that begin at a word, each with its number of words.
  @inline(__always)
  func tokens(at start: Int, in ids: [Int32], _ body: (_ wordClass: Int32, _ length: Int) -> Void) {
    var node = roots[Int(ids[start])]
    var length = 1
    while node >= 0 {
      for index in ends.range(Int(node)) { body(ends.elements[index], length) }
      guard hasChildren[Int(node)], start + length < ids.count else { return }
      node = child(node, ids[start + length])
      length += 1
    }
  }
}

/// Gathers words and classes, then makes a ``Lexicon`` of them.
struct LexiconBuilder {
  private var ids: [UInt64: Int32] = [:]
  private var traits: [WordTraits] = [[]]
  private var roots: [Int32] = [-1]
  private var children: [UInt64: Int32] = [:]
  private var hasChildren: [Bool] = []
  private var ends: [[Int32]] = []

  /// The numbers of the words of a text.
  mutating func words(of text: String) -> [Int32] {
    // A word that stands alone with its apostrophe ('s) is cut off another one in a sentence.
    if text.first == "'" { return Words("word" + text).words.dropFirst().map { intern($0.hash) } }
    // And an elided one (qu') stands before another.
    if text.last == "'" { return Words(text + "a").words.dropLast().map { intern($0.hash) } }
    return Words(text).words.map { intern($0.hash) }
  }

  private mutating func intern(_ hash: UInt64) -> Int32 {
    if let id = ids[hash] { return id }
    let id = Int32(traits.count)
    ids[hash] = id
    traits.append(.known)
    roots.append(-1)
    return id
  }

  mutating func mark(_ word: Int32, _ trait: WordTraits) { traits[Int(word)].insert(trait) }

  func traits(of word: Int32) -> WordTraits { traits[Int(word)] }

  /// Makes a sequence of words one way to say a class.
  mutating func add(_ sequence: [Int32], to wordClass: Int32) {
    guard let first = sequence.first else { return }
    var node = roots[Int(first)]
    if node < 0 {
      node = newNode()
      roots[Int(first)] = node
    }
    for word in sequence.dropFirst() {
      let key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
      if let next = children[key] {
        node = next
      } else {
        hasChildren[Int(node)] = true
        node = newNode()
        children[key] = node
      }
    }
    if !ends[Int(node)].contains(wordClass) { ends[Int(node)].append(wordClass) }
  }

  private mutating func newNode() -> Int32 {
    ends.append([])
    hasChildren.append(false)
    return Int32(ends.count - 1)
  }

  func lexicon() -> Lexicon {
    Lexicon(
      table: KeyTable(ids), traits: traits, roots: roots, children: KeyTable(children),
      hasChildren: hasChildren, ends: Runs(ends))
  }
}
