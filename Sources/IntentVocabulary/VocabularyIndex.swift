import IntentModel
import IntentText

/// Finds the words that apps and a user bring: an immutable value, cheap to copy, safe to share.
///
/// ```swift
/// let index = VocabularyIndex(apps: apps, language: "en").preceded(by: user.vocabulary)
/// index.matches(for: "bobo", of: .contactName)
/// ```
package struct VocabularyIndex: Sendable {
  /// The tables, most important first.
  let tables: [NameTable]

  init(tables: [NameTable]) {
    self.tables = tables
  }

  /// An index that knows nothing.
  package init() {
    self.init(tables: [])
  }

  /// The words that apps bring for all their users: their names and their vocabularies in a language.
  package init(apps: [AssistantApp], language: String) {
    var builder = NameTableBuilder()
    for app in apps {
      builder.beginGroup(.app, app: app.identifier)
      for name in app.names(for: language) { builder.add(name) }
    }
    for app in apps {
      for group in app.vocabulary(for: language)?.parameterVocabularies ?? [] {
        builder.beginGroup(.names(group.types), app: app.identifier)
        for item in group.items {
          for synonym in item.synonyms { builder.add(synonym) }
        }
      }
    }
    self.init(tables: [builder.finished()])
  }

  /// An index of people, most important first.
  package init(contacts: some Sequence<Person>) {
    self.init(tables: [Self.table(of: contacts)])
  }

  /// An index of names of one type, most important first: of an app's albums, accounts, places.
  package init(_ names: some Sequence<SpeakableString>, of type: VocabularyType) {
    var builder = NameTableBuilder()
    builder.beginGroup(.names([type]), isPeople: type == .contactName)
    for name in names { builder.add(name) }
    self.init(tables: [builder.finished()])
  }

  static func table(of contacts: some Sequence<Person>) -> NameTable {
    var builder = NameTableBuilder()
    builder.beginGroup(.names([.contactName]), isPeople: true)
    let isArray: Void? = contacts.withContiguousStorageIfAvailable { contacts in
      // A person is large: it is not copied out of an array.
      for place in contacts.indices { builder.add(contacts[place]) }
    }
    if isArray == nil { for contact in contacts { builder.add(contact) } }
    return builder.finished()
  }

  /// The words of both, those of the other before these.
  package func preceded(by other: VocabularyIndex) -> VocabularyIndex {
    VocabularyIndex(tables: other.tables + tables)
  }

  /// The people with this relationship to the user, most important first; where there are none, those whose
  /// relationship includes it: a "best friend" is a friend.
  package func people(related relationship: Person.Relationship) -> [Person] {
    let key = relationship.folded
    let exact = tables.flatMap { table in (table.related[key] ?? []).map { table.records.person($0) } }
    if !exact.isEmpty { return exact }
    return tables.flatMap { table in (table.partlyRelated[key] ?? []).map { table.records.person($0) } }
  }

  /// The bytes that the words take.
  package var byteCount: Int { tables.reduce(0) { $0 + $1.byteCount } }
}
