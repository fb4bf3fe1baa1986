import DataStructures
import IntentText

/// Finds the words of a table that sound like another, or are one or two edits away from it.
///
/// Two words with at most two edits between them have one of three pieces in common, one edit one of two halves: the
/// words are in buckets by each of their pieces, and only those that share one are compared.
struct NearWords: Sendable {
  /// A word that was found.
  struct Found {
    var term: UInt32
    /// 0 for a word that sounds the same.
    var edits: Int
    var soundsAlike: Bool
  }

  private let sounds: Buckets
  private let pieces: Buckets
  /// The terms that are single words, and the letters of each.
  private let words: [UInt32]
  private let letters: [UInt32]
  /// How many candidates of a piece are compared at most.
  private static let mostCandidates = 20_000

  init(_ terms: ByteTable, words: [UInt32]) {
    self.words = words
    letters = words.map { Self.letters(terms[$0]) }
    let all = Array(0..<UInt32(terms.count))
    sounds = Buckets(all, by: all.map { Phonetics(terms[$0]).consonants })
    var (numbers, hashes): ([UInt32], [UInt32]) = ([], [])
    numbers.reserveCapacity(words.count * 3)
    hashes.reserveCapacity(words.count * 3)
    for (number, term) in words.enumerated() {
      let word = terms[term]
      guard Self.isComparable(word.count) else { continue }
      for piece in 0..<Self.pieceCount(word.count) {
        numbers.append(UInt32(number))
        hashes.append(
          Self.hash(piece, of: word.count, word[Self.range(piece, of: word.count, from: word.startIndex)]))
      }
    }
    pieces = Buckets(numbers, by: hashes)
  }

  var byteCount: Int { sounds.byteCount + pieces.byteCount + (words.count + letters.count) * 4 }

  /// The longest word that is compared.
  static let longest = 48

  /// The most edits with which a word is still taken for another, by the length of the shorter.
  static func allowed(_ length: Int) -> Int {
    length < 4 ? 0 : length < 7 ? 1 : 2
  }

  /// A bit for each letter of a word; an edit changes two of them at most.
  static func letters(_ word: ArraySlice<UInt8>) -> UInt32 {
    var mask: UInt32 = 0
    for byte in word { mask |= 1 << UInt32(byte & 31) }
    return mask
  }

  private static func isComparable(_ length: Int) -> Bool { (4...Self.longest).contains(length) }

  private static func pieceCount(_ length: Int) -> Int { length < 7 ? 2 : 3 }

  private static func range(_ piece: Int, of length: Int, from start: Int) -> Range<Int> {
    let count = pieceCount(length)
    return start + length * piece / count..<start + length * (piece + 1) / count
  }

  private static func hash(_ piece: Int, of length: Int, _ bytes: ArraySlice<UInt8>) -> UInt32 {
    var hash = 0x811C_9DC5 ^ UInt32(truncatingIfNeeded: piece &* 64 &+ length)
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// The terms of one or more words that sound like a text with its words joined, without the text itself.
  func alike(_ text: ArraySlice<UInt8>, in terms: ByteTable) -> [Found] {
    guard text.count > 1 else { return [] }
    let key = Phonetics(text)
    var distance = EditDistance()
    var found: [Found] = []
    for term in sounds[key.consonants].prefix(Self.mostCandidates) {
      let candidate = terms[term]
      let other = Phonetics(candidate)
      guard other.consonants == key.consonants, !candidate.elementsEqual(text) else { continue }
      if other.whole == key.whole {
        found.append(Found(term: term, edits: 0, soundsAlike: true))
      } else if max(text.count, candidate.count) <= Self.longest,
        let edits = distance.between(text, candidate, limit: 3), edits * 3 <= text.count
      {
        // Different vowels are tolerated, unless the word has few.
        found.append(Found(term: term, edits: edits, soundsAlike: true))
      } else if key.isAlmost(other) {
        found.append(Found(term: term, edits: 3, soundsAlike: true))
      }
    }
    return found
  }

  /// The words that are one or two edits away.
  func near(_ text: ArraySlice<UInt8>, in terms: ByteTable) -> [Found] {
    guard Self.isComparable(text.count) else { return [] }
    let most = Self.allowed(text.count)
    let mask = Self.letters(text)
    var seen: Set<UInt32> = []
    var found: [Found] = []
    var distance = EditDistance()
    for length in max(4, text.count - most)...min(Self.longest, text.count + most) {
      let limit = Self.allowed(min(length, text.count))
      guard abs(length - text.count) <= limit else { continue }
      for number in candidates(of: length, for: text, limit: limit) {
        guard (letters[Int(number)] ^ mask).nonzeroBitCount <= 2 * limit else { continue }
        let term = words[Int(number)]
        let candidate = terms[term]
        guard candidate.count == length, !seen.contains(term),
          let edits = distance.between(text, candidate, limit: limit), edits > 0
        else { continue }
        seen.insert(term)
        found.append(Found(term: term, edits: edits, soundsAlike: false))
      }
    }
    return found
  }

  /// The words of a length, by number, that share a piece with the text; some occur twice.
  private func candidates(
    of length: Int, for text: ArraySlice<UInt8>, limit: Int
  ) -> some Sequence<UInt32> {
    (0..<Self.pieceCount(length)).lazy.flatMap { piece in
      let size = Self.range(piece, of: length, from: 0).count
      return Self.starts(of: piece, of: length, in: text, limit: limit).lazy.flatMap { start in
        pieces[Self.hash(piece, of: length, text[start..<start + size])].prefix(Self.mostCandidates)
      }
    }
  }

  /// Where a piece of a word of some length may begin in the text, given the number of edits.
  private static func starts(
    of piece: Int, of length: Int, in text: ArraySlice<UInt8>, limit: Int
  ) -> [Int] {
    let range = range(piece, of: length, from: text.startIndex)
    // Edits before the piece, or behind it, may have moved it.
    return (range.lowerBound - limit...range.lowerBound + limit).filter { start in
      let moved = abs(start - range.lowerBound)
      let movedBehind = abs(text.count - length - (start - range.lowerBound))
      return start >= text.startIndex && start + range.count <= text.endIndex && moved + movedBehind <= limit
    }
  }
}
