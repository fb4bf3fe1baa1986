#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding

extension ConversationContext {
  /// Notes what an answer listed, so that "pay the second one" after "what bills do I have?" means that bill, and the
  /// people it named, so that "call her" after "who called me?" means the caller.
  ///
  /// They are noted by the name that the user has for them; the app that is asked next finds them by that name.
  ///
  /// - Parameter types: The vocabularies of names that the intent of the answer looks in.
  mutating func note(answer: AnyIntentResponse, types: [VocabularyType], at now: Date, in source: Source) {
    var things: [ListedThing] = []
    for (_, value) in answer.details.sorted(by: { $0.key < $1.key }) {
      guard case .list(let records) = value else { continue }
      for case .record(let parts) in records { things += [ListedThing(parts, types: types)].compactMap(\.self) }
    }
    guard !things.isEmpty else { return }
    listed = Mention(Array(things.prefix(Self.mostListed)), at: now, in: source)
    var people: [Person] = []
    for thing in things where thing.types == [.contactName] && !people.contains(Person(thing.name)) {
      people.append(Person(thing.name))
    }
    if !people.isEmpty { note(people: Array(people.prefix(Self.mostPeople)), at: now, in: source) }
  }

  /// Notes an answer that did not come from an app here, so that "send that to Koko" means it.
  mutating func note(answer text: String, at now: Date) {
    guard text.utf8.count <= Self.longestContent else { return }
    Self.keep(text, in: &contents, at: now, nil)
  }
}
