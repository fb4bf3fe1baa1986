import Foundation
import Parley
import TestSupport
import Testing

@testable import IntentAutomaton
@testable import IntentUnderstanding

/// A word of denial in the scope of a request's words denies it; anywhere else it is just a word.
@Suite struct SearchDenialTests {
  private static let listeners = Dictionary(
    uniqueKeysWithValues: Language.all.map { ($0.tag, Listener([$0], apps: [])) })

  static let tags = Language.all.map(\.tag)

  private func listener(_ tag: String) throws -> Listener { try #require(Self.listeners[tag]) }

  @Test(arguments: tags) func everyFormDeniesEveryRequest(_ tag: String) throws {
    let (table, listener) = (try DenialTable(tag), try listener(tag))
    #expect(table.problems == [])
    #expect(table.denied.count > 150)
    for sentence in table.denied {
      let read = listener.understanding(sentence.text)
      #expect(read.best == nil, "\(sentence.description) is read as a wish")
      #expect(read.denied?.intent == sentence.intent, "\(sentence.description) is not read as denied")
    }
  }

  @Test(arguments: tags) func wishesStayWishes(_ tag: String) throws {
    let (table, listener) = (try DenialTable(tag), try listener(tag))
    #expect(!table.wishes.isEmpty)
    for sentence in table.wishes {
      let read = listener.understanding(sentence.text)
      #expect(read.best?.intent == sentence.intent, "\(sentence.description) is not read as a wish")
    }
  }

  @Test(arguments: tags) func everyIntentThatChangesSomethingIsCrossed(_ tag: String) throws {
    let listener = try listener(tag)
    let said = Set(listener.interpreter.readers.flatMap(\.grammar.intents).filter { !$0.isDetail }.map(\.name))
    let changing = IntentDescription.builtIn.filter { !$0.rules.changesNothing && said.contains($0.name) }.map(\.name)
    #expect(changing.count >= 20)
    let crossed = Set(try DenialTable(tag).denied.map(\.intent))
    #expect(changing.filter { !crossed.contains($0) } == [])
  }

  @Test func insideTextAndNamesItIsAWord() throws {
    let english = Listener.english
    #expect(english.understanding("tell Bobo not to come").best?.slots.last?.value.text == "not to come")
    #expect(english.understanding("text Bobo no problem").best?.slots.last?.value.text == "no problem")
    let both = english.understanding("text Bobo I'm late and don't call Alice Jones")
    #expect(both.best?.slots.last?.value.text == "I'm late and don't call Alice Jones")
  }

  @Test func whatIsNotTheVerbIsNotDenied() throws {
    let english = Listener.english
    #expect(english.understanding("I don't want to walk book me a ride to the airport").best?.intent == "RequestRide")
    #expect(english.understanding("no, call Bobo").best?.intent == "StartCall")
  }

  @Test func bothAreHeardInTheirOrder() throws {
    let english = Listener.english
    let instead = english.understanding("don't call Bobo, text Alice Jones hello")
    #expect(instead.denied?.intent == "StartCall")
    #expect(instead.rest?.words == "text Alice Jones hello")
    let first = english.understanding("Call Alice Jones. Don't call Bobo.")
    #expect(first.best?.intent == "StartCall")
    #expect(first.best?.slots.first?.value.text == "Alice Jones")
    #expect(first.rest?.words.hasPrefix("Don't call Bobo") == true)
    let second = english.understanding("call Alice Jones and don't text Bobo")
    #expect(second.best?.intent == "StartCall")
    #expect(second.rest?.words == "don't text Bobo")
  }

  @Test func itIsToldAndStored() throws {
    let read = Listener.english.understanding("don't call Bobo")
    let denied = try #require(read.denied)
    #expect(denied.evidence.contains { $0.role == "class denial before" && $0.text == "don't" })
    let stored = try JSONEncoder().encode(read)
    #expect(try JSONDecoder().decode(Understanding.self, from: stored).denied == denied)
  }
}
