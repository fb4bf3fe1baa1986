import DataStructures

extension Grammar {
  /// About how many bytes it takes.
  package var byteCount: Int {
    let tables = lexicon.byteCount + automaton.byteCount + tokens.byteCount
    let lists = HeldBytes.of(classes) + HeldBytes.of(slots) + HeldBytes.of(phrases) + HeldBytes.of(classRoles)
    let constants = phrases.reduce(0) { $0 + ($1.constants.isEmpty ? 0 : HeldBytes.of($1.constants)) }
    let texts = HeldBytes.of(classes.map(\.name)) + phraseRoles.byteCount + HeldBytes.of(classRoles)
    return tables + lists + constants + texts
      + slotRoles.reduce(0) { $0 + HeldBytes.of([$1.plain, $1.known, $1.free]) }
  }
}
