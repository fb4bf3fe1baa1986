/// Everything that was read: the bytes, and the nodes in the order of the file.
///
/// A node costs 16 bytes and no allocation; a text is made into a string on first use.
final class PropertyListStorage: Sendable {
  let bytes: [UInt8]
  let nodes: [Node]
  let format: PropertyListFormat
  let problems: [PropertyListProblem]

  init(
    bytes: [UInt8], nodes: [Node], format: PropertyListFormat, problems: [PropertyListProblem]
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.format = format
    self.problems = problems
  }
}

/// One value of a property list; the nodes of its children follow it.
struct Node {
  enum Kind: UInt8 {
    case dictionary, array
    /// UTF-8 without escapes.
    case text
    /// XML text with entities, CDATA or comments in it.
    case escapedText
    /// Big-endian UTF-16 of a binary file.
    case wideText
    case integer, unsignedInteger, real, boolean, date
    /// Base 64 of an XML file; its text may be escaped.
    case base64
    /// Bytes of a binary file.
    case rawData
    case uid
  }

  /// Where the node begins in the bytes.
  var offset: UInt32
  var kind: Kind
  /// Containers: the index after the last descendant, and in `high` the number of children.
  ///
  /// Texts and data: the offset of the bytes, and in `high` their number. Numbers, dates and flags: the bits of the
  /// value, in both.
  var low: UInt32
  var high: UInt32

  init(_ kind: Kind, at offset: Int, low: Int = 0, high: Int = 0) {
    self.kind = kind
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.low = UInt32(truncatingIfNeeded: low)
    self.high = UInt32(truncatingIfNeeded: high)
  }

  init(_ kind: Kind, at offset: Int, bits: UInt64) {
    self.kind = kind
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.low = UInt32(truncatingIfNeeded: bits)
    self.high = UInt32(truncatingIfNeeded: bits >> 32)
  }

  var bits: UInt64 { UInt64(low) | UInt64(high) << 32 }
  /// The bytes of a text or of data: `low` is the start, `high` the number of bytes.
  var bytes: Range<Int> { Int(low)..<Int(low) + Int(high) }
  var isContainer: Bool { kind == .dictionary || kind == .array }
}
