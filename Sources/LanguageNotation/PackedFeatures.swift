import IntentText

/// The features that lines of weights for all questions have, each with the numbers of its lines: a table at the end of
/// packed weights, which is used in place.
///
/// It has buckets, and where each begins in the records, which follow. A record is a feature: the number of the digits
/// of its lines, the key of its name, and the lines. The key is a part of the hash of the name; the bucket of a feature
/// is another part. Lines that are more than one digit can count have as many records with the same key.
package struct PackedFeatures: Sendable {
  private var text: String
  /// Where in the text the buckets begin, and where the records begin and end.
  private let buckets: Int
  private let records: Int
  private let end: Int
  /// Only lines below this number are there.
  private let lineCount: Int
  private let code: LineCode
  private let salt: Int

  /// - Parameter buckets: Where the table begins in the text. It ends where the text ends.
  /// - Throws: `NotationMistake` where the text is too short.
  init(_ text: String, from buckets: Int, lineCount: Int, code: LineCode, salt: Int) throws {
    var text = text
    let records = buckets + (Self.bucketCount + 1) * Self.digitsOfPlace
    let end = text.utf8.count
    let isWhole = text.withUTF8 { bytes in
      records <= end
        && Self.place(in: UnsafeRawBufferPointer(bytes), at: records - Self.digitsOfPlace) == end - records
    }
    guard isWhole else { throw PackedWeights.damaged }
    self.text = text
    self.buckets = buckets
    self.records = records
    self.end = end
    self.lineCount = lineCount
    self.code = code
    self.salt = salt
  }

  /// Calls a function with the number of each line that a feature has, given the hash of the feature's name.
  package func forEachLine(of hash: UInt64, _ body: (Int) -> Void) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      let key = Key(hash, salt: salt)
      let digits = key.digits
      let bucket = buckets + key.bucket * Self.digitsOfPlace
      var place = records + Self.place(in: bytes, at: bucket)
      let next = min(end, records + Self.place(in: bytes, at: bucket + Self.digitsOfPlace))
      while place + Self.headLength <= next {
        let lines = place + Self.headLength
        let rest = min(end, lines + Int(bytes[place] &- PackedDigits.zero))
        if Self.key(in: bytes, before: lines) == digits {
          code.forEachLine(in: bytes[lines..<rest], below: lineCount, body)
        }
        place = rest
      }
    }
  }

  /// How many features there are.
  package var count: Int {
    var count = 0
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var place = records
      var last: UInt32 = 0
      while place + Self.headLength <= end {
        let lines = place + Self.headLength
        let key = Self.key(in: UnsafeRawBufferPointer(bytes), before: lines)
        if key != last { count += 1 }
        last = key
        place = lines + Int(bytes[place] &- PackedDigits.zero)
      }
    }
    return count
  }

  /// The digits of the key that ends at a place.
  private static func key(in bytes: UnsafeRawBufferPointer, before lines: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: lines - Key.digitCount, as: UInt32.self))
  }

  private static func place(in bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    (0..<digitsOfPlace).reduce(0) { $0 * PackedDigits.base + Int(bytes[place + $1] &- PackedDigits.zero) }
  }

  private static let digitsOfPlace = 3
  /// The number of lines' digits, and the key.
  private static let headLength = 1 + Key.digitCount
  private static let bucketCount = 1 << Key.bitsOfBucket
}

// MARK: - Keys and lines

extension PackedFeatures {
  /// What distinguishes a feature from all others: a part of a hash, evenly distributed.
  struct Key: Hashable, Comparable {
    var bucket: Int
    var rest: UInt32

    static let bitsOfBucket = 10
    /// Where two of a hundred thousand features have one key, another salt tells them apart.
    static let digitCount = 4

    /// - Parameter salt: Which of many ways to take a part of the hash, from 0 on.
    init(_ hash: UInt64, salt: Int) {
      let mixed = hash &* (0x9E37_79B9_7F4A_7C15 &+ 2 &* UInt64(salt))
      bucket = Int(mixed >> UInt64(64 - Self.bitsOfBucket))
      rest =
        UInt32(truncatingIfNeeded: mixed >> UInt64(32 - Self.bitsOfBucket))
        % UInt32(PackedDigits.room(Self.digitCount))
    }

    /// The digits in the text, as one number whose lowest byte comes first.
    var digits: UInt32 {
      var (rest, digits) = (rest, UInt32(0))
      for place in 0..<Self.digitCount {
        let digit = rest % UInt32(PackedDigits.base)
        rest /= UInt32(PackedDigits.base)
        digits |= UInt32(PackedDigits.zero + UInt8(truncatingIfNeeded: digit)) << UInt32(8 * place)
      }
      return digits
    }

