import IntentModel
import IntentText
import IntentVocabulary
import Synchronization

/// Where a search begins: a state of the automaton, and what the way to it counts.
struct SearchStart: Sendable {
  var state: Int32
  var score: Float
  /// Whether a phrase explains each word of the way, and none is a value's.
  var isExplained = true

  /// The beginning of a request.
  static let request = [SearchStart(state: Automaton.start, score: Costs.start)]
  /// The same after words of an act, which has begun.
  static let behindAct = [SearchStart(state: Automaton.start, score: 0)]
}

/// Where the words lead to that a reply is the rest of, by those words: "book a ride to" leads to the states in which
/// a place is next.
///
/// They are found when they are first asked for.
final class FragmentStarts: Sendable {
  private let known = Mutex<[String: [SearchStart]]>([:])

  func starts(after leadIn: String, find: () -> [SearchStart]) -> [SearchStart] {
    if let starts = known.withLock({ $0[leadIn] }) { return starts }
    let starts = find()
    known.withLock { $0[leadIn] = starts }
    return starts
  }
}

extension Interpreter {
  /// Where words lead to that begin a request.
  func starts(after leadIn: String, _ lattice: Lattice) -> [SearchStart] {
    let reader = lattice.reader
    return reader.fragments.starts(after: leadIn) {
      let utterance = Utterance(Words(leadIn), vocabulary: VocabularyIndex(), in: lattice.utterance.situation)
      guard let prescreen = LanguagePrescreen(utterance, for: reader, isAlone: true) else { return [] }
      var search = Search(
        prescreen.lattice, words: 0..<utterance.words.count, above: -.infinity, isForBest: false,
        from: SearchStart.request, intentsOfApps: shared.appNames.intents, space: shared.spaces.take())
      search.findContinuations()
      let continuations = search.continuations
      shared.spaces.give(back: search.ended())
      return continuations
    }
  }
}
