/// How many bytes the parts of a compiled language take, about: what arrays hold, and texts too long to need no memory.
enum HeldBytes {
  /// What every object has besides its content.
  private static let header = 32

  static func of<Element>(_ array: [Element]) -> Int {
    header + array.capacity * MemoryLayout<Element>.stride
  }

  static func of(_ text: String) -> Int { text.utf8.count > 15 ? header + text.utf8.count : 0 }

  static func of(_ texts: some Sequence<String>) -> Int { texts.reduce(0) { $0 + of($1) } }

  /// A dictionary keeps at least a quarter of its places free.
  static func of<Key, Value>(_ dictionary: [Key: Value]) -> Int {
    header + dictionary.capacity * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) * 4 / 3
  }
}
