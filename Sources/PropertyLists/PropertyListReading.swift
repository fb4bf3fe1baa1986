/// The two formats that are read and written.
public enum PropertyListFormat: String, Sendable, Hashable, CaseIterable {
  case xml, binary
}

/// Limits beyond which a property list is refused.
public struct PropertyListLimits: Sendable, Hashable {
  /// The deepest nesting of containers; never above 1,024.
  public var depth: Int { didSet { depth = min(max(depth, 0), Self.deepest) } }
  /// The most bytes; never above 2 GB.
  public var size: Int { didSet { size = min(max(size, 0), Int(Int32.max)) } }
  /// The most values, keys included; never above 2,147,483,647.
  public var nodes: Int { didSet { nodes = min(max(nodes, 0), Int(Int32.max)) } }

  /// The deepest nesting that a caller can allow, so that walking a tree can never exhaust the stack.
  static let deepest = 1024

  /// Limits for one file; values outside the allowed ranges are moved to the nearest one inside.
  public init(depth: Int = 512, size: Int = 256 << 20, nodes: Int = 8_000_000) {
    self.depth = min(max(depth, 0), Self.deepest)
    self.size = min(max(size, 0), Int(Int32.max))
    self.nodes = min(max(nodes, 0), Int(Int32.max))
  }
}

extension PropertyList {
  /// Reads the bytes of an XML or binary property list.
  ///
  /// For any bytes, the answer is a value or an error with a place.
  public init(
    _ bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()
  ) throws(PropertyListError) {
    guard bytes.count <= limits.size else {
      throw PropertyListError(.tooLarge(limit: limits.size), at: .byte(limits.size))
    }
    if bytes.starts(with: "bplist".utf8) {
      try self.init(binary: bytes, limits: limits)
    } else {
      try self.init(xml: bytes, limits: limits)
    }
  }

  private init(binary bytes: [UInt8], limits: PropertyListLimits) throws(PropertyListError) {
    var reader = BinaryReader(bytes: bytes, limits: limits)
    do throws(ReadFailure) {
      try reader.read()
    } catch {
      throw PropertyListError(error.reason, at: .byte(error.offset))
    }
    self.init(
      storage: PropertyListStorage(
        bytes: bytes, nodes: reader.nodes, format: .binary, problems: reader.problems),
      index: 0)
  }

  private init(xml bytes: [UInt8], limits: PropertyListLimits) throws(PropertyListError) {
    var text = bytes
    do throws(ReadFailure) {
      text = try TextEncoding.utf8(bytes)
      try Self.refuseOtherFormats(text)
      var reader = XMLReader(bytes: [], limits: limits)
      try text.withUnsafeBufferPointer { (buffer) throws(ReadFailure) in
        reader = XMLReader(bytes: buffer, limits: limits)
        try reader.read()
      }
      self.init(
        storage: PropertyListStorage(
          bytes: text, nodes: reader.nodes, format: .xml, problems: reader.problems),
        index: 0)
    } catch {
      throw PropertyListError(
        error.reason, at: PropertyListPlaces.position(of: error.offset, in: text))
    }
  }

  /// Throws for other formats that are sometimes taken for a property list, so that the error can name them.
  private static func refuseOtherFormats(_ text: [UInt8]) throws(ReadFailure) {
    guard let start = text.firstIndex(where: { !XMLReader.isSpace($0) }) else {
      throw ReadFailure(.empty, at: 0)
    }
    let rest = text[start...]
    switch rest.first {
    case UInt8(ascii: "<"):
      let next = rest.dropFirst().first { !XMLReader.isSpace($0) }
      if let next, next.isHexDigit, !XMLReader.isLetter(next) { throw ReadFailure(.openStepStyle, at: start) }
    case UInt8(ascii: "{"):
      throw ReadFailure(isJSON(rest.dropFirst()) ? .json : .openStepStyle, at: start)
    case UInt8(ascii: "("), UInt8(ascii: "\""): throw ReadFailure(.openStepStyle, at: start)
    case UInt8(ascii: "["): throw ReadFailure(.json, at: start)
    case UInt8(ascii: "/") where rest.dropFirst().first.map { $0 == 0x2A || $0 == 0x2F } ?? false:
      throw ReadFailure(.openStepStyle, at: start)
    default:
      let isStrings = rest.prefix(4096).contains(UInt8(ascii: "=")) && rest.prefix(4096).contains(UInt8(ascii: ";"))
      throw ReadFailure(isStrings ? .openStepStyle : .notAPropertyList, at: start)
    }
  }

  /// Whether a quoted name and a colon follow the brace.
  private static func isJSON(_ rest: ArraySlice<UInt8>) -> Bool {
    let rest = rest.drop(while: XMLReader.isSpace)
    if rest.first == UInt8(ascii: "}") { return true }
    guard rest.first == UInt8(ascii: "\"") else { return false }
    let after = rest.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst()
    return after.first { !XMLReader.isSpace($0) } == UInt8(ascii: ":")
  }
}

extension UInt8 {
  var isHexDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
