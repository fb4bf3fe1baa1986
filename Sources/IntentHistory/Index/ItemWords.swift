import IntentModel
import IntentText

/// The words of an item as its record keeps them: each once, with the attributes that contain it.
///
/// They are cut when the item is indexed and kept with it, so that opening an index does not cut all texts again.
struct ItemWords {
  /// For each word its attributes, the number of its bytes, and its folded bytes.
  private(set) var bytes: [UInt8] = []

  /// How many words of one attribute are indexed, since a text may be endless.
  private static let greatestWords = 2000

  init(_ attributes: SearchableItemAttributeSet, also keywords: [String] = []) {
    var text = ItemText()
    text.add(attributes.title, .title)
    text.add(attributes.contentDescription, .description)
    for word in attributes.keywords + keywords { text.add(word, .keywords) }
    for name in attributes.people + attributes.emailAddresses { text.add(name, .people) }
    for number in attributes.phoneNumbers {
      text.add(number, .phone)
      text.add(number.filter(\.isNumber), .phone)
    }
    let parts = [
      attributes.namedLocation, attributes.subThoroughfare, attributes.thoroughfare, attributes.city,
      attributes.stateOrProvince, attributes.postalCode, attributes.country,
    ]
    for part in parts { text.add(part, .place) }
    cut(text)
  }

  /// All texts of an item as one, so that it is cut into words at once.
  private struct ItemText {
    var text = ""
    /// Where the text of an attribute ends, in bytes.
    var ends: [(end: Int, mask: UInt8)] = []

    mutating func add(_ part: String?, _ attribute: SearchQuery.Attribute) {
      guard let part, !part.isEmpty else { return }
      text += part
      ends.append((text.utf8.count, attribute.mask))
      // Words of different attributes must not run together.
      text += "\n"
    }
  }

  private mutating func cut(_ text: ItemText) {
    let words = Words(text.text)
    // The place in `bytes` of each word's attributes, by the word's hash.
    var places: [UInt64: Int] = [:]
    var part = 0
    var count = 0
    for index in 0..<words.count {
      let word = words[index]
      while part < text.ends.count - 1, Int(word.start) >= text.ends[part].end {
        part += 1
        count = 0
      }
      count += 1
      guard count <= Self.greatestWords else { continue }
      let mask = text.ends[part].mask
      let known = Self.known(words.foldedBytes(index), hash: word.hash)
      if let place = places[known.hash] {
        bytes[place] |= mask
      } else {
        places[known.hash] = bytes.count
        bytes.append(mask)
        bytes.append(UInt8(truncatingIfNeeded: known.word.count))
        bytes.append(contentsOf: known.word)
      }
    }
  }

  private static let greatestLength = 255

  /// A word in the form in which the index has it: at most its first 255 bytes.
  static func known(_ word: ArraySlice<UInt8>, hash: UInt64) -> (word: ArraySlice<UInt8>, hash: UInt64) {
    guard word.count > greatestLength else { return (word, hash) }
    let beginning = word.prefix(greatestLength)
    return (beginning, Words.hash(beginning))
  }

  /// Passes on each word of a record; any bytes may be given.
  static func forEach(in bytes: ArraySlice<UInt8>, _ body: (_ word: ArraySlice<UInt8>, _ mask: UInt8) -> Void) {
    var place = bytes.startIndex
    while place + 2 <= bytes.endIndex {
      let start = place + 2
      let end = start + Int(bytes[place + 1])
      guard end <= bytes.endIndex else { return }
      body(bytes[start..<end], bytes[place])
      place = end
    }
  }
}
