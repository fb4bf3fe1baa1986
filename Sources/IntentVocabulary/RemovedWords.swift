import IntentModel
import IntentText

/// What was just taken from a user's words and contacts: it was there before, and is not there any more.
public struct RemovedWords: Sendable {
  private let before: VocabularyIndex
  private let after: VocabularyIndex

  init(from before: VocabularyIndex, to after: VocabularyIndex) {
    self.before = before
    self.after = after
  }

  /// What a host knows to be removed by itself, such as contacts that went while no process of it ran.
  public init(contacts: some Sequence<Person>) {
    self.init(from: VocabularyIndex(contacts: contacts), to: VocabularyIndex())
  }

  /// What a host knows to be removed by itself: words of one type.
  public init(_ words: some Sequence<SpeakableString>, of type: VocabularyType) {
    self.init(from: VocabularyIndex(words, of: type), to: VocabularyIndex())
  }

  /// The people of a name who were removed; a nickname is a name.
  public func people(named name: String) -> [Person] {
    let lost = before.entries(named: name).compactMap(\.person)
    guard !lost.isEmpty else { return [] }
    let left = after.entries(named: name).compactMap(\.person)
    return lost.filter { person in !left.contains { person.isProbably($0) } }
  }

  /// The words spelled so that were removed.
  public func words(spelled phrase: String) -> [SpeakableString] {
    let lost = before.entries(named: phrase).filter { $0.person == nil }.map(\.name)
    guard !lost.isEmpty else { return [] }
    let left = after.entries(named: phrase).map(\.name)
    return lost.filter { word in !left.contains { word.isProbably($0) } }
  }

  /// Whether a person was removed: by identifier where both have one, else by name.
  public func contains(_ person: Person) -> Bool {
    let isThere = { (index: VocabularyIndex) in
      index.entries(named: person.displayName).contains { $0.person.map(person.isProbably) ?? false }
    }
    return isThere(before) && !isThere(after)
  }

  /// Whether a word was removed: by identifier where both have one, else by its phrase.
  public func contains(_ word: SpeakableString) -> Bool {
    let isThere = { (index: VocabularyIndex) in
      index.entries(named: word.spokenPhrase).contains { word.isProbably($0.name) }
    }
    return isThere(before) && !isThere(after)
  }

  /// Whether anything that is called so was removed: what is quick to know before a person or a word is looked at.
  public func touches(_ name: String) -> Bool { !people(named: name).isEmpty || !words(spelled: name).isEmpty }
}

/// Something that keeps words of a user, and forgets those that the user's vocabulary loses.
public protocol RemovalObserver: AnyObject, Sendable {
  /// Forgets what was removed. Whoever removed it waits for this.
  func forget(_ words: RemovedWords) async
}

extension Person {
  /// Whether it is the same one as another of that name, as far as identifiers tell.
  fileprivate func isProbably(_ other: Person) -> Bool {
    if let mine = contactIdentifier, let theirs = other.contactIdentifier { return mine == theirs }
    if let mine = customIdentifier, let theirs = other.customIdentifier { return mine == theirs }
    return true
  }
}

extension SpeakableString {
  fileprivate func isProbably(_ other: SpeakableString) -> Bool {
    guard let mine = vocabularyIdentifier, let theirs = other.vocabularyIdentifier else { return true }
    return mine == theirs
  }
}
