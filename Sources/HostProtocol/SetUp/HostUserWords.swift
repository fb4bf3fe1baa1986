import Parley

/// What a message says of a user's words: contacts, and vocabulary by its type, most important first.
struct HostUserWords: Sendable {
  private var contacts: [Person]?
  private var vocabulary: [(type: VocabularyType, words: [SpeakableString])] = []

  /// - Parameter otherwise: The contacts of a user for whom the message gives none.
  init(_ fields: JSONFields, otherwise: [Person]) throws(MessageProblem) {
    contacts = try HostWords.people(fields, "contacts") ?? (otherwise.isEmpty ? nil : otherwise)
    let words = try fields.object("vocabulary")
    for type in words.members.keys.sorted() {
      guard VocabularyType.all.contains(VocabularyType(type)) || type.contains(".") else {
        throw .unknown("vocabulary", type, at: words.place, known: VocabularyType.all.map(\.rawValue))
      }
      vocabulary.append((VocabularyType(type), try HostWords.words(words, type)))
    }
  }

  func install(in user: User) async {
    if let contacts { await user.setContacts(contacts) }
    for (type, words) in vocabulary { await user.setVocabulary(words, of: type) }
  }
}
