import StepCounting

/// Reads a binary property list into nodes, without recursion.
///
/// Format: an eight-byte head, objects, a table of their offsets, and a trailer of 32 bytes. Several containers may
/// refer to the same object; each reference becomes a node of its own, and the limit on nodes bounds their number.
struct BinaryReader {
  private let bytes: [UInt8]
  private let limits: PropertyListLimits
  private(set) var nodes: [Node] = []
  private(set) var problems: [PropertyListProblem] = []
  private var trailer = Trailer()
  private var open: [OpenContainer] = []
  /// For each object, whether it is a container whose elements are being read: a reference to it would be a cycle.
  private var isOpen: [Bool] = []
  /// For each object, whether it was checked to be text, so that a shared one is checked only once.
  private var isText: [Bool] = []
  /// How many bytes of texts and data may still be referred to.
  private var room: Int
  /// The most times that the bytes of a file may be referred to on average: dictionaries share their keys, but not
  /// megabytes.
  private static let mostRepeats = 64

  private struct Trailer {
    var offsetSize = 0
    var referenceSize = 0
    var objectCount = 0
    var top = 0
    var table = 0
  }

  private struct OpenContainer {
    var object: Int
    var node: Int
    /// The offsets of the references to keys and to values; equal for an array.
    var keys: Int
    var values: Int
    var count: Int
    var done = 0
    let isDictionary: Bool
  }

  init(bytes: [UInt8], limits: PropertyListLimits) {
    self.bytes = bytes
    self.limits = limits
    room = bytes.count * Self.mostRepeats + (1 << 20)
  }

  mutating func read() throws(ReadFailure) {
    try readTrailer()
    isOpen = Array(repeating: false, count: trailer.objectCount)
    isText = isOpen
    try readObject(trailer.top)
    while let container = open.last {
      if container.done < container.count {
        open[open.count - 1].done += 1
        if container.isDictionary { try readKey(container) }
        let reference = container.values + container.done * trailer.referenceSize
        try readObject(number(at: reference, size: trailer.referenceSize))
      } else {
        closeContainer()
      }
    }
  }

  private mutating func readTrailer() throws(ReadFailure) {
    let start = bytes.count - 32
    guard start >= 8 else { throw ReadFailure(.damagedTrailer, at: max(start, 0)) }
    trailer.offsetSize = Int(bytes[start + 6])
    trailer.referenceSize = Int(bytes[start + 7])
    guard (1...8).contains(trailer.offsetSize), (1...8).contains(trailer.referenceSize),
      let count = Int(exactly: word(at: start + 8)), let top = Int(exactly: word(at: start + 16)),
      let table = Int(exactly: word(at: start + 24)), table >= 8, table < start, top < count,
      count <= (start - table) / trailer.offsetSize
    else { throw ReadFailure(.damagedTrailer, at: start) }
    (trailer.objectCount, trailer.top, trailer.table) = (count, top, table)
  }

  private func word(at offset: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in offset..<offset + 8 { value = value << 8 | UInt64(bytes[index]) }
    return value
  }

