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

  private func lines(of feature: String, in weights: PackedWeights) -> [Int] {
    var lines: [Int] = []
    weights.features.forEachLine(of: Words.hash(feature.utf8)) { lines.append($0) }
    return lines
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
    #expect(weights.features.count == 2)
    #expect(["forget it", "forget", "it"].map { lines(of: $0, in: weights) } == [[0], [0, 1], []])
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

  @Test func moreLinesThanOneDigitHasAreTold() throws {
    let text = (0..<2_000).map { "any act\($0) 1.0 = w\($0) | w\($0 + 1)\n" }.joined()
    let plain = WeightLines(language(text)).lines
    let weights = try packed(language(text))
    #expect(weights.saysTheSame(as: plain))
    #expect(lines(of: "w1000", in: weights).map { weights.lines[$0].act } == ["act999", "act1000"])
  }

  @Test func theLinesThatMostFeaturesHaveComeFirst() throws {
    let weights = try packed(language("text yes 1.0 = *\nany yes 1.0 = one\nany no 2.0 = one | two\n"))
    #expect(weights.lines.map(\.act) == ["no", "yes", "yes"])
    #expect(lines(of: "one", in: weights) == [1, 0])
  }

  @Test func whatThereIsNoRoomForIsAProblem() {
    let tooManyLines = (0..<8_300).map { "any act\($0) 1.0 = w\($0)\n" }.joined()
    #expect(throws: NotationProblems.self) { try language(tooManyLines).packed() }
  }

  @Test func manyFeaturesAreFoundAndNoOthers() throws {
    let names = (0..<5_000).map { "word\($0)" }
    let weights = try packed(language("any no 1.0 = \(names.joined(separator: " | "))\n"))
    #expect(names.allSatisfy { lines(of: $0, in: weights) == [0] })
    #expect((5_000..<9_000).allSatisfy { lines(of: "word\($0)", in: weights).isEmpty })
  }

  @Test func featuresWithOneKeyAreToldApartByAnotherSalt() {
    // Multiplied by the constant of the keys, the two hashes differ by one.
    var inverse: UInt64 = 1
    for _ in 0..<64 { inverse = inverse &* (2 &- 0x9E37_79B9_7F4A_7C15 &* inverse) }
    let features: [UInt64: [Int]] = [inverse &* 12_345_678: [0], inverse &* 12_345_679: [1]]
    #expect(PackedFeatures.keys(of: features, salt: 0) == nil)
    #expect(PackedFeatures.keys(of: features, salt: 1)?.count == 2)
  }

  @Test(arguments: [
    "packed 1 0", "packed 3 0 0 0 0 91", "packed 4", "packed 4 0 0 0 0 91 x",
    "packed 4 0 0 0 0 91 -1", "packed 4 0 0 0 0 92 0", "packed 4 0 0 1 0 91 0", "packed 4 1 1 1 0 91 0\nany\n1.0\n$$",
    "packed 4 1 1 1 0 91 0\nany\n1.0\n$$$%$$\n",
    "packed 4 1 1 1 1 91 0\nany\n1.0\n$$$$$$\n*\t$%\n", "packed 4 8281 0 0 0 0 0", "packed 4 9999999999 0 0 0 0 0",
    "packed 4 1 1 1 0 91 0\nany\n1.0\n$$$$$$\n$$$",
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
    let text = Array(try language("any cancel 1 = it | that\n").packed().sections(.weights)[0].section.text.utf8)
    let table = try #require(text.lastIndex(of: UInt8(ascii: "\n"))) + 1
    // There are two records, each with one line of one digit. The number that says how long they are stays as it is.
    let records = text.count - 2 * (1 + PackedFeatures.Key.digitCount + 1)
    for filled in [table..<records - 3, records..<text.count] {
      for digit in "$~!\u{7F}".utf8 {
        var damaged = text
        for place in filled { damaged[place] = digit }
        let weights = try PackedWeights(String(decoding: damaged, as: UTF8.self))
        #expect(lines(of: "it", in: weights).isEmpty)
        #expect(weights.features.count >= 0)
      }
    }
  }
}
