import IntentModel
import LanguageNotation

extension DialogueAct {
  /// A request that was made by what it followed.
  package struct FollowUp: Sendable, Hashable, Codable {
    /// The intent that is asked for.
    package var intent: IntentName
    /// The place of the request that it follows, among those before it.
    package var place: Int
    /// The parameter that the people of the request before are, where it is about them.
    package var people: String?
    /// The tag of the language it was said in, with which it is stored.
    package var languageTag: String

    private enum CodingKeys: String, CodingKey {
      case intent, place, people, languageTag = "language"
    }

    /// A request that follows the one at a place, about the people of that one where a parameter is named for them.
    package init(_ intent: IntentName, place: Int, people: String? = nil, language: Language) {
      self.init(intent, place: place, people: people, language: language.tag)
    }

    package init(_ intent: IntentName, place: Int, people: String? = nil, language: String) {
      self.intent = intent
      self.place = place
      self.people = people
      self.languageTag = language
    }

    /// The language it was said in, by its tag: what it knows comes from the assistant.
    package var language: Language {
      get { Language(taggedOnly: languageTag) }
      set { languageTag = newValue.tag }
    }
  }
}

/// Reads words that are a request only after another one.
struct FollowUpReader {
  private let lattice: Lattice
  private let replies: ReplyWords
  /// Where the request may begin and end: after and before the words at both ends that say nothing.
  private let starts: [Int]
  private let ends: [Int]

  init(_ lattice: Lattice) {
    self.lattice = lattice
    replies = lattice.reader.replies
    starts = Self.starts(in: lattice)
    ends = Self.ends(in: lattice)
  }

  /// What is asked for, and how many requests that it is not about were made since.
  func request(after requests: [IntentName]) -> (DialogueAct.FollowUp, distance: Int)? {
    let followers = replies.followers
    guard lattice.count > 0, !followers.isEmpty else { return nil }
    var over: Set<IntentName> = []
    var distance = 0
    for (place, intent) in requests.enumerated() where !over.contains(intent) {
      guard let following = followers[intent] else {
        let ended = followers.filter { $0.value.contains { $0.next == intent } }.keys
        over.formUnion(ended)
        if ended.isEmpty { distance += 1 }
        continue
      }
      for follower in following.sorted(by: { $0.className < $1.className }) where isSaid(follower.className) {
        let tag = lattice.reader.grammar.tag
        return (DialogueAct.FollowUp(follower.next, place: place, people: follower.people, language: tag), distance)
      }
      distance += 1
    }
    return nil
  }

  /// Whether the words are those of a class, with polite ones around them.
  private func isSaid(_ name: String) -> Bool {
    starts.contains { start in
      start < lattice.count
        && lattice.tokens[start].contains {
          lattice.className($0.wordClass) == name && ends.contains(start + Int($0.length))
        }
    }
  }

  private static func starts(in lattice: Lattice) -> [Int] {
    var starts = [0]
    var start = 0
    while let length = politeLengths(at: start, in: lattice).max() {
      start += length
      starts.append(start)
    }
    return starts
  }

  /// A clause behind the words says why they were said.
  private static func ends(in lattice: Lattice) -> [Int] {
    var ends = [lattice.count] + (1..<max(1, lattice.count)).filter { lattice.breaks[$0] != .none }
    var end = lattice.count
    while let length = (1...3).first(where: { $0 < end && politeLengths(at: end - $0, in: lattice).contains($0) }) {
      end -= length
      ends.append(end)
    }
    return ends
  }

  private static func politeLengths(at index: Int, in lattice: Lattice) -> [Int] {
    guard index < lattice.count else { return [] }
    return lattice.tokens[index].compactMap { token in
      let kind = token.wordClass
      let isPolite = kind == WordClass.filler || kind == WordClass.polite || kind == WordClass.opening
      // "Actually no, cancel it" asks for the same as "cancel it".
      return isPolite || lattice.reader.grammar.isOf([.correction, .instead, .filler], kind)
        || leading.contains(lattice.className(kind)) ? Int(token.length) : nil
    }
  }

  private static let leading: Set = ["act_no", "act_hold"]
}