    static func < (one: Key, other: Key) -> Bool { (one.bucket, one.rest) < (other.bucket, other.rest) }
  }

  /// How the numbers of lines are written in a record: those of the lines that most features have in one digit, the
  /// others in two.
  struct LineCode: Sendable {
    /// The numbers below this one are digits of their own.
    var singleCount: Int

    init(singleCount: Int) { self.singleCount = singleCount }

    /// The shortest code for a number of lines; `nil` where there are too many.
    init?(lineCount: Int) {
      let base = PackedDigits.base
      guard let most = (0...base).last(where: { $0 + (base - $0) * base >= lineCount }) else { return nil }
      singleCount = most
    }

    func digits(of line: Int) -> [UInt8] {
      if line < singleCount { return PackedDigits.digits(of: line, count: 1) }
      let (first, second) = (line - singleCount).quotientAndRemainder(dividingBy: PackedDigits.base)
      return PackedDigits.digits(of: singleCount + first, count: 1) + PackedDigits.digits(of: second, count: 1)
    }

    func forEachLine(in digits: Slice<UnsafeRawBufferPointer>, below most: Int, _ body: (Int) -> Void) {
      var place = digits.startIndex
      while place < digits.endIndex {
        var line = Int(digits[place] &- PackedDigits.zero)
        place += 1
        if line >= singleCount {
          guard place < digits.endIndex else { return }
          line = singleCount + (line - singleCount) * PackedDigits.base + Int(digits[place] &- PackedDigits.zero)
          place += 1
        }
        if line < most { body(line) }
      }
    }
  }
}

// MARK: - Packing

extension PackedFeatures {
  /// The keys of features by one salt; `nil` where two have the same key.
  static func keys(of features: [UInt64: [Int]], salt: Int) -> [Key: [Int]]? {
    let keys = Dictionary(features.map { (Key($0, salt: salt), $1) }) { first, _ in first }
    return keys.count == features.count ? keys : nil
  }

  /// The text of a table.
  ///
  /// - Parameter features: The lines of each feature.
  /// - Throws: `NotationMistake` where there is too much for it.
  static func text(of features: [Key: [Int]], code: LineCode) throws -> [UInt8] {
    var (places, records): ([UInt8], [UInt8]) = ([], [])
    let sorted = features.sorted { $0.key < $1.key }
    var next = sorted.startIndex
    for bucket in 0...bucketCount {
      while next < sorted.endIndex, sorted[next].key.bucket < bucket {
        records += Self.records(of: sorted[next].key, sorted[next].value.map(code.digits))
        next += 1
      }
      guard records.count < PackedDigits.room(digitsOfPlace) else { throw PackedWeights.tooMuch }
      places += PackedDigits.digits(of: records.count, count: digitsOfPlace)
    }
    return places + records
  }

  /// The records of a feature, given the digits of its lines.
  private static func records(of key: Key, _ lines: [[UInt8]]) -> [UInt8] {
    var (records, rest): ([UInt8], ArraySlice<[UInt8]>) = ([], lines[...])
    // A line has at most two digits.
    let most = (PackedDigits.base - 1) / 2
    while !rest.isEmpty {
      let digits = rest.prefix(most).flatMap(\.self)
      records += PackedDigits.digits(of: digits.count, count: 1)
      withUnsafeBytes(of: key.digits.littleEndian) { records += $0.prefix(Key.digitCount) }
      records += digits
      rest = rest.dropFirst(most)
    }
    return records
  }
}

/// The digits of the numbers in packed weights: characters that may stand in any string literal of Swift.
enum PackedDigits {
  static let base = 91
  /// The first of the digits, which are consecutive in ASCII and end with `~`: neither `"` nor `#` is one.
  static let zero = UInt8(ascii: "$")

  static func digits(of number: Int, count: Int) -> [UInt8] {
    var (rest, digits): (Int, [UInt8]) = (number, [])
    for _ in 0..<count {
      digits.insert(zero + UInt8(truncatingIfNeeded: rest % base), at: 0)
      rest /= base
    }
    return digits
  }

  static func number(in digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    digits.reduce(0) { $0 * base + Int($1 &- zero) }
  }

  /// How many numbers can be written with so many digits.
  static func room(_ count: Int) -> Int { (0..<count).reduce(1) { room, _ in room * base } }
}
