import PropertyLists
import Testing

@testable import DevelopmentTools

/// What a new file adds to one that is there.
@Suite struct NewAdditionTests {
  private func added(_ new: PropertyListValue, to old: PropertyListValue) throws -> (PropertyListValue?, [String]) {
    let old = String(decoding: try old.xml(), as: UTF8.self)
    let addition = NewAddition(of: try NewFile("Info.plist", new), to: old)
    return (try addition.map { try PropertyList(Array($0.text.utf8)).value }, addition?.added ?? [])
  }

  @Test func whatIsMissingIsAddedAndWhatIsThereStays() throws {
    let (merged, names) = try added(
      ["Name": "New", "Intents": ["A", "B"], "Key": ["x": 1, "y": 2]],
      to: ["Name": "Old", "Intents": ["B", "C"], "Key": ["y": 3]])
    #expect(merged == ["Name": "Old", "Intents": ["B", "C", "A"], "Key": ["y": 3, "x": 1]])
    #expect(names == ["A", "x"])
  }

  @Test func anElementIsKnownByItsName() throws {
    let (merged, names) = try added(
      ["IntentPhrases": [["IntentName": "A", "IntentExamples": ["new"]], ["IntentName": "B"]]],
      to: ["IntentPhrases": [["IntentName": "A", "IntentExamples": ["old"]]]])
    #expect(merged == ["IntentPhrases": [["IntentName": "A", "IntentExamples": ["old"]], ["IntentName": "B"]]])
    #expect(names == ["B"])
  }

  @Test func nothingIsAddedWhereNothingIsMissing() throws {
    #expect(try added(["A": "x"], to: ["A": "y", "B": "z"]).0 == nil)
    #expect(NewAddition(of: NewFile("a.conversation", text: "x"), to: "y") == nil)
    #expect(NewAddition(of: try NewFile("Info.plist", ["A": "x"]), to: "no property list") == nil)
  }
}
