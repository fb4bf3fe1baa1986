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
  #endif
}
