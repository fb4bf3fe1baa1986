/// The classes of words in an utterance.
///
/// It points into the lexicon, which the utterance's reader keeps alive.
struct WordTokens: @unchecked Sendable {
  /// A class with an entry that begins at a word.
  struct Token {
    var wordClass: Int32
    /// The words that it takes.
    var length: Int32
  }

  /// The classes that begin at a word.
  struct Place {
    /// Those of the word alone.
    let alone: UnsafePointer<WordDeterminiser.State>
    /// Those with several words, as a range of ``WordTokens/long``.
    let long: Range<Int32>
    let marks: WordMarks
  }

  private(set) var places: [Place] = []
  /// The classes with entries of several words, for all words one after the other.
  private(set) var long: [Token] = []
  /// The marks of all of them together.
  private(set) var marks: WordMarks = []

  init(_ ids: [Int32], _ lexicon: Lexicon) {
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
  var count: Int { places.count }

  /// The classes that begin at a word, those of fewer words first.
  subscript(index: Int) -> Tokens { Tokens(places[index], long) }

  struct Tokens: Sequence, IteratorProtocol {
    private let alone: UnsafeBufferPointer<Int32>
    private let long: [Token]
    private let end: Int
    private var place = 0
    private var longPlace: Int

    /// Whether no class begins there.
    var isEmpty: Bool { alone.isEmpty && longPlace == end }

    fileprivate init(_ place: Place, _ long: [Token]) {
      alone = place.alone.pointee.ends
      self.long = long
      longPlace = Int(place.long.lowerBound)
      end = Int(place.long.upperBound)
    }

    mutating func next() -> Token? {
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
