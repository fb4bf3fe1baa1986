import ConversationScripts
import LanguageNotation
import Parley

/// What is nearest to words that nothing explains: the longest part of them that a phrase would take.
struct TalkNearest {
  /// The most words that are looked at: each part of them is read on its own.
  private static let mostWords = 16

  let part: String
  let reading: Reading
  /// Where the phrase is, in a file of the language.
  let place: NotationIndex.Place?

  /// `nil` where no part of the words is understood.
  static func find(in utterance: String, _ languages: [Language], read: (String) -> Understanding) -> TalkNearest? {
    let words = utterance.split(separator: " ").prefix(mostWords)
    for length in stride(from: words.count - 1, to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let part = words[start..<start + length].joined(separator: " ")
        guard let reading = read(part).best else { continue }
        let phrase = reading.evidence.lazy.map(\.role).first { $0.hasPrefix("phrase ") }?.dropFirst(7)
        let place = phrase.flatMap { NotationIndex(languages).phrase(String($0), in: reading.languageTag) }
        return TalkNearest(part: part, reading: reading, place: place)
      }
    }
    return nil
  }
}

extension TalkSession {
  /// Shows the nearest words that would have been understood, for the last words or for others.
  func sayNearest(to words: String? = nil) async {
    let last = await conversation.lastUtterance
    guard let words = words ?? last else { return }
    let language = await conversation.language
    guard let reader = await world.reader(language: language) else { return }
    guard let nearest = TalkNearest.find(in: words, world.assistant.languages, read: reader) else {
      return say("nearest    no part of it is understood either; ':apps' lists what can be asked for")
    }
    say(
      "nearest    “\(nearest.part)” would be \(ReadingText.line(of: nearest.reading))\(nearest.place.map { "  \($0)" } ?? "")"
    )
  }
}

extension Conversation {
  /// What the user said last.
  fileprivate var lastUtterance: String? {
    get async {
      for event in events.reversed() { if case .heard(let words) = event { return words } }
      return nil
    }
  }
}
