import StepCounting

/// Walks a text once and cuts it into words.
struct WordScanner {
  private enum Kind { case none, letters, digits }
  private var kind = Kind.none
  private var start: Int32 = 0
  private var end: Int32 = 0
  private var foldedStart = 0
  /// The number of letters before an apostrophe that may belong to either side; `nil` without one.
  private var pendingJoin: Unicode.Scalar?

  mutating func scan(_ text: String, into words: inout [Words.Word], folded: inout [UInt8]) {
    var text = text
    text.withUTF8 { scan($0, &words, &folded) }
  }

  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ words: inout [Words.Word], _ folded: inout [UInt8]
  ) {
    var place = 0
    while place < bytes.count {
      let (scalar, length) = Self.scalar(bytes, at: place)
      step(scalar, at: Int32(place), length: Int32(length), &words, &folded)
      place += length
      Steps.count()
      guard kind == .letters, pendingJoin == nil else { continue }
      // Most of a text: letters that follow letters.
      let first = place
      while place < bytes.count, Self.isPlainLetter(bytes[place]) {
        folded.append(bytes[place] | 0x20)
        place += 1
      }
      Steps.count(1 + place - first)
      if place > first { end = Int32(place) }
    }
    close(&words, &folded)
  }

  private static func isPlainLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The scalar that begins at a byte of well-formed UTF-8, and its length.
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> (Unicode.Scalar, Int) {
    let first = bytes[place]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = min(bytes.count - place, first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2)
    var value = UInt32(first) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for next in 1..<length { value = value << 6 | UInt32(bytes[place + next] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  private mutating func step(
    _ scalar: Unicode.Scalar, at offset: Int32, length: Int32,
    _ words: inout [Words.Word], _ folded: inout [UInt8]
  ) {
    switch CharacterClass(scalar) {
    case .letter:
      joinApostrophe(at: offset, &words, &folded)
      if kind == .digits { close(&words, &folded) }
      open(.letters, at: offset, folded)
      Folding.append(scalar, to: &folded)
      end = offset + length
    case .digit:
      if kind == .letters { close(&words, &folded) }
      if let mark = pendingJoin { folded.append(UInt8(truncatingIfNeeded: mark.value)) }
      pendingJoin = nil
      open(.digits, at: offset, folded)
      Folding.append(scalar, to: &folded)
      end = offset + length
    case .mark:
      if kind != .none { end = offset + length }
    case .ideograph, .symbol:
      close(&words, &folded)
      open(.letters, at: offset, folded)
      Folding.append(scalar, to: &folded)
      end = offset + length
      close(&words, &folded)
    case .apostrophe:
      if kind == .letters, pendingJoin == nil { pendingJoin = "'" } else { close(&words, &folded) }
    case .point:
      if kind == .digits, pendingJoin == nil { pendingJoin = scalar } else { close(&words, &folded) }
    case .separator:
      close(&words, &folded)
    }
  }

  /// A letter after an apostrophe: the apostrophe goes to the left side where that is an elision, else to the right.
  private mutating func joinApostrophe(
    at offset: Int32, _ words: inout [Words.Word], _ folded: inout [UInt8]
  ) {
    guard kind == .letters, pendingJoin != nil else { return }
    pendingJoin = nil
    if Elision.ends(folded[foldedStart...]) {
      folded.append(0x27)
      end = offset
      close(&words, &folded)
    } else {
      close(&words, &folded)
      open(.letters, at: offset - 1, folded)
      folded.append(0x27)
    }
  }

  private mutating func open(_ new: Kind, at offset: Int32, _ folded: [UInt8]) {
    guard kind == .none else { return }
    kind = new
    start = offset
    foldedStart = folded.count
  }

  private mutating func close(_ words: inout [Words.Word], _ folded: inout [UInt8]) {
    defer {
      kind = .none
      pendingJoin = nil
    }
    guard kind != .none, folded.count > foldedStart else { return }
    Steps.count(folded.count - foldedStart)
    words.append(
      Words.Word(
        start: start, end: end, foldedStart: Int32(foldedStart), foldedEnd: Int32(folded.count),
        hash: Words.hash(folded[foldedStart...])))
  }
}

/// The words that lose their last vowel before another word and keep the apostrophe: `l'album`, `dell'app`.
enum Elision {
  static func ends(_ folded: ArraySlice<UInt8>) -> Bool {
    if folded.count == 1, let letter = folded.first { return single.contains(letter) }
    if folded.count >= 2, folded.suffix(2).elementsEqual(que) { return true }
    return folded.count <= 6 && longer.contains { folded.elementsEqual($0) }
  }

  private static let single = Array("lcdjmnostvy".utf8)
  private static let que = Array("qu".utf8)
  private static let longer: [[UInt8]] = [
    "un", "all", "dell", "nell", "sull", "dall", "coll", "quest", "quell", "gl", "dov", "com",
    "anch", "mezz",
  ].map { Array($0.utf8) }
}
