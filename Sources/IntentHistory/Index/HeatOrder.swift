import DataStructures
import IntentText

/// Numbers sorted by heat, so that the hottest are found without looking at all.
struct HeatOrder {
  private(set) var heats: [Double] = []
  /// Coldest first.
  private var order: [UInt32] = []
  /// Added numbers that are not sorted in yet.
  private var pending: [UInt32] = []

  mutating func append(_ heat: Double) {
    let number = UInt32(truncatingIfNeeded: heats.count)
    heats.append(heat)
    pending.append(number)
  }

  /// Gives a number another heat.
  mutating func change(_ number: UInt32, to heat: Double) {
    sort()
    let place = order.partitionPoint { !isLess($0, number) }
    if place < order.count, order[place] == number { order.remove(at: place) }
    heats[Int(number)] = heat
    order.insert(number, at: order.partitionPoint { !isLess($0, number) })
  }

  /// Sorts added numbers in; called before ``descending``.
  mutating func sort() {
    guard !pending.isEmpty else { return }
    guard pending.count > Self.few else { return insertFew() }
    pending.sort(by: isLess)
    if let last = order.last, let first = pending.first, isLess(first, last) {
      order = merged(order, pending)
    } else {
      order += pending
    }
    pending = []
  }

  /// Up to this many are inserted one by one.
  private static let few = 8

  private mutating func insertFew() {
    for number in pending { order.insert(number, at: order.partitionPoint { !isLess($0, number) }) }
    pending = []
  }

  /// Hottest first.
  var descending: ReversedCollection<[UInt32]> { order.reversed() }

  func isLess(_ a: UInt32, _ b: UInt32) -> Bool {
    let x = heats[Int(a)]
    let y = heats[Int(b)]
    return x < y || (x == y && a < b)
  }

  private func merged(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var merged: [UInt32] = []
    merged.reserveCapacity(a.count + b.count)
    var i = 0
    for next in a {
      while i < b.count, isLess(b[i], next) {
        merged.append(b[i])
        i += 1
      }
      merged.append(next)
    }
    merged += b[i...]
    return merged
  }
}
