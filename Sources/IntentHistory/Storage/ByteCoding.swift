#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes numbers, texts and dates into bytes: small numbers take one byte.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  package mutating func number(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// The bytes of one number and nothing else.
  package static func bytes(of number: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.number(number)
    return writer.bytes
  }

  /// The bytes of one number in its whole width, and nothing else.
  static func bytes(ofFixed number: some FixedWidthInteger) -> [UInt8] {
    var writer = ByteWriter()
    writer.fixed(number)
    return writer.bytes
  }

  package mutating func fixed(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func double(_ number: Double) { fixed(number.bitPattern) }
  package mutating func date(_ date: Date) { double(date.timeIntervalSinceReferenceDate) }

  package mutating func data(_ data: some Collection<UInt8>) {
    number(data.count)
    bytes.append(contentsOf: data)
  }

  package mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func texts(_ texts: [String]) {
    number(texts.count)
    for text in texts { self.text(text) }
  }
}

/// Reads what a ``ByteWriter`` wrote; for bytes that end early or make no sense it answers `nil`.
package struct ByteReader {
  private let bytes: [UInt8]
  package private(set) var position: Int
  private let end: Int

  package init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    self.position = max(0, range?.lowerBound ?? 0)
    self.end = min(bytes.count, range?.upperBound ?? bytes.count)
  }

  package var isAtEnd: Bool { position >= end }

  package mutating func byte() -> UInt8? {
    guard position < end else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func number() -> Int? {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = byte() {
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: number) }
      shift += 7
      if shift > 63 { return nil }
    }
    return nil
  }

  /// A number of times that something happened; a file that was tampered with cannot make it overflow.
  package mutating func count() -> Int { min(max(number() ?? 0, 0), 1 << 40) }

  package mutating func fixed<Number: FixedWidthInteger & UnsignedInteger>(_ type: Number.Type) -> Number? {
    let size = Number.bitWidth / 8
    guard end - position >= size else { return nil }
    var number: Number = 0
    for index in (0..<size).reversed() { number = number << 8 | Number(bytes[position + index]) }
    position += size
    return number
  }

  package mutating func double() -> Double? { fixed(UInt64.self).map(Double.init(bitPattern:)) }

  package mutating func date() -> Date? {
    double().flatMap { $0.isFinite ? Date(timeIntervalSinceReferenceDate: $0) : nil }
  }

  /// The place of the next run of bytes.
  package mutating func range() -> Range<Int>? {
    guard let count = number(), count >= 0, count <= end - position else { return nil }
    defer { position += count }
    return position..<position + count
  }

  package mutating func data() -> [UInt8]? { range().map { Array(bytes[$0]) } }
  package mutating func text() -> String? { range().map { String(decoding: bytes[$0], as: UTF8.self) } }

  package mutating func texts() -> [String]? {
    guard let count = number(), count >= 0, count <= end - position else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
