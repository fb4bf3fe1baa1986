import IntentLanguages
import IntentModel
import LanguageNotation
import Testing

@testable import IntentVocabulary

/// A relationship is found by every word that a language has for it, wherever and in whatever language it was written.
@Suite struct RelationshipWordsTests {
  /// Each word of each language, as a relationship of a contact, with what the engine calls it.
  private static let words: [(word: String, relationship: String)] = Language.all.flatMap { language in
    language.sections(.words).flatMap { file, section in
      NotationReader(section, file: file).definitions.compactMap { definition -> [(String, String)]? in
        guard case .words(let list) = definition.kind, list.role == .relation else { return nil }
        guard case .choice(let ways) = list.pattern else { return nil }
        return ways.compactMap { way in
          switch way {
          case .word(let word): (word, list.name)
          case .sequence(let parts):
            (parts.compactMap { if case .word(let word) = $0 { word } else { nil } }.joined(separator: " "), list.name)
          default: nil
          }
        }
      }.flatMap(\.self)
    }
  }

  @Test func everyWordOfEveryLanguageFindsThePerson() {
    #expect(Self.words.count > 400)
    for (word, relationship) in Self.words {
      for written in [word, word.uppercased()] {
        let person = Person("Ann Miller", relationship: Person.Relationship(written))
        let contacts = VocabularyIndex(contacts: [Person("Bea Smith"), person])
        let asked = Person("my \(word)", relationship: Person.Relationship(relationship))
        #expect(contacts.resolve(asked) == .success(person), "\(written) as \(relationship)")
      }
    }
  }

  @Test func whoeverIsCalledSoExactlyComesFirst() {
    let spouse = Person("Ann", relationship: .spouse)
    let wife = Person("Bea", relationship: Person.Relationship("wife"))
    let contacts = VocabularyIndex(contacts: [wife, spouse])
    #expect(contacts.people(related: .spouse) == [spouse])
    #expect(VocabularyIndex(contacts: [wife]).people(related: .spouse) == [wife])
  }

  @Test func aRelationshipTellsNamesakesApartInOtherWords() {
    let sister = Person("Bobo", contactIdentifier: "a", relationship: Person.Relationship("Schwester"))
    let friend = Person("Bobo", contactIdentifier: "b", relationship: Person.Relationship("best friend"))
    let index = VocabularyIndex(contacts: [friend, sister])
    #expect(index.resolve(Person("Bobo", relationship: .sister)) == .success(sister))
  }

  /// An app that does not know who the mother is knows a person of her name.
  @Test func whomTheUsersOwnContactsNameIsFoundInAnAppThatKnowsTheName() {
    let app = VocabularyIndex(contacts: [Person("Quentin Zorro", customIdentifier: "q"), Person("Quentin")])
    var asked = Person("my mother", relationship: .mother)
    #expect(app.resolve(asked) == .unsupported)
    asked.siriMatches = [Person("Quentin Zorro", relationship: .mother)]
    #expect(app.resolve(asked) == .success(Person("Quentin Zorro", customIdentifier: "q")))
  }

  @Test(arguments: ["landlady", "frobnicator", ""])
  func noLanguageKnowsEverything(_ word: String) {
    #expect(!RelationshipWords.knows(Person.Relationship(word)))
    #expect(RelationshipWords.relationships(named: Person.Relationship(word)).isEmpty)
  }
}
