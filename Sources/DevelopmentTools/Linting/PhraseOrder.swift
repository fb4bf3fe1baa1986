import LanguageNotation

/// Phrases that stand below less important ones of their intent.
///
/// In a section of an intent come first the phrases that say something required, then those for what is usable, for what
/// is complete, and all others; see ``ExpectedPhrase``. So a translator reads first what a language cannot do without. What
/// another sentence says of a request has no order.
package struct PhraseOrder: Sendable {
  /// The first phrase of each rank that stands too far below, in the order of the files.
  package private(set) var problems: [NotationProblem] = []

  package init(_ language: Language, expected: [ExpectedPhrase] = ExpectedPhrase.all) {
    let expected = Dictionary(grouping: expected, by: \.intent.rawValue)
    let shared = language.sections(.words).flatMap { NotationReader($0.section, file: $0.file).definitions }
    for (file, section) in language.sections(.phrases) {
      let definitions = NotationReader(section, file: file).definitions
      let reader = CombinationReader(shared + definitions)
      var last: (intent: String, rank: ExpectedPhrase.Importance?)?
      for definition in definitions {
        guard case .phrase(let phrase) = definition.kind, !phrase.isDetail, let rows = expected[phrase.intent] else {
          continue
        }
        let rank = Self.rank(of: phrase, rows, reader)
        if let last, last.intent == phrase.intent, Self.place(rank) < Self.place(last.rank) {
          let message =
            "a phrase that says what is \(Self.name(rank)) of \(phrase.intent) stands below one that says what is "
            + "\(Self.name(last.rank)); those of \(Self.name(rank)) come first"
          problems.append(NotationProblem(file: file, line: definition.line, message: message))
        }
        last = (phrase.intent, rank)
      }
    }
  }

  /// The most important of what a phrase says of all that is expected; `nil` for another way.
  private static func rank(
    of phrase: Definition.Phrase, _ expected: [ExpectedPhrase], _ reader: CombinationReader
  ) -> ExpectedPhrase.Importance? {
    expected.filter { reader.says($0.parameters, phrase) }.map(\.importance).min { place($0) < place($1) }
  }

  private static func place(_ rank: ExpectedPhrase.Importance?) -> Int {
    rank.flatMap(ExpectedPhrase.Importance.allCases.firstIndex) ?? ExpectedPhrase.Importance.allCases.count
  }

  private static func name(_ rank: ExpectedPhrase.Importance?) -> String { rank?.rawValue ?? "expected nowhere" }
}
