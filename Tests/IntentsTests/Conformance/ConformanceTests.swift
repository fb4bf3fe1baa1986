import Foundation
import Testing

/// The symbols of SiriKit that are used here, each with the type that Apple's interface gives it: what compiles is here.
struct ConformanceTable {
  private(set) var symbols: [String] = []
  private(set) var wrong: [String] = []

  init() {
    useMessaging1()
    useMessaging2()
    useMessaging3()
    useCalls1()
    useCalls2()
    useCalls3()
    useRides1()
    useRides2()
    useWorkouts1()
    useWorkouts2()
    usePhotos1()
    usePhotos2()
    usePayments1()
    usePayments2()
    usePayments3()
    usePayments4()
    useCore()
    useEnumerations()
    usePeople()
    useValues()
    useRideValues()
    useMessageAndCallValues1()
    useMessageAndCallValues2()
    usePaymentValues1()
    usePaymentValues2()
    useResolutionResults1()
    useResolutionResults2()
    useReasons()
    useParameters()
    useShortcuts()
    useRelevantShortcuts()
    useRelevance()
    useOlderAsyncResolvers()
    useErrors()
    useObjects()
    useLaterSymbols()
    useCopiedValues()
    useCopiedIntents()
    useCopiedResponses()
    useArchived()
  }

  /// A symbol whose type is the one that the use of it demands.
  mutating func uses<Use>(_ symbol: String, _ use: Use) { symbols.append(symbol) }

  /// A symbol that has a number.
  mutating func holds(_ symbol: String, _ isRight: Bool) {
    symbols.append(symbol)
    if !isRight { wrong.append(symbol) }
  }
}

@Suite struct ConformanceTests {
  private let table = ConformanceTable()
  private let listed: [Substring]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Conformance.txt")
    listed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  @Test func everySymbolThatIsListedAsHereIsUsed() {
    let here = Set(listed.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) })
    #expect(here.subtracting(table.symbols) == [])
    #expect(Set(table.symbols).subtracting(here) == [])
  }

  @Test func everyCaseHasApplesNumber() { #expect(table.wrong == []) }

  @Test func theFirstLineCounts() {
    let all = listed.filter { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }
    #expect(listed.first == "\(table.symbols.count) of \(all.count) symbols are here.")
  }
}
