import StepCounting

/// JSON, also from a stranger, read into a tree that is bounded in depth and in the number of its parts.
package indirect enum BoundedJSON: Sendable, Hashable {
  case null
  /// A number or a truth value, as it is written.
  case literal(String)
  case string(String)
  case array([BoundedJSON])
  case object([(key: String, value: BoundedJSON)])

  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.literal(let x), .literal(let y)), (.string(let x), .string(let y)): x == y
    case (.array(let x), .array(let y)): x == y
    case (.object(let x), .object(let y)): x.map(\.key) == y.map(\.key) && x.map(\.value) == y.map(\.value)
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    if case .string(let text) = self { hasher.combine(text) }
  }

  /// Reads one value; `nil` where the bytes are no JSON, nested too deep, or hold too many values.
  package init?(_ bytes: ArraySlice<UInt8>, deepest: Int = 64, most: Int = 50_000) {
    var reader = Reader(bytes, deepest: deepest, most: most)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    guard reader.isAtEnd else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    private let deepest: Int
    private let most: Int
    var position: Int
    var count = 0

    init(_ bytes: ArraySlice<UInt8>, deepest: Int, most: Int) {
      self.bytes = bytes
      self.deepest = deepest
      self.most = most
      position = bytes.startIndex
    }

    var isAtEnd: Bool { position >= bytes.endIndex }
    private var next: UInt8? { isAtEnd ? nil : bytes[position] }

    mutating func skipSpace() {
      while let byte = next, byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      skipSpace()
      guard next == byte else { return false }
      position += 1
      return true
    }

    mutating func value(depth: Int) -> BoundedJSON? {
      count += 1
      Steps.count()
      guard depth < deepest, count <= most else { return nil }
      skipSpace()
      switch next {
      case 0x7B: return object(depth)
      case 0x5B: return array(depth)
      case 0x22: return string().map(BoundedJSON.string)
      case nil: return nil
      default: return literal()
      }
    }

    private mutating func object(_ depth: Int) -> BoundedJSON? {
      position += 1
      var entries: [(key: String, value: BoundedJSON)] = []
      if take(0x7D) { return .object([]) }
      repeat {
        skipSpace()
        guard next == 0x22, let key = string(), take(0x3A), let value = value(depth: depth + 1) else { return nil }
        entries.append((key, value))
      } while take(0x2C)
      return take(0x7D) ? .object(entries) : nil
    }

    private mutating func array(_ depth: Int) -> BoundedJSON? {
      position += 1
      var values: [BoundedJSON] = []
      if take(0x5D) { return .array([]) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
      } while take(0x2C)
      return take(0x5D) ? .array(values) : nil
    }

    private mutating func literal() -> BoundedJSON? {
      let start = position
      while let byte = next, byte.isLiteral { position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      if text == "null" { return .null }
      return text == "true" || text == "false" || Double(text) != nil ? .literal(text) : nil
    }

    private mutating func string() -> String? {
      position += 1
      // Most strings have no escapes and are used as they are.
      let plain = bytes[position...].prefix { $0 != 0x22 && $0 != 0x5C }
      position = plain.endIndex
      if next == 0x22 {
        position += 1
        return String(decoding: plain, as: UTF8.self)
      }
      var text = Array(plain)
      while let byte = next {
        position += 1
        switch byte {
        case 0x22: return String(decoding: text, as: UTF8.self)
        case 0x5C: guard escape(into: &text) else { return nil }
        default: text.append(byte)
        }
      }
      return nil
    }

    private mutating func escape(into text: inout [UInt8]) -> Bool {
      guard let byte = next else { return false }
      position += 1
      switch byte {
      case 0x62: text.append(0x08)
      case 0x66: text.append(0x0C)
      case 0x6E: text.append(0x0A)
      case 0x72: text.append(0x0D)
      case 0x74: text.append(0x09)
      case 0x22, 0x5C, 0x2F: text.append(byte)
      case 0x75: return unicode(into: &text)
      default: return false
      }
      return true
    }

    private mutating func unicode(into text: inout [UInt8]) -> Bool {
      guard var unit = hex() else { return false }
      if (0xD800..<0xDC00).contains(unit), bytes[position...].starts(with: [0x5C, 0x75]) {
        let before = position
        position += 2
        if let low = hex(), (0xDC00..<0xE000).contains(low) {
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        } else {
          position = before
        }
      }
      let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
      text.append(contentsOf: String(Character(scalar)).utf8)
      return true
    }

    private mutating func hex() -> UInt32? {
      guard bytes.endIndex - position >= 4 else { return nil }
      let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
      position += 4
      return UInt32(digits, radix: 16)
    }
  }
}

extension UInt8 {
  fileprivate var isLiteral: Bool {
    (self >= 0x30 && self <= 0x39) || (self >= 0x61 && self <= 0x7A) || self == 0x2B || self == 0x2D || self == 0x2E
      || self == 0x45
  }
}
