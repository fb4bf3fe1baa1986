import IntentModel
import IntentText
import IntentVocabulary

extension ReplyReader {
  /// People by address or by a name that is known: "Bobo and Alice".
  func people(_ parameter: String, _ range: Range<Int>) -> [IntentDraft.Slot]? {
    var slots: [IntentDraft.Slot] = []
    for piece in pieces(range) {
      guard let person = person(stripped(piece)) else { return nil }
      slots.append(.init(parameter, person))
    }
    return slots.isEmpty ? nil : slots
  }

  /// The pieces between "and" and commas; one piece where the whole is a known name.
  private func pieces(_ range: Range<Int>) -> [Range<Int>] {
    if isKnownName(stripped(range)) { return [range] }
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if let length = replies.length(.and, at: index, before: range.upperBound), index > start {
        pieces.append(start..<index)
        index += length
        start = index
      } else if index > start, replies.hasComma(before: index), !isKnownName(start..<index + 1) {
        pieces.append(start..<index)
        start = index
      } else {
        index += 1
      }
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }

  private func isKnownName(_ range: Range<Int>) -> Bool {
    vocabulary.names(words.source(range), of: .contactName)
  }

  func person(_ range: Range<Int>) -> SpokenValue? {
    let text = words.source(range)
    for span in values(in: range) {
      if case .person = span.meaning, span.words == 0..<range.count { return spoken(range, span.meaning) }
    }
    let matches = vocabulary.matches(for: text, of: .contactName)
    guard !matches.isEmpty else { return nil }
    var person = Person(text)
    // A likeness does not count beside a name that has the words.
    let whole = matches.filter { $0.found == .exact || $0.found == .nickname }
    let sure = matches.filter { $0.found != .sound && $0.found != .nearMiss }
    // "I" begins many names, and is none.
    if whole.isEmpty, range.count == 1, traits(range.lowerBound).contains(.function) { return nil }
    // "Tomorrow" sounds like Tamara, and is none.
    if sure.isEmpty, !isPlausibleName(range) { return nil }
    person.siriMatches = (whole.isEmpty ? sure.isEmpty ? matches : sure : whole).compactMap(\.person)
    return spoken(range, .person(person))
  }
}
