import LanguageNotation
import Parley
import Testing

@testable import ParleyCommand

@Suite struct LanguagesCommandTests {
  private static func language(_ tag: String, _ text: String) -> Language {
    Language(tag: tag, name: tag, files: [LanguageFile("\(tag)/Test.txt", text: text)])
  }

  private let matrix = LanguageMatrix([
    Self.language(
      "xx",
      """
      == words
      adjunct urgency = now | at once
      == phrases
      $much = {currencyAmount}
      intent SendPayment
      pay $much
      pay {payee} [$much]
      intent SendPayment details
      for {note}
      """),
    Self.language("yy", "== phrases\nintent SendPayment\npay {payee}\n"),
  ])

  @Test func aCellIsTheNumberOfPhrases() {
    #expect(matrix.cells["SendPayment"] == ["xx": 2, "yy": 1])
    #expect(matrix.cells["SendPayment currencyAmount"] == ["xx": 2])
    #expect(matrix.cells["SendPayment details note"] == ["xx": 1])
    #expect(matrix.cells["beside a request: urgency"] == ["xx": 2])
  }

  @Test func rowsThatALanguageLeavesEmptyAreShown() {
    let lines = matrix.lines(withAll: false)
    #expect(lines.contains { $0.hasPrefix("SendPayment currencyAmount ") && $0.hasSuffix("     2     -") })
    #expect(!lines.contains { $0.hasPrefix("SendPayment payee") })
    #expect(matrix.lines(withAll: true).contains { $0.hasPrefix("SendPayment payee") })
  }
}
