/// Changes that are kept together or not at all.
package struct StoreBatch: Sendable {
  private var writer = ByteWriter()
  package private(set) var count = 0

  /// One change, as it is read back.
  package enum Change {
    case put(key: String, value: [UInt8])
    case delete(key: String)
  }

  package init() {}

  package mutating func put(_ value: [UInt8], for key: String) {
    writer.byte(1)
    writer.text(key)
    writer.data(value)
    count += 1
  }

  package mutating func delete(_ key: String) {
    writer.byte(2)
    writer.text(key)
    count += 1
  }

  var bytes: [UInt8] { writer.bytes }

  /// The changes, in their order.
  package var changes: [Change] {
    var changes: [Change] = []
    Self.read(bytes, in: bytes.indices) { changes.append($0) }
    return changes
  }

  /// Passes on the changes of a record, read from its content: its kind, and a batch.
  static func read(_ bytes: [UInt8], inRecord record: Range<Int>, _ apply: (Change) -> Void) {
    // The first record of a file of the first format holds its version, and no change.
    guard let first = record.first, RecordKind(rawValue: bytes[first]).map({ $0 != .start }) ?? false else { return }
    read(bytes, in: first + 1..<record.upperBound, apply)
  }

  static func read(_ bytes: [UInt8], in range: Range<Int>, _ apply: (Change) -> Void) {
    var reader = ByteReader(bytes, in: range)
    while let kind = reader.byte(), let key = reader.text() {
      switch kind {
      case 1:
        guard let value = reader.data() else { return }
        apply(.put(key: key, value: value))
      case 2: apply(.delete(key: key))
      default: return
      }
    }
  }
}
