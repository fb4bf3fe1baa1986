/// What a name of the notation belongs to: a text, counted from 1, or all texts.
struct NameScope: Hashable {
  var text: Int

  static let shared = NameScope(text: 0)
}

/// Values by names that belong to one text of phrases each, or to all.
struct ScopedTable<Value> {
  private var values: [[String: Value]] = []

  /// What a scope itself calls by a name.
  subscript(scope: NameScope, name: String) -> Value? {
    get { scope.text < values.count ? values[scope.text][name] : nil }
    set {
      while scope.text >= values.count { values.append([:]) }
      values[scope.text][name] = newValue
    }
  }

  /// The value of a name in a scope: the scope's own, before the one shared by all.
  func find(_ name: String, from scope: NameScope) -> Value? { self[scope, name] ?? self[.shared, name] }

  /// Hands on the names that a scope itself has, and their values, in any order.
  func forEach(in scope: NameScope, _ body: (String, Value) -> Void) {
    guard scope.text < values.count else { return }
    for (name, value) in values[scope.text] { body(name, value) }
  }

  /// The names that a scope itself has, in order.
  func names(in scope: NameScope) -> [String] { scope.text < values.count ? values[scope.text].keys.sorted() : [] }

  /// All names, those that are shared first.
  var names: [String] { values.indices.flatMap { names(in: NameScope(text: $0)) } }
}
