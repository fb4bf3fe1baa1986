import IntentText
import Testing

@testable import LanguageNotation

@Suite struct PackedWeightsTests {
  private func language(_ weights: String) -> Language {
    Language(tag: "xx", name: "X", files: [LanguageFile("xx/Weights.txt", text: "== weights\n" + weights)])
  }

  private func packed(_ language: Language) throws -> PackedWeights {
    try PackedWeights(try language.packed().sections(.weights)[0].section.text)
  }

  @Test func aFeatureHasItsLines() throws {
    let weights = try packed(
      language("any cancel 1.5 = forget it | forget\nany no -0.25 = forget\ntext no 0.5 = * | @score\n"))
    #expect(
      weights.lines.map { "\($0.question) \($0.act) \($0.weight)" } == [
        "any cancel 1.5", "any no -0.25", "text no 0.5",
      ])
    #expect(weights.named.map(\.feature) == ["*", "@score"])
    #expect(weights.named.map(\.lines) == [[2], [2]])
    #expect(weights.count == 2)
    let found = ["forget it", "forget", "it"].map { weights.list(of: Words.hash($0.utf8)) }
    #expect(found.map { $0 < 0 ? [] : weights.lists[$0] } == [[0], [0, 1], []])
  }

  @Test func whatIsPackedSaysTheSame() throws {
    var text = ""
    for number in 0..<300 { text += "any act\(number) 0.\(number) = né\(number) | ~nè | nê\(number % 7) | 犬\n" }
    let plain = WeightLines(language(text)).lines
    #expect(plain.count == 300)
    let weights = try packed(language(text))
    #expect(weights.saysTheSame(as: plain))
    for place in [0, 299] {
      var other = plain
      other[place].features[0] += "x"
      #expect(!weights.saysTheSame(as: other))
      other[place].features.removeFirst()
      #expect(!weights.saysTheSame(as: other))
    }
  }

  @Test func manyFeaturesAreFoundAndNoOthers() throws {
    let names = (0..<5_000).map { "word\($0)" }
    let weights = try packed(language("any no 1.0 = \(names.joined(separator: " | "))\n"))
    #expect(names.allSatisfy { weights.list(of: Words.hash($0.utf8)) == 0 })
    #expect((5_000..<9_000).allSatisfy { weights.list(of: Words.hash("word\($0)".utf8)) == -1 })
  }

  @Test(arguments: [
    "packed 1 0", "packed 3 0 0 0 0", "packed 2", "packed 2 0 0 0 x", "packed 2 0 0 0 -1", "packed 2 0 0 1 0",
    "packed 2 1 0 0 0\nany cancel", "packed 2 1 1 0 0\nany cancel 1.0\n*\t;;<", "packed 2 262144 0 0 0",
    "packed 2 9999999999 0 0 0", "packed 2 1 0 0 1\nany cancel 1.0\n;;<",
  ])
  func whatIsDamagedIsAProblemAndNoCrash(_ text: String) {
    var damaged = language("any cancel 1 = it\n")
    damaged.files[0].sections[0].text = text
    #expect(WeightLines(damaged).problems.count == 1)
  }

  @Test func whatIsShorterThanItSaysIsAProblem() throws {
    let text = try language("any cancel 1 = it | that\n").packed().sections(.weights)[0].section.text
    for rest in [0, 1, 10, text.utf8.count - 30] {
      #expect(throws: NotationMistake.self) {
        try PackedWeights(String(decoding: text.utf8.prefix(rest), as: UTF8.self))
      }
    }
    #expect(throws: NotationMistake.self) { try PackedWeights(text + ";") }
  }

  @Test func numbersOutOfRangeAreNoCrash() throws {
    let text = try language("any cancel 1 = it | that\n").packed().sections(.weights)[0].section.text
    let head = text.utf8[...(try #require(text.utf8.lastIndex(of: UInt8(ascii: "\n"))))]
    let filled = String(decoding: head, as: UTF8.self) + String(repeating: "z", count: text.utf8.count - head.count)
    let weights = try PackedWeights(filled)
    #expect(weights.list(of: Words.hash("it".utf8)) == -1)
  }
}
