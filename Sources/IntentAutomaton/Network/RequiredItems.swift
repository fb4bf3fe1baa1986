/// What a path must still take from a state on before a phrase can end: one item of each of several sets, or else what
/// another way requires.
///
/// In memory it is a list of numbers: its own number, the number of alternative ways, and for each way its length and
/// its sets; each set is its number of items followed by the items.
typealias RequiredItems = UnsafePointer<Int32>

extension EdgeLabel {
  /// The items are the kinds of spans and, from this number on, the classes.
  static let firstClassItem = Int32(SpanKind.Bits.bitWidth)

  static func item(ofClass wordClass: Int32) -> Int32 { firstClassItem + wordClass }

  /// The item that an edge takes, which an utterance has or lacks; -1 for free text and unknown names.
  var item: Int32 {
    switch kind {
    case .token: Self.item(ofClass: Int32(id))
    case .span: Int32(id)
    default: -1
    }
  }
}
