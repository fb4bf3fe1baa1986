import StepCounting

/// Splits a text into words in one pass.
struct WordScanner {
  private enum Kind { case none, letters, digits }
  private var kind = Kind.none
  private var start: Int32 = 0
  private var end: Int32 = 0
  private var foldedStart = 0
  /// The number of letters before an apostrophe that may belong to either word; `nil` without one.
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
      // The most frequent case: letters that follow letters.
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

  /// The scalar at a byte of well-formed UTF-8, and its length.
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
      joinApostrophe(before: scalar, at: offset, &words, &folded)
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

  /// Decides about the apostrophe before a letter: it belongs to the word before it if that is elided, else to the next
  /// one.
  private mutating func joinApostrophe(
    before next: Unicode.Scalar, at offset: Int32, _ words: inout [Words.Word], _ folded: inout [UInt8]
  ) {
    guard kind == .letters, pendingJoin != nil else { return }
    pendingJoin = nil
    if Elision.ends(folded[foldedStart...], before: next) {
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

/// Decides whether an apostrophe ends a word that lost its last vowel before the next word.
///
/// It does after a consonant and before a vowel: `l'album`, `dell'app`, `sant'Anna`. Anywhere else it begins the next
/// word: `it's`, `don't`, `we're`. All languages with elision spell it so; no list of words is needed.
enum Elision {
  /// Whether a folded word is elided before an apostrophe and a letter.
  static func ends(_ word: ArraySlice<UInt8>, before next: Unicode.Scalar) -> Bool {
    guard let last = word.last else { return false }
    // A single consonant has always lost a vowel; the “o” of “O'Brien” counts as elided too.
    if word.count == 1 { return isConsonant(last) || last == UInt8(ascii: "o") }
    if last == UInt8(ascii: "u") { return word.dropLast().last == UInt8(ascii: "q") }
    return isConsonant(last) && isVowelOrMute(next)
  }

  private static func isConsonant(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) && !vowels.contains(byte)
  }

  /// Whether a word that begins with this letter sounds as if it began with a vowel: with one, or with a mute “h”.
  private static func isVowelOrMute(_ letter: Unicode.Scalar) -> Bool {
    var folded: [UInt8] = []
    Folding.append(letter, to: &folded)
    return folded.first.map { vowels.contains($0) || $0 == UInt8(ascii: "h") || $0 == UInt8(ascii: "y") } ?? false
  }

  private static let vowels = Array("aeiou".utf8)
}
