import DataStructures
import IntentModel
import IntentText
import Testing

@testable import IntentVocabulary

@Suite struct NearMatchingTests {
  private func matches(_ phrase: String, among names: [String]) -> [String] {
    VocabularyIndex(contacts: names.map { Person($0) }).matches(for: phrase, of: .contactName)
      .map { "\($0.found) \($0.name.spokenPhrase)" }
  }

  @Test(arguments: [
    ("Jon", "John"), ("Meyer", "Maier"), ("Stephen", "Steven"), ("Catherine", "Kathryn"), ("Geoff", "Jeff"),
    ("Phil", "Fill"), ("Ann", "Anne"), ("Sara", "Sarah"), ("Erik", "Eric"), ("Schmidt", "Shmit"), ("Nicky", "Niki"),
    ("Marc", "Mark"), ("Philippe", "Filip"),
  ])
  func findsNamesThatSoundAlike(said: String, name: String) {
    let found = matches(said, among: ["Cornelius", name, "Koko Nut"])
    #expect(found == ["sound \(name)"])
  }

  @Test(arguments: [
    ("Lovlace", "Ada Lovelace"), ("Lovelcae", "Ada Lovelace"), ("Ada Loevlace", "Ada Lovelace"),
    ("Cornelious Longtale", "Cornelius Longtail"), ("Chimpksy", "Chimpsky"), ("Capucin", "Capucine Café"),
    ("bananna lvoers", "Banana Lovers"), ("Bpbo", "Bobo"),
  ])
  func findsNamesALetterOrTwoAway(said: String, name: String) {
    let found = matches(said, among: ["Koko Nut", name, "Zira Baboonova"])
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(name) == true, "\(found)")
  }

  @Test(arguments: [
    ("bananarific", "Banana Rific"), ("banana rific", "Bananarific"), ("ba nana ri fic", "Bananarific"),
    ("monkey chat", "MonkeyChat"), ("banana riffic", "Bananarific"),
  ])
  func findsWordsSplitOrJoined(said: String, name: String) {
    let found = matches(said, among: ["Koko Nut", name])
    #expect(found.count == 1)
    #expect(found.first == "nearMiss \(name)" || found.first == "sound \(name)")
  }

  @Test func findsNothingThatIsFarAway() {
    for said in ["Cornelia Shortnose", "zzz", "Bo", "the", "12345678", "🐒🐒🐒🐒"] {
      #expect(matches(said, among: ["Bobo", "Cornelius Longtail", "Ada Lovelace"]) == [], "\(said)")
    }
  }

  @Test func ordersBySurenessAndThenPriority() {
    let index = VocabularyIndex(contacts: ["Jon Snow", "John", "Jon", "Joan"].map { Person($0) })
    let found = index.matches(for: "Jon", of: .contactName)
    #expect(found.map(\.name.spokenPhrase) == ["Jon", "Jon Snow", "John", "Joan"])
    #expect(found.map(\.found) == [.exact, .partial, .sound, .sound])
    #expect(found.map(\.confidence) == found.map(\.confidence).sorted(by: >))
  }

  /// Words made by every single edit must be found; by construction, none of them is another name.
  @Test func findsEverySingleEdit() {
    let name = Array("cornelius")
    let index = VocabularyIndex(contacts: [Person("Cornelius")])
    for place in name.indices {
      var deleted = name
      deleted.remove(at: place)
      var changed = name
      changed[place] = "q"
      var inserted = name
      inserted.insert("q", at: place)
      var swapped = name
      if place > 0 { swapped.swapAt(place, place - 1) }
      for word in [deleted, changed, inserted, swapped] {
        #expect(index.matches(for: String(word), of: .contactName).count == 1, "\(String(word))")
      }
    }
  }

  /// Two edits of every kind at every two places: what is two edits away from a name of seven letters or more is found.
  @Test(arguments: ["cornelius", "lovelace", "chimpsky", "bartholomew"])
  func findsEveryTwoEdits(name: String) {
    let index = VocabularyIndex(contacts: [Person(name)])
    let words = Set(Self.edits(of: Array(name)).flatMap(Self.edits).map { String($0) }).subtracting([name])
    let near = words.filter { word in
      var distance = EditDistance()
      let allowed = NearWords.allowed(min(word.utf8.count, name.utf8.count))
      return distance.between(Array(word.utf8)[...], Array(name.utf8)[...], limit: allowed) != nil
    }
    let missed = near.filter { index.matches(for: $0, of: .contactName).isEmpty }
    #expect(missed.isEmpty, "\(missed.count) of \(near.count): \(missed.sorted().prefix(5))")
  }

  private static func edits(of word: [Character]) -> [[Character]] {
    word.indices.flatMap { place in
      var (deleted, changed, inserted, swapped) = (word, word, word, word)
      deleted.remove(at: place)
      changed[place] = "q"
      inserted.insert("q", at: place)
      if place > 0 { swapped.swapAt(place, place - 1) }
      return [deleted, changed, inserted, swapped]
    }
  }

  @Test func aNameMayBeAnEmoji() {
    #expect(matches("🐵", among: ["Bobo", "🐵", "🐵🍌"]) == ["exact 🐵", "partial 🐵🍌"])
    #expect(matches("❤️", among: ["❤️"]) == ["exact ❤️"])
    #expect(matches("👩‍👩‍👧", among: ["Bobo", "👩‍👩‍👧"]) == ["exact 👩‍👩‍👧"])
  }
}
