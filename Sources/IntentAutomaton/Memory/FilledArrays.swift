extension Array {
  /// As `init(repeating:count:)`, which asks the runtime for the type of its memory each time that it is called.
  @inline(__always)
  package init(filledWith element: Element, count: Int) {
    self.init()
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }

  /// The same elements without memory for more.
  var trimmed: [Element] { withUnsafeBufferPointer { Array($0) } }
}
