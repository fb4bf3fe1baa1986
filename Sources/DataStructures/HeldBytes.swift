/// About how many bytes the parts of a compiled language take.
///
/// A text that is short enough to need no memory of its own counts nothing. It is `public` because functions of a package
/// are not specialised in other modules.
public enum HeldBytes {
  /// The bytes that every object has besides its content.
  @usableFromInline static let header = 32

  /// An array, without what its elements keep elsewhere.
  @inlinable
  public static func of<Element>(_ array: [Element]) -> Int {
    header + array.capacity * MemoryLayout<Element>.stride
  }

  /// A text.
  @inlinable
  public static func of(_ text: String) -> Int { text.utf8.count > 15 ? header + text.utf8.count : 0 }

  /// Some texts, without the list that they are in.
  @inlinable
  public static func of(_ texts: some Sequence<String>) -> Int { texts.reduce(0) { $0 + of($1) } }

  /// A dictionary, without what its keys and values keep elsewhere; it keeps at least a quarter of its places free.
  @inlinable
  public static func of<Key, Value>(_ dictionary: [Key: Value]) -> Int {
    header + dictionary.capacity * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) * 4 / 3
  }
}
