import IntentAutomaton
import IntentModel

/// Finds clauses that a request's path leaves out although they belong to the request: they take something back, say
/// something different instead, or ask for something more.
///
/// A story beside a request is rightly left out. These clauses are wishes that were not understood, so the user is told
/// of them before the request is carried out.
struct LostClauses {
  private let lattice: Lattice
  /// The stretches that the path leaves out.
  private let leftOut: [Range<Int>]
  /// The words before the request that no phrase explains.
  private let unexplained: [Range<Int>]
  /// The first word that the path takes.
  private let first: Int
  /// The group of the request's intent, as one bit.
  private let group: UInt32

  private var grammar: Grammar { lattice.reader.grammar }

  init(_ lattice: Lattice, _ path: ArraySlice<Hypothesis>, _ acceptance: Acceptance) {
    self.lattice = lattice
    var leftOut: [Range<Int>] = []
    var unexplained: [Range<Int>] = []
    var first = lattice.count
    for hypothesis in path where hypothesis.end > hypothesis.start {
      let words = Int(hypothesis.start)..<Int(hypothesis.end)
      if hypothesis.kind != .sentence {
        if hypothesis.kind == .skipped, first == lattice.count { unexplained.append(words) }
        if hypothesis.kind != .filler, hypothesis.kind != .skipped { first = min(first, words.lowerBound) }
      } else if let last = leftOut.last, last.upperBound == words.lowerBound {
        leftOut[leftOut.count - 1] = last.lowerBound..<words.upperBound
      } else {
        leftOut.append(words)
      }
    }
    self.leftOut = leftOut
    self.unexplained = unexplained
    self.first = first
    group = 1 << UInt32(Reach.group(of: acceptance))
  }

  /// The words of such clauses, each with everything left out behind it; and a verb for something else before the
  /// request.
  var found: [Range<Int>] {
    unexplained.filter { stretch in stretch.contains { asks($0) } && !lattice.isTalk(stretch) }
      + leftOut.compactMap { words in
        lattice.clausesBetweenMarks(of: words).first(where: goesOn).map { $0.lowerBound..<words.upperBound }
      }
  }

  /// Whether a clause belongs to the request.
  private func goesOn(_ clause: Range<Int>) -> Bool {
    // Fillers and "no" at the beginning are passed over to find what the clause does.
    let held = clause.prefix(while: isHolding).count
    let opening = min(clause.lowerBound + held + 1, clause.upperBound)
    if clause.lowerBound > first {
      // After a colon comes dictation.
      if lattice.breaks[clause.lowerBound] == .colon || (clause.lowerBound..<opening).contains(where: corrects) {
        return true
      }
    }
    if namesOneMore(clause) { return true }
    let isWish =
      asks(opening - 1) || clause.count <= Self.shortest && clause.contains { asks($0, before: clause.upperBound) }
    return isWish && !lattice.isTalk(clause)
  }

  /// Whether the clause says that another known person or thing is meant as well.
  private func namesOneMore(_ clause: Range<Int>) -> Bool {
    lattice.utterance.names.contains { clause.contains($0.words.lowerBound) }
      && clause.contains { lattice.isOf([.too, .addition], $0) }
  }

  /// The number of words below which a clause is too short to be a story.
  private static let shortest = 4

  /// Whether a word only holds clauses together.
  private func isHolding(_ word: Int) -> Bool {
    lattice.traits[word].contains(.filler) || lattice.isOf([.and, .but, .filler], word)
  }

  /// Whether a word takes back what was said, denies it, or introduces what is wished instead.
  private func corrects(_ word: Int) -> Bool {
    lattice.isOf([.correction, .instead], word)
      || lattice.tokens[word].contains {
        $0.wordClass == WordClass.repair || lattice.className($0.wordClass) == "act_no"
      }
  }

  /// Whether a word begins a request for something else.
  ///
  /// Words that only lead to a verb do not count: they begin stories too.
  ///
  /// - Parameter end: Where its words have to end; anywhere if not given.
  private func asks(_ word: Int, before end: Int? = nil) -> Bool {
    lattice.opensRequest(at: word, of: ~group, before: end)
  }
}
