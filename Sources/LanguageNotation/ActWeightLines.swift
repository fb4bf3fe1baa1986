import IntentText

/// A language's `weights` sections: how much each feature of a reply says for an act at a kind of question.
///
/// ```
/// any cancel 1.4 = forget it | ^leave | drop
/// text cancel -0.6 = *
/// ```
/// A line has the kind of question (`any` for all), the act (`any` for all) and the weight. A feature is a word, its
/// beginning (`~forg`), two words that follow each other, the first word (`^leave`), a word or the first one at one kind of
/// question (`goAhead:leave`, `goAhead:^leave`), or so many words (`:3`); `*` is what every reply has, the prior of the act at the question. An act without a prior at a question is not weighed there. `@score` and its like are
/// what speaks for an act: how well a phrase says it, and how likely the words make it.
/// The numbers are the coefficients of a log-linear model, made by `parley fit` and not edited.
package struct ActWeightLines: Sendable {
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

  /// One line as it is read: the features are thousands, and a language is read at every start.
  package struct Entry {
    package var question: String
    package var act: String
    package var weight: Double
    fileprivate var right: ArraySlice<UInt8>

    /// Hands on the name of each feature, in UTF-8.
    ///
    /// - Throws: What the body throws, and `NotationMistake` for a feature without a name.
    package func forEachFeature(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
      try right.withUnsafeBufferPointer { bytes in
        var start = 0
        while start <= bytes.count {
          var end = start
          while end < bytes.count, bytes[end] != UInt8(ascii: "|") { end += 1 }
          var name = start..<end
          while let first = name.first, bytes[first] <= 0x20 { name = first + 1..<end }
          while let last = name.last, bytes[last] <= 0x20 { name = name.lowerBound..<last }
          if name.isEmpty { throw NotationMistake("an empty feature") }
          try body(UnsafeBufferPointer(rebasing: bytes[name]))
          start = end + 1
        }
      }
    }
  }

  /// The question of the weights that count at all, and the act of those that count for all.
  package static let any = "any"
  /// The feature that every reply has.
  package static let prior = "*"

  package private(set) var lines: [Line] = []
  /// The lines that cannot be read.
  package private(set) var problems: [NotationProblem] = []

  /// Reads the lines of a language.
  package init(_ language: Language) {
    problems = Self.read(language) { entry in
      var line = Line(question: entry.question, act: entry.act, weight: entry.weight, features: [])
      try entry.forEachFeature { line.features.append(String(decoding: $0, as: UTF8.self)) }
      lines.append(line)
    }
  }

  /// Hands on the lines of a language, one by one.
  ///
  /// - Returns: The lines that cannot be read, and those for which the reader throws.
  package static func read(_ language: Language, _ body: (Entry) throws -> Void) -> [NotationProblem] {
    language.sections(.weights).flatMap { file, section in
      NotationLines(section).problems(in: file) { line in
        try body(try entry(line))
        return true
      }
    }
  }

  private static func entry(_ line: NotationEntry) throws -> Entry {
    guard line.names.count == 3, let right = line.right, let weight = Double(line.names[2]), weight.isFinite else {
      throw NotationMistake("a line of weights is “question act number = feature | feature”")
    }
    return Entry(question: line.names[0], act: line.names[1], weight: weight, right: right)
  }
}
