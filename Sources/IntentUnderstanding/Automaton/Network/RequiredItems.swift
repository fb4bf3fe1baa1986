/// What a path must take from a state on before a phrase can end: of each of some sets of items one, or all that
/// another phrase needs instead.
///
/// In memory it is a row of numbers: its own number, the number of alternative ways, and for each way its length and
/// its sets, each as the number of its items and the items.
typealias RequiredItems = UnsafePointer<Int32>

extension EdgeLabel {
  /// The items are the kinds of spans, and the classes after them.
  static let firstClassItem = Int32(SpanKind.Bits.bitWidth)

  static func item(ofClass wordClass: Int32) -> Int32 { firstClassItem + wordClass }

  /// What an edge takes that an utterance has or has not; -1 for free text and unknown names.
  var item: Int32 {
    switch kind {
    case .token: Self.item(ofClass: Int32(id))
    case .span: Int32(id)
    default: -1
    }
  }
}
