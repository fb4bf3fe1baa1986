import Foundation
import HostProtocol
import Testing

@testable import ParleyC

/// A session as C has it: lines in, lines out, and no more of them than the bound allows.
@Suite struct CSessionTests {
  /// Runs what blocks on a thread of its own: Swift's cooperative threads answer what it waits for.
  private func blocking<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  private static let nonsense = Array(#"{"jsonrpc":"2.0","id":1,"method":"nonsense"}"#.utf8)

  /// The lines that C is handed, in the order in which they come.
  private final class Told { var lines: [String] = [] }

  @Test func problemsOfHandlersAreHandedToTheFunctionThatIsSet() {
    let session = CSession()
    let told = Told()
    let line =
      #"{"jsonrpc":"2.0","id":1,"result":{"events":[{"event":"heard","text":"hi"},"#
      + #"{"event":"problem","text":"no reason is called 'x'"},{"event":"problem","text":"and 'y'"}]}}"#
    session.setProblemFunction(
      { text, length, context in
        guard let text, let context else { return }
        let lines = Unmanaged<Told>.fromOpaque(context).takeUnretainedValue()
        lines.lines.append("\(length) \(String(cString: text))")
      }, Unmanaged.passUnretained(told).toOpaque())
    session.tellProblems(in: Array(line.utf8))
    #expect(told.lines == ["23 no reason is called 'x'", "7 and 'y'"])
    session.setProblemFunction(nil, nil)
    session.tellProblems(in: Array(line.utf8))
    #expect(told.lines.count == 2)
  }

  @Test(arguments: [
    (#"{"method":"event","params":{"conversation":"1","event":{"event":"problem","text":"late"}}}"#, ["late"]),
    (#"{"result":{"events":[{"event":"said","text":"\"event\":\"problem\""}]}}"#, []),
    (#"{"result":{"text":"event"}}"#, []), (#"{"event":"problem""#, []), ("", []),
  ])
  func problemsAreEventsOfResultsAndNotifications(_ line: String, _ texts: [String]) {
    #expect(HandlerProblems.texts(in: Array(line.utf8)) == texts)
  }

  @Test func aHostThatFetchesNothingIsLeft() async {
    let session = CSession(most: 10_000)
    let (taken, fetched) = await blocking {
      var (taken, fetched) = (0, 0)
      while taken < 1_000, session.send(Self.nonsense) { taken += 1 }
      session.waitForEnd()
      while session.next(waiting: 0) != nil { fetched += 1 }
      return (taken, fetched)
    }
    // An answer is some 150 bytes, and each costs some more.
    #expect(taken > 20 && taken < 200)
    #expect(fetched <= taken && fetched > 20)
    #expect(!session.send(Self.nonsense))
  }

  @Test func aHostThatFetchesIsNotLeft() async {
    let session = CSession(most: 10_000)
    let fetched = await blocking {
      var fetched = 0
      for _ in 0..<1_000 where session.send(Self.nonsense) && session.next(waiting: -1) != nil { fetched += 1 }
      session.end()
      session.waitForEnd()
      return session.next(waiting: -1) == nil ? fetched : -1
    }
    #expect(fetched == 1_000)
  }

  @Test func severalThreadsSendAndFetchAndNothingIsLost() async {
    let session = CSession()
    let counts = (0..<4).map { _ in Counted() }
    async let fetching: [Void] = withTaskGroup(of: Void.self) { group in
      for count in counts {
        group.addTask {
          await blocking { for _ in 0..<200 { _ = session.send(Self.nonsense) } }
        }
        group.addTask {
          await blocking { while session.next(waiting: -1) != nil { count.add() } }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    await blocking {
      while counts.reduce(0, { $0 + $1.value }) < 800 { Thread.sleep(forTimeInterval: 0.002) }
      session.end()
      session.waitForEnd()
    }
    _ = await fetching
    #expect(counts.reduce(0) { $0 + $1.value } == 800)
  }

  @Test func linesGoToAFunctionInPlaceOfAThread() async {
    let session = CSession()
    let count = Counted()
    let context = Unmanaged.passUnretained(count).toOpaque()
    session.setFunction(
      { _, _, context in
        guard let context else { return }
        Unmanaged<Counted>.fromOpaque(context).takeUnretainedValue().add()
      }, context)
    await blocking {
      for _ in 0..<100 { _ = session.send(Self.nonsense) }
      session.end()
      session.waitForEnd()
    }
    #expect(count.value == 100)
  }
}

private final class Counted: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func add() { lock.withLock { count += 1 } }
}
