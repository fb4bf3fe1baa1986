import IntentLanguages
import Testing

@testable import IntentDialogue

/// What every language says, held beside what English says.
@Suite struct LanguagePromptsTests {
  private static let others = Language.all.filter { $0.tag != "en" }

  private func lines(of language: Language) -> [PromptLine] {
    var problems: [PromptProblem] = []
    let lines = PromptLine.read(language, problems: &problems)
    #expect((problems + PromptBook.problems(in: language)).map(\.text) == [])
    return lines
  }

  @Test(arguments: others) func saysAllThatEnglishSays(language: Language) {
    let said = Dictionary(grouping: lines(of: language), by: \.key)
    // Which small words change before a vowel is each language's own matter.
    for (key, english) in Dictionary(grouping: lines(of: .english), by: \.key) where key.moment != "elision" {
      let forms = Set(said[key, default: []].map(\.form))
      #expect(forms.isSuperset(of: english.map(\.form)), "\(language.tag) lacks \(key)")
    }
  }

  @Test(arguments: others) func asksAgainAsOftenAsEnglish(language: Language) {
    let said = Dictionary(grouping: lines(of: language), by: \.key)
    // Further names of a request or a parameter are asked in no question.
    for (key, english) in Dictionary(grouping: lines(of: .english), by: \.key)
    where !["name", "elision"].contains(key.moment) {
      #expect(said[key, default: []].count >= english.count, "\(language.tag) \(key)")
    }
  }

  @Test(arguments: others) func namesNoValueThatEnglishDoesNotName(language: Language) {
    let english = Dictionary(grouping: lines(of: .english), by: \.key)
      .mapValues { lines in lines.reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1)) } }
    for line in lines(of: language) where line.key.scope != "word" {
      let known = english[line.key]
      #expect(known != nil, "\(language.tag) has a key of its own: \(line.key)")
      #expect(Self.names(in: line).isSubset(of: known ?? []), "\(language.tag) \(line.key)")
    }
  }

  /// The values that a line's sentence names.
  private static func names(in line: PromptLine) -> Set<String> {
    (try? PromptTemplate(line.sentence))?.names ?? []
  }

  @Test(arguments: others) func hasAWordForEverySymbolThatEnglishSpellsOut(language: Language) {
    let words = Set(lines(of: language).filter { $0.key.scope == "word" }.compactMap(\.key.moment))
    let symbols = [
      "read", "unread", "flagged", "unflagged", "played", "audioCall", "videoCall", "missed", "received",
      "outgoing", "outdoor", "indoor", "checking", "saving", "credit", "money", "points", "miles", "unpaid",
      "pending", "completed", "electricity", "rent", "water", "creditCard", "phone", "internet",
    ]
    #expect(symbols.filter { !words.contains($0) } == [])
  }
}
