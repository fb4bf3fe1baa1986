import Synchronization

/// The names of cases, each looked up once: asking a value for the name of its case takes longer than to handle it.
final class CaseNames: Sendable {
  static let all = CaseNames()

  private struct Case: Hashable {
    var type: ObjectIdentifier
    var number: Int
  }

  private let known = Mutex<[Case: String]>([:])

  func name<C: RawRepresentable<Int>>(of value: C) -> String {
    let key = Case(type: ObjectIdentifier(C.self), number: value.rawValue)
    return known.withLock { known in
      if let name = known[key] { return name }
      let name = "\(value)"
      known[key] = name
      return name
    }
  }
}
