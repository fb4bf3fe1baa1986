import IntentText

/// The weights of a language as a table, the form in which they are embedded: what a feature adds is found in place,
/// and only what the lines are about is read when a language is set up.
///
/// ```
/// packed 4 4 3 3 2 91 0
/// any
/// cancel
/// text
/// …
/// 1.4 -0.6 0.5
/// $$$%$$…
/// *⇥$&
/// …
/// ```
///
/// The first line has the version of the form, how many names, weights, lines and named features follow, how many lines
/// have a number of one digit, and the salt of the keys; then come
/// 1. the names of questions and acts, a line each;
/// 2. the weights;
/// 3. the lines without their features: for each the numbers of its question, act and weight;
/// 4. what the lines of one kind of question have: each feature, a tab, and its lines;
/// 5. the features of the lines for all questions, a table that is described at ``PackedFeatures``.
///
/// The lines for all questions come first, and of those first the ones that most features have.
package struct PackedWeights: Sendable {
  /// A line of weights without its features.
  package struct Line: Sendable, Hashable {
    package var question: String
    package var act: String
    package var weight: Double
  }

  package let lines: [Line]
  /// The features of lines for one kind of question, each with the numbers of its lines.
  package let named: [(feature: String, lines: [Int])]
  /// The features of lines for all questions.
  package let features: PackedFeatures

  /// Whether a section of weights is packed, in this version or another.
  package static func isPacked(_ text: String) -> Bool { text.utf8.starts(with: "packed ".utf8) }

  /// The weights of a packed section.
  ///
  /// - Throws: `NotationMistake` where it is of another version or damaged.
  package init(_ text: String) throws {
    var text = text
    let head = try text.withUTF8 { bytes in try Self.head(of: bytes) }
    (lines, named) = (head.lines, head.named)
    features = try PackedFeatures(text, from: head.end, lineCount: lines.count, code: head.code, salt: head.salt)
  }

  /// The parts before the table of features.
  private struct Head {
    var lines: [Line] = []
    var named: [(feature: String, lines: [Int])] = []
    var code = PackedFeatures.LineCode(singleCount: 0)
    var salt = 0
    /// The offset at which the table begins.
    var end = 0
  }

  private static func head(of bytes: UnsafeBufferPointer<UInt8>) throws -> Head {
    var reader = PackedReader(bytes)
    let header = reader.fields()
    guard header.prefix(2) == ["packed", version] else { throw NotationMistake("packed weights of another version") }
    let counts = header.dropFirst(2).compactMap { Int($0) }
    guard counts.count == 6, header.count == 8, counts.allSatisfy({ 0..<most ~= $0 }), counts[4] <= PackedDigits.base
    else { throw damaged }
    let names = (0..<counts[0]).map { _ in reader.text(upTo: UInt8(ascii: "\n")) }
    let weights = reader.fields().compactMap(Double.init)
    let parts = reader.numbers()
    guard weights.count == counts[1], parts.count == 3 * counts[2] else { throw damaged }
    var head = Head(code: .init(singleCount: counts[4]), salt: counts[5])
    head.lines = try stride(from: 0, to: parts.count, by: 3).map { place in
      guard parts[place] < names.count, parts[place + 1] < names.count, parts[place + 2] < weights.count
      else { throw damaged }
      return Line(question: names[parts[place]], act: names[parts[place + 1]], weight: weights[parts[place + 2]])
    }
    head.named = (0..<counts[3]).map { _ in (reader.text(upTo: UInt8(ascii: "\t")), reader.numbers()) }
    guard head.named.allSatisfy({ $0.lines.allSatisfy(head.lines.indices.contains) }) else { throw damaged }
    head.end = reader.place
    return head
  }

  fileprivate static let version = "4"
  /// How many digits each number before the table has.
  fileprivate static let digitsOfNumber = 2
  /// Greater than any number before the table.
  fileprivate static let most = PackedDigits.room(digitsOfNumber)

  static var damaged: NotationMistake { NotationMistake("packed weights that are damaged") }
  static var tooMuch: NotationMistake { NotationMistake("more weights than there is room for") }
}

