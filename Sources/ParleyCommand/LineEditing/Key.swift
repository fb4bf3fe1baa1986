/// A key that is pressed while a line is edited.
enum Key: Sendable, Hashable {
  case character(Character)
  case enter, tab, escape, backspace, delete
  case left, right, up, down, home, end, wordLeft, wordRight
  /// Control with a letter.
  case control(Character)
  /// Text that was pasted at once, line ends and all.
  case paste(String)
  /// A sequence that means nothing here.
  case unknown
}

/// Makes keys of the bytes that a terminal sends.
struct KeyReader {
  /// The next byte; `nil` at the end of the input.
  let next: () -> UInt8?
  /// Whether another byte comes at once.
  let hasMore: () -> Bool

  /// The next key; `nil` at the end of the input.
  func read() -> Key? {
    guard let byte = next() else { return nil }
    switch byte {
    case 0x0D, 0x0A: return .enter
    case 0x09: return .tab
    case 0x08, 0x7F: return .backspace
    case 0x1B: return hasMore() ? sequence() : .escape
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x00...0x1F: return .unknown
    default: return character(from: byte)
    }
  }

  private func character(from first: UInt8) -> Key {
    var bytes = [first]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    while bytes.count < length, let byte = next() { bytes.append(byte) }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else { return .unknown }
    return .character(character)
  }

  private func sequence() -> Key {
    guard let first = next() else { return .escape }
    if first == UInt8(ascii: "b") { return .wordLeft }
    if first == UInt8(ascii: "f") { return .wordRight }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return .unknown }
    var parameters = ""
    while let byte = next() {
      if (0x30...0x3F).contains(byte), parameters.count < 16 {
        parameters.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        return key(for: Character(Unicode.Scalar(byte)), parameters)
      }
    }
    return .escape
  }

  private func key(for final: Character, _ parameters: String) -> Key {
    switch (final, parameters) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", "1;5"), ("C", "1;3"): .wordRight
    case ("D", "1;5"), ("D", "1;3"): .wordLeft
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", "1"), ("~", "7"): .home
    case ("F", _), ("~", "4"), ("~", "8"): .end
    case ("~", "3"): .delete
    case ("~", "200"): paste()
    default: .unknown
    }
  }

  /// What is pasted, up to the mark of its end; a paste is cut at 100 KB.
  private func paste() -> Key {
    let end = Array("\u{1B}[201~".utf8)
    var bytes: [UInt8] = []
    while let byte = next() {
      bytes.append(byte)
      if bytes.suffix(end.count).elementsEqual(end) {
        bytes.removeLast(end.count)
        break
      }
    }
    return .paste(String(decoding: bytes.prefix(100_000), as: UTF8.self))
  }
}
