import Foundation
import ParleyServer
import TemporaryFolders
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

@Suite struct InputLinesTests {
  /// A line that has more bytes than one may have, made by the shell.
  private static let long = "head -c 3000000 /dev/zero | tr '\\0' a"

  private func lines(of text: String) throws -> [IncomingLines.Line] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "lines")
    let file = try #require(FileHandle(forReadingAtPath: "\(folder.path)/lines"))
    let lines = InputLines(of: file.fileDescriptor)
    return withExtendedLifetime(file) { Array(sequence(state: lines) { $0.next() }) }
  }

  @Test func aLineEndsWithLineFeedOrWithTheInput() throws {
    let expected = ["a", "", "b", "c"].map { IncomingLines.Line.line(Array($0.utf8)) }
    #expect(try lines(of: "a\r\n\nb\nc") == expected)
    #expect(try lines(of: "a\r\n\nb\nc\n") == expected)
    #expect(try lines(of: "").isEmpty)
  }

  @Test func aLineThatIsTooLongIsToldOnceAndTheNextIsRead() throws {
    let whole = String(repeating: "x", count: InputLines.limit)
    let read = try lines(of: "a\n\(whole)y\n\(whole)\n\(whole)\(whole)\(whole)\nb\n\(whole)y")
    #expect(
      read == [
        .line([0x61]), .tooLong(number: 2), .line(Array(whole.utf8)), .tooLong(number: 4), .line([0x62]),
        .tooLong(number: 6),
      ])
  }

  @Test(arguments: [
    ("parse --jsonl", #"{"id":"1","text":"call Bobo"}"#, #"{"error":"a line has at most 1048576 bytes","line":1}"#),
    (
      "turn --jsonl --app Vocabulary/MonkeyChat",
      #"{"utterance":"Send a message to Koko","now":"2026-11-21T09:00:00Z","key":"1"}"#,
      #"{"error":"a line has at most 1048576 bytes"}"#
    ),
  ])
  func aLineOfJSONWithoutEndIsAnsweredInItsPlace(_ command: String, _ next: String, _ answer: String) throws {
    let process = try CommandProcess(
      "{ \(Self.long); echo; echo '\(next)'; } | \"$0\" \(command)", in: TemporaryFolder())
    let lines = process.output.split(separator: "\n")
    #expect(process.status == 1 && process.errors.isEmpty)
    #expect(lines.count == 2 && lines.first.map(String.init) == answer)
    #expect(lines.last?.contains("error") == false)
  }

  @Test func theServerAnswersALineWithoutEndAndReadsTheNext() throws {
    let next = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#
    let process = try CommandProcess("{ \(Self.long); echo; echo '\(next)'; } | \"$0\" serve", in: TemporaryFolder())
    let lines = process.output.split(separator: "\n")
    #expect(process.status == 0 && lines.count == 2)
    #expect(lines.first?.contains("a message has at most 1048576 bytes") == true)
    #expect(lines.last?.contains(#""id":1"#) == true)
  }

  @Test func aLineToTalkWithIsSkippedAndTheNextIsHeard() throws {
    let process = try CommandProcess("{ \(Self.long); echo; echo :help; } | \"$0\" talk", in: TemporaryFolder())
    #expect(process.errors == "-:1: a line has at most 1048576 bytes; it is skipped\n")
    #expect(process.output.contains(":quit"))
  }

  @Test func aDonatedLineWithoutEndKeepsNothingOfItsFile() throws {
    let folder = try TemporaryFolder()
    let process = try CommandProcess(
      "{ echo '{\"app\":\"a\",\"intent\":\"SendMessage\"}'; \(Self.long); } > \"$1/lines\";"
        + " \"$0\" donate --store \"$1/store\" \"$1/lines\"", in: folder)
    #expect(process.status == 2 && process.output.isEmpty)
    #expect(process.errors == "\(folder.path)/lines:2: a line has at most 1048576 bytes\n")
  }

  @Test func theFirstMegabytesOfAPageAreReadFromTheStandardInput() throws {
    let process = try CommandProcess(
      "{ cat \"$1/page\"; \(Self.long); \(Self.long); } | \"$0\" structured-data -",
      in: try {
        let folder = try TemporaryFolder()
        try folder.write(StructuredDataCommandTests.page, to: "page")
        return folder
      }())
    #expect(process.status == 0 && process.output.hasPrefix("The Fig (Restaurant)\n"))
  }
}
