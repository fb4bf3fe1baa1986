import Testing

@testable import LanguageNotation

@Suite struct PackedWeightsTests {
  private func language(_ weights: String) -> Language {
    Language(tag: "xx", name: "X", files: [LanguageFile("xx/Weights.txt", text: "== weights\n" + weights)])
  }

  private func lines(_ language: Language) -> [[String]] {
    ActWeightLines(language).lines.map { [$0.question, $0.act, "\($0.weight)"] + $0.features.sorted() }
  }

  @Test func aFeatureIsWrittenOnceAndByWhatTellsItFromTheOneBefore() throws {
    let packed = try language("any cancel 1.5 = forget it | forget\nany no -0.25 = forget | *\n").packed()
    #expect(
      packed.sections(.weights).map(\.section.text) == [
        "packed 1 2\nany cancel 1.5\nany no -0.25\n!*\t$\n!forget\t!$\n) it\t!"
      ])
  }

  @Test func whatIsPackedSaysTheSame() throws {
    var text = ""
    for number in 0..<300 { text += "any act\(number) 0.\(number) = né\(number) | ~nè | nê\(number % 7) | 犬\n" }
    let plain = language(text)
    #expect(lines(try plain.packed()) == lines(plain))
    #expect(lines(plain).count == 300)
  }

  @Test(arguments: [
    "packed 2 0", "packed 1 x", "packed 1 1\nany cancel\n!a\t!", "packed 1 1\nany cancel 1.0\n!a\t$",
    "packed 1 1\nany cancel 1.0\n&a\t!", "packed 1 1\nany cancel 1.0\n!a\t", "packed 1 1\nany cancel 1.0\n!a",
    "packed 1 1\nany cancel 1.0\n!\t!", "packed 1 1\nany cancel 1.0\n!a\t}", "packed 1 1\nany cancel 1.0\n\u{7F}",
    "packed 1 5", "packed 1 -1\n!a\t!",
  ])
  func whatIsDamagedIsAProblemAndNoCrash(_ text: String) {
    var damaged = language("any cancel 1 = it\n")
    damaged.files[0].sections[0].text = text
    #expect(ActWeightLines(damaged).problems.count == 1)
  }
}
