#if DEBUG
  import Synchronization
#endif

/// Counts the steps that readers take, so that a test knows how work grows with its input without looking at a clock.
///
/// Only debug builds count. In a release build counting is an empty inlined function, of which nothing is left: it is
/// `public` for that, since functions of a package are not inlined into other modules.
public enum Steps {
  #if DEBUG
    package final class Counter: Sendable {
      fileprivate let count = Atomic<Int>(0)
    }

    @TaskLocal private static var counter: Counter?

    /// Counts one step for the task that asks how many it takes.
    public static func count() { count(1) }

    /// Counts some steps for the task that asks how many it takes.
    public static func count(_ steps: @autoclosure () -> Int) {
      guard let counter else { return }
      counter.count.wrappingAdd(steps(), ordering: .relaxed)
    }

    /// Lets other threads count for the task that is running now, which they do not know.
    public struct Sharing: Sendable {
      fileprivate let counter: Counter?

      /// Runs a body whose steps count for that task.
      public func callAsFunction<Result>(_ body: () -> Result) -> Result {
        Steps.$counter.withValue(counter, operation: body)
      }
    }

    /// The counting of the task that is running now, for other threads.
    public static var sharing: Sharing { Sharing(counter: counter) }

    /// How many steps are counted while a body runs, and in the tasks that it begins.
    package static func taken(by body: () async throws -> Void) async rethrows -> Int {
      let counter = Counter()
      try await $counter.withValue(counter) { try await body() }
      return counter.count.load(ordering: .relaxed)
    }
  #else
    /// Counts nothing: this is no debug build.
    @inlinable @inline(__always)
    public static func count() {}

    /// Counts nothing: this is no debug build.
    @inlinable @inline(__always)
    public static func count(_ steps: @autoclosure () -> Int) {}

    /// Shares nothing: this is no debug build.
    @frozen public struct Sharing: Sendable {
      @inlinable @inline(__always)
      init() {}

      /// Runs a body.
      @inlinable @inline(__always)
      public func callAsFunction<Result>(_ body: () -> Result) -> Result { body() }
    }

    /// What runs a body in another thread.
    @inlinable @inline(__always)
    public static var sharing: Sharing { Sharing() }
  #endif
}
