/// The elements of a property list.
enum XMLElement: String {
  case plist, dict, array, string, key, integer, real, date, data
  case yes = "true"
  case no = "false"

  init?(_ name: UnsafeBufferPointer<UInt8>) {
    // The first letter and the length leave at most three names to compare with.
    guard let first = name.first else { return nil }
    switch (first, name.count) {
    case (UInt8(ascii: "k"), 3) where Self.same(name, "key"): self = .key
    case (UInt8(ascii: "s"), 6) where Self.same(name, "string"): self = .string
    case (UInt8(ascii: "d"), 4) where Self.same(name, "dict"): self = .dict
    case (UInt8(ascii: "a"), 5) where Self.same(name, "array"): self = .array
    case (UInt8(ascii: "i"), 7) where Self.same(name, "integer"): self = .integer
    case (UInt8(ascii: "r"), 4) where Self.same(name, "real"): self = .real
    case (UInt8(ascii: "t"), 4) where Self.same(name, "true"): self = .yes
    case (UInt8(ascii: "f"), 5) where Self.same(name, "false"): self = .no
    case (UInt8(ascii: "d"), 4) where Self.same(name, "date"): self = .date
    case (UInt8(ascii: "d"), 4) where Self.same(name, "data"): self = .data
    case (UInt8(ascii: "p"), 5) where Self.same(name, "plist"): self = .plist
    default: return nil
    }
  }

  /// Whether a name equals a text of the same length.
  private static func same(_ name: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    for index in 0..<min(name.count, text.utf8CodeUnitCount) where name[index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}

/// A tag: the element, and where it begins.
struct XMLTag {
  var element: XMLElement
  var offset: Int
  var isEnd = false
  var isEmpty = false
}

extension XMLReader {
  /// Moves to the next tag, past white space, comments and instructions; `false` at the end of the file.
  mutating func skipToTag() throws(ReadFailure) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isSpace(byte) {
        position += 1
      } else if byte != UInt8(ascii: "<") {
        throw ReadFailure(.unexpectedText, at: position)
      } else if !(try skipMarkup()) {
        return true
      }
    }
    return false
  }

  /// Moves past a comment, an instruction or a document type; `false` at a tag.
  private mutating func skipMarkup() throws(ReadFailure) -> Bool {
    guard position + 1 < bytes.count else { throw ReadFailure(.unexpectedEnd(inside: nil), at: position) }
    switch bytes[position + 1] {
    case UInt8(ascii: "?"): try skip("<?", through: "?>")
    case UInt8(ascii: "!"):
      if has("<!--") { try skip("<!--", through: "-->") } else { try skipDocumentType() }
    default: return false
    }
    return true
  }

  /// Moves past `<!DOCTYPE …>`; what it refers to is never fetched, and it may declare no entities.
  private mutating func skipDocumentType() throws(ReadFailure) {
    let start = position
    guard has("<!DOCTYPE") else { throw ReadFailure(.malformedTag, at: position) }
    position += "<!DOCTYPE".utf8.count
    var isInSubset = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted()
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: "<"):
        if has("<!ENTITY") { throw ReadFailure(.entityDeclaration, at: position) }
        if has("<!--") {
          try skip("<!--", through: "-->")
          continue
        }
      case UInt8(ascii: ">") where !isInSubset:
        position += 1
        return
      default: break
      }
      position += 1
    }
    throw ReadFailure(.unexpectedEnd(inside: "!DOCTYPE"), at: start)
  }

  /// Moves from the opening quote past the closing one.
  private mutating func skipQuoted() throws(ReadFailure) {
    let start = position
    let quote = bytes[position]
    position += 1
    while position < bytes.count, bytes[position] != quote { position += 1 }
    if position == bytes.count { throw ReadFailure(.malformedTag, at: start) }
  }

  /// Reads the tag at this place.
  mutating func readTag() throws(ReadFailure) -> XMLTag {
    let offset = position
    position += 1
    let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let start = position
    while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<position])
    guard let element = XMLElement(name) else {
      let whole = bytes[start...].prefix(40).prefix { !Self.isSpace($0) && $0 != 0x3E && $0 != 0x3C && $0 != 0x2F }
      throw whole.isEmpty
        ? ReadFailure(.malformedTag, at: offset)
        : ReadFailure(.unknownElement(String(decoding: whole, as: UTF8.self)), at: offset)
    }
    let isEmpty = try skipAttributes(from: offset)
    return XMLTag(element: element, offset: offset, isEnd: isEnd, isEmpty: isEmpty && !isEnd)
  }

  /// Moves past the tag's `>`; returns whether it was `/>`.
  private mutating func skipAttributes(from offset: Int) throws(ReadFailure) -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"):
        let isEmpty = bytes[position - 1] == UInt8(ascii: "/")
        position += 1
        return isEmpty
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted()
      case UInt8(ascii: "<"): throw ReadFailure(.malformedTag, at: offset)
      default: break
      }
      position += 1
    }
    throw ReadFailure(.malformedTag, at: offset)
  }

  /// Whether the text is at this place.
  func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Moves past the end of the markup that begins here.
  mutating func skip(_ start: StaticString, through end: StaticString) throws(ReadFailure) {
    let offset = position
    position += start.utf8CodeUnitCount
    while position < bytes.count {
      if has(end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw ReadFailure(
      .unexpectedEnd(inside: start.withUTF8Buffer { String(decoding: $0.dropFirst(), as: UTF8.self) }), at: offset)
  }
}
