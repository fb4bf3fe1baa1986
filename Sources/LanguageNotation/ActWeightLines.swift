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

  /// The question of the weights that count at all, and the act of those that count for all.
  package static let any = "any"
  /// The feature that every reply has.
  package static let prior = "*"

  package private(set) var lines: [Line] = []
  /// The lines that cannot be read.
  package private(set) var problems: [NotationProblem] = []

  /// Reads the lines of a language; one for which the check throws is left out, and told in its place.
  package init(_ language: Language, check: (Line) throws -> Void = { _ in }) {
    for (file, section) in language.sections(.weights) {
      problems += NotationLines(section).problems(in: file) { entry in
        let line = try Self.line(entry)
        try check(line)
        lines.append(line)
        return true
      }
    }
  }

  private static func line(_ entry: NotationEntry) throws -> Line {
    guard entry.names.count == 3, let right = entry.right, let weight = Double(entry.names[2]), weight.isFinite else {
      throw NotationMistake("a line of weights is “question act number = feature | feature”")
    }
    let features = right.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
      String(decoding: NotationLines.trimmed($0), as: UTF8.self)
    }
    if features.contains("") { throw NotationMistake("an empty feature") }
    return Line(question: entry.names[0], act: entry.names[1], weight: weight, features: features)
  }
}
