import Foundation
import Parley

/// The hardest known input for a reader, relative to its size.
struct HardInput: Sendable {
  /// What reads it: `binary property list`.
  let reader: String
  /// What is hard about it.
  let input: String
  /// The first size that is tried; then twice and four times that size.
  let size: Int
  /// Whether more than some size is refused, or read only once: then more input costs nothing.
  let isBounded: Bool
  /// Makes an input of a size; returns a function that reads it.
  let made: @Sendable (Int) async throws -> @Sendable () async throws -> Void

  init(
    _ reader: String, _ input: String, size: Int, isBounded: Bool = false,
    made: @escaping @Sendable (Int) async throws -> @Sendable () async throws -> Void
  ) {
    self.reader = reader
    self.input = input
    self.size = size
    self.isBounded = isBounded
    self.made = made
  }

  var sizes: [Int] { [size, size * 2, size * 4] }

  static var all: [HardInput] {
    files + sources + scripts + lines + pages + utterances + replies + phrases + conversations + donations
  }

  /// The exponent with which the cost grows: 1 where twice the input costs twice as much.
  ///
  /// - Parameter costs: The costs at one, two and four times a size.
  static func exponent(of costs: [Double]) -> Double {
    guard let first = costs.first, let last = costs.last, first > 0, last > 0 else { return 0 }
    return log2(last / first) / 2
  }
}
