import DataStructures
import IntentModel
import IntentText
import Testing

@testable import IntentVocabulary

/// What the tables find must be what looking at every name finds.
@Suite struct IndexAgreementTests {
  /// A small generator, so that the names are the same each time.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
      return mixed ^ (mixed >> 32)
    }
  }

  private static let names: [String] = {
    var random = Generator(state: 7)
    let syllables = ["ba", "ko", "ri", "mo", "zu", "ne", "lu", "ti", "shu", "gre", "on", "er"]
    func word() -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in syllables.randomElement(using: &random) ?? "" }.joined()
    }
    return (0..<800).map { _ in (0..<Int.random(in: 1...3, using: &random)).map { _ in word() }.joined(separator: " ") }
  }()

  private static let index = VocabularyIndex(contacts: names.map { Person($0) })

  @Test func everyNameIsFoundByItself() {
    for name in Self.names {
      let words = Words("tell \(name) something")
      let span = Self.index.spans(in: words).first { $0.words == 1..<words.count - 1 }
      #expect(span.map { Self.index.names(of: $0).map(\.spokenPhrase).contains(name) } == true, "\(name)")
    }
  }

  @Test func spansAreWhatEveryNameSays() {
    let utterance = Words("tell bako riko mone that luti er ba on tishu")
    var expected: Set<String> = []
    for start in 0..<utterance.count {
      for end in start + 1...utterance.count {
        let said = (start..<end).map(utterance.folded)
        for name in Self.names {
          let parts = Words(name)
          let folded = (0..<parts.count).map(parts.folded)
          if folded.joined() == said.joined() || folded.contains(said.joined()) {
            expected.insert("\(start)..<\(end)")
          }
        }
      }
    }
    #expect(Set(Self.index.spans(in: utterance).map { "\($0.words)" }) == expected)
  }

  @Test func partsAreWhatEveryNameSays() {
    for name in Self.names.prefix(40) {
      guard let word = Words(name).words.indices.last.map({ Words(name).folded($0) }) else { continue }
      let expected = Self.names.filter { other in
        let words = Words(other)
        return (0..<words.count).contains { words.folded($0) == word } || words.folded == Array(word.utf8)
      }
      let found = Self.index.matches(for: word, of: .contactName, limit: 5_000)
        .filter { $0.confidence >= Confidence.partial || $0.found == .nearMiss }.map(\.name.spokenPhrase)
      #expect(Set(expected).subtracting(found) == [], "\(word)")
    }
  }

  /// One edit is always found, two are, but for some that swap letters across the pieces of a word.
  @Test func nearWordsAreWhatEveryWordSays() throws {
    let table = try #require(Self.index.tables.first)
    let words = Array(Set(Self.names.flatMap { $0.split(separator: " ").map(String.init) })).sorted()
    var distance = EditDistance()
    var missed = 0
    var expectedCount = 0
    for (place, word) in words.enumerated() where place.isMultiple(of: 27) {
      var letters = Array(word.utf8)
      if letters.count > 2 { letters[letters.count / 2] = UInt8(ascii: "x") }
      let found = Set(table.near.near(letters[...], in: table.terms).map(\.term))
      for other in words {
        let bytes = Array(other.utf8)
        let limit = NearWords.allowed(min(bytes.count, letters.count))
        guard let edits = distance.between(letters[...], bytes[...], limit: limit), edits > 0 else { continue }
        expectedCount += 1
        let term = try #require(table.terms.number(of: bytes[...], hash: Words.hash(bytes)))
        if !found.contains(term) {
          missed += 1
          #expect(edits > 1, "\(String(decoding: letters, as: UTF8.self)) \(other)")
        }
      }
    }
    #expect(expectedCount > 30)
    #expect(missed * 20 < expectedCount, "\(missed) of \(expectedCount) missed")
  }
}
