extension Range where Bound: FixedWidthInteger {
  /// The first value of the range for which a condition is true; the upper bound where there is none.
  ///
  /// The condition must be true for all values after one for which it is.
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
  /// The first index whose element meets a condition; the end index where there is none.
  ///
  /// The condition must be true for all elements after one for which it is.
  @inlinable
  public func partitionPoint(_ holds: (Element) -> Bool) -> Int { indices.partitionPoint { holds(self[$0]) } }
}
