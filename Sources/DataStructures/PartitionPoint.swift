extension Range where Bound: FixedWidthInteger {
  /// The first place from which on a condition holds, where it holds for all that follow one for which it does; the upper
  /// bound where it holds for none.
  @inlinable
  public func partitionPoint(_ holds: (Bound) -> Bool) -> Bound {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array {
  /// The first place from which on a condition holds, where it holds for all elements after one for which it does.
  @inlinable
  public func partitionPoint(_ holds: (Element) -> Bool) -> Int { indices.partitionPoint { holds(self[$0]) } }
}
