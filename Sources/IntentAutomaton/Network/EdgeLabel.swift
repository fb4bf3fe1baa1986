/// The label of an edge: what a path must take to follow it.
struct EdgeLabel: BitwiseCopyable, Sendable, Hashable {
  enum Kind: UInt8, Sendable {
    /// A word, or several, of a class.
    case token
    /// A stretch of words that is a name of the vocabulary or a value.
    case span
    /// The rest of a request for the open intent, whatever may follow its beginning.
    case rest
    case textFirst, textMore
    case nameFirst, nameMore
    case placeFirst, placeMore
    /// A word after a known name which is not part of that name in the vocabulary.
    case surname

    /// The first of the kinds that take any word; all later kinds do.
    static let firstFree = textFirst
  }
  var kind: Kind
  /// The class of a token, or the kind of a span.
  var id: UInt16
  /// The slot that the words belong to, -1 for none.
  var slot: Int16
  /// The vocabulary that a name's span must be from, by its place among the grammar's types.
  var type: Int16 = -1

  /// The label as one number; equal labels have equal numbers.
  var key: UInt64 {
    UInt64(kind.rawValue) << 48 | UInt64(id) << 32 | UInt64(UInt16(bitPattern: slot)) << 16
      | UInt64(UInt16(bitPattern: type))
  }

  init(kind: Kind, id: UInt16, slot: Int16, type: Int16 = -1) {
    self.kind = kind
    self.id = id
    self.slot = slot
    self.type = type
  }

  /// The label with a key; `nil` where there is none.
  init?(key: UInt64) {
    guard let kind = Kind(rawValue: UInt8(truncatingIfNeeded: key >> 48)) else { return nil }
    self.init(
      kind: kind, id: UInt16(truncatingIfNeeded: key >> 32), slot: Int16(truncatingIfNeeded: key >> 16),
      type: Int16(truncatingIfNeeded: key))
  }
}
