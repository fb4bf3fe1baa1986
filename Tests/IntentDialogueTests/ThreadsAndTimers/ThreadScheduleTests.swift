import Testing

@testable import IntentDialogue

@Suite struct ThreadScheduleTests {
  @Test func noMoreThreadsRunThanThereAreProcessors() {
    let schedule = Rig<String>(width: 2, mostBlocked: 8)
    #expect(schedule.add("a", .turn, from: nil) == .begin(1))
    #expect(schedule.add("b", .turn, from: nil) == .begin(2))
    #expect(schedule.add("c", .turn, from: nil) == nil)
    #expect(schedule.next(for: 1).job == "a")
    #expect(schedule.next(for: 2).job == "b")
    #expect(schedule.next(for: 1).job == "c")
    #expect(schedule.running == 2)
  }

  @Test func aThreadWithoutWorkIsParkedAndWokenForMore() {
    let schedule = Rig<String>(width: 1, mostBlocked: 8)
    _ = schedule.add("a", .turn, from: nil)
    #expect(schedule.next(for: 1).job == "a")
    #expect(schedule.next(for: 1).job == nil)
    #expect(schedule.running == 0)
    #expect(schedule.add("b", .call, from: nil) == .wake(1))
    #expect(!schedule.leave(1), "it was woken, so it may not end")
    #expect(schedule.next(for: 1).job == "b")
    #expect(schedule.next(for: 1).job == nil)
    #expect(schedule.leave(1))
    #expect(schedule.threadCount == 0)
  }

  @Test func aThreadGoesOnWithWhatItAddsItself() {
    let schedule = Rig<String>(width: 1, mostBlocked: 8)
    _ = schedule.add("turn 1", .turn, from: nil)
    _ = schedule.add("turn 2", .turn, from: nil)
    #expect(schedule.next(for: 1).job == "turn 1")
    #expect(schedule.add("call of 1", .call, from: 1) == nil)
    #expect(schedule.next(for: 1).job == "call of 1")
    #expect(schedule.next(for: 1).job == "turn 2")
  }

  @Test func othersAreNotKeptWaitingByAThreadThatAddsForEver() {
    let schedule = Rig<String>(width: 1, mostBlocked: 8)
    _ = schedule.add("own", .turn, from: nil)
    _ = schedule.add("other", .turn, from: nil)
    var jobs: [String?] = []
    for _ in 0..<100 {
      jobs.append(schedule.next(for: 1).job)
      _ = schedule.add("own", .call, from: 1)
    }
    #expect(jobs.firstIndex(of: "other").map { $0 < 40 } == true)
  }

  @Test func anotherThreadTakesThePlaceOfOneThatIsBlocked() {
    let schedule = Rig<String>(width: 1, mostBlocked: 8)
    _ = schedule.add("blocks", .call, from: nil)
    #expect(schedule.next(for: 1).job == "blocks")
    _ = schedule.add("kept for itself", .turn, from: 1)
    _ = schedule.add("waits", .turn, from: nil)
    #expect(schedule.tick() == [], "it may be about to end")
    #expect(schedule.tick() == [.begin(2)])
    #expect([schedule.running, schedule.blocked] == [1, 1])
    #expect(schedule.next(for: 2).job == "waits")
    #expect(schedule.next(for: 2).job == "kept for itself")
    // The blocked one comes back while the other runs: it waits for its turn.
    #expect(schedule.next(for: 1).job == nil)
    #expect([schedule.running, schedule.blocked] == [1, 0])
  }

  @Test func aThreadWithManyShortJobsIsNotTakenToBeBlocked() {
    let schedule = Rig<Int>(width: 1, mostBlocked: 8)
    for job in 0..<10 { _ = schedule.add(job, .turn, from: nil) }
    for _ in 0..<10 {
      #expect(schedule.next(for: 1).job != nil)
      #expect(schedule.tick() == [])
    }
  }

  @Test func atTheBoundCallsWaitAndTurnsGoOn() {
    let schedule = Rig<String>(width: 1, mostBlocked: 2)
    for number in 1...2 {
      _ = schedule.add("blocks", .call, from: nil)
      #expect(schedule.next(for: number).job == "blocks")
      _ = schedule.add("wakes", .turn, from: nil)
      while schedule.tick().isEmpty {}
      #expect(schedule.next(for: number + 1).job == "wakes")
    }
    #expect(schedule.blocked == 2)
    _ = schedule.add("call", .call, from: nil)
    #expect(schedule.next(for: 3).job == nil)
    #expect(schedule.add("turn", .turn, from: nil) == .wake(3))
    #expect(schedule.next(for: 3).job == "turn")
    #expect(schedule.next(for: 3).job == nil)
    // One of the blocked comes back and takes the call that waits.
    #expect(schedule.next(for: 1).job == "call")
  }

  @Test func aThreadThatCouldNotBeHadIsTriedForAgain() {
    let schedule = Rig<String>(width: 1, mostBlocked: 2)
    #expect(schedule.add("a", .turn, from: nil) == .begin(1))
    schedule.couldNotBegin(1)
    #expect(schedule.tick() == [.begin(1)])
    #expect(schedule.next(for: 1).job == "a")
  }
}

/// A schedule that can be changed in the middle of an expectation.
private final class Rig<Job> {
  private var schedule: ThreadSchedule<Job>

  init(width: Int, mostBlocked: Int) { schedule = ThreadSchedule(width: width, mostBlocked: mostBlocked) }

  var running: Int { schedule.running }
  var blocked: Int { schedule.blocked }
  var threadCount: Int { schedule.threadCount }

  func add(_ job: Job, _ work: ThreadWork, from thread: Int?) -> ThreadSchedule<Job>.Start? {
    schedule.add(job, work, from: thread)
  }

  func next(for number: Int) -> (job: Job?, start: ThreadSchedule<Job>.Start?) { schedule.next(for: number) }
  func tick() -> [ThreadSchedule<Job>.Start] { schedule.tick() }
  func leave(_ number: Int) -> Bool { schedule.leave(number) }
  func couldNotBegin(_ number: Int) { schedule.couldNotBegin(number) }
}
