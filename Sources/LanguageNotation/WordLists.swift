import IntentText

/// The plain lists of a language's `names` and `examples` sections: `particle = van | von | de`.
///
/// They are for code that does not use a language's grammar: the index of names, which may be of any language, and the
/// checks of apps' texts.
package struct WordLists: Sendable {
  /// What the words of a list are.
  package enum Key: String, Sendable, Hashable, CaseIterable {
    /// Small words in names; a particle alone does not find a name.
    case particle
    /// Words before a name that do not belong to it: "my", "the".
    case lead
    /// The endings in which the forms of a word differ.
    case ending
    /// Words with which an assistant is addressed, before its name: "hey".
    case summons
    /// Polite words, which example phrases should not contain.
    case pleasantry
    /// Words that are frequent in this language and not in similar ones.
    case frequent

    /// The section that has the list.
    var section: LanguageFile.Kind {
      switch self {
      case .particle, .lead, .ending: .names
      case .summons, .pleasantry, .frequent: .examples
      }
    }
  }

  private var lists: [Key: [String]] = [:]
  /// The lines that are not a list, or whose list was read already.
  package private(set) var problems: [NotationProblem] = []

  /// Reads the lists of a language.
  package init(_ language: Language) {
    for kind in [LanguageFile.Kind.names, .examples] {
      for (file, section) in language.sections(kind) {
        problems += NotationLines(section).problems(in: file) { entry in
          try add(entry, kind)
          return true
        }
      }
    }
  }

  /// The words of a list as they are written; none where the language does not have it.
  package subscript(key: Key) -> [String] { lists[key] ?? [] }

  private mutating func add(_ entry: NotationEntry, _ kind: LanguageFile.Kind) throws {
    let name = entry.names.joined(separator: " ")
    guard let right = entry.right else { throw NotationMistake("a line of \(kind.rawValue) is “list = word | word”") }
    let known = Key.allCases.filter { $0.section == kind }
    guard let key = known.first(where: { $0.rawValue == name }) else {
      throw NotationMistake("unknown list “\(name)”\(NearestName.hint(name, among: known.map(\.rawValue)))")
    }
    if lists[key] != nil { throw NotationMistake("the list “\(name)” is above already") }
    lists[key] = try right.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { part in
      let word = NotationLines.trimmed(part)
      if word.isEmpty { throw NotationMistake("an empty word", at: part.startIndex) }
      return String(decoding: word, as: UTF8.self)
    }
  }
}

extension Sequence<Language> {
  /// The words of a list in all of the languages, language by language.
  package func words(_ key: WordLists.Key) -> [String] { flatMap { WordLists($0)[key] } }
}
