import IntentAutomaton

/// Reads number words that are written as one: "fünfundzwanzig", "duecentotrentacinque", "vijfendertig".
struct CompoundNumbers: Sendable {
  private enum Part: Sendable {
    case number(Int)
    case scale(Int)
    /// The part that joins units to the tens behind them: "und".
    case join
  }

  private struct Morpheme: Sendable {
    var bytes: [UInt8]
    var part: Part

    init(bytes: [UInt8], part: Part) { (self.bytes, self.part) = (bytes, part) }

    init(from reader: inout TableReader) throws(TableReader.Mismatch) {
      bytes = Array(try reader.text().utf8)
      let (kind, number) = (try reader.int32(), try reader.number())
      part = kind == 0 ? .number(number) : kind == 1 ? .scale(number) : .join
    }

    func write(to writer: inout TableWriter) {
      writer.add(String(decoding: bytes, as: UTF8.self))
      let (kind, number): (Int32, Int) =
        switch part {
        case .number(let number): (0, number)
        case .scale(let factor): (1, factor)
        case .join: (2, 0)
        }
      writer.add(kind)
      writer.add(number)
    }
  }

  /// The most bytes of a word that is tried as a number.
  private static let longest = 64

  /// The morphemes by their first byte, longest first.
  private var morphemes: [UInt8: [Morpheme]] = [:]
  private var endings: [[UInt8]] = []
  /// Whether the language writes numbers as one word at all.
  private(set) var isEmpty = true

  init() {}

  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    let all = try reader.list { reader throws(TableReader.Mismatch) in try Morpheme(from: &reader) }
    for morpheme in all where !morpheme.bytes.isEmpty { morphemes[morpheme.bytes[0], default: []].append(morpheme) }
    endings = try reader.list { reader throws(TableReader.Mismatch) in Array(try reader.text().utf8) }
    isEmpty = try reader.flag()
  }

  func write(to writer: inout TableWriter) {
    writer.add(morphemes.sorted { $0.key < $1.key }.flatMap(\.value)) { $1.write(to: &$0) }
    writer.add(endings) { $0.add(String(decoding: $1, as: UTF8.self)) }
    writer.add(isEmpty)
  }

  mutating func add(number: Int, _ word: [UInt8]) { add(word, .number(number)) }
  mutating func add(scale: Int, _ word: [UInt8]) { add(word, .scale(scale)) }

  mutating func add(join word: [UInt8]) {
    add(word, .join)
    isEmpty = false
  }

  /// Adds an ending that turns a number into an ordinal: "ste".
  mutating func add(ending word: [UInt8]) { endings.append(word) }

  /// Marks the language as one that writes numbers as one word.
  mutating func enable() { isEmpty = false }

  private mutating func add(_ bytes: [UInt8], _ part: Part) {
    guard let first = bytes.first, bytes.count >= 2 else { return }
    morphemes[first, default: []].append(Morpheme(bytes: bytes, part: part))
    morphemes[first]?.sort { $0.bytes.count > $1.bytes.count }
  }

  /// The number that a word is; `nil` for any other word, and for a word of one part only.
  func read(_ word: ArraySlice<UInt8>) -> (value: Int, isOrdinal: Bool)? {
    guard !isEmpty, word.count >= 5, word.count <= Self.longest, let first = word.first,
      morphemes[first] != nil
    else { return nil }
    var sum = Sum()
    return read(word, &sum, parts: 0)
  }

  private func read(_ rest: ArraySlice<UInt8>, _ sum: inout Sum, parts: Int) -> (value: Int, isOrdinal: Bool)? {
    guard let first = rest.first else { return parts > 1 && sum.isWhole ? (sum.value, false) : nil }
    if parts > 0, sum.isWhole, endings.contains(where: { rest.elementsEqual($0) }) { return (sum.value, true) }
    guard parts < 16 else { return nil }
    for morpheme in morphemes[first] ?? [] where rest.starts(with: morpheme.bytes) {
      var next = sum
      guard next.add(morpheme.part) else { continue }
      if let found = read(rest.dropFirst(morpheme.bytes.count), &next, parts: parts + 1) { return found }
    }
    return nil
  }

  private struct Sum {
    var total = 0
    var current = 0
    var isJoined = false

    var value: Int { total + current }
    var isWhole: Bool { !isJoined && value > 0 }

    mutating func add(_ part: Part) -> Bool {
      switch part {
      case .number(let number): return add(number)
      case .join:
        guard !isJoined, current > 0 || total > 0 else { return false }
        isJoined = true
        return true
      case .scale(let factor):
        guard !isJoined else { return false }
        if factor < 1000 {
          guard current < 100 else { return false }
          current = max(1, current) * factor
        } else {
          guard total == 0 else { return false }
          total = max(1, current) * factor
          current = 0
        }
        return true
      }
    }

    private mutating func add(_ number: Int) -> Bool {
      let unit = current % 100
      let fits =
        isJoined
        ? unit == 0 || unit < 10 && number >= 20 && number % 10 == 0
        : unit == 0 ? number < 1000 && (current == 0 || number < 100) : unit >= 20 && unit % 10 == 0 && number < 10
      guard fits, number > 0 else { return false }
      current += number
      isJoined = false
      return true
    }
  }
}
