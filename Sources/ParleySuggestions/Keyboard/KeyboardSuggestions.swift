#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory
import IntentModel
import IntentText

/// A text that the keyboard offers, and where it comes from.
public struct KeyboardSuggestion: Sendable, Hashable {
  /// The text that is inserted.
  public var text: String
  /// What the text belongs to: the place's or the person's name.
  public var detail: String?
  /// Where the text comes from.
  public var source: Source

  /// Where it comes from.
  public enum Source: Sendable, Hashable {
    /// A place that was looked at in an app.
    case viewed(in: AppProfile)
    case contact(Person)
    /// The user's own card.
    case ownCard
  }

  /// A text with its source.
  public init(_ text: String, detail: String? = nil, source: Source) {
    self.text = text
    self.detail = detail
    self.source = source
  }
}

/// Finds what the keyboard offers for a field and what is typed in it so far.
///
/// A field that says what it is for is offered texts of that kind. In any other field a place or a telephone number is
/// offered after the words that lead to one, such as "Let's meet at".
public struct KeyboardSuggestions: Sendable {
  /// Newest first, as of `ActivityCenter.recent(at:)`.
  public var viewed: [ActivityCenter.Recent]
  /// The user's contacts, with the user's own card among them (`isMe`).
  public var contacts: [Person]
  /// The moment, the apps and the language.
  public var context: SuggestionContext

  /// Suggests from these activities and contacts.
  public init(viewed: [ActivityCenter.Recent], contacts: [Person] = [], context: SuggestionContext) {
    self.viewed = viewed
    self.contacts = contacts
    self.context = context
  }

  /// What is offered, the likeliest first.
  ///
  /// - Parameters:
  ///   - contentType: what the field is for; `nil` for any text.
  ///   - typed: the text before the cursor; only its last 200 characters count.
  public func suggestions(for contentType: TextContentType?, typed: String) -> [KeyboardSuggestion] {
    guard !context.settings.disabledGroups.contains(.places) || contentType?.isOfPlaces == false else { return [] }
    let found: [KeyboardSuggestion]
    if let contentType {
      found = candidates(contentType).filter { Self.begins($0, with: typed) }
    } else {
      found = afterLeadingWords(String(typed.suffix(200)))
    }
    return Array(found.uniqued().prefix(context.limit))
  }

  private func afterLeadingWords(_ typed: String) -> [KeyboardSuggestion] {
    if let rest = Self.rest(of: typed, after: context.words.leadsToPlace) {
      return places.flatMap { place, source -> [KeyboardSuggestion] in
        let name = KeyboardSuggestion(place.name ?? "", detail: place.addressLine, source: source)
        let address = KeyboardSuggestion(place.addressLine, detail: place.name, source: source)
        let isName = Self.begins(name, with: rest)
        return [name, address].filter { !$0.text.isEmpty && (isName || Self.begins($0, with: rest)) }
      }
    }
    if let rest = Self.rest(of: typed, after: context.words.leadsToPhoneNumber) {
      return viewedNumbers.filter { Self.begins($0, with: rest) }
    }
    return []
  }

  private func candidates(_ contentType: TextContentType) -> [KeyboardSuggestion] {
    switch contentType {
    case .name: people { $0.displayName }
    case .givenName: people { $0.nameComponents?.givenName }
    case .familyName: people { $0.nameComponents?.familyName }
    case .emailAddress: people { $0.address(.emailAddress) }
    case .telephoneNumber: viewedNumbers + people { $0.address(.phoneNumber) }
    case .location:
      places.map { KeyboardSuggestion($0.place.name ?? "", detail: $0.place.addressLine, source: $0.source) }
    case .fullStreetAddress:
      places.map { KeyboardSuggestion($0.place.addressLine, detail: $0.place.name, source: $0.source) }
    case .addressCityAndState:
      places.map { place, source in
        let parts = [place.locality, place.administrativeArea].compactMap { $0 }
        return KeyboardSuggestion(parts.joined(separator: ", "), detail: place.name, source: source)
      }
    }
  }

  /// The places looked at in the last day, each once.
  private var places: [(place: Placemark, source: KeyboardSuggestion.Source)] {
    var seen = Set<String>()
    return recent.compactMap { recent, app in
      guard let place = recent.activity.place, seen.insert(place.key).inserted else { return nil }
      return (place, .viewed(in: app))
    }
  }

  private var viewedNumbers: [KeyboardSuggestion] {
    recent.compactMap { recent, app in
      recent.activity.phoneNumber.map {
        KeyboardSuggestion($0, detail: recent.activity.place?.name, source: .viewed(in: app))
      }
    }
  }

  private var recent: [(ActivityCenter.Recent, AppProfile)] {
    viewed.compactMap { recent in
      guard context.now.timeIntervalSince(recent.date) <= 86400, !recent.activity.isExpired(at: context.now),
        let app = context.allowedApp(recent.app)
      else { return nil }
      return (recent, app)
    }
  }

  /// A text for each person: the user's own first, then those of the contacts in their order.
  private func people(_ text: (Person) -> String?) -> [KeyboardSuggestion] {
    (contacts.filter(\.isMe) + contacts.filter { !$0.isMe }).compactMap { person in
      text(person).map {
        KeyboardSuggestion($0, detail: person.displayName, source: person.isMe ? .ownCard : .contact(person))
      }
    }
  }

  /// The words that follow a leading phrase; `nil` where none of the phrases is among the last words.
  private static func rest(of typed: String, after leads: [String]) -> String? {
    let words = Words(typed)
    for lead in leads {
      let wanted = Words(lead)
      guard wanted.count > 0, words.count >= wanted.count else { continue }
      for start in stride(from: words.count - wanted.count, through: max(0, words.count - wanted.count - 4), by: -1) {
        let fits = (0..<wanted.count).allSatisfy { words[start + $0].hash == wanted[$0].hash }
        guard fits else { continue }
        let end = start + wanted.count
        return end < words.count ? words.source(end..<words.count) : ""
      }
    }
    return nil
  }

  /// Whether the text, or a word of it, begins with what was typed; folded on both sides.
  private static func begins(_ suggestion: KeyboardSuggestion, with typed: String) -> Bool {
    guard !suggestion.text.isEmpty else { return false }
    let beginning = Folding.folded(typed.trimmed)
    let text = Folding.folded(suggestion.text)
    guard text != beginning else { return false }
    return beginning.isEmpty || text.hasPrefix(beginning) || text.contains(" " + beginning)
  }
}

extension TextContentType {
  fileprivate var isOfPlaces: Bool {
    switch self {
    case .location, .fullStreetAddress, .addressCityAndState: true
    default: false
    }
  }
}

extension Person {
  fileprivate func address(_ kind: PersonHandle.Kind) -> String? {
    ([personHandle].compactMap { $0 } + aliases).first { $0.type == kind }?.value
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    // Most texts have none, which their first and last byte show without a scan.
    if let first = utf8.first, let last = utf8.last, (0x21..<0x7F).contains(first), (0x21..<0x7F).contains(last) {
      return self
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
