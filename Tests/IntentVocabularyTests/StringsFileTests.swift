import Foundation
import IntentModel
import Testing

@testable import IntentVocabulary

@Suite struct StringsFileTests {
  private func strings(_ text: String) -> [String: String] { StringsFile(Array(text.utf8)).strings }

  private func problem(_ text: String) -> String? {
    StringsFile(Array(text.utf8)).problem.map {
      "\($0.line):\($0.column): \(VocabularyProblem($0.reason, file: "").text)"
    }
  }

  @Test func readsPairsCommentsAndEscapes() {
    let text = #"""
      /* The name
         under the icon. */
      "CFBundleDisplayName" = "SingeChat"; // no accent
      CFBundleName = Singe;
      "ALT_1"="Le \"Singe\"\n\U00e9t\u00E9";
      """#
    #expect(
      strings(text) == [
        "CFBundleDisplayName": "SingeChat", "CFBundleName": "Singe", "ALT_1": "Le \"Singe\"\nété",
      ])
    #expect(problem(text) == nil)
  }

  @Test func readsWideTextAndPropertyLists() throws {
    let wide: [UInt8] = [0xFF, 0xFE] + "\"k\" = \"été\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(StringsFile(wide).strings == ["k": "été"])
    let binary = try PropertyListSerialization.data(fromPropertyList: ["k": "v"], format: .binary, options: 0)
    #expect(StringsFile(Array(binary)).strings == ["k": "v"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: ';' is expected here; the rest of the file is not read"),
    ("\"a\" \"b\";", "1:5: '=' is expected here; the rest of the file is not read"),
    ("\"a\" = ;", "1:7: a text in quotation marks is expected here; the rest of the file is not read"),
    ("\"a\" = \"b", "1:7: a quotation mark to end the text is expected here; the rest of the file is not read"),
    ("/* a", "1:1: '*/' to end the comment is expected here; the rest of the file is not read"),
    (
      "\"a\" = \"\\U12\";", "1:10: a code of four hexadecimal digits is expected here; the rest of the file is not read"
    ),
  ])
  func saysWhatIsExpectedWhere(text: String, expected: String) {
    #expect(problem(text) == expected)
  }

  @Test func keepsWhatStandsBeforeAMistake() {
    #expect(strings("a = b; c d") == ["a": "b"])
  }

  @Test func anyBytesAreSurvived() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let alphabet = Array("\"\\=;/*Uu0aé \n".utf8) + [0, 0xFF, 0xFE]
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
      _ = StringsFile(bytes)
    }
  }
}
