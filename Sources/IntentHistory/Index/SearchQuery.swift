#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentText

/// A search: words and conditions, all of which an item must meet.
public struct SearchQuery: Sendable, Hashable {
  /// Words as the user types them; the last one is looked for as a beginning, unless a space follows it.
  public var text: String
  /// Conditions that an item must meet beside the words.
  public var conditions: [Condition]
  /// Only in this app.
  public var app: String?
  /// How many results are wanted.
  public var limit: Int

  /// One more thing that an item must meet.
  public enum Condition: Sendable, Hashable {
    /// All these words are in one attribute; the last word is a prefix where it ends with `*`.
    case words(String, in: Attribute)
    case date(DateAttribute, from: Date?, until: Date?)
    /// Within the given distance in metres.
    case near(Coordinate, metres: Double)
    case contentType(String)
    /// In this domain or one of its sub-domains.
    case domain(String)
    case canBeCalled
    case canBeGoneTo
  }

  /// The attributes that words are looked for in.
  public enum Attribute: String, Sendable, Hashable, Codable, CaseIterable {
    case title, description, keywords, people, place, phone
    var mask: UInt8 {
      switch self {
      case .title: 1
      case .description: 2
      case .keywords: 4
      case .people: 8
      case .place: 16
      case .phone: 32
      }
    }
  }

  /// The date that a condition is about.
  public enum DateAttribute: String, Sendable, Hashable, Codable, CaseIterable {
    case created, modified, lastUsed, start, end, due
  }

  /// A query of words, conditions or both, for 20 results unless another limit is given.
  public init(_ text: String = "", _ conditions: [Condition] = [], in app: String? = nil, limit: Int = 20) {
    self.text = text
    self.conditions = conditions
    self.app = app
    self.limit = limit
  }

  /// Reads a line as a person types it in a search field: words, and `title:`, `people:`, `place:` … before a word.
  public init(line: String, in app: String? = nil, limit: Int = 20) {
    self.init(in: app, limit: limit)
    var rest: [Substring] = []
    for part in line.split(separator: " ") {
      let halves = part.split(separator: ":", maxSplits: 1)
      if halves.count == 2, let attribute = Attribute(rawValue: halves[0].lowercased()) {
        conditions.append(.words(String(halves[1]), in: attribute))
      } else {
        rest.append(part)
      }
    }
    text = rest.joined(separator: " ") + (line.last == " " && !rest.isEmpty ? " " : "")
  }
}

extension SearchQuery {
  /// One word to look for.
  struct Word: Hashable {
    var folded: [UInt8]
    var hash: UInt64
    var isPrefix: Bool
    /// The attributes that may contain it.
    var mask: UInt8
  }

  /// The words of the text and of the conditions; at most thirty-two are looked for.
  var words: [Word] {
    var words = Self.words(text, endsOpen: text.last.map { !$0.isWhitespace } ?? false, mask: .max)
    for case .words(let text, let attribute) in conditions {
      words += Self.words(text, endsOpen: text.last == "*", mask: attribute.mask)
    }
    return Array(words.prefix(32))
  }

  private static func words(_ text: String, endsOpen: Bool, mask: UInt8) -> [Word] {
    let words = Words(String(text.prefix(1000)))
    return words.words.indices.map { index in
      let known = ItemWords.known(words.foldedBytes(index), hash: words[index].hash)
      return Word(
        folded: Array(known.word), hash: known.hash, isPrefix: endsOpen && index == words.count - 1, mask: mask)
    }
  }

  /// Whether an item meets the conditions that are not words.
  func allows(_ item: SearchableItem) -> Bool {
    conditions.allSatisfy { condition in
      let attributes = item.attributeSet
      switch condition {
      case .words: return true
      case .date(let attribute, let from, let until):
        guard let date = attributes.date(attribute) else { return false }
        return from.map { date >= $0 } ?? true && until.map { date < $0 } ?? true
      case .near(let point, let metres):
        return attributes.coordinate.map { $0.distance(to: point) <= metres } ?? false
      case .contentType(let type): return attributes.contentType == type
      case .domain(let domain): return item.domainIdentifier.map { Domain.holds(domain, $0) } ?? false
      case .canBeCalled: return attributes.supportsPhoneCall ?? true && !attributes.phoneNumbers.isEmpty
      case .canBeGoneTo: return attributes.supportsNavigation ?? true && attributes.place != nil
      }
    }
  }

  var hasConditionsOnItems: Bool {
    conditions.contains { if case .words = $0 { false } else { true } }
  }
}

extension SearchableItemAttributeSet {
  fileprivate func date(_ attribute: SearchQuery.DateAttribute) -> Date? {
    switch attribute {
    case .created: contentCreationDate
    case .modified: contentModificationDate
    case .lastUsed: lastUsedDate
    case .start: startDate
    case .end: endDate
    case .due: dueDate
    }
  }
}

/// Domains and their sub-domains: `mail.work` lies in `mail`, `mailing` does not.
enum Domain {
  static func holds(_ domain: String, _ other: String) -> Bool {
    other == domain || (other.utf8.count > domain.utf8.count && other.hasPrefix(domain + "."))
  }
}
