import Foundation

/// Runs cases in a process of its own, which a trap, a hang or too much memory may end.
struct Worker {
  let name: String
  let target: any FuzzTarget
  let state: CaseState

  /// The bounds of one case.
  enum Bound {
    /// The processor time of a case, in microseconds: the machine may be busy with something else.
    static let processorTime = 4_000_000
    /// How often the watch looks at one case, each time after ``pause``: a case that waits for ever uses no processor.
    ///
    /// Looks are counted, not time: where the machine is busy with something else, the watch runs as seldom as the case.
    static let looks = 6000
    /// The time between two looks, in microseconds.
    static let pause = 10_000
    /// After so many looks, about a minute, it is told how far the worker is.
    static let looksUntilTold = 6000
    /// The memory that cases may take beyond what the fuzzer itself needs, in bytes.
    static let memory = 768 << 20
  }

  /// How a worker ends; anything else is a trap.
  enum Status {
    static let done: Int32 = 0
    static let unusable: Int32 = 1
    static let brokenLaw: Int32 = 65
    static let tookTooLong: Int32 = 66
    static let tookTooMuch: Int32 = 67
    static let hung: Int32 = 68
  }

  /// Runs cases from a number on until the processor time is used up, or a law is broken.
  func run(seed: UInt64, from first: Int, microseconds: Int) async -> Int32 {
    watch()
    let end = ProcessUse.processorTime + microseconds
    var number = first
    while ProcessUse.processorTime < end {
      let input = target.input(seed: seed, number: number)
      if let finding = await broken(by: input, number: number) { return finding }
      number += 1
    }
    return Status.done
  }

  /// Runs one input that was kept.
  func run(_ input: [UInt8]) async -> Int32 {
    watch()
    return await broken(by: input, number: 0) ?? Status.done
  }

  private func broken(by input: [UInt8], number: Int) async -> Int32? {
    let start = ProcessUse.processorTime
    state.begin = start
    state.number = number
    defer {
      let time = ProcessUse.processorTime - start
      if time > state.slowest { (state.slowest, state.slowestNumber) = (time, number) }
      state.done += 1
      state.memory = ProcessUse.memory
    }
    do {
      try await target.run(input)
      return nil
    } catch {
      tell("\(error)", on: .standardError)
      return Status.brokenLaw
    }
  }

  /// Ends the process when the case that runs goes beyond a bound.
  private func watch() {
    let (name, state) = (name, state)
    let memory = ProcessUse.memory
    state.memory = memory
    state.number = -1
    Thread.detachNewThread {
      var watched = (number: -1, looks: 0)
      var looks = 0
      while true {
        usleep(UInt32(Bound.pause))
        guard state.number >= 0 else { continue }
        looks += 1
        if looks.isMultiple(of: Bound.looksUntilTold) {
          tell("\(name): at case \(state.number) after \(ProcessUse.processorTime / 1_000_000) s of processor time")
        }
        if ProcessUse.memory - memory > Bound.memory { _exit(Status.tookTooMuch) }
        let begin = state.begin
        let number = state.number
        watched = (number, number == watched.number ? watched.looks + 1 : 0)
        let isSlow = ProcessUse.processorTime - begin > Bound.processorTime
        let isHung = watched.looks > Bound.looks
        // Between the two reads another case may have begun.
        guard isSlow || isHung, begin == state.begin else { continue }
        _exit(isSlow ? Status.tookTooLong : Status.hung)
      }
    }
  }
}