/// Reads the first parts of packed weights, line by line.
private struct PackedReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The bytes up to a byte or the end of the line; reading continues after that byte.
  private mutating func slice(upTo byte: UInt8) -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = place
    while place < bytes.count, bytes[place] != byte, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    defer { place = min(place + 1, bytes.count) }
    return bytes[start..<place]
  }

  mutating func text(upTo byte: UInt8) -> String { String(decoding: slice(upTo: byte), as: UTF8.self) }

  /// The words of the line.
  mutating func fields() -> [String] {
    slice(upTo: UInt8(ascii: "\n")).split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The numbers up to the end of the line.
  mutating func numbers() -> [Int] {
    let digits = slice(upTo: UInt8(ascii: "\n"))
    let places = stride(
      from: digits.startIndex, to: digits.endIndex + 1 - PackedWeights.digitsOfNumber, by: PackedWeights.digitsOfNumber)
    return places.map { PackedDigits.number(in: digits[$0..<$0 + PackedWeights.digitsOfNumber]) }
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
    let ordered = ordered(lines)
    let numbers = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1, $0) })
    var named: [[UInt8]: [Int]] = [:]
    var hashed: [UInt64: [Int]] = [:]
    for line in lines {
      let number = numbers[line.withoutFeatures] ?? 0
      for feature in line.features {
        if line.isForAll {
          hashed[Words.hash(feature.utf8), default: []].append(number)
        } else {
          named[Array(feature.utf8), default: []].append(number)
        }
      }
    }
    let names = Array(Set(ordered.flatMap { [$0.question, $0.act] })).sorted()
    let weights = Array(Set(ordered.map(\.weight))).sorted()
    guard let code = PackedFeatures.LineCode(lineCount: ordered.count { $0.question == WeightLines.any }),
      [ordered.count, names.count, weights.count, named.count].allSatisfy({ $0 < most })
    else { throw tooMuch }
    let salted = (0..<PackedDigits.base).lazy.compactMap { salt in
      PackedFeatures.keys(of: hashed, salt: salt).map { (salt: salt, keys: $0) }
    }.first
    guard let salted else { throw tooMuch }
    let counts = [names.count, weights.count, ordered.count, named.count, code.singleCount, salted.salt]
    var bytes = Array("packed \(version) \(counts.map { "\($0)" }.joined(separator: " "))\n".utf8)
    for name in names { bytes += "\(name)\n".utf8 }
    bytes += (weights.map { "\($0)" }.joined(separator: " ") + "\n").utf8
    for line in ordered {
      let places = [names.firstIndex(of: line.question), names.firstIndex(of: line.act)]
      for place in places + [weights.firstIndex(of: line.weight)] { bytes += digits(of: place ?? 0) }
    }
    bytes.append(UInt8(ascii: "\n"))
    for (feature, numbers) in named.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      bytes += feature + [UInt8(ascii: "\t")] + numbers.flatMap(digits) + [UInt8(ascii: "\n")]
    }
    bytes += try PackedFeatures.text(of: salted.keys, code: code)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines without features, each once and in the order of their numbers.
  private static func ordered(_ lines: [WeightLines.Line]) -> [Line] {
    var featureCounts: [Line: Int] = [:]
    var unique: [Line] = []
    for line in lines {
      if featureCounts[line.withoutFeatures] == nil { unique.append(line.withoutFeatures) }
      featureCounts[line.withoutFeatures, default: 0] += line.isForAll ? line.features.count : 0
    }
    let sorted = unique.enumerated().sorted { one, other in
      let (ones, others) = (featureCounts[one.element] ?? 0, featureCounts[other.element] ?? 0)
      return (others, one.offset) < (ones, other.offset)
    }
    return sorted.map(\.element)
  }

  private static func digits(of number: Int) -> [UInt8] { PackedDigits.digits(of: number, count: digitsOfNumber) }
}

extension WeightLines.Line {
  fileprivate var withoutFeatures: PackedWeights.Line { .init(question: question, act: act, weight: weight) }
  fileprivate var isForAll: Bool { question == WeightLines.any }
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
  /// Whether each feature has exactly the lines that it has in the text, in the same order.
  package func saysTheSame(as lines: [WeightLines.Line]) -> Bool {
    var written: [[UInt8]: [Line]] = [:]
    var ofAll: [[UInt8]: [Line]] = [:]
    for line in lines {
      for feature in line.features.map({ Array($0.utf8) }) {
        if line.isForAll {
          ofAll[feature, default: []].append(line.withoutFeatures)
        } else {
          written[feature, default: []].append(line.withoutFeatures)
        }
      }
    }
    guard features.count == ofAll.count, named.count == written.count,
      Set(self.lines) == Set(lines.map(\.withoutFeatures))
    else { return false }
    let isSame = ofAll.allSatisfy { feature, lines in
      var found: [Line] = []
      features.forEachLine(of: Words.hash(feature)) { found.append(self.lines[$0]) }
      return found == lines
    }
    return isSame
      && named.allSatisfy { feature, numbers in written[Array(feature.utf8)] == numbers.map { self.lines[$0] } }
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
