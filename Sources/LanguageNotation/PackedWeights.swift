import IntentText

/// The weights of a language as a table, the form in which they are embedded: it is used in place, and only the few
/// names in it are read when a language is set up.
///
/// ```
/// packed 2 2 1 2 0
/// any cancel 1.4
/// text cancel -0.6
/// *⇥;;<
/// …
/// ```
///
/// The first line has the version of the form, and how many lines of weights, named features, features and lists follow:
/// 1. the lines of weights, without their features;
/// 2. what the lines of one kind of question have: each feature, a tab, and its lines;
/// 3. the lists: lines that a feature has together;
/// 4. where the features of each bucket begin, and one number more;
/// 5. the features of the lines for all questions, in the order of their keys: the key, and the number of a line or, behind
///    those, of a list.
///
/// A number has three digits of base 64, a key eight, which come from the hash of the feature's name; a bucket has the keys
/// of which the upper bits are its number.
package struct PackedWeights: Sendable {
  /// A line of weights without its features.
  package struct Line: Sendable {
    package var question: String
    package var act: String
    package var weight: Double
  }

  package let lines: [Line]
  /// The features of lines for one kind of question, each with the numbers of its lines.
  package let named: [(feature: String, lines: [Int])]
  /// The lines of a feature, by the number that the table has for it: first each line alone, then the combinations.
  package let lists: [[Int]]
  /// How many features the lines for all questions have.
  package let count: Int
  private var text: String
  /// The offsets in the text at which the buckets and the features begin.
  private let buckets: Int
  private let records: Int

  /// Whether a section of weights is packed, in this version or another.
  package static func isPacked(_ text: String) -> Bool { text.utf8.starts(with: "packed ".utf8) }

  /// The weights of a packed section.
  ///
  /// - Throws: `NotationMistake` where it is of another version or damaged.
  package init(_ text: String) throws {
    self.text = text
    (lines, named, lists, count, buckets) = try self.text.withUTF8 { bytes in try Self.head(of: bytes) }
    records = buckets + (Self.bucketCount + 1) * Self.digitsOfNumber
    guard records + count * Self.recordLength == text.utf8.count else { throw Self.damaged }
  }

  /// The parts before the buckets, and the offset at which the buckets begin.
  private static func head(
    of bytes: UnsafeBufferPointer<UInt8>
  ) throws -> ([Line], [(feature: String, lines: [Int])], [[Int]], Int, Int) {
    var reader = PackedReader(bytes)
    let header = reader.fields()
    guard header.prefix(2) == ["packed", version] else { throw NotationMistake("packed weights of another version") }
    let counts = header.dropFirst(2).compactMap { Int($0) }
    guard counts.count == 4, header.count == 6, counts.allSatisfy({ 0..<most ~= $0 }) else { throw damaged }
    let lines = try (0..<counts[0]).map { _ in
      let fields = reader.fields()
      guard fields.count == 3, let weight = Double(fields[2]) else { throw damaged }
      return Line(question: fields[0], act: fields[1], weight: weight)
    }
    let named = (0..<counts[1]).map { _ in (reader.text(upTo: UInt8(ascii: "\t")), reader.numbers()) }
    let lists = lines.indices.map { [$0] } + (0..<counts[3]).map { _ in reader.numbers() }
    guard (named.map(\.1) + lists).allSatisfy({ $0.allSatisfy(lines.indices.contains) }) else { throw damaged }
    return (lines, named, lists, counts[2], reader.place)
  }

  /// The number in ``lists`` of the lines for all questions that have a feature, given by the hash of its name; -1
  /// where there is none.
  package func list(of hash: UInt64) -> Int {
    let key = Self.key(hash)
    let digits = Self.digits(of: key)
    let found = text.utf8.withContiguousStorageIfAvailable { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      let bucket = buckets + Int(key >> Self.bitsInBucket) * Self.digitsOfNumber
      let end = min(Self.number(in: bytes, at: bucket + Self.digitsOfNumber), count)
      var place = Self.number(in: bytes, at: bucket)
      while place < end {
        let record = records + place * Self.recordLength
        if bytes.loadUnaligned(fromByteOffset: record, as: UInt64.self).bigEndian == digits {
          return Self.number(in: bytes, at: record + Self.digitsOfKey)
        }
        place += 1
      }
      return -1
    }
    guard let found, found < lists.count else { return -1 }
    return found
  }
}

