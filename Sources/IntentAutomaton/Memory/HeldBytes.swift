/// About how many bytes the parts of a compiled language take.
///
/// A text that is short enough to need no memory of its own counts nothing.
package enum HeldBytes {
  /// The bytes that every object has besides its content.
  private static let header = 32

  package static func of<Element>(_ array: [Element]) -> Int {
    header + array.capacity * MemoryLayout<Element>.stride
  }

  package static func of(_ text: String) -> Int { text.utf8.count > 15 ? header + text.utf8.count : 0 }

  package static func of(_ texts: some Sequence<String>) -> Int { texts.reduce(0) { $0 + of($1) } }

  /// A dictionary keeps at least a quarter of its places free.
  static func of<Key, Value>(_ dictionary: [Key: Value]) -> Int {
    header + dictionary.capacity * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) * 4 / 3
  }
}
