import IntentLanguages
import IntentModel
import LanguageNotation
import Testing

@testable import DevelopmentTools

/// What each language owes is declared, and what it has of that is read off its phrases.
@Suite struct LanguageCoverageTests {
  private static let tags = Language.all.map(\.tag)

  @Test(arguments: tags) func nothingThatIsRequiredIsMissing(_ tag: String) throws {
    let coverage = LanguageCoverage(try #require(Language.all.first { $0.tag == tag }))
    #expect(coverage.missing.filter { $0.importance == .required } == [])
    #expect(coverage.share(of: .required) == 100)
    #expect(coverage.share(of: .usable) >= 90)
  }

  @Test func everyLineIsRead() {
    let lines = ExpectedPhrase.declared.split(separator: "\n")
    #expect(ExpectedPhrase.all.count == lines.count)
    #expect(Set(ExpectedPhrase.all.map { "\($0.intent) \($0.parameters.sorted())" }).count == lines.count)
  }

  @Test func combinationsAreReadOffPhrases() throws {
    let text = """
      == phrases
      intent OrderTea
      $who = {guest} | the {group} group
      tea [for $who] [with {milk}]
      """
    let language = Language(tag: "xx", name: "X", files: [LanguageFile("Tea", text: text)])
    let said = LanguageCoverage.combinations(in: language)
    #expect(said["OrderTea"] == [[], ["guest"], ["group"], ["milk"], ["guest", "milk"], ["group", "milk"]])
    let expected = [
      ExpectedPhrase(line: "required OrderTea guest milk: tea"), ExpectedPhrase(line: "usable OrderTea sugar: tea"),
    ]
    let coverage = LanguageCoverage(language, expected: expected.compactMap(\.self))
    #expect(coverage.missing.map(\.parameters) == [["sugar"]])
    #expect(coverage.share(of: .required) == 100)
    #expect(coverage.share(of: .usable) == 0)
  }
}
