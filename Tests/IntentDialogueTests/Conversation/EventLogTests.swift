import IntentModel
import IntentUnderstanding
import TestSupport
import Testing

@testable import IntentDialogue

@Suite struct EventLogTests {
  private func log(_ turns: [[String]], keptTurns: Int) -> EventLog {
    var log = EventLog(keptTurns: keptTurns)
    for turn in turns {
      log.beginTurn()
      for words in turn { log.append(.heard(words)) }
    }
    return log
  }

  @Test func theLastTurnsAreKept() {
    let log = log([["a", "b"], ["c"], ["d", "e", "f"]], keptTurns: 2)
    #expect(log.events == [.heard("c"), .heard("d"), .heard("e"), .heard("f")])
    #expect(log.count == 6)
  }

  @Test func aTurnInWhichNothingHappensIsNoTurn() {
    let log = log([["a"], [], [], [], ["b"]], keptTurns: 2)
    #expect(log.events == [.heard("a"), .heard("b")])
  }

  @Test func aReaderGetsWhatItHasNotSeenYet() {
    var log = log([["a", "b"], ["c"], ["d"]], keptTurns: 2)
    #expect(log.events(after: 3) == [.heard("d")])
    #expect(log.events(after: 0) == [.heard("c"), .heard("d")], "the first turn is kept no more")
    #expect(log.events(after: 4) == [])
    #expect(log.events(after: 99) == [])
    log.append(.heard("e"))
    #expect(log.events(after: 4) == [.heard("e")])
  }

  @Test func pastTurnsAreForgottenAndTheTurnThatIsOnIsNot() {
    var log = log([["a"], ["b"]], keptTurns: 9)
    log.forgetPastTurns()
    #expect(log.events == [.heard("b")])
    #expect(log.count == 2)
    log.beginTurn()
    log.forgetPastTurns()
    #expect(log.events == [])
    #expect(log.events(after: 1) == [])
    log.append(.heard("c"))
    log.endTurn()
    log.forgetPastTurns()
    #expect(log.events == [], "no turn is on")
  }

  @Test func manyTurnsAreNoMoreThanTheLast() {
    let turns = TestEffort.isExhaustive ? 300_000 : 20_000
    var log = EventLog(keptTurns: 200)
    for number in 0..<turns {
      log.beginTurn()
      log.append(.tapped("\(number)"))
    }
    #expect(log.events.count == 200)
    #expect(log.events.last == .tapped("\(turns - 1)"))
    #expect(log.count == turns)
  }

  @Test func theReadingsThatDidNotWinAreKeptOfTheLastTurnOrWhereTheyWereGiven() {
    let best = Reading("OrderTea", language: "en")
    let given = Understanding(best: best, runnersUp: [Reading("BrewTea", language: "en")])
    var log = EventLog(keptTurns: 9)
    log.beginTurn()
    log.append(.understood(given))
    log.beginTurn()
    #expect(log.events == [.understood(given)])
  }
}
