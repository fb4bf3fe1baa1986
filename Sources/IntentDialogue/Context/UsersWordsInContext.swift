import IntentModel
import IntentHistory
import IntentVocabulary

/// Which of the things that a conversation spoke of were its user's own when it was stored.
///
/// Where it is restored, perhaps in another process and after a day, what was taken away in between is forgotten.
struct UsersWordsInContext: Sendable, Hashable, Codable {
  private var people: [Person] = []
  private var words: [String] = []
  /// How often something had been deleted.
  private var removals: Removals

  init(
    _ context: ConversationContext, waiting: [WaitingRequest], of vocabulary: VocabularyIndex, removals: Removals
  ) {
    self.removals = removals
    let typed = waiting.flatMap(\.values)
    var people = context.people.flatMap(\.value) + typed.compactMap { $0 as? Person }.flatMap { [$0] + $0.siriMatches }
    var words = typed.filter { !($0 is Person) }.map(\.choiceName)
    let slots = context.requests.flatMap(\.slots) + waiting.flatMap(\.request.reading.slots)
    for value in slots.map(\.value) {
      switch value.meaning {
      case .person(let person): people.append(person)
      case .name(let name, _, _): words.append(name.spokenPhrase)
      default: words.append(value.text)
      }
    }
    // Two people of one name stay in the order in which they were mentioned: the same state is stored as the same bytes.
    var seen: Set<Person> = []
    let distinct = people.filter { seen.insert($0).inserted && vocabulary.mayContain($0) }
    self.people = distinct.enumerated().sorted { a, b in
      let (first, second) = (a.element.displayName, b.element.displayName)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
    self.words = Set(words).filter(vocabulary.contains).sorted()
  }

  /// Whether a part of it is no longer among the user's words, or something was deleted since.
  func isGone(from vocabulary: VocabularyIndex, removals now: Removals) -> Bool {
    removals.isLess(than: now) || !people.allSatisfy(vocabulary.mayContain) || !words.allSatisfy(vocabulary.contains)
  }
}

extension WaitingRequest {
  /// All values that were said for it or are on offer.
  fileprivate var values: [any ParameterValue] {
    (request.parameters.flatMap(\.elements).map(\.value) + question.candidates).compactMap(\.value)
  }
}
