import LanguageNotation
import Synchronization

/// What is compiled from the text of a language alone, whatever the apps are.
///
/// It is most of the work of compiling a language, so that the interpreters of other apps share it, as long as one of
/// them is there.
final class LanguageParts: Sendable {
  let spotter: ValueSpotter
  let replies: ReplyWords
  let weights: ActWeights

  init(spotter: ValueSpotter, replies: ReplyWords, weights: ActWeights) {
    self.spotter = spotter
    self.replies = replies
    self.weights = weights
  }

  private struct Known {
    var language: Language
    weak var parts: LanguageParts?
  }

  private static let all = Mutex<[Known]>([])

  /// Those of a language that an interpreter uses.
  static func known(of language: Language) -> LanguageParts? {
    all.withLock { all in all.first { $0.language == language }?.parts }
  }

  /// These, or those of the same language that an interpreter uses already: somebody else may have been faster.
  func shared(for language: Language) -> LanguageParts {
    Self.all.withLock { all in
      all.removeAll { $0.parts == nil }
      if let known = all.first(where: { $0.language == language })?.parts { return known }
      all.append(Known(language: language, parts: self))
      return self
    }
  }
}
