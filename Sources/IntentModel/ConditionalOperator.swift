/// How several values of one parameter combine.
///
/// Source: `INConditionalOperator`, iOS 10.
public enum ConditionalOperator: Int, SymbolicValue, CaseIterable {
  case all = 0
  case any, none

  /// Whether a thing is found, given which of the criteria it meets.
  public func isMet(by criteria: [Bool]) -> Bool {
    switch self {
    case .all: criteria.allSatisfy { $0 }
    case .any: criteria.isEmpty || criteria.contains(true)
    case .none: !criteria.contains(true)
    }
  }
}
