import IntentLanguages
import IntentModel
import LanguageNotation
import Testing

@testable import DevelopmentTools

/// What each language owes is declared, and what it has of that is read off its phrases.
@Suite struct LanguageDebtsTests {
  private static let tags = Language.all.map(\.tag)

  @Test(arguments: tags) func nothingThatIsRequiredIsMissing(_ tag: String) throws {
    let debts = LanguageDebts(try #require(Language.all.first { $0.tag == tag }))
    #expect(debts.missing.filter { $0.importance == .required } == [])
    #expect(debts.share(of: .required) == 100)
    #expect(debts.share(of: .usable) >= 90)
  }

  @Test func everyLineIsRead() {
    let lines = OwedPhrase.declared.split(separator: "\n")
    #expect(OwedPhrase.all.count == lines.count)
    #expect(Set(OwedPhrase.all.map { "\($0.intent) \($0.parameters.sorted())" }).count == lines.count)
  }

  @Test func combinationsAreReadOffPhrases() throws {
    let text = """
      == phrases
      intent OrderTea
      $who = {guest} | the {group} group
      tea [for $who] [with {milk}]
      """
    let language = Language(tag: "xx", name: "X", files: [LanguageFile("Tea", text: text)])
    let said = LanguageDebts.combinations(in: language)
    #expect(said["OrderTea"] == [[], ["guest"], ["group"], ["milk"], ["guest", "milk"], ["group", "milk"]])
    let owed = [OwedPhrase(line: "required OrderTea guest milk: tea"), OwedPhrase(line: "usable OrderTea sugar: tea")]
    let debts = LanguageDebts(language, owed: owed.compactMap(\.self))
    #expect(debts.missing.map(\.parameters) == [["sugar"]])
    #expect(debts.share(of: .required) == 100)
    #expect(debts.share(of: .usable) == 0)
  }
}
