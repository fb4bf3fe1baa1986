import IntentText
import Parley

/// The people whom a simulated app knows, found by what the user calls them.
struct ContactBook: Sendable {
  let contacts: [Contact]
  private let byIdentifier: [String: Int]
  private let words: [[Set<String>]]

  init(_ contacts: [Contact]) {
    self.contacts = contacts
    self.byIdentifier = Dictionary(contacts.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
    self.words = contacts.map { contact in
      [contact.name, contact.nickname, contact.relationship].compactMap { $0 }.map { Set(Self.words(of: $0)) }
    }
  }

  subscript(identifier: String) -> Contact? {
    byIdentifier[identifier].map { contacts[$0] }
  }

  /// The contact of that very name.
  func named(_ name: String) -> Contact? {
    let name = Folding.folded(name)
    return contacts.first { Folding.folded($0.name) == name }
  }

  /// How well a phrase names a contact.
  enum Closeness: Int, Comparable {
    /// Like one word of the name, or the whole of it, but for a letter or two.
    case near
    /// By some words of name, nickname and relationship.
    case part
    /// By the whole name, the nickname or the relationship.
    case whole

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The contacts that a phrase names best, and how well.
  func search(_ phrase: String) -> (contacts: [Contact], closeness: Closeness)? {
    let wanted = Self.words(of: phrase)
    var best: (contacts: [Contact], closeness: Closeness)?
    for index in contacts.indices {
      guard let closeness = closeness(of: wanted, to: index) else { continue }
      if let known = best, known.closeness >= closeness {
        if known.closeness == closeness { best?.contacts.append(contacts[index]) }
      } else {
        best = ([contacts[index]], closeness)
      }
    }
    return best
  }

  /// How well a phrase names one contact; `nil` where it does not.
  func closeness(of phrase: String, to contact: Contact) -> Closeness? {
    byIdentifier[contact.identifier].flatMap { closeness(of: Self.words(of: phrase), to: $0) }
  }

  private func closeness(of wanted: [String], to index: Int) -> Closeness? {
    guard !wanted.isEmpty else { return nil }
    let names = words[index]
    if names.contains(Set(wanted)) { return .whole }
    if wanted.allSatisfy({ word in names.contains { $0.contains(word) } }) { return .part }
    let said = wanted.joined(separator: " ")
    guard said.count >= 3 else { return nil }
    let known = [contacts[index].name] + names.flatMap { $0 }.filter { $0.count >= 3 }.sorted()
    return NearestName.nearest(to: said, among: known) == nil ? nil : .near
  }

  /// The folded words of a phrase, without the "my" of "my mother".
  private static func words(of phrase: String) -> [String] {
    let words = Words(phrase)
    let all = (0..<words.count).map(words.folded)
    return all.count > 1 ? all.filter { $0 != "my" } : all
  }
}
