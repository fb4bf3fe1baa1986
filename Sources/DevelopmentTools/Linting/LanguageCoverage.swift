import LanguageNotation

/// How much of the expected phrases a language has, by the combinations of values that its own phrases can say.
package struct LanguageCoverage: Sendable {
  package let language: String
  /// What no phrase can say, the most important first.
  package private(set) var missing: [ExpectedPhrase] = []
  /// How many of each importance are expected, and how many the language has.
  package private(set) var counts: [ExpectedPhrase.Importance: (expected: Int, has: Int)] = [:]

  package init(_ language: Language, expected: [ExpectedPhrase] = ExpectedPhrase.all) {
    self.language = language.tag
    let said = Self.combinations(in: language)
    for importance in ExpectedPhrase.Importance.allCases {
      let rows = expected.filter { $0.importance == importance }
      let lacking = rows.filter { row in said[row.intent.rawValue]?.contains(row.parameters) != true }
      counts[importance] = (rows.count, rows.count - lacking.count)
      missing += lacking
    }
  }

  /// How much of what is expected the language has, in percent.
  package func share(of importance: ExpectedPhrase.Importance) -> Int {
    guard let (expected, has) = counts[importance], expected > 0 else { return 100 }
    return has * 100 / expected
  }

  /// By intent, the sets of parameters that one sentence can have values for; the app's name counts nowhere.
  static func combinations(in language: Language) -> [String: Set<Set<String>>] {
    func definitions(_ kind: LanguageFile.Kind) -> [[Definition]] {
      language.sections(kind).map { NotationReader($0.section, file: $0.file).definitions }
    }
    let shared = definitions(.words).flatMap { $0 }
    var said: [String: Set<Set<String>>] = [:]
    var details: [String: Set<Set<String>>] = [:]
    for file in definitions(.phrases) {
      let reader = CombinationReader(shared + file)
      for case .phrase(let phrase) in file.map(\.kind) {
        let found = reader.combinations(of: phrase)
        if phrase.isDetail {
          details[phrase.intent, default: []].formUnion(found)
        } else {
          said[phrase.intent, default: []].formUnion(found)
        }
      }
    }
    // A detail is a sentence, or a part of one, that says one more thing of the request.
    for (intent, more) in details {
      let whole = said[intent] ?? []
      said[intent] = whole.union(whole.flatMap { one in more.map { one.union($0) } })
    }
    return said
  }
}
