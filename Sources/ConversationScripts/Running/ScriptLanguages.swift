import Parley

/// The languages of scripts: those that each is played with, and those that it may name.
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
      // A language that is spoken in a region is not known beside itself.
      spoken.removeAll { language.isMeant(by: $0.tag) || $0.isMeant(by: language.tag) }
      spoken.append(language)
    }
  }
}
