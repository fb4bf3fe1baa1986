import DataStructures

/// Reads what a ``TableWriter`` wrote.
///
/// A length that leads beyond the end is found, and so is a table of another kind of value. What is in the tables is
/// not looked at: whoever reads them has compared a checksum.
package struct TableReader {
  /// The bytes are not what is to be read.
  package struct Mismatch: Error {
    package init() {}
  }

  private let bytes: UnsafeRawBufferPointer
  private let keeper: any AnyObject & Sendable
  private var place = 0

  /// - Parameters:
  ///   - bytes: What was written; its beginning is aligned as tables are.
  ///   - keeper: The bytes do not change as long as it is kept.
  package init(_ bytes: UnsafeRawBufferPointer, keeping keeper: any AnyObject & Sendable) {
    self.bytes = bytes
    self.keeper = keeper
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { place == bytes.count }

  package mutating func number() throws(Mismatch) -> Int {
    Int(truncatingIfNeeded: try value(of: Int64.self))
  }
  package mutating func int32() throws(Mismatch) -> Int32 { try value(of: Int32.self) }
  package mutating func uint64() throws(Mismatch) -> UInt64 { try value(of: UInt64.self) }
  mutating func float() throws(Mismatch) -> Float { try value(of: Float.self) }
  package mutating func double() throws(Mismatch) -> Double { try value(of: Double.self) }
  package mutating func flag() throws(Mismatch) -> Bool { try value(of: UInt8.self) != 0 }

  package mutating func text() throws(Mismatch) -> String {
    let length = Int(try int32())
    let text = try take(length)
    return String(decoding: text, as: UTF8.self)
  }

  package mutating func optionalText() throws(Mismatch) -> String? { try flag() ? text() : nil }

  /// The elements of a list, each by a function.
  package mutating func list<Element>(
    _ each: (inout TableReader) throws(Mismatch) -> Element
  ) throws(Mismatch) -> [Element] {
    let count = Int(try int32())
    // Each takes at least a byte.
    guard 0...(bytes.count - place) ~= count else { throw Mismatch() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try each(&self)) }
    return elements
  }

  /// A table in place.
  package mutating func table<Element>(of _: Element.Type = Element.self) throws(Mismatch) -> FlatArray<Element> {
    guard Int(try int32()) == MemoryLayout<Element>.stride else { throw Mismatch() }
    let count = try number()
    let start = (place + TableWriter.alignment - 1) / TableWriter.alignment * TableWriter.alignment
    guard start <= bytes.count, 0...((bytes.count - start) / MemoryLayout<Element>.stride) ~= count,
      let first = bytes.baseAddress
    else { throw Mismatch() }
    place = start + count * MemoryLayout<Element>.stride
    return FlatArray(at: (first + start).assumingMemoryBound(to: Element.self), count: count, keeping: keeper)
  }

  private mutating func take(_ count: Int) throws(Mismatch) -> UnsafeRawBufferPointer {
    guard 0...(bytes.count - place) ~= count else { throw Mismatch() }
    defer { place += count }
    return UnsafeRawBufferPointer(rebasing: bytes[place..<place + count])
  }

  private mutating func value<Value: BitwiseCopyable>(of _: Value.Type) throws(Mismatch) -> Value {
    try take(MemoryLayout<Value>.size).loadUnaligned(as: Value.self)
  }
}
