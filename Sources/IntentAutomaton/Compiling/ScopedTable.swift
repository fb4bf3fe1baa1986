/// Where a name of the notation is known: in one text, counted from 1, or in all.
struct NameScope: Hashable {
  var text: Int

  static let shared = NameScope(text: 0)
}

/// Values by name; each name is known in one text, or in all.
struct ScopedTable<Value> {
  private var values: [[String: Value]] = []

  /// The value of a name in a scope alone.
  subscript(scope: NameScope, name: String) -> Value? {
    get { scope.text < values.count ? values[scope.text][name] : nil }
    set {
      while scope.text >= values.count { values.append(Dictionary(minimumCapacity: 64)) }
      values[scope.text][name] = newValue
    }
  }

  /// The value of a name as a scope sees it: its own, else the shared one.
  func find(_ name: String, from scope: NameScope) -> Value? { self[scope, name] ?? self[.shared, name] }

  /// Calls a function with each name of a scope alone and its value, in any order.
  func forEach(in scope: NameScope, _ body: (String, Value) -> Void) {
    guard scope.text < values.count else { return }
    for (name, value) in values[scope.text] { body(name, value) }
  }

  /// The names of a scope alone, in order.
  func names(in scope: NameScope) -> [String] { scope.text < values.count ? values[scope.text].keys.sorted() : [] }

  /// All names, the shared ones first.
  var names: [String] { values.indices.flatMap { names(in: NameScope(text: $0)) } }
}
