import IntentModel
import Synchronization

/// One user of the apps: the contacts and the words that only this user has.
///
/// A change is one step, felt by the next utterance of every conversation of this user; what is removed is gone.
public actor User {
  /// The words of one type, of one app or of the user's own.
  private struct WordSet {
    var type: VocabularyType
    var app: String?
    var entries: [SpeakableString]
    /// Whether it came with the app's folder: then what the host sets replaces it.
    var isShipped = false
  }

  /// Words that were removed, and that an app must not install again.
  private struct Removal: Hashable {
    /// The type of the words; `nil` for all types.
    var type: VocabularyType?
    /// The app that they are words of; `nil` for all apps and for the user's own words.
    var app: String?

    func covers(_ type: VocabularyType, of app: String?) -> Bool {
      (self.type == nil || self.type == type) && (self.app == nil || self.app == app)
    }
  }

  private struct WeakObserver {
    weak var observer: (any RemovalObserver)?
  }

  /// The host's own key for the user; a stored conversation keeps its context only for the same user.
  public nonisolated let identifier: String
  private var sets: [WordSet] = []
  private var contacts: NameTable
  private var removed: Set<Removal> = []
  /// The lists that were set in this process, if only to nothing.
  private var knownLists: Set<WordList>
  /// The last removals, for observers that come later.
  private var lastRemoved: (people: [Person], words: [SpeakableString]) = ([], [])
  /// How many people and how many words of those are kept.
  private static let removedLimit = 1000
  /// The words of all sets.
  private var words = NameTableBuilder.none
  private var observers: [ObjectIdentifier: WeakObserver] = [:]
  /// The problems of entries that were set; the newest 100.
  public private(set) var problems: [VocabularyProblem] = []
  /// What conversations read at each turn without waiting for the actor.
  private nonisolated let shown: Mutex<Shown>

  private struct Shown {
    var vocabulary: VocabularyIndex
    /// How often words or contacts were removed; whatever was said about them is then forgotten too.
    var removals = 0
  }

  /// Everything this user's words are found by; a value that later changes do not touch.
  package nonisolated var vocabulary: VocabularyIndex { state.vocabulary }

  /// A user with contacts, most important first.
  public init(contacts: [Person] = [], identifier: String = "") {
    self.init(known: VocabularyIndex(contacts: contacts), areKnown: !contacts.isEmpty, identifier: identifier)
  }

  /// A user with contacts whose index was made before.
  ///
  /// - Parameter areKnown: Whether the list was set; an empty list by itself was not.
  package init(known: VocabularyIndex, areKnown: Bool, identifier: String = "") {
    self.identifier = identifier
    knownLists = areKnown ? [.contacts] : []
    contacts = known.tables.first ?? NameTableBuilder.none
    shown = Mutex(Shown(vocabulary: VocabularyIndex(tables: [contacts])))
  }

  /// Replaces the contacts, most important first, taking them one by one.
  public func setContacts(_ contacts: some Sequence<Person>) async {
    let table = VocabularyIndex.table(of: contacts)
    let isKnown = !knownLists.insert(.contacts).inserted
    // Hosts set them at each start: contacts that are the same as before change nothing.
    if table.records != self.contacts.records {
      self.contacts = table
      await refresh()
    } else if !isKnown {
      await tellWhatIsListed()
    }
  }

  /// Replaces the words of a type; other types and other apps are untouched.
  ///
  /// Entries are in the order of their priority. Entries above 1,024 bytes are ignored, with a problem.
  public func setVocabulary(
    _ entries: [SpeakableString], of type: VocabularyType, app: String? = nil
  ) async {
    let usable = entries.filter { entry in
      guard let bytes = entry.bytesAboveLimit else { return !entry.spokenPhrase.isBlank }
      let limit = SpeakableString.vocabularyLimit
      problems.append(
        VocabularyProblem(.tooLong(entry.spokenPhrase, bytes: bytes, limit: limit), file: type.rawValue))
      return false
    }
    problems.removeFirst(max(0, problems.count - 100))
    replace(WordSet(type: type, app: app, entries: usable))
    await refreshWords()
  }

  /// Removes the words of a type: those of one app, or without `app` those of all apps and the user's own.
  ///
  /// Words of that type that an app ships for its user do not come back either. To remove only the user's own words of
  /// a type, set none: `setVocabulary([], of: type)`.
  public func removeVocabulary(of type: VocabularyType, app: String? = nil) async {
    await remove(Removal(type: type, app: app))
  }

  /// Removes all words, as at a log-out: those of one app, or without `app` those of all apps and the user's own.
  ///
  /// What apps ship for their user does not come back either. The contacts stay; `setContacts([])` removes them.
  public func removeAllVocabulary(app: String? = nil) async {
    await remove(Removal(type: nil, app: app))
  }

  private func remove(_ removal: Removal) async {
    removed.insert(removal)
    // The emptied sets keep their places: words that are set again have the priority that they had.
    for index in sets.indices where removal.covers(sets[index].type, of: sets[index].app) {
      sets[index].entries = []
      sets[index].isShipped = false
    }
    await refreshWords()
  }

  /// The words of a type, in the order of their priority.
  public func words(of type: VocabularyType, app: String? = nil) -> [SpeakableString] {
    sets.first { $0.type == type && $0.app == app }?.entries ?? []
  }

  /// Takes over the words that apps ship for their user, except for the types that were set or removed already.
  public func install(_ apps: [AssistantApp]) async {
    var isChanged = false
    for app in apps {
      for type in app.userVocabulary.types where !removed.contains(where: { $0.covers(type, of: app.identifier) }) {
        let known = sets.first { $0.type == type && $0.app == app.identifier }
        let entries = app.userVocabulary[type]
        if let known, !known.isShipped || known.entries == entries { continue }
        replace(WordSet(type: type, app: app.identifier, entries: entries, isShipped: true))
        isChanged = true
      }
    }
    if isChanged { await refreshWords() }
  }

  /// Lets something forget what was removed lately, or since an earlier process, and what is from now on.
  ///
  /// It is not kept alive by this.
  ///
  /// A conversation does it for its donations at its first utterance; a host that suggests without a conversation does
  /// it itself: `await user.tellRemovals(to: history.donations)`.
  public func tellRemovals(to observer: some RemovalObserver) async {
    guard observers.updateValue(WeakObserver(observer: observer), forKey: ObjectIdentifier(observer))?.observer == nil
    else { return }
    let missed = RemovedWords(people: lastRemoved.people, words: lastRemoved.words, to: vocabulary)
    if !missed.isEmpty { await observer.forget(missed) }
    await observer.compare(with: listedWords)
  }

  private func replace(_ set: WordSet) {
    knownLists.insert(.words(set.type, app: set.app))
    if let known = sets.firstIndex(where: { $0.type == set.type && $0.app == set.app }) {
      sets[known] = set
    } else {
      sets.append(set)
    }
  }

  /// The vocabulary, and how often something was taken from it, as the last change left them.
  package nonisolated var state: (vocabulary: VocabularyIndex, removals: Int) {
    shown.withLock { ($0.vocabulary, $0.removals) }
  }

  private func refreshWords() async {
    var builder = NameTableBuilder()
    for set in sets where !set.entries.isEmpty {
      builder.beginGroup(.names([set.type]), app: set.app, isPeople: set.type == .contactName)
      for entry in set.entries { builder.add(entry) }
    }
    words = builder.finished()
    await refresh()
  }

  /// Makes the change visible at once, and waits until the observers have forgotten what is gone.
  private func refresh() async {
    let new = VocabularyIndex(tables: [words, contacts])
    let removed = RemovedWords(from: vocabulary, to: new)
    shown.withLock { shown in
      shown.vocabulary = new
      if !removed.isEmpty { shown.removals &+= 1 }
    }
    if !removed.isEmpty {
      let entries = removed.entries
      lastRemoved.people = (lastRemoved.people + entries.people).suffix(Self.removedLimit)
      lastRemoved.words = (lastRemoved.words + entries.words).suffix(Self.removedLimit)
      for observer in liveObservers { await observer.forget(removed) }
    }
    await tellWhatIsListed()
  }

  private func tellWhatIsListed() async {
    for observer in liveObservers { await observer.compare(with: listedWords) }
  }

  private var liveObservers: [any RemovalObserver] {
    observers = observers.filter { $0.value.observer != nil }
    return observers.values.compactMap(\.observer)
  }

  private var listedWords: ListedWords {
    let (lists, removed) = (knownLists, removed)
    return ListedWords(words: words, contacts: contacts) { list in
      if case .words(let type, let app) = list, removed.contains(where: { $0.covers(type, of: app) }) { return true }
      return lists.contains(list)
    }
  }
}

extension NameTableBuilder {
  /// A table without names.
  static var none: NameTable {
    var builder = NameTableBuilder()
    return builder.finished()
  }
}
