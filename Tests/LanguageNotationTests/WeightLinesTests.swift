import LanguageNotation
import Testing

@Suite struct WeightLinesTests {
  private func lines(_ text: String) -> WeightLines {
    WeightLines(Language(tag: "xx", name: "X", files: [LanguageFile("xx/Weights.txt", text: "== weights\n" + text)]))
  }

  @Test func aLineHasAQuestionAnActAWeightAndItsFeatures() {
    let read = lines("text cancel 1.5 = forget it | ^leave\n  | drop\ntext cancel -0.25 = *\n")
    #expect(read.problems == [])
    #expect(
      read.lines == [
        .init(question: "text", act: "cancel", weight: 1.5, features: ["forget it", "^leave", "drop"]),
        .init(question: "text", act: "cancel", weight: -0.25, features: [WeightLines.prior]),
      ])
  }

  @Test(arguments: [
    "text cancel = it", "text cancel much = it", "text cancel inf = it", "text cancel 1", "text cancel 1 = a | | b",
  ])
  func whatIsNoLineOfWeightsIsToldWithItsPlace(_ line: String) {
    let read = lines("text cancel 1 = leave\n" + line + "\n")
    #expect(read.lines.count == 1)
    #expect(read.problems.map(\.line) == [3])
  }
}
