import IntentModel
import IntentHistory
import IntentVocabulary

/// Which of the things in a stored context are words of its user's vocabulary.
///
/// Before a conversation is restored, perhaps in another process and a day later, the user may have taken some of them
/// away: those are forgotten.
struct UsersWordsInContext: Sendable, Hashable, Codable {
  private var people: [Person] = []
  private var words: [String] = []
  /// How often something had been deleted from the vocabulary when the context was stored.
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
    // Two people with the same name stay in the order in which they were mentioned, so that the same state is stored as
    // the same bytes.
    var seen: Set<Person> = []
    let distinct = people.filter { seen.insert($0).inserted && vocabulary.mayContain($0) }
    self.people = distinct.enumerated().sorted { a, b in
      let (first, second) = (a.element.displayName, b.element.displayName)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
    self.words = Set(words).filter(vocabulary.contains).sorted()
  }

  /// Whether some of them are no longer in the user's vocabulary, or something was deleted from it since.
  func isGone(from vocabulary: VocabularyIndex, removals now: Removals) -> Bool {
    removals.isLess(than: now) || !people.allSatisfy(vocabulary.mayContain) || !words.allSatisfy(vocabulary.contains)
  }
}

extension WaitingRequest {
  /// All values that were said for the parameter or are offered as choices.
  fileprivate var values: [any ParameterValue] {
    (request.parameters.flatMap(\.elements).map(\.value) + question.candidates).compactMap(\.value)
  }
}
