import Foundation
import Testing

@testable import ParleyCommand

@Suite struct ParsedLinesTests {
  @Test func aLineIsAnsweredBeforeTheNextIsRead() async throws {
    let parser = try await UtteranceParser(.parley, folders: [], language: "en")
    let writer = WaitingWriter((1...3).map { #"{"id": "\#($0)", "text": "call Bobo"}"# })
    let status = await ParsedLines(parser: parser, console: writer.console).run()
    #expect(status == .success)
    #expect(writer.answers == 3)
  }

  @Test func manyLinesAreAnsweredInTheirOrder() async {
    let count = 3_000
    let terminal = TestTerminal(typing: (0..<count).map { #"{"id": "\#($0)", "text": "call Bobo"}"# } + ["{}"])
    let status = await terminal.run("parse", "--jsonl", "--locale", "en")
    let lines = terminal.output.split(separator: "\n")
    #expect(status == .failure)
    #expect(lines.count == count + 1)
    let isInOrder = lines.dropLast().enumerated().allSatisfy { $1.contains("\"id\":\"\($0)\"") }
    #expect(isInOrder)
    #expect(lines.last == "{\"error\":\"no object with “id” and “text” as strings\",\"line\":\(count + 1)}")
  }
}

@Suite struct `A line that says which question is open` {
  @Test func `is answered with what the utterance does there`() async {
    let amount = #""expecting":{"intent":"SendPayment","parameter":"currencyAmount","kind":"value"}"#
    let whom =
      #""expecting":{"intent":"SendMessage","parameter":"recipients","kind":"choice","choices":["Ann Lee","Bo Lee"]}"#
    let terminal = TestTerminal(typing: [
      #"{"id":"1","text":"twenty dollars",\#(amount)}"#, #"{"id":"2","text":"hold on",\#(amount)}"#,
      #"{"id":"3","text":"the second one",\#(whom)}"#, #"{"id":"4","text":"x","expecting":{"kind":"nonsense"}}"#,
    ])
    _ = await terminal.run("parse", "--jsonl", "--locale", "en")
    let lines = terminal.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains(#""act":"answer""#) && lines[0].contains(#""currencyAmount":["twenty dollars"]"#))
    #expect(lines[1].contains(#""act":"hesitate""#))
    #expect(lines[2].contains(#""act":"choice","choices":[2]"#))
    #expect(lines[3].contains("error"))
  }
}
