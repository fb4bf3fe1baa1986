import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary
import Synchronization

/// The states to which the beginning of a request leads, so that a reply can be read as its rest: "book a ride to"
/// leads to the states that take a place.
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
  /// The states to which words lead that begin a request.
  func starts(after leadIn: String, _ lattice: Lattice) -> [SearchStart] {
    let reader = lattice.reader
    return reader.fragments.starts(after: leadIn) {
      let utterance = Utterance(Words(leadIn), vocabulary: VocabularyIndex(), in: lattice.utterance.situation)
      guard let prescreen = LanguagePrescreen(utterance, for: reader, isAlone: true) else { return [] }
      var search = Search(
        prescreen.lattice.wordLattice, words: 0..<utterance.words.count, above: -.infinity, isForBest: false,
        from: SearchStart.request, intentsOfApps: shared.appNames.intents, space: shared.spaces.take())
      search.findContinuations()
      let continuations = search.continuations
      shared.spaces.give(back: search.ended())
      return continuations
    }
  }

  /// The states to which the beginnings of requests for an intent lead, and those of requests that say everything but a
  /// parameter; the likeliest has the score 0.
  func starts(behind intent: IntentName, asking parameter: String? = nil, _ lattice: Lattice) -> [SearchStart] {
    let all = lattice.reader.replies.carriers
    var leadIns = all[intent.rawValue, default: []]
    if let parameter { leadIns += all["\(intent.rawValue) \(parameter)", default: []] }
    var found: [Int32: Float] = [:]
    for leadIn in leadIns {
      let starts = starts(after: leadIn, lattice)
      guard let most = starts.map(\.score).max() else { continue }
      for start in starts { found[start.state] = max(found[start.state, default: -.infinity], start.score - most) }
    }
    return found.sorted { $0.key < $1.key }.map { SearchStart(state: $0.key, score: $0.value) }
  }
}
