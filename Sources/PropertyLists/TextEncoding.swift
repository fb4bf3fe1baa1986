/// Turns the bytes of an XML file into valid UTF-8.
enum TextEncoding {
  static func utf8(_ bytes: [UInt8]) throws(ReadFailure) -> [UInt8] {
    if bytes.isEmpty { throw ReadFailure(.empty, at: 0) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try validated(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try wide(bytes.dropFirst(2), littleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try wide(bytes.dropFirst(2), littleEndian: false) }
    // Without a byte order mark, the first character of the XML, `<` or white space, shows which half of a unit is
    // zero.
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return try wide(bytes[...], littleEndian: false) }
    if bytes.count >= 2, bytes[1] == 0, bytes[0] != 0 { return try wide(bytes[...], littleEndian: true) }
    return try declared(bytes)
  }

  /// Decodes the bytes in the encoding that the XML declaration names.
  private static func declared(_ bytes: [UInt8]) throws(ReadFailure) -> [UInt8] {
    guard let name = declaredName(bytes) else { return try validated(bytes) }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf16": return try validated(bytes)
    case "iso-8859-1", "latin1", "iso8859-1":
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count)
      for byte in bytes { text.append(contentsOf: String(Unicode.Scalar(byte)).utf8) }
      return text
    default: throw ReadFailure(.unsupportedEncoding(name), at: 0)
    }
  }

  private static func declaredName(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let parts = declaration.split(separator: "encoding", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let value = parts[1].drop { $0 == " " || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  private static func wide(
    _ bytes: ArraySlice<UInt8>, littleEndian: Bool
  ) throws(ReadFailure) -> [UInt8] {
    guard bytes.count.isMultiple(of: 2) else { throw ReadFailure(.invalidText, at: bytes.count) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var units = WideText.Units(bytes: bytes, littleEndian: littleEndian)
    var decoder = UTF16()
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): text.append(contentsOf: UTF8.encode(scalar) ?? .encodedReplacementCharacter)
      case .emptyInput: return text
      case .error: throw ReadFailure(.invalidText, at: text.count)
      }
    }
  }

  /// The bytes themselves, if they are valid UTF-8.
  private static func validated(_ bytes: [UInt8]) throws(ReadFailure) -> [UInt8] {
    if let offset = bytes.withUnsafeBufferPointer(firstInvalid) { throw ReadFailure(.invalidText, at: offset) }
    return bytes
  }

  private static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var index = 0
    let end = bytes.count
    while index < end {
      if end - index >= 8 {
        let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
        if word & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      guard let length = sequenceLength(at: index, in: bytes) else { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence that begins here; `nil` if there is none.
  ///
  /// Unicode, table 3-7.
  private static func sequenceLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let first = bytes[index]
    if first < 0x80 { return 1 }
    let length: Int
    let second: ClosedRange<UInt8>
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard bytes.count - index >= length, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}

/// Text in UTF-16.
enum WideText {
  /// A text of a binary file; a lone surrogate becomes the replacement character.
  static func string(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    var units = Units(bytes: bytes, littleEndian: false)
    var decoder = UTF16()
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): text.unicodeScalars.append(scalar)
      case .emptyInput: return text
      case .error: text.unicodeScalars.append("\u{FFFD}")
      }
    }
  }

  /// The bytes, two by two, as code units.
  struct Units: IteratorProtocol {
    var bytes: ArraySlice<UInt8>
    let littleEndian: Bool

    mutating func next() -> UInt16? {
      guard let first = bytes.popFirst(), let second = bytes.popFirst() else { return nil }
      return littleEndian
        ? UInt16(second) << 8 | UInt16(first) : UInt16(first) << 8 | UInt16(second)
    }
  }
}

extension Unicode.UTF8.EncodedScalar {
  static var encodedReplacementCharacter: Self { Unicode.UTF8.encodedReplacementCharacter }
}
