import Parley

/// What only requests that need an unlocked device have named.
struct Privacy {
  private var hidden: Set<String> = []
  private var open: Set<String> = []
  /// What was said since the device was locked, which may be said back.
  private var heard: [String] = []

  /// What the user says may be said back, and whom it may mean may be offered.
  mutating func heard(_ words: String, whileLocked isLocked: Bool) {
    if !isLocked { heard = [] }
    heard += words.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }
  }

  /// What a request was about, or was answered.
  mutating func learn(_ values: [ToldValue], isPrivate: Bool) {
    let names = values.flatMap(\.names)
    if isPrivate { hidden.formUnion(names) } else { open.formUnion(names) }
  }

  /// Whom a request that anybody may make has named on an unlocked device, it names on a locked one, too.
  mutating func told(_ text: String) { open.formUnion(hidden.filter(text.contains)) }

  /// A name that a text has and a locked device must not tell.
  func secret(in text: String) -> String? {
    hidden.subtracting(open).first { name in
      text.contains(name) && !name.lowercased().split { !$0.isLetter }.contains { heard.contains(String($0)) }
    }
  }
}

extension ToldValue {
  /// The names in a value, those in its records too.
  fileprivate var names: [String] {
    switch self {
    case .name(let name): name.count > 3 ? [name] : []
    case .list(let values): values.flatMap(\.names)
    case .record(let parts): parts.values.flatMap(\.names)
    default: []
    }
  }
}
