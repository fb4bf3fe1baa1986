import IntentAutomaton
import IntentModel

extension Interpreter {
  /// Details of a request in other clauses of the text: "I need a cab. There are four of us."
  ///
  /// Their phrases are below `intent Name details`. Each parameter takes the first clause with a value for it, unless
  /// the request has one already.
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

  /// The most clauses beside a request that are searched for details.
  private static let mostDetails = 8
}
