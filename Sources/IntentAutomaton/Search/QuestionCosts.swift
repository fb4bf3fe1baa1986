import DataStructures

/// What slots and classes of words cost at an open question: nothing where they may answer it, something where they
/// answer a different question, and infinitely much where the question does not admit them.
package struct QuestionCosts: Sendable {
  private let slots: FlatArray<Float>?
  private let classes: FlatArray<Float>?

  /// Nothing costs anything.
  package init() { (slots, classes) = (nil, nil) }

  /// - Parameters:
  /// - slots: By slot, what is added for its words; at most 0.
  /// - classes: By class, what is added for its words; at most 0, and -infinity where no path may take them.
  package init(slots: [Float], classes: [Float]) {
    self.slots = FlatArray(slots)
    self.classes = FlatArray(classes)
  }

  @inline(__always)
  func cost(of slot: Int16) -> Float {
    guard let slots, slot >= 0 else { return 0 }
    return slots[Int(slot)]
  }

  @inline(__always)
  func cost(ofClass wordClass: Int32) -> Float {
    guard let classes else { return 0 }
    return classes[Int(wordClass)]
  }
}
