/// The classes of words in an utterance.
///
/// It points into the lexicon, which the utterance's reader keeps alive.
package struct WordTokens: @unchecked Sendable {
  /// A class with an entry that begins at a word.
  package struct Token {
    package var wordClass: Int32
    /// The words that it takes.
    package var length: Int32
  }

  /// The classes that begin at a word.
  package struct Place {
    /// Those of the word alone.
    package let alone: UnsafePointer<WordDeterminiser.State>
    /// Those with several words, as a range of ``WordTokens/long``.
    let long: Range<Int32>
    package let marks: WordMarks
  }

  package private(set) var places: [Place] = []
  /// The classes with entries of several words, for all words one after the other.
  package private(set) var long: [Token] = []
  /// The marks of all of them together.
  package private(set) var marks: WordMarks = []

  package init(_ ids: [Int32], _ lexicon: Lexicon) {
    places.reserveCapacity(ids.count)
    for index in ids.indices {
      let alone = lexicon.states[ids[index]]
      let first = Int32(truncatingIfNeeded: long.count)
      var marks = alone.pointee.marks
      lexicon.longTokens(at: index, in: ids) { state, length in
        marks.formUnion(state.marks)
        for wordClass in state.ends { long.append(Token(wordClass: wordClass, length: length)) }
      }
      self.marks.formUnion(marks)
      places.append(Place(alone: alone, long: first..<Int32(truncatingIfNeeded: long.count), marks: marks))
    }
  }

  /// The number of words.
  package var count: Int { places.count }

  /// The classes that begin at a word, those of fewer words first.
  package subscript(index: Int) -> Tokens { Tokens(places[index], long) }

  package struct Tokens: Sequence, IteratorProtocol {
    private let alone: UnsafeBufferPointer<Int32>
    private let long: [Token]
    private let end: Int
    private var place = 0
    private var longPlace: Int

    /// Whether no class begins there.
    package var isEmpty: Bool { alone.isEmpty && longPlace == end }

    fileprivate init(_ place: Place, _ long: [Token]) {
      alone = place.alone.pointee.ends
      self.long = long
      longPlace = Int(place.long.lowerBound)
      end = Int(place.long.upperBound)
    }

    package mutating func next() -> Token? {
      if place < alone.count {
        place += 1
        return Token(wordClass: alone[place - 1], length: 1)
      }
      guard longPlace < end else { return nil }
      longPlace += 1
      return long[longPlace - 1]
    }
  }
}
