import Foundation
import IntentModel
import IntentText
import IntentUnderstanding
import LanguageNotation
import Parley
import StepCounting

/// Fits the weights of the ways to change a text: of all ways in which what was said may change one, those that come to the
/// text that was meant are to be the likeliest.
///
/// Which words are new and which are old, nobody has marked: it is learned from the text before and after. What is said of
/// no words, as how many there are, is learned from all languages together.
package struct EditFitting: Sendable {
  private let parts: [EditExamples]
  private let languages: [String]

  private static let rounds = 16
  /// Smaller weights are left out, those of several words sooner; the others are rounded to quarters.
  package static let leastWeight = 0.375
  private static let leastWeightOfPair = 0.875
  private static let steps = 4.0

  package init(_ clauses: LabelledClauses, _ listener: CorpusListener, of languages: [String]) {
    self.languages = languages
    parts = languages.concurrently { EditExamples(clauses, listener, of: $0) }
  }

  /// Who wrote the rows that it is learned from.
  var writers: Set<String> { Set(parts.flatMap { $0.examples.map(\.writer) }) }

  /// By language, the lines of its `clauses` section.
  ///
  /// - Parameters:
  ///   - writer: Nothing is learned from the rows of this writer.
  ///   - least: Smaller weights are left out.
  package func lines(leavingOut writer: String? = nil, least: Double = leastWeight) -> [String: [WeightLines.Line]] {
    var places: [String: Int] = [:]
    let placed = parts.map { part in
      part.kept.map { feature in
        feature.map { name in
          let key = TextEdits.isOfAnyLanguage(name) ? name : "\(part.language) \(name)"
          return places.getOrInsert(key)
        }
      }
    }
    let examples = zip(parts, placed).map { part, places in
      part.examples.filter { $0.writer != writer }.map { $0.placed(places) }
    }
    // The languages take turns, so that none has the last word.
    let inTurn = (0..<(examples.map(\.count).max() ?? 0)).flatMap { place in
      examples.compactMap { place < $0.count ? $0[place] : nil }
    }
    var descent = EditDescent(places.count)
    for _ in 0..<Self.rounds { inTurn.forEach { descent.follow($0) } }
    let weights = descent.weights
    return Dictionary(
      uniqueKeysWithValues: zip(parts, placed).map { part, places in
        var kept: [String: Double] = [:]
        for (feature, place) in zip(part.kept, places) {
          guard let feature, let place, abs(weights[place]) >= Self.least(least, of: feature) else { continue }
          kept[feature] = (weights[place] * Self.steps).rounded() / Self.steps
        }
        return (part.language, WeightLines.Line.lines(of: kept, for: ClauseWeights.edits))
      })
  }

  private static func least(_ least: Double, of feature: String) -> Double {
    TextEdits.isOfSeveralWords(feature) ? max(least, leastWeightOfPair) : least
  }
}

extension [String: Int] {
  /// The place of a key, a new one behind all others where it has none.
  fileprivate mutating func getOrInsert(_ key: String) -> Int {
    if let place = self[key] { return place }
    self[key] = count
    return count - 1
  }
}
