/// The weights of a language as a table, the form in which they are embedded: a third shorter than the text, and read
/// five times as fast.
///
/// ```
/// packed 1 2
/// any cancel 1.4
/// text cancel -0.6
/// !drop⇥!
/// !forget⇥!
/// ```
/// The first line has the version of the form and the number of lines of weights, which follow without their features.
/// Then each feature has a line, in the order of bytes: how many bytes it begins with as the feature before it, the rest of
/// it, a tab, and the lines of weights that have it. Numbers are digits of base 91, two for a line of weights from 67 on.
package enum PackedWeights {
  private static let version = "packed 1 "
  /// The digits: what needs no care in a literal of Swift.
  private static let digits = (UInt8(0x21)...0x7E).filter {
    ![UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\")].contains($0)
  }
  /// By byte, which digit it is; -1 where it is none.
  private static let values: [Int] = (0...255).map { byte in digits.firstIndex { Int($0) == byte } ?? -1 }
  /// How many numbers are written by one digit.
  private static let single = 67
  /// How many lines of weights can be packed.
  fileprivate static let mostLines = single + (digits.count - single) * digits.count

  static func isPacked(_ text: String) -> Bool { text.utf8.starts(with: "packed ".utf8) }

  /// The text of a section that says the same.
  package static func text(of lines: [ActWeightLines.Line]) -> String {
    var holders: [[UInt8]: [Int]] = [:]
    for (number, line) in lines.enumerated() {
      for feature in line.features { holders[Array(feature.utf8), default: []].append(number) }
    }
    var bytes = Array("\(version)\(lines.count)\n".utf8)
    for line in lines { bytes += "\(line.question) \(line.act) \(line.weight)\n".utf8 }
    var before: [UInt8] = []
    for (feature, numbers) in holders.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let same = sameBytes(before, feature)
      bytes.append(digits[same])
      bytes += feature[same...]
      bytes.append(UInt8(ascii: "\t"))
      for number in numbers { bytes += digitsOf(number) }
      bytes.append(UInt8(ascii: "\n"))
      before = feature
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// How many bytes two features begin with alike, up to a whole letter.
  private static func sameBytes(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var count = zip(a, b).prefix(digits.count - 1).prefix { $0 == $1 }.count
    while count > 0, count < b.count, b[count] & 0xC0 == 0x80 { count -= 1 }
    return count
  }

  private static func digitsOf(_ number: Int) -> [UInt8] {
    if number < single { return [digits[number]] }
    let (first, second) = (number - single).quotientAndRemainder(dividingBy: digits.count)
    return [digits[single + first], digits[second]]
  }

  /// Hands on what a packed section says.
  ///
  /// - Throws: `NotationMistake` where it is of another version or damaged, and what the reader throws.
  static func read(_ text: String, _ reader: inout some ActWeightReader) throws {
    var text = text
    try text.withUTF8 { bytes in
      var place = 0
      let header = line(of: bytes, at: &place)
      guard header.starts(with: version.utf8), let count = Int(string(header.dropFirst(version.utf8.count))), count >= 0
      else {
        throw NotationMistake("packed weights of another version")
      }
      var numbers: [Int] = []
      for _ in 0..<count {
        let words = string(line(of: bytes, at: &place)).split(separator: " ")
        guard words.count == 3, let weight = Double(words[2]) else { throw damaged }
        numbers.append(try reader.begin(question: String(words[0]), act: String(words[1]), weight: weight))
      }
      try features(of: bytes, from: place, numbers, &reader)
    }
  }

  private static func features(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ numbers: [Int], _ reader: inout some ActWeightReader
  ) throws {
    var place = start
    var feature: [UInt8] = []
    var lines: [Int] = []
    while place < bytes.count {
      let same = values[Int(bytes[place])]
      guard 0...feature.count ~= same else { throw damaged }
      feature.removeLast(feature.count - same)
      place += 1
      while place < bytes.count, bytes[place] != UInt8(ascii: "\t") {
        feature.append(bytes[place])
        place += 1
      }
      place += 1
      lines.removeAll(keepingCapacity: true)
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
        lines.append(try numbers[checked: number(in: bytes, at: &place)])
      }
      place += 1
      guard !feature.isEmpty, !lines.isEmpty else { throw damaged }
      try feature.withUnsafeBufferPointer { try reader.add($0, to: lines) }
    }
  }

  private static func number(in bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) throws -> Int {
    let first = values[Int(bytes[place])]
    place += 1
    if first < single { return first }
    guard place < bytes.count else { throw damaged }
    defer { place += 1 }
    return single + (first - single) * digits.count + values[Int(bytes[place])]
  }

  private static func line(of bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Slice<
    UnsafeBufferPointer<UInt8>
  > {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    defer { place = min(place + 1, bytes.count) }
    return bytes[start..<place]
  }

  private static func string(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static var damaged: NotationMistake { NotationMistake("packed weights that are damaged") }
}

extension [Int] {
  /// - Throws: `NotationMistake` where there is no such place.
  fileprivate subscript(checked place: Int) -> Int {
    get throws {
      guard indices.contains(place) else { throw NotationMistake("packed weights that are damaged") }
      return self[place]
    }
  }
}

extension Language {
  /// The language as it is embedded: its weights are packed.
  ///
  /// - Throws: `NotationProblems` where the packed weights do not say the same.
  package func packed() throws(NotationProblems) -> Language {
    let lines = ActWeightLines(self).lines
    if lines.isEmpty || lines.count > PackedWeights.mostLines { return self }
    var packed = self
    var isFirst = true
    for file in files.indices {
      for section in files[file].sections.indices where files[file].sections[section].kind == .weights {
        packed.files[file].sections[section].text = isFirst ? PackedWeights.text(of: lines) : ""
        isFirst = false
      }
    }
    let read = ActWeightLines(packed)
    let isSame = read.lines.count == lines.count && zip(read.lines, lines).allSatisfy { $0.saysTheSame(as: $1) }
    guard read.problems.isEmpty, isSame else {
      throw NotationProblems([NotationProblem(file: tag, line: 0, message: "the weights cannot be packed")])
    }
    return packed
  }
}

extension ActWeightLines.Line {
  fileprivate func saysTheSame(as other: Self) -> Bool {
    question == other.question && act == other.act && weight == other.weight
      && features.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
        == other.features.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
