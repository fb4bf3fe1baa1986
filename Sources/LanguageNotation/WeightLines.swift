import IntentText

/// A language's `weights` sections: how much each feature of a reply counts for an act at a kind of question.
///
/// ```
/// any cancel 1.4 = forget it | ^leave | drop
/// text cancel -0.6 = *
/// ```
///
/// A line has the kind of question (`any` for all), the act (`any` for all) and the weight. A feature is a word, its
/// beginning (`~forg`), two words that follow each other, the first word (`^leave`), a word or the first word at one
/// kind of question (`goAhead:leave`, `goAhead:^leave`), or a number of words (`:3`). Every reply has the feature `*`:
/// its weight is the prior of the act at the question, and an act without one is not weighed there. The weights of
/// `@score` and its like are for how well a phrase fits an act, and for how likely the words make it. The numbers are
/// the coefficients of a log-linear model, made by `parley fit` and not edited.
///
/// A `clauses` section has the same lines: an act is then what a clause is (an intent, `beyond`, `remark`) or `begins`,
/// and the questions of the priors are `clause` and `joint`.
package struct WeightLines: Sendable {
  /// One line.
  package struct Line: Sendable, Hashable {
    package var question: String
    package var act: String
    package var weight: Double
    package var features: [String]

    package init(question: String, act: String, weight: Double, features: [String]) {
      self.question = question
      self.act = act
      self.weight = weight
      self.features = features
    }
  }

  /// The name for all questions, and the name for all acts.
  package static let any = "any"
  /// The feature that every reply has.
  package static let prior = "*"

  package private(set) var lines: [Line] = []
  /// The lines that cannot be read.
  package private(set) var problems: [NotationProblem] = []

  /// Reads the lines of a language.
  ///
  /// Packed lines are checked for damage but not returned, since most of their features have no names.
  ///
  /// - Parameter kind: `weights`, or `clauses`, whose lines have the same form.
  package init(_ language: Language, _ kind: LanguageFile.Kind = .weights) {
    var reader = LineReader()
    for (file, section) in language.sections(kind) {
      problems += section.packedProblem(in: file) ?? Self.read(section, file: file, into: &reader)
    }
    lines = reader.lines
  }

  private struct LineReader: WeightLineReader {
    var lines: [Line] = []

    mutating func begin(question: String, act: String, weight: Double) -> Int {
      lines.append(Line(question: question, act: act, weight: weight, features: []))
      return lines.count - 1
    }

    mutating func add(_ feature: String, to line: Int) { lines[line].features.append(feature) }
  }

  /// Passes on the lines of a section of text, one by one.
  ///
  /// - Returns: The lines that cannot be read, and those for which the reader throws.
  package static func read(
    _ section: LanguageFile.Section, file: String, into reader: inout some WeightLineReader
  ) -> [NotationProblem] {
    NotationLines(section).problems(in: file) { line in
      try read(line, into: &reader)
      return true
    }
  }

  private static func read(_ line: NotationEntry, into reader: inout some WeightLineReader) throws {
    guard line.names.count == 3, let right = line.right, let weight = Double(line.names[2]), weight.isFinite else {
      throw NotationMistake("a line of weights is “question act number = feature | feature”")
    }
    try right.withUnsafeBufferPointer { bytes in
      let features = try features(of: bytes)
      let number = try reader.begin(question: line.names[0], act: line.names[1], weight: weight)
      for feature in features { try reader.add(String(decoding: bytes[feature], as: UTF8.self), to: number) }
    }
  }

  /// The byte ranges of the features.
  private static func features(of bytes: UnsafeBufferPointer<UInt8>) throws -> [Range<Int>] {
    var features: [Range<Int>] = []
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "|") { end += 1 }
      var name = start..<end
      while let first = name.first, bytes[first] <= 0x20 { name = first + 1..<end }
      while let last = name.last, bytes[last] <= 0x20 { name = name.lowerBound..<last }
      if name.isEmpty { throw NotationMistake("an empty feature") }
      features.append(name)
      start = end + 1
    }
    return features
  }
}

/// Receives lines of weights, feature by feature.
package protocol WeightLineReader {
  /// Begins a line.
  ///
  /// - Returns: The number that is passed with the features of this line.
  mutating func begin(question: String, act: String, weight: Double) throws -> Int
  /// Adds a feature to a line, by its name.
  mutating func add(_ feature: String, to line: Int) throws
}
