import IntentModel
import IntentText

/// One of the lists of a user's words.
package enum WordList: Sendable, Hashable, Codable {
  case contacts
  /// The words of one type, of one app or of the user's own.
  case words(VocabularyType, app: String?)
}

/// An entry of a user's list, kept so that a later process can see whether it is still there.
package struct ListedWord: Sendable, Hashable, Codable {
  package var list: WordList
  /// The folded name by which it was found, perhaps a nickname.
  package var name: String
  package var word: SpeakableString
  /// The person; `nil` where the entry is none.
  package var person: Person?
}

/// The words that a user has now, for stores that keep some of them between processes.
public struct ListedWords: Sendable {
  private let words: NameTable
  private let contacts: NameTable
  private let isSet: @Sendable (WordList) -> Bool

  init(words: NameTable, contacts: NameTable, isSet: @escaping @Sendable (WordList) -> Bool) {
    (self.words, self.contacts, self.isSet) = (words, contacts, isSet)
  }

  /// Whether this process has the list; entries of a list that it does not have may still exist.
  package func knows(_ list: WordList) -> Bool { isSet(list) }

  /// The listed words that this process knows to be removed.
  package func removed(from known: some Sequence<ListedWord>) -> RemovedWords {
    let known = known.filter { knows($0.list) }
    return RemovedWords(
      people: known.compactMap(\.person), words: known.filter { $0.person == nil }.map(\.word),
      to: VocabularyIndex(tables: [words, contacts]))
  }

  /// The entries of a name.
  package func words(named name: String) -> [ListedWord] {
    let name = Words(name)
    return [words, contacts].flatMap { table in
      table.whole(name).filter { !table.isPart($0) }.map { word(of: $0, in: table, name: name.folded[...]) }
    }
  }

  /// The entries whose names have some hashes, of the lists that have changed.
  package func words(named hashes: Set<UInt64>, changedSince last: ListedWords?) -> [ListedWord] {
    guard !hashes.isEmpty else { return [] }
    var found: [ListedWord] = []
    for table in [words, contacts] where table !== last?.words && table !== last?.contacts {
      for term in 0..<UInt32(table.terms.count) where hashes.contains(Words.hash(table.terms[term])) {
        let name = table.terms[term]
        found += table.wholes(of: term).map { word(of: $0, in: table, name: name) }
      }
    }
    return found
  }

  /// Whether a list may have changed.
  package func hasChanged(_ list: WordList, since last: ListedWords?) -> Bool {
    list == .contacts ? contacts !== last?.contacts : words !== last?.words
  }

  private func word(of posting: UInt32, in table: NameTable, name: ArraySlice<UInt8>) -> ListedWord {
    let group = table.groups[table.group(ofPhrase: table.phrase(posting))]
    var list = WordList.contacts
    if table === words, case .names(let types) = group.subject, let type = types.first {
      list = .words(type, app: group.app)
    }
    let record = table.record(posting)
    var person = group.isPeople ? table.records.person(record) : nil
    // An image identifies no person, and it may be large.
    person?.image = nil
    return ListedWord(
      list: list, name: String(decoding: name, as: UTF8.self), word: table.records.name(record), person: person)
  }
}
