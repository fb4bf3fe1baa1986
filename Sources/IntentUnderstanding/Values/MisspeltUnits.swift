import DataStructures
import IntentAutomaton
import IntentText

/// The words for units and currencies, by which a misspelt one behind a number is recognised: "20 dolars".
///
/// A misspelt word has the same first letter and differs by one edit, from seven letters on by two. Replacing the last
/// letter, or any letter of a word of four, makes a different word too easily ("franc", "Frank"; "buck", "back"): there
/// only letters that are left out, added or swapped count.
struct MisspeltUnits: Sendable {
  private struct Entry: Sendable {
    let word: String
    let hash: UInt64
    let sense: Lexeme.Sense
  }

  private var entries: [Entry] = []
  private static let lengths = 4...20

  init() {}

  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    entries = try reader.list { reader throws(TableReader.Mismatch) in
      Entry(word: try reader.text(), hash: try reader.uint64(), sense: try Lexeme(from: &reader).sense)
    }
  }

  func write(to writer: inout TableWriter) {
    writer.add(entries) {
      $0.add($1.word)
      $0.add($1.hash)
      Lexeme(sense: $1.sense, isWeak: false).write(to: &$0)
    }
  }

  var byteCount: Int { HeldBytes.of(entries) + HeldBytes.of(entries.lazy.map(\.word)) }

  mutating func add(_ word: [UInt8], hash: UInt64, _ sense: Lexeme.Sense) {
    guard Self.lengths.contains(word.count) else { return }
    entries.append(Entry(word: String(decoding: word, as: UTF8.self), hash: hash, sense: sense))
  }

  /// The hash of the intended word; `nil` where none is similar, or several with different meanings are.
  func meant(by word: ArraySlice<UInt8>) -> UInt64? {
    guard Self.lengths.contains(word.count), let first = word.first else { return nil }
    let text = String(decoding: word, as: UTF8.self)
    var best: (entry: Entry, edits: Int, isShared: Bool)?
    for entry in entries where entry.word.utf8.first == first {
      guard let edits = Self.edits(text, entry.word), edits <= best?.edits ?? .max else { continue }
      if let known = best, known.edits == edits {
        if known.entry.sense != entry.sense { best?.isShared = true }
      } else {
        best = (entry, edits, false)
      }
    }
    return best.flatMap { $0.isShared ? nil : $0.entry.hash }
  }

  /// The number of edits between two words; `nil` where it is too large, or they are different words.
  private static func edits(_ said: String, _ known: String) -> Int? {
    let (length, other) = (said.utf8.count, known.utf8.count)
    let most = min(length, other) < 7 ? 1 : 2
    guard abs(length - other) <= most else { return nil }
    let edits = NearestName.distance(said, known)
    guard (1...most).contains(edits) else { return nil }
    let mayReplace = length != other || length > 4 && said.utf8.last == known.utf8.last
    return mayReplace || said.utf8.sorted() == known.utf8.sorted() ? edits : nil
  }
}
