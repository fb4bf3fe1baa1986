import DataStructures
import IntentText

/// The words of a grammar: the number of each, its traits, and the classes with entries that begin with it.
package struct Lexicon: Sendable {
  let table: FlatKeyTable
  package let traits: FlatArray<WordTraits>
  /// The states of the word automaton: the one with a word's number is reached by that word as the first of an entry.
  let states: LazyStates<WordDeterminiser>

  static let unknown: Int32 = 0

  /// The number of a word, 0 where the grammar does not know it.
  @inline(__always)
  package func id(_ hash: UInt64) -> Int32 { max(0, table.value(hash)) }

  /// The share of known words among the first of many, given their numbers.
  package func knownShare(_ ids: [Int32]) -> Double {
    let looked = ids.prefix(32)
    return looked.isEmpty ? 0 : Double(looked.count { traits[Int($0)].contains(.known) }) / Double(looked.count)
  }

  /// The classes with an entry that begins at a word, each with the entry's number of words.
  @inline(__always)
  func tokens(at start: Int, in ids: [Int32], _ body: (_ wordClass: Int32, _ length: Int) -> Void) {
    for wordClass in states[ids[start]].pointee.ends { body(wordClass, 1) }
    longTokens(at: start, in: ids) { state, length in
      for wordClass in state.ends { body(wordClass, Int(length)) }
    }
  }

  /// The states after two or more words from a word on, as far as an entry continues.
  @inline(__always)
  func longTokens(
    at start: Int, in ids: [Int32], _ body: (_ state: WordDeterminiser.State, _ length: Int32) -> Void
  ) {
    var state = states[ids[start]]
    for end in start + 1..<max(start + 1, ids.count) {
      let next = state.pointee.next[ids[end]]
      if next < 0 { return }
      state = states[next]
      body(state.pointee, Int32(truncatingIfNeeded: end - start + 1))
    }
  }

  var byteCount: Int { table.byteCount + traits.byteCount + states.byteCount }
}

extension Lexicon {
  init(_ classes: ClassTable, from reader: inout TableReader) throws(TableReader.Mismatch) {
    table = try FlatKeyTable(from: &reader)
    traits = try reader.table()
    states = LazyStates(try WordDeterminiser(classes, from: &reader))
  }

  func write(to writer: inout TableWriter) {
    table.write(to: &writer)
    writer.add(table: traits)
    states.withMaker { $0.write(to: &writer) }
  }
}