// MARK: - Digits

extension PackedWeights {
  private static let version = "2"
  private static let digitsOfNumber = 3
  private static let digitsOfKey = 8
  private static let recordLength = digitsOfKey + digitsOfNumber
  private static let bitsOfKey = 48
  /// The number of a key's low bits, those that are not the number of its bucket.
  private static let bitsInBucket = 36
  private static let bucketCount = 1 << (bitsOfKey - bitsInBucket)
  /// Greater than any number that can be written.
  private static let most = 1 << (6 * digitsOfNumber)
  /// The first of the 64 digits, which are consecutive in ASCII; none of them ends a string literal of Swift.
  fileprivate static let zero = UInt8(ascii: ";")

  /// The key of a feature: a hash that distinguishes it from all others, evenly distributed.
  private static func key(_ hash: UInt64) -> UInt64 { (hash &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bitsOfKey) }

  /// The digits of a key in the text, as one number.
  private static func digits(of key: UInt64) -> UInt64 {
    var digits: UInt64 = 0
    for place in 0..<digitsOfKey { digits |= (key >> UInt64(6 * place) & 0x3F) << UInt64(8 * place) }
    return digits &+ UInt64(zero) &* 0x0101_0101_0101_0101
  }

  private static func number(in bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    (0..<digitsOfNumber).reduce(0) { $0 << 6 | Int((bytes[place + $1] &- zero) & 0x3F) }
  }

  private static func digits(of number: Int) -> [UInt8] {
    (0..<digitsOfNumber).reversed().map { zero + UInt8(truncatingIfNeeded: number >> (6 * $0) & 0x3F) }
  }

  private static var damaged: NotationMistake { NotationMistake("packed weights that are damaged") }
}

