import IntentText

/// The phrases of replying of a language, as a trie of words: nodes are rows of words, with the roles that each row has.
struct ReplyTrie: Sendable {
  /// The node after another one and a word.
  private let children: FlatKeyTable
  /// The roles of each node, by their numbers.
  private let rolesOfNodes: Runs<Int32>
  let roles: [ReplyWords.Role]
  /// The kind of each role.
  let kinds: [ReplyWords.Kinds]

  private static let root: Int32 = 0

  /// The bytes that it takes, about.
  var byteCount: Int {
    children.byteCount + rolesOfNodes.byteCount + HeldBytes.of(roles) + HeldBytes.of(kinds)
  }

  /// The phrases that begin at a word, the shortest first, with the numbers of their roles.
  @inline(__always)
  func forEachPhrase(
    at start: Int, in words: Words, _ body: (_ roles: UnsafeBufferPointer<Int32>, _ length: Int) -> Void
  ) {
    var node = Self.root
    for end in start..<words.count {
      node = children.value(Self.key(node, words[end].hash))
      if node < 0 { return }
      let roles = rolesOfNodes[Int(node)]
      if !roles.isEmpty { body(roles, end - start + 1) }
    }
  }

  private static func key(_ node: Int32, _ word: UInt64) -> UInt64 {
    word ^ (UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Collects phrases, one at a time.
  struct Builder {
    private var children = KeyTable(minimumCapacity: 16_384)
    private var rolesOfNodes: [[Int32]] = [[]]
    private var roles: [ReplyWords.Role] = []
    private var numbers: [ReplyWords.Role: Int32] = [:]

    mutating func add(_ role: ReplyWords.Role, for phrase: [UInt64]) {
      var node = ReplyTrie.root
      for word in phrase {
        let next = Int32(rolesOfNodes.count)
        node = children.insert(next, for: ReplyTrie.key(node, word))
        if node == next { rolesOfNodes.append([]) }
      }
      let number = number(of: role)
      if !rolesOfNodes[Int(node)].contains(number) { rolesOfNodes[Int(node)].append(number) }
    }

    private mutating func number(of role: ReplyWords.Role) -> Int32 {
      if let known = numbers[role] { return known }
      let new = Int32(roles.count)
      numbers[role] = new
      roles.append(role)
      return new
    }

    func finished() -> ReplyTrie {
      let numbered = rolesOfNodes.enumerated().flatMap { node, roles in roles.map { (list: node, element: $0) } }
      return ReplyTrie(
        children: FlatKeyTable(children), rolesOfNodes: Runs(numbered, count: rolesOfNodes.count), roles: roles,
        kinds: roles.map(\.kind))
    }
  }
}
