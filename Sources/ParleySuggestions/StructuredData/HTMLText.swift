/// Turns the bytes of a page into text: entities become characters, white space becomes one space.
enum HTMLText {
  /// The most bytes of one text; the rest is cut off.
  static let limit = 4096

  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = bytes.prefix(limit)
    guard !isPlain(bytes) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    let end = bytes.endIndex
    while position < end {
      let byte = bytes[position]
      if byte == 0x26, let entity = entity(in: bytes[position..<end]) {
        text.append(contentsOf: entity.text.utf8)
        position += entity.length
      } else if byte <= 0x20 {
        if text.last != 0x20 { text.append(0x20) }
        position += 1
      } else {
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the bytes are the text without any change, as most are.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var isAfterSpace = false
      for byte in bytes {
        let isSpace = byte == 0x20
        if byte < 0x20 || byte == 0x26 || (isSpace && isAfterSpace) { return false }
        isAfterSpace = isSpace
      }
      return true
    }
  }

  /// The text with one space between its words and none around them.
  static func collapsed(_ text: String) -> String {
    var collapsed: [UInt8] = []
    collapsed.reserveCapacity(text.utf8.count)
    for byte in text.utf8 where byte != 0x20 || !(collapsed.isEmpty || collapsed.last == 0x20) {
      collapsed.append(byte)
    }
    if collapsed.last == 0x20 { collapsed.removeLast() }
    return String(decoding: collapsed, as: UTF8.self)
  }

  /// The names between the spaces of an attribute that lists names; most list one.
  static func names(in text: String, atMost count: Int) -> [String] {
    guard text.utf8.contains(0x20) else { return text.isEmpty ? [] : [text] }
    return text.split(separator: " ").prefix(count).map(String.init)
  }

  /// The entity at the beginning, such as `&amp;` or `&#39;`.
  private static func entity(in bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
    guard let end = bytes.prefix(12).firstIndex(of: 0x3B) else { return nil }
    let name = bytes[bytes.startIndex + 1..<end]
    let length = end + 1 - bytes.startIndex
    if name.first == 0x23 {
      let digits = String(decoding: name.dropFirst(), as: UTF8.self)
      let isHex = digits.first == "x" || digits.first == "X"
      guard let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
        let scalar = Unicode.Scalar(value), value >= 0x20
      else { return nil }
      return (String(Character(scalar)), length)
    }
    return named[String(decoding: name, as: UTF8.self)].map { ($0, length) }
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
    "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“", "hellip": "…", "eacute": "é", "egrave": "è",
    "ecirc": "ê", "agrave": "à", "acirc": "â", "ccedil": "ç", "ouml": "ö", "uuml": "ü", "auml": "ä", "Ouml": "Ö",
    "Uuml": "Ü", "Auml": "Ä", "Eacute": "É", "szlig": "ß", "ocirc": "ô", "icirc": "î", "ucirc": "û", "ntilde": "ñ",
    "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú", "oslash": "ø", "aring": "å", "aelig": "æ",
  ]
}
