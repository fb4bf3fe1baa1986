import IntentModel
import IntentText
import LanguageNotation

extension DialogueAct {
  /// A request that was made by what it followed.
  public struct FollowUp: Sendable, Hashable, Codable {
    /// The intent that is asked for.
    public var intent: IntentName
    /// The place of the request that it follows, among those before it.
    public var place: Int
    /// The parameter that the people of the request before are, where it is about them.
    public var people: String?
    /// The tag of the language it was said in.
    public var language: String

    /// A request that follows the one at a place, about the people of that one where a parameter is named for them.
    public init(_ intent: IntentName, place: Int, people: String? = nil, language: String) {
      self.intent = intent
      self.place = place
      self.people = people
      self.language = language
    }
  }
}

/// Reads words that are a request only after another one.
struct FollowUpReader {
  let reader: Interpreter.Reader
  let replies: ReplyPhrases
  private let ids: [Int32]

  init(reader: Interpreter.Reader, replies: ReplyPhrases) {
    self.reader = reader
    self.replies = replies
    ids = replies.words.words.map { reader.grammar.lexicon.id($0.hash) }
  }

  private var words: Words { replies.words }

  /// A follow-up has no more bytes than this.
  static let mostBytes = 200

  /// What is asked for, and how many requests that it is not about were made since.
  func request(after requests: [IntentName]) -> (DialogueAct.FollowUp, distance: Int)? {
    let followers = reader.replies.followers
    guard words.count > 0, !followers.isEmpty else { return nil }
    let (starts, ends) = (starts, ends)
    var over: Set<IntentName> = []
    var distance = 0
    for (place, intent) in requests.enumerated() where !over.contains(intent) {
      guard let following = followers[intent] else {
        let ended = followers.filter { $0.value.contains(intent) }.keys
        over.formUnion(ended)
        if ended.isEmpty { distance += 1 }
        continue
      }
      for next in following.sorted(by: { $0.rawValue < $1.rawValue }) {
        guard let people = said(intent, next, from: starts, to: ends) else { continue }
        let about = people.isEmpty ? nil : people
        return (DialogueAct.FollowUp(next, place: place, people: about, language: reader.grammar.tag), distance)
      }
      distance += 1
    }
    return nil
  }

  /// Whether the words ask for one request after another, with polite ones around them; the parameter that the people
  /// of that one are, or an empty text for none.
  private func said(_ intent: IntentName, _ next: IntentName, from starts: [Int], to ends: [Int]) -> String? {
    for start in starts {
      for end in ends where end > start {
        let found = replies.longest(.following, at: start, before: end) { role in
          if case .following(intent, next, _) = role { true } else { false }
        }
        if case .following(_, _, let people)? = found?.role, found?.length == end - start { return people ?? "" }
      }
    }
    return nil
  }

  /// Where the request may begin: after each of the words at the beginning that say nothing.
  private var starts: [Int] {
    var starts = [0]
    var start = 0
    while let length = politeLengths(at: start).max() {
      start += length
      starts.append(start)
    }
    return starts
  }

  /// Where it may end: before each of the words at the end that say nothing.
  private var ends: [Int] {
    var ends = [words.count]
    var end = words.count
    while let length = (1...3).first(where: { $0 < end && politeLengths(at: end - $0).contains($0) }) {
      end -= length
      ends.append(end)
    }
    return ends
  }

  private func politeLengths(at index: Int) -> [Int] {
    guard index < words.count else { return [] }
    var lengths: [Int] = []
    reader.grammar.lexicon.tokens(at: index, in: ids) { wordClass, length in
      if [WordClass.filler, WordClass.polite, WordClass.opening].contains(wordClass) { lengths.append(length) }
    }
    // "Actually no, cancel it" asks for the same as "cancel it".
    let lead = replies.longest(
      [.correction, .instead, .filler, .act], at: index, before: words.count, where: Self.leads)
    return lengths + (lead.map { [$0.length] } ?? [])
  }

  private static func leads(_ role: ReplyWords.Role) -> Bool {
    if case .act(let act) = role { act == .no || act == .hold } else { true }
  }
}
