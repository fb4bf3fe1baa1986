import IntentModel

extension Interpreter {
  /// What other clauses of a text say of the request that one of them makes: "I need a cab. There are four of us."
  ///
  /// The phrases of such details stand below `intent Name details`; each parameter is taken from the first clause that
  /// says it, unless the request says it already.
  func details(beside request: Candidate, in words: Range<Int>) -> [IntentDraft.Slot] {
    let lattice = request.builder.lattice
    guard words.contains(where: { lattice.breaks[$0] != .none }) else { return [] }
    let clauses = request.leftOut(of: words)
    let detail = lattice.reader.grammar.detail(of: request.intent)
    guard detail >= 0, !clauses.isEmpty else { return [] }
    var known = Set(request.reading().slots.map(\.parameter))
    var slots: [IntentDraft.Slot] = []
    for clause in clauses.prefix(Self.mostDetails) {
      let found = candidates(lattice, words: clause, above: Costs.threshold, isForBest: true, detail: detail).first
      let new = found?.reading().slots.filter { !known.contains($0.parameter) } ?? []
      known.formUnion(new.map(\.parameter))
      slots += new
    }
    return slots
  }

  /// So many clauses beside a request are looked at for more of it.
  private static let mostDetails = 8
}
