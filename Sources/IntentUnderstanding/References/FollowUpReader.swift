import IntentModel
import IntentText
import LanguageNotation

extension Interpreter {
  /// The request that words make only after another: "pause" while a workout goes on, "cancel it" with a ride booked.
  ///
  /// By themselves such words may be meant for any assistant. A request after which nothing can follow has ended those
  /// that it followed itself: with the workout over, "pause" is no more than it was before it.
  ///
  /// - `requests`: the intents of the requests so far, newest first.
  /// - Returns: what is asked for, and after which of the requests; `nil` where the words follow none of them.
  public func readFollowUp(_ utterance: String, after requests: [IntentName], in situation: Situation) -> FollowUp? {
    guard utterance.utf8.count <= FollowUpReader.mostBytes, !requests.isEmpty else { return nil }
    var utterance = utterance
    utterance.makeContiguousUTF8()
    let words = Words(utterance)
    let own = readers.filter { $0.grammar.tag == situation.language }
    for reader in own + readers.filter({ $0.grammar.tag != situation.language }) {
      let found = FollowUpReader(reader: reader, words: words).request(after: requests)
      if let found, descriptions[found.intent] != nil { return found }
    }
    return nil
  }
}

/// A request that was made by what it followed.
public struct FollowUp: Sendable, Hashable {
  public var intent: IntentName
  /// The place of the request that it follows, among those before it.
  public var place: Int
  /// The tag of the language it was said in.
  public var language: String

  public init(_ intent: IntentName, place: Int, language: String) {
    self.intent = intent
    self.place = place
    self.language = language
  }
}

/// Reads words that are a request only after another one.
struct FollowUpReader {
  let reader: Interpreter.Reader
  let words: Words

  /// Nobody goes on in more bytes than this.
  static let mostBytes = 200

  func request(after requests: [IntentName]) -> FollowUp? {
    let followers = reader.replies.followers
    guard words.count > 0, !followers.isEmpty else { return nil }
    var over: Set<IntentName> = []
    for (place, intent) in requests.enumerated() where !over.contains(intent) {
      guard let following = followers[intent] else {
        over.formUnion(followers.filter { $0.value.contains(intent) }.keys)
        continue
      }
      for next in following.sorted(by: { $0.rawValue < $1.rawValue }) where isSaid(.following(intent, next)) {
        return FollowUp(next, place: place, language: reader.grammar.tag)
      }
    }
    return nil
  }

  /// Whether the words are those of a role, and polite ones around them.
  private func isSaid(_ role: ReplyWords.Role) -> Bool {
    for start in starts {
      for end in ends where end > start {
        if reader.replies.length(role, at: start, before: end, in: words) == end - start { return true }
      }
    }
    return false
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
    let ids = words.words.map { reader.grammar.lexicon.id($0.hash) }
    var lengths: [Int] = []
    reader.grammar.lexicon.tokens(at: index, in: ids) { wordClass, length in
      if [WordClass.filler, WordClass.polite, WordClass.opening].contains(wordClass) { lengths.append(length) }
    }
    return lengths
  }
}
