import Foundation
import Parley

/// The contacts of a user who talks to an app that brings none.
package enum UserContacts {
  /// A line of a file that is no contact.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    /// The file and, for a line of it, its number from 1.
    package var place: String
    /// What is wrong with it.
    package var words: String
    package var description: String { "\(place): \(words)" }
  }

  /// Three people with numbers, so that the first call to an app reaches somebody.
  package static let usual = ["Bobo <+1 408 555 0101>", "Koko <+1 408 555 0102>", "Zira <+1 408 555 0103>"]
    .compactMap(ContactReader.read)

  /// How long a file may be, in bytes.
  private static let longest = 1 << 20

  /// The contacts as lines of a script's header.
  package static func header(_ lines: [String]) -> String {
    lines.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ", ")
  }

  /// The contact on a line of a script's header, `Anna Meier (mother) <+49 30 1234>`; `nil` for any other text.
  package static func contact(_ line: String) -> Person? { ContactReader.read(line) }

  /// The contacts of a file: one a line in the notation of a script's header; empty lines and those that begin with `#`
  /// are passed over.
  /// - Throws: ``Problem`` for a file that cannot be read, and for the first line that is no contact.
  package static func read(_ path: String) throws(Problem) -> [Person] {
    try lines(of: path).compactMap(ContactReader.read)
  }

  /// The lines of a file that are contacts.
  /// - Throws: ``Problem`` for a file that cannot be read, and for the first line that is no contact.
  package static func lines(of path: String) throws(Problem) -> [String] {
    guard let content = FileManager.default.contents(atPath: path) else {
      throw Problem(place: path, words: "there is no such file.")
    }
    guard content.count <= longest else { throw Problem(place: path, words: "it is longer than a list of contacts.") }
    var contacts: [String] = []
    let lines = String(decoding: content, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      if text.isEmpty || text.hasPrefix("#") { continue }
      guard ContactReader.read(text) != nil else {
        let example = "Anna Meier (mother) “Annie” <work +49 30 1234> <anna@example.org>"
        throw Problem(place: "\(path):\(index + 1)", words: "'\(text)' is no contact; one is written as: \(example)")
      }
      contacts.append(text)
    }
    return contacts
  }
}
