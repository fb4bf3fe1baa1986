import Foundation
import IntentLanguages
import LanguageNotation
import Testing

/// What is embedded, held beside the files that it is made of.
@Suite struct EmbeddedLanguagesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/IntentLanguages/Languages")

  @Test(arguments: Language.recognized) func aLanguageIsWhatItsFilesSay(_ language: Language) throws {
    #expect(try Language(folder: Self.folder.appending(path: language.tag)).packed() == language)
  }

  @Test(arguments: Language.all, [LanguageFile.Kind.weights, .clauses])
  func packedWeightsSayWhatTheTextSays(_ language: Language, _ kind: LanguageFile.Kind) throws {
    let text = WeightLines(try Language(folder: Self.folder.appending(path: language.tag)), kind).lines
    let sections = language.sections(kind).map(\.section.text).filter { !$0.isEmpty }
    let packed = try PackedWeights(try #require(sections.first))
    #expect(sections.count == 1)
    #expect(packed.saysTheSame(as: text))
    #expect(text.count > 100)
    #expect(packed.features.count > 5_000)
  }

  @Test func everyFolderIsALanguage() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(folders) == Set(Language.recognized.map(\.tag)))
  }

  @Test func everyDomainHasItsFileInEveryLanguage() {
    let files = Set(Language.english.files.map { $0.name.dropFirst(3) })
    for language in Language.all {
      #expect(Set(language.files.map { $0.name.dropFirst(3) }) == files, "\(language)")
    }
  }

  @Test(arguments: Language.all) func everyLanguageHasTheListsForNamesAndExamples(_ language: Language) {
    let lists = WordLists(language)
    // Forms of words that differ by more than an ending are not compared.
    let missing = WordLists.Key.allCases.filter { $0 != .ending && lists[$0].isEmpty }
    #expect(missing == [])
  }

  @Test func aLanguageThatIsOnlyRecognisedNeedsNoGrammar() {
    for language in Language.recognized {
      #expect(language.isOnlyRecognized == !Language.all.contains(language))
      #expect(language.mistakes == [])
      #expect(!WordLists(language)[.frequent].isEmpty)
    }
  }
}
