import Foundation
import Parley
import TemporaryFolders
import Testing

@testable import ParleyCommand

@Suite struct ParseCommandTests {
  @Test func tellsWhatIsUnderstoodAndWhatIsNot() async {
    let terminal = TestTerminal(typing: ["Call Koko", "", "Grumble the purple"])
    #expect(await terminal.run("parse", "--locale", "en", "--app", "none") == .failure)
    #expect(
      terminal.output.split(separator: "\n").filter { !$0.hasPrefix("  or ") } == [
        "Call Koko", "  StartCall +0.58, en", "    contacts = “Koko” at 5..<9", "  nothing of ours",
        "Grumble the purple", "  nothing of ours",
      ])
    #expect(await TestTerminal().run("parse", "--locale", "en", "Call Koko") == .success)
  }

  /// Compiling takes most of a short run, so that a language that is named is compiled alone.
  @Test func aLanguageThatIsNamedIsTheOnlyOneThatIsHeard() async throws {
    #expect(await TestTerminal().run("parse", "--app", "none", "--locale", "de", "Ruf Koko an") == .success)
    #expect(await TestTerminal().run("parse", "--app", "none", "--locale", "de", "Message my sister") == .failure)
    #expect(try Command.heard(Arguments(["--locale", "de"], of: .parse)).map(\.tag) == ["de"])
    #expect(try Command.heard(Arguments([], of: .parse)).count == Language.all.count)
  }

  @Test func tellsTheActAndWhatCameNextWhereAQuestionIsOpen() async {
    let question = #"{"intent":"SendPayment","kind":"goAhead"}"#
    let terminal = TestTerminal()
    let status = await terminal.run(
      "parse", "--locale", "en", "--expecting", question, "no, 35 dollars", "um, go back")
    #expect(status == .success)
    #expect(
      terminal.output.split(separator: "\n").filter { !$0.hasPrefix("  or ") }.map {
        $0.replacing(/\+\d\.\d\d/, with: "+")
      } == [
        "no, 35 dollars", "  correct +", "    currencyAmount = “35 dollars” at 4..<14",
        "um, go back", "  takeBack +",
      ])
    #expect(terminal.output.contains("\n  or hesitate "))
    #expect(await TestTerminal().run("parse", "--expecting", "goAhead", "yes") == .unusable)
  }

  @Test func writesAnObjectForEachUtterance() async throws {
    let terminal = TestTerminal()
    #expect(await terminal.run("parse", "--locale", "en", "--json", "Call Koko", "Grumble the purple") == .failure)
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
    let tags = Language.all.map(\.tag).joined(separator: ", ")
    #expect(terminal.errors == "parley: --locale cannot be 'xx'. It is one of \(tags).\n")
  }

  /// Writes a little language, whose phrases are these, into its own folder below one.
  private func write(phrases: String, to tag: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/\(tag)", withIntermediateDirectories: true)
    let classes = [
      "and", "joint", "discourseMarker", "my", "own", "pronoun", "at", "of", "appMarker", "appArticle", "appNoun",
      "launch", "purpose",
    ]
    let words = classes.map { "@\($0) = x\($0)" }.joined(separator: "\n")
    let files = [
      "Language.txt": "== language\nname = Test\nfiles = Common Calls", "Common.txt": "== words\n\(words)",
      "Calls.txt": "== phrases\n\(phrases)",
    ]
    for (name, text) in files { try folder.write(text, to: "\(tag)/\(name)") }
  }

  /// Runs `parse` with a little language of its own folder, whose phrases are these.
  private func parse(phrases: String, _ arguments: String...) async throws -> TestTerminal {
    let folder = try TemporaryFolder()
    try write(phrases: phrases, to: "xx", in: folder)
    let terminal = TestTerminal()
    _ = await Command.run(["parse", "--languages", "\(folder.path)/xx"] + arguments, on: terminal.console)
    return terminal
  }

  @Test func ofAFolderOfLanguagesOnlyTheNamedOneIsRead() async throws {
    let folder = try TemporaryFolder()
    try write(phrases: "@call = zork\nintent StartCall\n@call {contacts}", to: "de", in: folder)
    try write(phrases: "@call = zork\nintent StartCall\n@call @col {contacts}", to: "fr", in: folder)
    let german = TestTerminal()
    #expect(await german.run("parse", "--languages", folder.path, "--locale", "de", "zork Koko") == .success)
    #expect(german.errors == "")
    let all = TestTerminal()
    #expect(await all.run("parse", "--languages", folder.path, "zork Koko") != .success)
    #expect(all.errors.contains("fr/Calls.txt:4:7: unknown class “@col”"))
  }

  @Test func aLanguageIsReadFromItsFolderAndItsEvidenceHasPlaces() async throws {
    let phrases = "@call = brimbor | zork\nintent StartCall\n@call {contacts}"
    let terminal = try await parse(phrases: phrases, "--explain", "zork Koko")
    #expect(terminal.output.contains("phrase @call {contacts}  xx/Calls.txt:4:1"))
    #expect(terminal.output.contains("class call “zork”  xx/Calls.txt:2:19"))
  }

  @Test func aMistakeInALanguageIsToldWithItsPlace() async throws {
    let terminal = try await parse(phrases: "@call = zork\nintent StartCall\n@call @col {contacts}", "zork Koko")
    #expect(terminal.errors.contains("xx/Calls.txt:4:7: unknown class “@col”"))
  }
}
