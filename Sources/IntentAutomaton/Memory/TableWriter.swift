import DataStructures

/// Writes what a language was compiled into: numbers, texts, and tables of plain values, which a ``TableReader`` uses in
/// place.
///
/// It is for the machine that writes: numbers have its order of bytes, and values are as they are in its memory.
package struct TableWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// What tables are aligned to.
  static let alignment = 16

  package mutating func add(_ number: Int) { addBytes(of: Int64(number)) }
  package mutating func add(_ number: Int32) { addBytes(of: number) }
  package mutating func add(_ number: UInt64) { addBytes(of: number) }
  mutating func add(_ number: Float) { addBytes(of: number) }
  package mutating func add(_ number: Double) { addBytes(of: number) }
  package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func add(_ text: String) {
    add(Int32(truncatingIfNeeded: text.utf8.count))
    bytes += text.utf8
  }

  package mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  /// Adds a list, each element by a function.
  package mutating func add<Elements: Collection>(
    _ elements: Elements, each: (inout TableWriter, Elements.Element) -> Void
  ) {
    add(Int32(truncatingIfNeeded: elements.count))
    for element in elements { each(&self, element) }
  }

  /// Adds values as they are in memory; their type must have no unused bytes between its members.
  package mutating func add<Element: BitwiseCopyable>(table elements: [Element]) {
    add(Int32(truncatingIfNeeded: MemoryLayout<Element>.stride))
    add(elements.count)
    while bytes.count % Self.alignment != 0 { bytes.append(0) }
    elements.withUnsafeBytes { bytes += $0 }
  }

  package mutating func add<Element>(table elements: FlatArray<Element>) { add(table: Array(elements.all)) }
  mutating func add<Element>(table elements: GrowingList<Element>) { add(table: elements.elements) }

  private mutating func addBytes<Number: BitwiseCopyable>(of number: Number) {
    withUnsafeBytes(of: number) { bytes += $0 }
  }
}
