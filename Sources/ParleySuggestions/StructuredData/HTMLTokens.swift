/// Cuts a page into tags and texts, in one pass over its bytes; no bytes are an error.
struct HTMLTokens {
  /// A name of a tag or an attribute, by the hash of its lower-case letters.
  struct Name: Hashable {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ byte: UInt8) {
      let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      hash = (hash ^ UInt64(lower)) &* 0x100_0000_01b3
    }

    init(_ text: StaticString) {
      text.withUTF8Buffer { for byte in $0 { add(byte) } }
    }
    init() {}

    var bucket: Int { Int(hash & 0xFF) }
  }

  struct Tag {
    var name: Name
    var attributes: [(name: Name, value: Range<Int>)] = []
    var closesItself = false
  }

  enum Token {
    case open(Tag)
    case close(Name)
    case text(Range<Int>)
    /// The content of a `<script>`, after its tag.
    case script(Tag, Range<Int>)
  }

  let bytes: [UInt8]
  private var position = 0
  private static let greatestAttributes = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    while position < bytes.count {
      guard bytes[position] == 0x3C else { return text() }
      let second = position + 1 < bytes.count ? bytes[position + 1] : 0
      switch second {
      case 0x21:
        skipComment()
      case 0x3F: skip(to: 0x3E)
      case 0x2F:
        position += 2
        let name = self.name()
        skip(to: 0x3E)
        return .close(name)
      case 0x41...0x5A, 0x61...0x7A: return open()
      default: return text()
      }
    }
    return nil
  }

  private mutating func text() -> Token {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != 0x3C { position += 1 }
    return .text(start..<position)
  }

  private mutating func open() -> Token {
    position += 1
    var tag = Tag(name: name())
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x3E {
        position += 1
        break
      }
      if byte == 0x2F || byte.isSpace {
        tag.closesItself = byte == 0x2F
        position += 1
      } else {
        tag.closesItself = false
        attribute(&tag)
      }
    }
    if tag.name == Self.script { return .script(tag, rawText("script")) }
    if tag.name == Self.style { _ = rawText("style") }
    return .open(tag)
  }

  private mutating func attribute(_ tag: inout Tag) {
    let start = position
    var name = Name()
    while position < bytes.count, !bytes[position].endsName || position == start {
      name.add(bytes[position])
      position += 1
    }
    var ahead = position
    while ahead < bytes.count, bytes[ahead].isSpace { ahead += 1 }
    var value = position..<position
    if ahead < bytes.count, bytes[ahead] == 0x3D {
      position = ahead + 1
      value = attributeValue()
    }
    if tag.attributes.count < Self.greatestAttributes { tag.attributes.append((name, value)) }
  }

  private mutating func attributeValue() -> Range<Int> {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
    guard position < bytes.count else { return position..<position }
    let quote = bytes[position]
    guard quote == 0x22 || quote == 0x27 else {
      let start = position
      while position < bytes.count, !bytes[position].isSpace, bytes[position] != 0x3E { position += 1 }
      return start..<position
    }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    defer { position = min(position + 1, bytes.count) }
    return start..<position
  }

  private mutating func name() -> Name {
    var name = Name()
    while position < bytes.count, !bytes[position].endsName {
      name.add(bytes[position])
      position += 1
    }
    return name
  }

  /// The text before the end tag of an element that holds no tags.
  private mutating func rawText(_ name: String) -> Range<Int> {
    let start = position
    let end = Array(name.utf8)
    while position < bytes.count {
      if bytes[position] == 0x3C, position + 1 < bytes.count, bytes[position + 1] == 0x2F,
        position + 2 + end.count <= bytes.count,
        (0..<end.count).allSatisfy({ bytes[position + 2 + $0] | 0x20 == end[$0] })
      {
        defer { skip(to: 0x3E) }
        return start..<position
      }
      position += 1
    }
    return start..<position
  }

  private mutating func skipComment() {
    guard position + 3 < bytes.count, bytes[position + 2] == 0x2D, bytes[position + 3] == 0x2D else {
      return skip(to: 0x3E)
    }
    position += 4
    while position < bytes.count {
      if bytes[position] == 0x3E, bytes[position - 1] == 0x2D, bytes[position - 2] == 0x2D { break }
      position += 1
    }
    position = min(position + 1, bytes.count)
  }

  private mutating func skip(to end: UInt8) {
    while position < bytes.count, bytes[position] != end { position += 1 }
    position = min(position + 1, bytes.count)
  }

  private static let script = Name("script")
  private static let style = Name("style")
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
  fileprivate var endsName: Bool { isSpace || self == 0x3D || self == 0x3E || self == 0x2F }
}
