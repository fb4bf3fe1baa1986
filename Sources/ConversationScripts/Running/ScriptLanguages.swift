import Parley

/// The languages of scripts: those that each is played with, and those that it may name.
struct ScriptLanguages: Sendable {
  var always: [Language]
  var known: [Language]

  /// The languages that a script is played with.
  func spoken(in script: Script) -> [Language] {
    let named = script.directives.compactMap { _, directive in
      if case .locale(let tag) = directive { tag } else { nil }
    }
    return always
      + known.filter { language in
        named.contains(language.tag) && !always.contains { $0.tag == language.tag }
      }
  }
}
