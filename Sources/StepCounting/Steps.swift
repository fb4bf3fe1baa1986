#if DEBUG
  import Synchronization
#endif

/// Counts the steps of readers, so that a test can check how work grows with its input without measuring time.
///
/// Only debug builds count. In a release build counting is an empty inlined function: it is `public` because functions
/// of a package are not inlined into other modules.
public enum Steps {
  #if DEBUG
    package final class Counter: Sendable {
      fileprivate let count = Atomic<Int>(0)
    }

    @TaskLocal private static var counter: Counter?

    /// Counts one step for the current task's measurement, if there is one.
    public static func count() { count(1) }

    /// Counts several steps for the current task's measurement, if there is one.
    public static func count(_ steps: @autoclosure () -> Int) {
      guard let counter else { return }
      counter.count.wrappingAdd(steps(), ordering: .relaxed)
    }

    /// Lets other threads, which do not see the task's measurement, count for it.
    public struct Sharing: Sendable {
      fileprivate let counter: Counter?

      /// Runs a body whose steps count for the measurement.
      public func callAsFunction<Result>(_ body: () -> Result) -> Result {
        Steps.$counter.withValue(counter, operation: body)
      }
    }

    /// The current task's measurement, for other threads.
    public static var sharing: Sharing { Sharing(counter: counter) }

    /// The number of steps that a body, and the tasks that it starts, count.
    package static func taken(by body: () async throws -> Void) async rethrows -> Int {
      let counter = Counter()
      try await $counter.withValue(counter) { try await body() }
      return counter.count.load(ordering: .relaxed)
    }
  #else
    /// Counts nothing, because this is not a debug build.
    @inlinable @inline(__always)
    public static func count() {}

    /// Counts nothing, because this is not a debug build.
    @inlinable @inline(__always)
    public static func count(_ steps: @autoclosure () -> Int) {}

    /// Shares nothing, because this is not a debug build.
    @frozen public struct Sharing: Sendable {
      @inlinable @inline(__always)
      init() {}

      /// Runs a body.
      @inlinable @inline(__always)
      public func callAsFunction<Result>(_ body: () -> Result) -> Result { body() }
    }

    /// Runs a body in another thread.
    @inlinable @inline(__always)
    public static var sharing: Sharing { Sharing() }
  #endif
}
