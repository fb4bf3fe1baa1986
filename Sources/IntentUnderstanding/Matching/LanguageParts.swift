import LanguageNotation
import Synchronization

/// What is compiled from the text of a language alone, whatever the apps are.
///
/// That is most of the work of compiling a language. Interpreters for different apps share it; it is kept as long as
/// one of them exists.
final class LanguageParts: Sendable {
  let spotter: ValueSpotter
  let replies: ReplyWords
  let weights: ActWeights
  let clauses: ClauseWeights

  init(spotter: ValueSpotter, replies: ReplyWords, weights: ActWeights, clauses: ClauseWeights) {
    self.spotter = spotter
    self.replies = replies
    self.weights = weights
    self.clauses = clauses
  }

  /// What is wrong in the text.
  var problems: [NotationProblem] { replies.problems + spotter.problems + weights.problems + clauses.problems }

  private struct Known {
    var language: Language
    weak var parts: LanguageParts?
  }

  private static let all = Mutex<[Known]>([])

  /// The parts of a language that some interpreter holds.
  static func known(of language: Language) -> LanguageParts? {
    all.withLock { all in all.first { $0.language == language }?.parts }
  }

  /// These parts, or those that some interpreter holds already: another thread may have compiled them meanwhile.
  func shared(for language: Language) -> LanguageParts {
    Self.all.withLock { all in
      all.removeAll { $0.parts == nil }
      if let known = all.first(where: { $0.language == language })?.parts { return known }
      all.append(Known(language: language, parts: self))
      return self
    }
  }
}
