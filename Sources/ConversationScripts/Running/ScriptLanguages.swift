import Parley

/// The languages of scripts: those with which each is played, and those that it may name.
struct ScriptLanguages: Sendable {
  var always: [Language]
  var known: [Language]

  /// The languages that a script is played with.
  func spoken(in script: Script) -> [Language] {
    let named = script.directives.flatMap { _, directive in
      if case .locale(let tags) = directive { tags } else { [String]() }
    }
    return named.reduce(into: always) { spoken, tag in
      guard !spoken.contains(where: { $0.isMeant(by: tag) && $0.tag.count == tag.count }),
        let language = Language.meant(by: tag, among: known)
      else { return }
      // A language in a region replaces the same language without one.
      spoken.removeAll { language.isMeant(by: $0.tag) || $0.isMeant(by: language.tag) }
      spoken.append(language)
    }
  }
}
