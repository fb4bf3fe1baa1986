/// How a word sounds, as two hashes: of its consonants, and of its consonants with the places of its vowels.
///
/// Spellings that English and its names pronounce alike give one key: `Jon` and `John`, `Meyer` and `Maier`, `Stephen`
/// and `Steven`, `Catherine` and `Kathryn` (by consonants). Bytes beyond ASCII are kept as they are.
struct Phonetics: Hashable {
  var consonants: UInt32 = 0x811C_9DC5
  var whole: UInt32 = 0x811C_9DC5
  var consonantCount: UInt8 = 0
  var vowelCount: UInt8 = 0

  init(_ word: ArraySlice<UInt8>) {
    self = word.withUnsafeBufferPointer(Phonetics.init)
  }

  init(_ word: UnsafeBufferPointer<UInt8>) {
    var reader = Reader(word)
    var last: UInt8 = 0
    while let sound = reader.next() {
      if sound == last { continue }
      last = sound
      Self.add(sound, to: &whole)
      // A vowel at the beginning counts as a consonant: `Ann` is not `Nan`.
      if sound != Self.vowel || reader.isFirst {
        Self.add(sound, to: &consonants)
        consonantCount &+= 1
      } else {
        vowelCount &+= 1
      }
      reader.isFirst = false
    }
  }

  /// Whether the consonants are equal, and numerous enough that one vowel more or less is not noticed.
  func isAlmost(_ other: Phonetics) -> Bool {
    let vowels = Int(vowelCount) - Int(other.vowelCount)
    return consonants == other.consonants && consonantCount >= 4 && abs(vowels) <= 1
  }

  static let vowel = UInt8(ascii: "a")

  private static func add(_ sound: UInt8, to hash: inout UInt32) {
    hash = (hash ^ UInt32(sound)) &* 0x0100_0193
  }

  /// Takes a word apart into sounds.
  private struct Reader {
    private let word: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var previous: UInt8 = 0
    /// The second sound of a letter that spells two.
    private var pending: UInt8?
    var isFirst = true

    init(_ word: UnsafeBufferPointer<UInt8>) { self.word = word }

    private func letter(_ offset: Int) -> UInt8 {
      index + offset < word.count ? word[index + offset] : 0
    }

    /// The next sound; `nil` at the end.
    mutating func next() -> UInt8? {
      if let sound = pending {
        pending = nil
        return sound
      }
      while index < word.count {
        let current = word[index]
        let (sound, length) = sound(current)
        index += length
        previous = current
        if let sound { return sound }
      }
      return nil
    }

    /// The sound at this place, if it is heard, and the number of letters that spell it.
    private mutating func sound(_ current: UInt8) -> (UInt8?, Int) {
      switch current {
      case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): return (Phonetics.vowel, 1)
      case UInt8(ascii: "e"): return (isSilentE ? nil : Phonetics.vowel, 1)
      case UInt8(ascii: "y"): return (isVowel(letter(1)) && isFirst ? UInt8(ascii: "y") : Phonetics.vowel, 1)
      case UInt8(ascii: "w"), UInt8(ascii: "h"):
        return (isFirst && isVowel(letter(1)) ? current : nil, 1)
      case UInt8(ascii: "'"): return (nil, 1)
      case UInt8(ascii: "v"): return (UInt8(ascii: "f"), 1)
      case UInt8(ascii: "z"): return (UInt8(ascii: "s"), 1)
      case UInt8(ascii: "q"): return (UInt8(ascii: "k"), 1)
      case UInt8(ascii: "x"):
        pending = UInt8(ascii: "s")
        return (UInt8(ascii: "k"), 1)
      default: return combined(current, letter(1))
      }
    }

    /// Letters whose sound depends on the next one.
    private func combined(_ current: UInt8, _ next: UInt8) -> (UInt8?, Int) {
      let h = UInt8(ascii: "h")
      switch (current, next) {
      case (UInt8(ascii: "p"), h): return (UInt8(ascii: "f"), 2)
      case (UInt8(ascii: "g"), h): return (isFirst ? UInt8(ascii: "g") : nil, 2)
      case (UInt8(ascii: "k"), UInt8(ascii: "n")) where isFirst: return (nil, 1)
      case (UInt8(ascii: "c"), UInt8(ascii: "k")): return (UInt8(ascii: "k"), 2)
      case (UInt8(ascii: "c"), h): return (UInt8(ascii: "C"), 2)
      case (UInt8(ascii: "t"), UInt8(ascii: "c")) where letter(2) == h: return (UInt8(ascii: "C"), 3)
      case (UInt8(ascii: "s"), UInt8(ascii: "c")) where letter(2) == h: return (UInt8(ascii: "S"), 3)
      case (UInt8(ascii: "s"), h): return (UInt8(ascii: "S"), 2)
      case (UInt8(ascii: "t"), h): return (UInt8(ascii: "t"), 2)
      case (UInt8(ascii: "d"), UInt8(ascii: "t")): return (UInt8(ascii: "t"), 2)
      case (UInt8(ascii: "d"), UInt8(ascii: "g")): return (UInt8(ascii: "j"), 2)
      case (UInt8(ascii: "c"), _): return (UInt8(ascii: isSoft(next) ? "s" : "k"), 1)
      case (UInt8(ascii: "g"), _):
        return (UInt8(ascii: isSoft(next) && !(isFirst && next == UInt8(ascii: "i")) ? "j" : "g"), 1)
      default: return (current, 1)
      }
    }

    /// An `e` at the end after a consonant: `Anne`.
    private var isSilentE: Bool { letter(1) == 0 && !isFirst && !isVowel(previous) }

    private func isSoft(_ letter: UInt8) -> Bool {
      letter == UInt8(ascii: "e") || letter == UInt8(ascii: "i") || letter == UInt8(ascii: "y")
    }

    private func isVowel(_ letter: UInt8) -> Bool {
      switch letter {
      case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
        UInt8(ascii: "y"):
        true
      default: false
      }
    }
  }
}
