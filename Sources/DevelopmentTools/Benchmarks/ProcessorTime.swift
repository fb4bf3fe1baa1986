import Foundation

/// The elapsed time and the processor time within it.
///
/// On a machine that does other work too, only both together show a cost.
struct ProcessorTime {
  var wall = 0.0
  /// On all cores together.
  var processor = 0.0

  /// How many cores were busy with it, on average.
  var cores: Double { wall > 0 ? processor / wall : 0 }

  /// Measures in seconds.
  init(of body: () async throws -> Void) async rethrows {
    let clock = ContinuousClock()
    let (start, used) = (clock.now, Self.used)
    try await body()
    wall = start.duration(to: clock.now) / .seconds(1)
    processor = Self.used - used
  }

  init(of body: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    let (start, used) = (clock.now, Self.used)
    try body()
    wall = start.duration(to: clock.now) / .seconds(1)
    processor = Self.used - used
  }

  /// The processor time that this process has had so far.
  private static var used: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
