import IntentModel

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

  /// The host's own key for the user; what is stored of a conversation goes on only for the same one.
  public nonisolated let identifier: String
  private var sets: [WordSet] = []
  /// How often words or contacts were taken away; what was said of them is then forgotten too.
  private var removals = 0
  private var contacts = NameTableBuilder.none
  /// What was wrong with entries that were set; the newest 100.
  public private(set) var problems: [VocabularyProblem] = []
  /// Everything this user's words are found by; a value that later changes do not touch.
  public private(set) var vocabulary = VocabularyIndex()

  /// A user with contacts, most important first.
  public init(contacts: [Person] = [], identifier: String = "") {
    self.identifier = identifier
    self.contacts = VocabularyIndex.table(of: contacts)
    self.vocabulary = VocabularyIndex(tables: [self.contacts])
  }

  /// Replaces the contacts, most important first, taking them one by one.
  public func setContacts(_ contacts: some Sequence<Person>) {
    self.contacts = VocabularyIndex.table(of: contacts)
    removals &+= 1
    refresh()
  }

  /// Replaces the words of a type; other types and other apps are untouched.
  ///
  /// Entries are in the order of their priority. Entries above 1,024 bytes are ignored, with a problem.
  public func setVocabulary(
    _ entries: [SpeakableString], of type: VocabularyType, app: String? = nil
  ) {
    let usable = entries.filter { entry in
      guard let bytes = entry.bytesAboveLimit else { return !entry.spokenPhrase.isBlank }
      let limit = SpeakableString.vocabularyLimit
      problems.append(
        VocabularyProblem(.tooLong(entry.spokenPhrase, bytes: bytes, limit: limit), file: type.rawValue))
      return false
    }
    problems.removeFirst(max(0, problems.count - 100))
    replace(WordSet(type: type, app: app, entries: usable))
    refresh()
  }

  /// Removes the words of a type.
  public func removeVocabulary(of type: VocabularyType, app: String? = nil) {
    setVocabulary([], of: type, app: app)
  }

  /// Removes all words of an app, as at a log-out.
  public func removeAllVocabulary(app: String? = nil) {
    removals &+= 1
    for index in sets.indices where sets[index].app == app {
      sets[index].entries = []
      sets[index].isShipped = false
    }
    refresh()
  }

  /// The words of a type, in the order of their priority.
  public func words(of type: VocabularyType, app: String? = nil) -> [SpeakableString] {
    sets.first { $0.type == type && $0.app == app }?.entries ?? []
  }

  /// Takes over the words that apps ship for their user, but for the types that were set or removed already.
  public func install(_ apps: [App]) {
    var isChanged = false
    for app in apps {
      for type in app.userVocabulary.types {
        let known = sets.first { $0.type == type && $0.app == app.identifier }
        let entries = app.userVocabulary[type]
        if let known, !known.isShipped || known.entries == entries { continue }
        replace(WordSet(type: type, app: app.identifier, entries: entries, isShipped: true))
        isChanged = true
      }
    }
    if isChanged { refresh() }
  }

  private func replace(_ set: WordSet) {
    if let known = sets.firstIndex(where: { $0.type == set.type && $0.app == set.app }) {
      if !Set(sets[known].entries).isSubset(of: set.entries) { removals &+= 1 }
      sets[known] = set
    } else {
      sets.append(set)
    }
  }

  /// The vocabulary, and how often something was taken from it.
  package var words: (vocabulary: VocabularyIndex, removals: Int) { (vocabulary, removals) }

  private func refresh() {
    var builder = NameTableBuilder()
    for set in sets where !set.entries.isEmpty {
      builder.beginGroup(.names([set.type]), app: set.app, isPeople: set.type == .contactName)
      for entry in set.entries { builder.add(entry) }
    }
    vocabulary = VocabularyIndex(tables: [builder.finished(), contacts])
  }
}

extension NameTableBuilder {
  /// A table without names.
  static var none: NameTable {
    var builder = NameTableBuilder()
    return builder.finished()
  }
}
