import Testing

@testable import DevelopmentTools

@Suite struct LabelledTextTests {
  private func problem(_ line: [UInt8]) -> UtteranceLineProblem? {
    do throws(UtteranceLineProblem) {
      _ = try LabelledText(line: line)
      return nil
    } catch {
      return error
    }
  }

  @Test func aLineIsReadWithItsNameAndLanguage() throws {
    let text = try LabelledText(
      line: Array(#"{"id": "1", "text": "call \"Bobo\"", "lang": "en", "more": {"id": 1}}"#.utf8))
    #expect(text.id == "1" && text.text == "call \"Bobo\"" && text.language == "en")
  }

  @Test(arguments: [
    (#"{"id": "1", "text": "a", "text": "b"}"#, UtteranceLineProblem.doubledKey("text")),
    (#"{"id": "1", "text": "a", "\u0074ext": "b"}"#, .doubledKey("text")),
    (#"{"id": "1", "text": 5}"#, .noObject), (#"["id", "text"]"#, .noObject), ("", .noObject),
  ])
  func aLineThatIsNoUtteranceSaysWhy(_ line: String, _ expected: UtteranceLineProblem) {
    #expect(problem(Array(line.utf8)) == expected)
  }

  @Test func bytesThatAreNoTextAreToldWithTheirPlace() {
    #expect(problem(Array("{\"id\": \"é".utf8) + [0xFF] + Array("\"}".utf8)) == .notText(byte: 11))
    #expect("\(UtteranceLineProblem.notText(byte: 11))" == "no valid UTF-8 at byte 11")
  }
}
