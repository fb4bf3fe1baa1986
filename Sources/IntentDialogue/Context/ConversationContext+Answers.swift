#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension ConversationContext {
  /// The parts of an answered record that name who called or wrote.
  private static let tellers = ["caller", "sender"]

  /// Notes the people that an app's answer named, so that "call her" after "who called me?" means the caller.
  ///
  /// They are noted by the name that the user has for them; the app that is asked next finds them by that name.
  mutating func note(answer: AnyIntentResponse, at now: Date, in source: Source) {
    var people: [Person] = []
    for (_, value) in answer.details.sorted(by: { $0.key < $1.key }) {
      guard case .list(let records) = value else { continue }
      for case .record(let parts) in records {
        for case .name(let name)? in Self.tellers.map({ parts[$0] }) where !people.contains(Person(name)) {
          people.append(Person(name))
        }
      }
    }
    guard !people.isEmpty else { return }
    note(people: Array(people.prefix(Self.mostPeople)), at: now, in: source)
  }

  /// Notes an answer that did not come from an app here, so that "send that to Koko" means it.
  mutating func note(answer text: String, at now: Date) {
    guard text.utf8.count <= Self.longestContent else { return }
    Self.keep(text, in: &contents, at: now, nil)
  }
}
