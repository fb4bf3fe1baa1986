import IntentModel
import IntentText
import IntentVocabulary

/// A stretch of words that the vocabulary or the values know.
struct LatticeSpan: Sendable {
  var kind: SpanKind
  /// The vocabulary of a name, counted among the grammar's types.
  var type: Int16 = -1
  var start: Int32
  var end: Int32
  /// What the span adds to a score.
  var score: Float
  /// Where the span stands in the vocabulary's or the values' list.
  var source: Int32
}

/// An app named in an utterance, with the words around the name that belong to it ("on MonkeyChat").
struct AppSpan: Sendable {
  var app: Int
  var start: Int
  var end: Int
  /// Whether a word says that it is an app: "on …", "… app", "launch … to".
  var isMarked: Bool

  /// The number of a well-known app that is not installed.
  static let notInstalled = -2
}

/// What separates a word from the one before.
enum WordBreak: UInt8, Sendable {
  case none, comma, colon, sentence
}

/// The words of an utterance as a grammar knows them, before any phrase is tried.
struct Lattice {
  let words: Words
  let ids: [Int32]
  let traits: [WordTraits]
  let breaks: [WordBreak]
  var apps: [AppSpan] = []

  var count: Int { ids.count }

  /// Whether a word is a single letter, as an initial is.
  func isLetter(_ index: Int) -> Bool { words[index].range.count == 1 }

  init(_ words: Words, breaks: [WordBreak], lexicon: Lexicon) {
    self.words = words
    self.breaks = breaks
    var ids: [Int32] = []
    var traits: [WordTraits] = []
    ids.reserveCapacity(words.count)
    traits.reserveCapacity(words.count)
    for word in words.words {
      let id = lexicon.id(word.hash)
      ids.append(id)
      traits.append(lexicon.traits[Int(id)])
    }
    self.ids = ids
    self.traits = traits
  }

  /// What stands between the words of a text.
  static func breaks(in words: Words) -> [WordBreak] {
    var result = Array(repeating: WordBreak.none, count: words.count)
    let list = words.words
    words.text.utf8.withContiguousStorageIfAvailable { bytes in
      for index in list.indices.dropFirst() {
        let gap = Int(list[index - 1].end)..<Int(list[index].start)
        for place in gap where place < bytes.count { result[index].meet(bytes[place]) }
        // A hyphen beside a space is a dash: "never mind - I found one".
        if gap.count > 1, gap.contains(where: { $0 < bytes.count && bytes[$0] == UInt8(ascii: "-") }) {
          result[index].meet(UInt8(ascii: ","))
        }
      }
    }
    return result
  }
}

extension WordBreak {
  fileprivate mutating func meet(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "\n"): self = .sentence
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("), 0x93, 0x94:
      // The last bytes of dashes are as good as a comma.
      if self == .none { self = .comma }
    case UInt8(ascii: ":"), UInt8(ascii: "\""), 0x9C, 0x9D, 0x9E, 0xAB, 0xBB:
      // The last bytes of curly, low and angle quotation marks.
      if self != .sentence { self = .colon }
    default: break
    }
  }
}
