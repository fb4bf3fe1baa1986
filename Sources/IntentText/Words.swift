/// A text taken apart into words, each with its place in the text and its folded form.
///
/// A word is a run of letters, or a number with its inner `.`, `,` and `:`; a digit beside a letter begins a new
/// word (`5km` is two), an apostrophe stays with the shorter side (`l'` + `album`, `what` + `'s`), a currency sign,
/// `%`, `@`, `+` and `&` are words, a Han, Hiragana or Katakana character is one; everything else separates.
public struct Words: Sendable {
  /// One word: where it stands in the text's UTF-8, and where its folded form stands in `folded`.
  public struct Word: Sendable, Hashable {
    public var start: Int32
    public var end: Int32
    public var foldedStart: Int32
    public var foldedEnd: Int32
    /// A hash of the folded form, the same in every process.
    public var hash: UInt64

    /// The word's place in the text, in UTF-8 bytes.
    public var range: Range<Int> { Int(start)..<Int(end) }
  }

  public let text: String
  public private(set) var words: [Word] = []
  /// The folded bytes of all words, one after the other.
  public private(set) var folded: [UInt8] = []

  public init(_ text: String) {
    self.text = text
    words.reserveCapacity(text.utf8.count / 5 + 1)
    folded.reserveCapacity(text.utf8.count)
    var scanner = WordScanner()
    scanner.scan(text, into: &words, folded: &folded)
  }

  public var count: Int { words.count }
  public subscript(index: Int) -> Word { words[index] }

  /// The folded form of one word.
  public func folded(_ index: Int) -> String {
    String(decoding: foldedBytes(index), as: UTF8.self)
  }

  package func foldedBytes(_ index: Int) -> ArraySlice<UInt8> {
    folded[Int(words[index].foldedStart)..<Int(words[index].foldedEnd)]
  }

  /// The words of a range as they stand in the text, with what separates them.
  public func source(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return source(bytes: words[first].range.lowerBound..<words[last].range.upperBound)
  }

  /// A stretch of the text by its UTF-8 bytes; the bounds are rounded inwards to whole characters.
  public func source(bytes: Range<Int>) -> String {
    let view = text.utf8
    let start = view.index(view.startIndex, offsetBy: bytes.lowerBound)
    let end = view.index(start, offsetBy: bytes.count)
    return String(text[start..<end])
  }

  /// The hash by which a folded word is known: FNV-1a, so that it can be stored.
  public static func hash(_ folded: some Sequence<UInt8>) -> UInt64 {
    hash(folded, after: 0xcbf2_9ce4_8422_2325)
  }

  /// The hash of words of which the first have a hash already.
  @inlinable
  package static func hash(_ folded: some Sequence<UInt8>, after first: UInt64) -> UInt64 {
    var hash = first
    for byte in folded { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

/// Walks a text once and cuts it into words.
struct WordScanner {
  private enum Kind { case none, letters, digits }
  private var kind = Kind.none
  private var start: Int32 = 0
  private var end: Int32 = 0
  private var foldedStart = 0
  private var letters = 0
  /// The number of letters before an apostrophe that may belong to either side; `nil` without one.
  private var pendingJoin: Unicode.Scalar?

  mutating func scan(_ text: String, into words: inout [Words.Word], folded: inout [UInt8]) {
    var offset: Int32 = 0
    for scalar in text.unicodeScalars {
      let length = Int32(UTF8.width(scalar))
      step(scalar, at: offset, length: length, &words, &folded)
      offset += length
    }
    close(&words, &folded)
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
      letters += 1
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
    if letters <= 2 || endsInElision(folded) {
      folded.append(0x27)
      end = offset
      close(&words, &folded)
    } else {
      close(&words, &folded)
      open(.letters, at: offset - 1, folded)
      folded.append(0x27)
    }
  }

  private func endsInElision(_ folded: [UInt8]) -> Bool {
    folded.count - foldedStart >= 3 && folded.suffix(2).elementsEqual("qu".utf8)
  }

  private mutating func open(_ new: Kind, at offset: Int32, _ folded: [UInt8]) {
    guard kind == .none else { return }
    kind = new
    start = offset
    foldedStart = folded.count
    letters = 0
  }

  private mutating func close(_ words: inout [Words.Word], _ folded: inout [UInt8]) {
    defer {
      kind = .none
      pendingJoin = nil
    }
    guard kind != .none, folded.count > foldedStart else { return }
    words.append(
      Words.Word(
        start: start, end: end, foldedStart: Int32(foldedStart), foldedEnd: Int32(folded.count),
        hash: Words.hash(folded[foldedStart...])))
  }
}

/// What a scalar does to the word it stands in.
enum CharacterClass {
  case letter, digit, mark, ideograph, symbol, apostrophe, point, separator

  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      self = Self.ascii[Int(scalar.value)]
    } else {
      self = Self.other(scalar)
    }
  }

  private static let ascii: [CharacterClass] = (0..<128).map { value in
    switch UInt8(value) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"): .point
    case UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "+"),
      UInt8(ascii: "&"):
      .symbol
    default: .separator
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> CharacterClass {
    switch scalar.value {
    case 0x2019, 0x2018, 0x02BC: return .apostrophe
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return .letter
    case .decimalNumber: return .digit
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .currencySymbol: return .symbol
    default: return .separator
    }
  }
}
