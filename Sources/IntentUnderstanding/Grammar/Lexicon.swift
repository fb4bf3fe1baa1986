import IntentText

/// The words of a grammar: what number a word has, what is known of it, and which classes begin with it.
struct Lexicon: Sendable {
  let table: FlatKeyTable
  let traits: FlatArray<WordTraits>
  /// The state of a word's number is the one after that word, as the first of a class.
  let states: LazyStates<WordDeterminiser>

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
    let state = states[id(hash)]
    return !state.pointee.next.isEmpty || state.pointee.ends.contains(wordClass)
  }

  /// The class tokens that begin at a word, each with its number of words.
  @inline(__always)
  func tokens(at start: Int, in ids: [Int32], _ body: (_ wordClass: Int32, _ length: Int) -> Void) {
    var number = ids[start]
    var length = 1
    while number >= 0 {
      let state = states[number]
      for wordClass in state.pointee.ends { body(wordClass, length) }
      guard start + length < ids.count else { return }
      number = state.pointee.next[ids[start + length]]
      length += 1
    }
  }

  var byteCount: Int { table.byteCount + traits.byteCount + states.byteCount }
}
