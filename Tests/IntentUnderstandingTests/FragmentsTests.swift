import Parley
import Testing

@testable import IntentUnderstanding

/// Replies as the rest of a request: only their own words are looked at.
@Suite struct FragmentsTests {
  private static let english = Interpreter.everyLanguage?.limited(to: "en")

  private func fragment(_ text: String, _ words: Range<Int>? = nil, after leadIn: String) throws -> Reading? {
    let interpreter = try #require(Self.english)
    let lattice = try Lattice.of(text, by: try #require(interpreter.readers.first))
    return interpreter.fragment(words ?? 0..<lattice.count, of: lattice, after: leadIn)?.reading()
  }

  @Test func aPlaceIsWhatFollowsTheWordsOfARide() throws {
    let reading = try #require(try fragment("the old harbour", after: "book a ride to"))
    #expect(reading.intent == "RequestRide")
    #expect(reading.slots.map(\.parameter) == ["dropOffLocation"])
    #expect(reading.slots.first?.value.text == "the old harbour")
    #expect(reading.slots.first?.value.range == 0..<15)
  }

  @Test func itMayBePartOfAnUtterance() throws {
    let reading = try #require(try fragment("well then the old harbour I say", 2..<5, after: "book a ride to"))
    #expect(reading.slots.first?.value.text == "the old harbour")
    #expect(reading.slots.first?.value.range == 10..<25)
  }

  @Test func theWordsBeforeDecideWhatItIs() throws {
    #expect(try fragment("Bobo", after: "send money to")?.slots.first?.parameter == "payee")
    #expect(try fragment("Bobo", after: "find photos of")?.slots.first?.parameter == "peopleInPhoto")
  }

  @Test func wordsThatNoPhraseBeginsWithLeadNowhere() throws {
    #expect(try fragment("the old harbour", after: "the weather in") == nil)
    #expect(try fragment("the old harbour", 1..<1, after: "book a ride to") == nil)
  }

  @Test func whatIsBetterWithoutAWordBeforeItIsNotItsRest() throws {
    // “To” would have to be left out.
    #expect(try fragment("I'll be going to the old harbour", after: "book a ride to") == nil)
  }

  @Test func whereWordsLeadToIsFoundOnce() {
    let starts = FragmentStarts()
    var count = 0
    for _ in 0..<3 {
      let found = starts.starts(after: "call") {
        count += 1
        return [SearchStart(state: 7, score: 1)]
      }
      #expect(found.map(\.state) == [7])
    }
    #expect(count == 1)
  }
}
