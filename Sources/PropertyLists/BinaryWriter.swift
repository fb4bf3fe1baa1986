extension PropertyListValue {
  /// The value as a binary property list.
  ///
  /// Throws where the nesting is above 1,024 levels.
  public func binary() throws(PropertyListError) -> [UInt8] {
    var writer = BinaryWriter()
    let top = try writer.object(self, depth: 0)
    return writer.finished(top: top)
  }
}

/// Writes values as a binary property list; texts that are equal are written once.
struct BinaryWriter {
  /// An object before the objects are numbered.
  private enum Object {
    case bytes([UInt8])
    case container(marker: UInt8, count: Int, references: [Int])
  }

  private var objects: [Object] = []
  private var texts: [String: Int] = [:]

  mutating func object(_ value: PropertyListValue, depth: Int) throws(PropertyListError) -> Int {
    guard depth <= PropertyListLimits.deepest else {
      throw PropertyListError(.tooDeep(limit: PropertyListLimits.deepest), at: .byte(0))
    }
    switch value {
    case .string(let string): return text(string)
    case .integer(let number): return add(Self.integer(number))
    case .unsignedInteger(let number):
      return number >> 63 == 0
        ? add(Self.integer(Int64(bitPattern: number)))
        : add([0x14] + Self.bytes(0, 8) + Self.bytes(number, 8))
    case .real(let number): return add([0x23] + Self.bytes(number.bitPattern, 8))
    case .boolean(let flag): return add([flag ? 9 : 8])
    case .date(let date):
      return add([0x33] + Self.bytes(date.timeIntervalSinceReferenceDate.bitPattern, 8))
    case .data(let data): return add(Self.head(0x40, data.count) + data)
    case .uid(let number):
      let size = Self.size(of: number)
      return add([0x80 | UInt8(size - 1)] + Self.bytes(number, size))
    case .array(let elements): return try array(elements, depth: depth)
    case .dictionary(let entries): return try dictionary(entries, depth: depth)
    }
  }

  private mutating func array(
    _ elements: [PropertyListValue], depth: Int
  ) throws(PropertyListError) -> Int {
    let index = add([])
    var references: [Int] = []
    for element in elements { references.append(try object(element, depth: depth + 1)) }
    objects[index] = .container(marker: 0xA0, count: elements.count, references: references)
    return index
  }

  private mutating func dictionary(
    _ entries: [PropertyListValue.Entry], depth: Int
  ) throws(PropertyListError) -> Int {
    let index = add([])
    var references = entries.map { text($0.key) }
    for entry in entries { references.append(try object(entry.value, depth: depth + 1)) }
    objects[index] = .container(marker: 0xD0, count: entries.count, references: references)
    return index
  }

  private mutating func add(_ bytes: [UInt8]) -> Int {
    objects.append(.bytes(bytes))
    return objects.count - 1
  }

  private mutating func text(_ string: String) -> Int {
    if let known = texts[string] { return known }
    let bytes = Array(string.utf8)
    let index: Int
    if bytes.allSatisfy({ $0 < 0x80 }) {
      index = add(Self.head(0x50, bytes.count) + bytes)
    } else {
      let units = Array(string.utf16)
      index = add(Self.head(0x60, units.count) + units.flatMap { Self.bytes(UInt64($0), 2) })
    }
    texts[string] = index
    return index
  }

  func finished(top: Int) -> [UInt8] {
    let referenceSize = Self.size(of: UInt64(objects.count))
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .bytes(let content): bytes += content
      case .container(let marker, let count, let references):
        bytes += Self.head(marker, count)
        for reference in references { bytes += Self.bytes(UInt64(reference), referenceSize) }
      }
    }
    let table = bytes.count
    let offsetSize = Self.size(of: UInt64(table))
    for offset in offsets { bytes += Self.bytes(UInt64(offset), offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, top, table] { bytes += Self.bytes(UInt64(number), 8) }
    return bytes
  }

  /// The marker of an object with its length in units; a length of 15 or more follows the marker.
  private static func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 0xF] + integer(Int64(count))
  }

  private static func integer(_ number: Int64) -> [UInt8] {
    let bits = UInt64(bitPattern: number)
    let size = size(of: bits)
    return [0x10 | UInt8(size.trailingZeroBitCount)] + bytes(bits, size)
  }

  /// The smallest of 1, 2, 4 and 8 bytes that a number fits into.
  private static func size(of number: UInt64) -> Int {
    switch number {
    case 0...0xFF: 1
    case 0...0xFFFF: 2
    case 0...0xFFFF_FFFF: 4
    default: 8
    }
  }

  private static func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (count - 1 - $0))) }
  }
}
