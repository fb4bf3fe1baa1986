import LanguageNotation

/// What a language has of what each owes: the combinations of values that its phrases can say.
package struct LanguageDebts: Sendable {
  package let language: String
  /// What no phrase can say, the most important first.
  package private(set) var missing: [OwedPhrase] = []
  /// How many of each importance are owed, and how many the language has.
  package private(set) var counts: [OwedPhrase.Importance: (owed: Int, has: Int)] = [:]

  package init(_ language: Language, owed: [OwedPhrase] = OwedPhrase.all) {
    self.language = language.tag
    let said = Self.combinations(in: language)
    for importance in OwedPhrase.Importance.allCases {
      let rows = owed.filter { $0.importance == importance }
      let lacking = rows.filter { row in said[row.intent.rawValue]?.contains(row.parameters) != true }
      counts[importance] = (rows.count, rows.count - lacking.count)
      missing += lacking
    }
  }

  /// How much of what is owed the language has, in percent.
  package func share(of importance: OwedPhrase.Importance) -> Int {
    guard let (owed, has) = counts[importance], owed > 0 else { return 100 }
    return has * 100 / owed
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
