/// A remark that may stand before or behind what else is said.
struct OuterRemark {
  /// The words of what else is said.
  var others: Range<Int>
  /// How likely the words are a remark where they are one thing said.
  var probability: Double
  /// How much likelier the words are a remark than a part of what else is said: the logarithm of the odds.
  var support: Double
}

extension ClauseSegmentation {
  /// The likeliest remarks that may stand before what else is said, and those that may stand behind it, best first.
  ///
  /// Where the likeliest division has one clause, another may be nearly as likely: phrases that read the rest decide.
  ///
  /// - Parameters:
  ///   - shortest: The fewest words of a remark.
  ///   - likely: How likely they must be a remark where they are one thing said.
  func outerRemarks(ofLeast shortest: Int, above likely: Double) -> (before: [OuterRemark], behind: [OuterRemark]) {
    let count = features.count
    guard isReadable, count > shortest, let remark = weights.kinds.firstIndex(of: .remark) else { return ([], []) }
    let likeliest = likeliest()
    func asClause(_ clause: Range<Int>) -> Double { likeliest[clause.lowerBound][clause.count - 1].score }
    // By token, the score of the likeliest division of all before it, and of all from it on.
    let head = divisions(into: likeliest).map(\.score)
    var tail = [Double](repeating: 0, count: count + 1)
    for start in (0..<count).reversed() {
      tail[start] = (start + 1...count).reduce(-.infinity) { max($0, tail[$1] + asClause(start..<$1)) }
    }
    func support(_ clause: Range<Int>, others: Range<Int>, together: Double) -> OuterRemark? {
      let probability = probability(of: remark, clause)
      guard probability >= likely, features.words(of: clause).count >= shortest else { return nil }
      let rest = clause.lowerBound == 0 ? tail[clause.upperBound] : head[clause.lowerBound]
      let apart = score(of: clause, probability) + rest
      return OuterRemark(
        others: features.words(of: others), probability: probability, support: apart - together)
    }
    let behind = (1..<count).compactMap { start in
      let together = (0..<start).reduce(-.infinity) { max($0, head[$1] + asClause($1..<count)) }
      return support(start..<count, others: 0..<start, together: together)
    }
    let before = (1..<count).compactMap { end in
      let together = (end + 1...count).reduce(-.infinity) { max($0, tail[$1] + asClause(0..<$1)) }
      return support(0..<end, others: end..<count, together: together)
    }
    return (Self.strongest(before), Self.strongest(behind))
  }

  private static func strongest(_ remarks: [OuterRemark]) -> [OuterRemark] {
    Array(remarks.filter { $0.support >= leastSupport }.sorted { $0.support > $1.support }.prefix(mostRemarks))
  }

  /// Less likely remarks are not looked at, and not more of them.
  private static let leastSupport: Double = -8, mostRemarks = 4
}
