import IntentText

/// The words of a grammar: what number a word has, what is known of it, and which classes begin with it.
struct Lexicon: Sendable {
  /// A node of the trie of the classes' words.
  struct Node: Sendable {
    /// Where the classes whose words end here stand in `ends`.
    var ends: Int32 = 0
    var endsEnd: Int32 = 0
    var hasChildren = false
  }

  let table: FlatKeyTable
  let traits: FlatArray<WordTraits>
  /// The node of each word as a first word, -1 where no class begins with it.
  let roots: FlatArray<Int32>
  let nodes: FlatArray<Node>
  let children: FlatKeyTable
  let ends: FlatArray<Int32>

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

  /// Whether a word can be the first of a class.
  func mayBegin(_ wordClass: Int32, with hash: UInt64) -> Bool {
    let root = roots[Int(id(hash))]
    guard root >= 0 else { return false }
    let node = nodes[Int(root)]
    return node.hasChildren || (node.ends..<node.endsEnd).contains { ends[Int($0)] == wordClass }
  }

  /// The class tokens that begin at a word, each with its number of words.
  @inline(__always)
  func tokens(at start: Int, in ids: [Int32], _ body: (_ wordClass: Int32, _ length: Int) -> Void) {
    var place = roots[Int(ids[start])]
    var length = 1
    while place >= 0 {
      let node = nodes[Int(place)]
      for index in node.ends..<node.endsEnd { body(ends[Int(index)], length) }
      guard node.hasChildren, start + length < ids.count else { return }
      place = children.value(LexiconBuilder.key(place, ids[start + length]))
      length += 1
    }
  }

  var byteCount: Int {
    table.byteCount + traits.byteCount + roots.byteCount + nodes.byteCount + children.byteCount + ends.byteCount
  }
}

/// Gathers words and classes, then makes a ``Lexicon`` of them.
struct LexiconBuilder {
  private struct Node {
    /// Where the list of the classes that end here begins in `ends`, -1 where none does; the last comes first.
    var ends: Int32 = -1
    var hasChildren = false
  }

  private var ids = KeyTable(minimumCapacity: 4_096)
  private var traits: [WordTraits] = [[]]
  private var roots: [Int32] = [-1]
  private var children = KeyTable(minimumCapacity: 4_096)
  private var nodes: [Node] = []
  private var ends: [(wordClass: Int32, next: Int32)] = []

  /// The numbers of the words of a text.
  mutating func words(of text: String) -> [Int32] {
    var numbers: [Int32] = []
    append(wordsOf: text, to: &numbers)
    return numbers
  }

  /// Appends the numbers of the words of a text.
  mutating func append(wordsOf text: String, to numbers: inout [Int32]) {
    if let hash = Words.hash(ofPlainWord: text) { return numbers.append(intern(hash)) }
    // A word that stands alone with its apostrophe ('s) is cut off another one in a sentence.
    if text.utf8.first == UInt8(ascii: "'") {
      for word in Words("word" + text).words.dropFirst() { numbers.append(intern(word.hash)) }
    } else if text.utf8.last == UInt8(ascii: "'") {
      // And an elided one (qu') stands before another.
      for word in Words(text + "a").words.dropLast() { numbers.append(intern(word.hash)) }
    } else {
      for word in Words(text).words { numbers.append(intern(word.hash)) }
    }
  }

  private mutating func intern(_ hash: UInt64) -> Int32 {
    let id = ids.insert(Int32(traits.count), for: hash)
    if Int(id) == traits.count {
      traits.append(.known)
      roots.append(-1)
    }
    return id
  }

  mutating func mark(_ word: Int32, _ trait: WordTraits) { traits[Int(word)].insert(trait) }

  func traits(of word: Int32) -> WordTraits { traits[Int(word)] }

  /// Makes a sequence of words one way to say a class.
  mutating func add(_ sequence: some Collection<Int32>, to wordClass: Int32) {
    guard let first = sequence.first else { return }
    var node = roots[Int(first)]
    if node < 0 {
      node = newNode()
      roots[Int(first)] = node
    }
    for word in sequence.dropFirst() {
      let next = children.insert(Int32(nodes.count), for: Self.key(node, word))
      if Int(next) == nodes.count {
        nodes[Int(node)].hasChildren = true
        _ = newNode()
      }
      node = next
    }
    end(in: node, wordClass)
  }

  private mutating func end(in node: Int32, _ wordClass: Int32) {
    var known = nodes[Int(node)].ends
    while known >= 0 {
      if ends[Int(known)].wordClass == wordClass { return }
      known = ends[Int(known)].next
    }
    ends.append((wordClass, nodes[Int(node)].ends))
    nodes[Int(node)].ends = Int32(ends.count - 1)
  }

  private mutating func newNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  @inline(__always)
  static func key(_ node: Int32, _ word: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
  }

  func lexicon() -> Lexicon {
    var flat: [Int32] = []
    flat.reserveCapacity(ends.count)
    let flatNodes = nodes.map { node in
      let start = flat.count
      var end = node.ends
      while end >= 0 {
        flat.append(ends[Int(end)].wordClass)
        end = ends[Int(end)].next
      }
      flat[start...].reverse()
      return Lexicon.Node(ends: Int32(start), endsEnd: Int32(flat.count), hasChildren: node.hasChildren)
    }
    return Lexicon(
      table: FlatKeyTable(ids), traits: FlatArray(traits), roots: FlatArray(roots), nodes: FlatArray(flatNodes),
      children: FlatKeyTable(children), ends: FlatArray(flat))
  }
}
