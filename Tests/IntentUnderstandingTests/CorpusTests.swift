import Parley
import Testing

/// Every wording of `Tests/Corpus` is read as the meaning above it.
@Suite struct CorpusTests {
  private static let languages = Listener(Language.all)
  private static let byTag = Dictionary(
    uniqueKeysWithValues: Language.all.map { ($0.tag, languages.limited(to: $0.tag)) })

  @Test func theFilesCanBeRead() {
    #expect(Corpus.all.problems == [])
    #expect(!Corpus.all.entries.isEmpty)
    for entry in Corpus.all.entries where entry.wordings.isEmpty {
      Issue.record("\(entry.testDescription): no wording")
    }
  }

  @Test(arguments: Corpus.all.entries)
  func wordingsAreUnderstood(_ entry: CorpusEntry) {
    guard let listener = Self.byTag[entry.tag] ?? nil else {
      Issue.record("\(entry.testDescription): no language has the tag “\(entry.tag)”")
      return
    }
    check(entry, heardBy: listener)
  }

  @Test(arguments: Corpus.all.entries.filter { $0.meaning == "None" && !$0.isKnown })
  func whatIsNotOursIsOursInNoLanguage(_ entry: CorpusEntry) {
    check(entry, heardBy: Self.languages)
  }

  private func check(_ entry: CorpusEntry, heardBy listener: Listener) {
    for wording in entry.wordings {
      let best = listener.understanding(wording.text).best
      let isRight = CorpusMeaning(entry.meaning).fits(best)
      let place = "Tests/Corpus/\(entry.file):\(wording.line): “\(wording.text)”"
      if isRight, entry.isKnown {
        Issue.record("\(place) is understood now; take “known:” away")
      } else if !isRight, !entry.isKnown {
        Issue.record("\(place) is read as \(CorpusMeaning.line(best)), not \(entry.meaning)")
      }
    }
  }
}
