#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentVocabulary

/// Which donations contain a name: an index by the hashes of names, so that not all donations must be searched.
struct DonatedNames {
  private var numbers: [UInt64: [Int]] = [:]
  private var liveCount = 0
  private var staleCount = 0

  mutating func add(_ donation: StoredDonation, _ number: Int) {
    donation.forEachNameHash { hash in
      numbers[hash, default: []].append(number)
      liveCount += 1
    }
  }

  /// Notes that a donation was deleted.
  ///
  /// Its number stays until enough donations are deleted for the index to be rebuilt.
  mutating func remove(_ donation: StoredDonation) {
    donation.forEachNameHash { _ in
      liveCount -= 1
      staleCount += 1
    }
  }

  var isMostlyStale: Bool { staleCount > liveCount + 1024 }

  /// The hashes of all names, perhaps including those of deleted donations.
  var hashes: Set<UInt64> { Set(numbers.keys) }

  /// Whether the condition holds for a donation with a name; the newest are tried first, since mostly old ones are
  /// deleted.
  func hasNumber(naming hash: UInt64, where isWanted: (Int) -> Bool) -> Bool {
    numbers[hash]?.last(where: isWanted) != nil
  }

  /// The numbers of all donations that contain one of these names, in order; some may be deleted.
  func numbers(naming hashes: [UInt64]) -> [Int] {
    Set(hashes.flatMap { numbers[$0] ?? [] }).sorted()
  }
}

/// The names of people and the words of vocabularies in an interaction's JSON.
enum NamesInJSON {
  private static let keys = [Array("\"displayName\"".utf8), Array("\"spokenPhrase\"".utf8)]

  /// The hashes of the names, each once.
  static func hashes(in json: ArraySlice<UInt8>) -> [UInt64] {
    var known: Set<UInt64> = []
    var hashes: [UInt64] = []
    forEach(in: json) { name in
      guard let hash = RemovedWords.hash(ofName: text(of: name)), known.insert(hash).inserted else { return }
      hashes.append(hash)
    }
    return hashes
  }

  /// The names as they are written.
  static func names(in json: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    forEach(in: json) { names.append(text(of: $0)) }
    return names
  }

  private static func forEach(in json: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
    var place = json.startIndex
    while place + 1 < json.endIndex {
      // Every name follows a quotation mark, a colon and another one; text of the user's has its marks escaped.
      guard json[place] == UInt8(ascii: ":"), json[place + 1] == UInt8(ascii: "\""),
        keys.contains(where: { json[..<place].suffix($0.count).elementsEqual($0) })
      else {
        place += 1
        continue
      }
      let start = place + 2
      var end = start
      while end < json.endIndex, json[end] != UInt8(ascii: "\"") { end += json[end] == UInt8(ascii: "\\") ? 2 : 1 }
      end = min(end, json.endIndex)
      body(json[start..<end])
      place = end
    }
  }

  /// The string between its quotation marks.
  private static func text(of name: ArraySlice<UInt8>) -> String {
    let plain = String(decoding: name, as: UTF8.self)
    guard plain.utf8.contains(UInt8(ascii: "\\")) else { return plain }
    return (try? JSONDecoder().decode([String].self, from: Data("[\"\(plain)\"]".utf8)).first) ?? plain
  }
}