  /// A big-endian number of at most eight bytes, all of them within the objects; `-1` if it does not fit into an `Int`.
  private func number(at offset: Int, size: Int) -> Int {
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(bytes[index]) }
    return Int(exactly: value) ?? -1
  }

  private func offset(of object: Int) throws(ReadFailure) -> Int {
    guard object >= 0, object < trailer.objectCount else {
      throw ReadFailure(.objectOutOfRange, at: trailer.table)
    }
    let entry = trailer.table + object * trailer.offsetSize
    let offset = number(at: entry, size: trailer.offsetSize)
    guard offset >= 8, offset < trailer.table else { throw ReadFailure(.objectOutOfRange, at: entry) }
    return offset
  }

  private mutating func readKey(_ container: OpenContainer) throws(ReadFailure) {
    let reference = container.keys + container.done * trailer.referenceSize
    let key = number(at: reference, size: trailer.referenceSize)
    let offset = try offset(of: key)
    guard (0x5...0x7).contains(bytes[offset] >> 4) else { throw ReadFailure(.keyNotText, at: offset) }
    try readObject(key)
  }

  private mutating func readObject(_ object: Int) throws(ReadFailure) {
    Steps.count()
    let offset = try offset(of: object)
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: try readFlag(marker, at: offset)
    case 0x1: try readInteger(at: offset)
    case 0x2: try readReal(at: offset)
    case 0x3:
      guard marker == 0x33 else { throw ReadFailure(.unknownObject(marker), at: offset) }
      try readDate(at: offset)
    case 0x4, 0x5, 0x6, 0x7: try readBytes(object, at: offset)
    case 0x8:
      let size = Int(marker & 0xF) + 1
      guard size <= 8 else { throw ReadFailure(.unknownObject(marker), at: offset) }
      try append(Node(.uid, at: offset, bits: try content(at: offset + 1, size: size, of: offset)))
    case 0xA, 0xD: try beginContainer(object, at: offset)
    default: throw ReadFailure(.unknownObject(marker), at: offset)
    }
  }

  private mutating func readFlag(_ marker: UInt8, at offset: Int) throws(ReadFailure) {
    guard marker == 8 || marker == 9 else { throw ReadFailure(.unknownObject(marker), at: offset) }
    try append(Node(.boolean, at: offset, low: marker == 9 ? 1 : 0))
  }

  private mutating func readDate(at offset: Int) throws(ReadFailure) {
    let bits = try content(at: offset + 1, size: 8, of: offset)
    // Foundation traps when it prints a date that is not a number, or is beyond all calendars.
    guard abs(Double(bitPattern: bits)) <= ISODate.furthest else {
      throw ReadFailure(.invalidDate("\(Double(bitPattern: bits))"), at: offset)
    }
    try append(Node(.date, at: offset, bits: bits))
  }

  private mutating func readInteger(at offset: Int) throws(ReadFailure) {
    let exponent = bytes[offset] & 0xF
    guard exponent <= 4 else { throw ReadFailure(.unknownObject(bytes[offset]), at: offset) }
    if exponent == 4 {
      let high = try content(at: offset + 1, size: 8, of: offset)
      let low = try content(at: offset + 9, size: 8, of: offset)
      let fits = high == 0 || (high == .max && low >> 63 == 1)
      guard fits else { throw ReadFailure(.integerOutOfRange("128-bit integer"), at: offset) }
      let isLarge = high == 0 && low >> 63 == 1
      try append(Node(isLarge ? .unsignedInteger : .integer, at: offset, bits: low))
    } else {
      let bits = try content(at: offset + 1, size: 1 << Int(exponent), of: offset)
      try append(Node(.integer, at: offset, bits: bits))
    }
  }

  private mutating func readReal(at offset: Int) throws(ReadFailure) {
    switch bytes[offset] & 0xF {
    case 2:
      let bits = try content(at: offset + 1, size: 4, of: offset)
      let value = Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      try append(Node(.real, at: offset, bits: value.bitPattern))
    case 3: try append(Node(.real, at: offset, bits: try content(at: offset + 1, size: 8, of: offset)))
    default: throw ReadFailure(.unknownObject(bytes[offset]), at: offset)
    }
  }

  /// A number in the part of the file that has the objects.
  private func content(at offset: Int, size: Int, of object: Int) throws(ReadFailure) -> UInt64 {
    guard trailer.table - offset >= size else { throw ReadFailure(.objectOutOfRange, at: object) }
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(bytes[index]) }
    return value
  }

  private mutating func readBytes(_ object: Int, at offset: Int) throws(ReadFailure) {
    let (count, start) = try size(at: offset)
    let isWide = bytes[offset] >> 4 == 0x6
    guard (trailer.table - start) / (isWide ? 2 : 1) >= count else {
      throw ReadFailure(.objectOutOfRange, at: offset)
    }
    let range = start..<start + (isWide ? count * 2 : count)
    room -= range.count
    guard room >= 0 else { throw ReadFailure(.repeatedTooOften(limit: Self.mostRepeats), at: offset) }
    switch bytes[offset] >> 4 {
    case 0x4: try append(Node(.rawData, at: offset, low: range.lowerBound, high: range.count))
    case 0x6: try append(Node(.wideText, at: offset, low: range.lowerBound, high: range.count))
    default:
      if bytes[offset] >> 4 == 0x5, !isText[object] {
        Steps.count(range.count)
        if bytes[range].contains(where: { $0 >= 0x80 }) { throw ReadFailure(.invalidText, at: offset) }
        isText[object] = true
      }
      try append(Node(.text, at: offset, low: range.lowerBound, high: range.count))
    }
  }

  /// The length of an object, in its units, and the offset of the first unit.
  private func size(at offset: Int) throws(ReadFailure) -> (count: Int, start: Int) {
    let small = Int(bytes[offset] & 0xF)
    if small < 15 { return (small, offset + 1) }
    guard offset + 1 < trailer.table, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3 else {
      throw ReadFailure(.objectOutOfRange, at: offset)
    }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    let value = try content(at: offset + 2, size: size, of: offset)
    guard let count = Int(exactly: value) else { throw ReadFailure(.objectOutOfRange, at: offset) }
    return (count, offset + 2 + size)
  }

  private mutating func beginContainer(_ object: Int, at offset: Int) throws(ReadFailure) {
    let isDictionary = bytes[offset] >> 4 == 0xD
    let (count, start) = try size(at: offset)
    guard count <= (trailer.table - start) / trailer.referenceSize / (isDictionary ? 2 : 1) else {
      throw ReadFailure(.objectOutOfRange, at: offset)
    }
    if isOpen[object] { throw ReadFailure(.cycle, at: offset) }
    guard open.count < limits.depth else { throw ReadFailure(.tooDeep(limit: limits.depth), at: offset) }
    isOpen[object] = true
    open.append(
      OpenContainer(
        object: object, node: nodes.count, keys: start,
        values: isDictionary ? start + count * trailer.referenceSize : start, count: count,
        isDictionary: isDictionary))
    try append(Node(isDictionary ? .dictionary : .array, at: offset))
  }

  private mutating func closeContainer() {
    guard let container = open.popLast() else { return }
    isOpen[container.object] = false
    nodes[container.node].low = UInt32(truncatingIfNeeded: nodes.count)
    nodes[container.node].high = UInt32(truncatingIfNeeded: container.count)
    if container.isDictionary, container.count > 1 {
      bytes.withUnsafeBufferPointer {
        DuplicateKeys.find(in: container.node, of: nodes, bytes: $0, problems: &problems)
      }
    }
  }

  private mutating func append(_ node: Node) throws(ReadFailure) {
    guard nodes.count < limits.nodes else {
      throw ReadFailure(.tooManyNodes(limit: limits.nodes), at: Int(node.offset))
    }
    guard nodes.count <= bytes.count * Self.mostRepeats + (1 << 16) else {
      throw ReadFailure(.repeatedTooOften(limit: Self.mostRepeats), at: Int(node.offset))
    }
    nodes.append(node)
  }
}