/// Reads the first parts of packed weights, line by line.
private struct PackedReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The text up to a byte or the end of the line; reading continues after that byte.
  mutating func text(upTo byte: UInt8) -> String {
    let start = place
    while place < bytes.count, bytes[place] != byte, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    defer { place = min(place + 1, bytes.count) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  mutating func fields() -> [String] {
    let line = text(upTo: UInt8(ascii: "\n"))
    return line.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  /// The numbers up to the end of the line.
  mutating func numbers() -> [Int] {
    var numbers: [Int] = []
    var (number, digits) = (0, 0)
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      number = number << 6 | Int((bytes[place] &- PackedWeights.zero) & 0x3F)
      digits += 1
      if digits == 3 {
        numbers.append(number)
        (number, digits) = (0, 0)
      }
      place += 1
    }
    place = min(place + 1, bytes.count)
    return numbers
  }
}

// MARK: - Packing

extension PackedWeights {
  /// Packs lines of weights.
  ///
  /// - Throws: `NotationMistake` where there are too many.
  package init(_ lines: [WeightLines.Line]) throws { try self.init(Self.text(of: lines)) }

  /// The text of a packed section with the same content.
  package static func text(of lines: [WeightLines.Line]) throws -> String {
    var named: [[UInt8]: [Int]] = [:]
    var hashed: [UInt64: [Int]] = [:]
    for (number, line) in lines.enumerated() {
      for feature in line.features {
        if line.question == WeightLines.any {
          hashed[key(Words.hash(feature.utf8)), default: []].append(number)
        } else {
          named[Array(feature.utf8), default: []].append(number)
        }
      }
    }
    let lists = Set(hashed.values.filter { $0.count > 1 }).sorted { $0.lexicographicallyPrecedes($1) }
    guard lines.count + lists.count < most, hashed.count < most, named.count < most else {
      throw NotationMistake("more weights than there is room for")
    }
    var bytes = Array("packed \(version) \(lines.count) \(named.count) \(hashed.count) \(lists.count)\n".utf8)
    for line in lines { bytes += "\(line.question) \(line.act) \(line.weight)\n".utf8 }
    for (feature, numbers) in named.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      bytes += feature + [UInt8(ascii: "\t")] + numbers.flatMap(digits) + [UInt8(ascii: "\n")]
    }
    for list in lists { bytes += list.flatMap(digits) + [UInt8(ascii: "\n")] }
    bytes += table(hashed, lists, lineCount: lines.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The buckets and the features.
  private static func table(_ hashed: [UInt64: [Int]], _ lists: [[Int]], lineCount: Int) -> [UInt8] {
    let numbers = Dictionary(uniqueKeysWithValues: zip(lists, lineCount..<lineCount + lists.count))
    let keys = hashed.keys.sorted()
    var bytes: [UInt8] = []
    var place = 0
    for bucket in 0...UInt64(bucketCount) {
      while place < keys.count, keys[place] >> UInt64(bitsInBucket) < bucket { place += 1 }
      bytes += digits(of: place)
    }
    for key in keys {
      let list = hashed[key] ?? []
      withUnsafeBytes(of: digits(of: key).bigEndian) { bytes += $0 }
      bytes += digits(of: list.count == 1 ? list[0] : numbers[list] ?? 0)
    }
    return bytes
  }
}

extension Language {
  /// The language in the form in which it is embedded: its weights are packed.
  ///
  /// - Throws: `NotationProblems` where the packed weights differ from the original ones.
  package func packed() throws(NotationProblems) -> Language {
    do {
      return try packed(.weights).packed(.clauses)
    } catch {
      let message = (error as? NotationMistake)?.message ?? "\(error)"
      throw NotationProblems([NotationProblem(file: tag, line: 0, message: message)])
    }
  }

  /// The language with the sections of a kind packed into the first of them.
  private func packed(_ kind: LanguageFile.Kind) throws -> Language {
    let lines = WeightLines(self, kind).lines
    if lines.isEmpty { return self }
    let text = try PackedWeights.text(of: lines)
    guard try PackedWeights(text).saysTheSame(as: lines) else {
      throw NotationMistake("the weights cannot be packed")
    }
    var packed = self
    var isFirst = true
    for file in files.indices {
      for section in files[file].sections.indices where files[file].sections[section].kind == kind {
        packed.files[file].sections[section].text = isFirst ? text : ""
        isFirst = false
      }
    }
    return packed
  }
}

extension PackedWeights {
  /// Whether each line has exactly the features that it has in the text.
  package func saysTheSame(as lines: [WeightLines.Line]) -> Bool {
    guard lines.count == self.lines.count else { return false }
    let named = Dictionary(uniqueKeysWithValues: self.named.map { (Array($0.feature.utf8), $0.lines) })
    var found: [[UInt8]: [Int]] = [:]
    for (number, line) in lines.enumerated() {
      let own = self.lines[number]
      guard own.question == line.question, own.act == line.act, own.weight == line.weight else { return false }
      for feature in line.features {
        let list = line.question == WeightLines.any ? list(of: Words.hash(feature.utf8)) : -1
        let name = Array(feature.utf8)
        let numbers = line.question == WeightLines.any ? (list < 0 ? [] : lists[list]) : named[name, default: []]
        guard numbers.contains(number) else { return false }
        if list >= 0 { found[name] = numbers }
      }
    }
    let written = lines.reduce(0) { $0 + $1.features.count }
    return found.count == count && (found.values.map(\.count) + named.values.map(\.count)).reduce(0, +) == written
  }
}

extension LanguageFile.Section {
  /// The problem of a packed section; `nil` where it has none or is not packed.
  package func packedProblem(in file: String) -> [NotationProblem]? {
    guard PackedWeights.isPacked(text) else { return nil }
    do {
      _ = try PackedWeights(text)
      return []
    } catch {
      return [NotationProblem(error, in: self, of: file)]
    }
  }
}
