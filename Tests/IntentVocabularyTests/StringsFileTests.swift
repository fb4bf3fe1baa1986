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
    #expect(strings("a = b;\n/* c") == ["a": "b"])
  }

  /// The same bytes in every run, by Knuth's linear congruence.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  @Test func ofAnyBytesWhatStandsBeforeAMistakeIsKept() {
    var random = Generator(state: 1)
    let alphabet = Array("\"\\=;/*Uu0aé \n".utf8)
    var mistakes = 0
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        alphabet[Int.random(in: alphabet.indices, using: &random)]
      }
      let file = StringsFile(Array("a = b;\n".utf8) + bytes)
      #expect(file.strings["a"] != nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      guard let problem = file.problem else { continue }
      mistakes += 1
      #expect(problem.line >= 2 && problem.line <= 2 + bytes.count(where: { $0 == 0x0A }))
      #expect(problem.column >= 1 && problem.column <= bytes.count + 1)
    }
    #expect(mistakes > 500)
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0, 0], [0xFF, 0xFE, 0x61], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
  func bytesThatAreNoTextHoldNoStrings(_ bytes: [UInt8]) {
    #expect(StringsFile(bytes).strings == [:])
  }
}
