import Foundation
import Testing

@testable import ParleyCommand

@Suite struct ParseCommandTests {
  @Test func tellsWhatIsUnderstoodAndWhatIsNot() async {
    let terminal = TestTerminal(typing: ["Call Koko", "", "Grumble the purple"])
    #expect(await terminal.run("parse") == .failure)
    #expect(
      terminal.output.split(separator: "\n").filter { !$0.hasPrefix("  or ") } == [
        "Call Koko", "  StartCall +0.58, en", "    contacts = “Koko” at 5..<9", "  nothing of ours",
        "Grumble the purple", "  nothing of ours",
      ])
    #expect(await TestTerminal().run("parse", "Call Koko") == .success)
  }

  @Test func writesAnObjectForEachUtterance() async throws {
    let terminal = TestTerminal()
    #expect(await terminal.run("parse", "--json", "Call Koko", "Grumble the purple") == .failure)
    let objects = try terminal.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["intent"] as? String } == ["StartCall", "None"])
    let slots = try #require(objects.first?["slots"] as? [[String: Any]])
    #expect(slots.map { $0["text"] as? String } == ["Koko"])
    #expect(slots.first?["start"] as? Int == 5)
  }

  @Test func linesThatAreNoObjectsAreToldInTheirPlace() async {
    let good = #"{"id":"1","text":"Call Koko"}"#
    let terminal = TestTerminal(typing: [good, "Call Koko", #"{"id":"2"}"#, #"{"id":"3","text":"","lang":"xx"}"#])
    #expect(await terminal.run("parse", "--jsonl") == .failure)
    #expect(
      terminal.output.split(separator: "\n").map { $0.replacing(/"score":[-0-9.]+/, with: #""score":0"#) } == [
        #"{"id":"1","intent":"StartCall","score":0,"slots":{"contacts":["Koko"]}}"#,
        #"{"error":"no object with “id” and “text” as strings","line":2}"#,
        #"{"error":"no object with “id” and “text” as strings","line":3}"#,
        #"{"id":"3","intent":"None","score":0,"slots":{}}"#,
      ])
    #expect(await TestTerminal(typing: [good]).run("parse", "--jsonl") == .success)
  }

  @Test func whatSomebodyIsBelongsToTheNameAndALabelDoesNot() async {
    let lines = ["call uncle Koko on his mobile", "ruf Koko auf dem Handy an", "appelle Koko sur son portable"]
    let terminal = TestTerminal(typing: lines.map { #"{"id":"1","text":"\#($0)"}"# })
    #expect(await terminal.run("parse", "--jsonl") == .success)
    #expect(
      terminal.output.split(separator: "\n").map { $0.replacing(/.*"contacts":\["|"\].*/, with: "") }
        == ["uncle Koko", "Koko", "Koko"])
  }

  @Test func saysWhichLanguagesThereAre() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("parse", "--locale", "xx", "Call Koko") == .unusable)
    #expect(terminal.errors == "parley: --locale cannot be 'xx'. It is one of en, fr, de, es, it, nl.\n")
  }
}
