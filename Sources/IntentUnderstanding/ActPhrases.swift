import IntentModel
import IntentText

/// Finds the acts that are phrases of a language: yes and no, cancelling, hesitating, questions about the request.
struct ActPhrases {
  let replies: ReplyPhrases
  /// Whether the user's own words are asked for, so that phrases which can be a message are none of an act.
  let asksForText: Bool

  /// Without the fillers at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = replies.dropping(.filler, from: range).lowerBound
    var end = range.upperBound
    var shortened = true
    while shortened, end > start {
      shortened = false
      for length in stride(from: min(4, end - start), through: 1, by: -1)
      where replies.isWhole(end - length..<end, .filler) {
        end -= length
        shortened = true
        break
      }
    }
    return start..<end
  }

  /// The act that a stretch is, and nothing else.
  func act(_ range: Range<Int>) -> ReplyAct? {
    var act: ReplyAct?
    var start = range.lowerBound
    while start < range.upperBound {
      if let found = leadingAct(start..<range.upperBound) {
        // "Yes, yes" is yes; "no, cancel" is cancel; "yes, no" is nothing.
        guard let both = Self.combined(act, found.act) else { return nil }
        act = both
        start += found.length
      } else if act != nil, let length = emptyLength(afterActAt: start, before: range.upperBound) {
        start += length
      } else {
        return nil
      }
    }
    return act
  }

  private func emptyLength(afterActAt start: Int, before end: Int) -> Int? {
    replies.length([.filler, .tail, .and], at: start, before: end)
  }

  private static func combined(_ first: ReplyAct?, _ second: ReplyAct) -> ReplyAct? {
    switch (first, second) {
    case (nil, _): second
    case (let a?, let b) where a == b: a
    case (.yes, .send), (.send, .yes): .send
    case (.no, .hold), (.hold, .no): .hold
    case (.no, .cancel), (.cancel, .no), (.hold, .cancel), (.cancel, .hold): .cancel
    case (.no, .repetition), (.yes, .repetition): .repetition
    case (.no, .help), (.yes, .help): .help
    default: nil
    }
  }

  func leadingAct(_ range: Range<Int>) -> (act: ReplyAct, length: Int)? {
    let acts: ReplyPhrases.Kinds = asksForText ? .act : [.act, .possibleAct]
    // A phrase of several words is none across a mark: "no, I don’t need it" begins with "no" and not with "no I don’t".
    let end = range.dropFirst().first { replies.hasMark(before: $0) } ?? range.upperBound
    let found =
      replies.longest(acts, at: range.lowerBound, before: end)
      ?? replies.longest(acts, at: range.lowerBound, before: range.upperBound)
    switch found?.role {
    case .act(let act), .possibleAct(let act): return (act, found?.length ?? 1)
    default: return nil
    }
  }

  // MARK: What answers nothing

  /// What the whole stretch does besides answering; the last of its phrases counts: "um, go back" goes back.
  func turnAct(_ range: Range<Int>) -> TurnAct? {
    var act: TurnAct?
    var start = range.lowerBound
    while start < range.upperBound {
      if let found = longestTurn(at: start, before: range.upperBound) {
        // The phrase names the request to resume: "back to the payment".
        let left = range.upperBound - start - found.length
        if found.act == .resume { return left <= Self.longestName ? .resume : nil }
        act = act == nil || found.act != .wait ? found.act : act
        start += found.length
      } else if let found = replies.longest(
        Self.empty.union([.act, .correction]), at: start, before: range.upperBound, where: Self.isBeforeATurn)
      {
        start += found.length
      } else {
        return nil
      }
    }
    return act
  }

  /// The place of the request that the words of taking up name; `nil` where they name none.
  func resumed(_ range: Range<Int>, of waiting: [Situation.WaitingRequest]) -> Int? {
    var said: Set<String> = []
    for index in range where replies.length(.article, at: index, before: range.upperBound) == nil {
      said.insert(replies.words.folded(index))
    }
    let fits = waiting.map { request in
      let names = request.names.map(Words.init).reduce(into: Set<String>()) { known, name in
        for index in 0..<name.count { known.insert(name.folded(index)) }
      }
      return names.intersection(said).count
    }
    guard let most = fits.max(), most > 0 else { return nil }
    return fits.lastIndex(of: most)
  }

  /// "No, go back" goes back, and "sorry, skip that" skips.
  private static func isBeforeATurn(_ role: ReplyWords.Role) -> Bool {
    if case .act(let act) = role { act == .no } else { true }
  }

  func longestTurn(at start: Int, before end: Int) -> (act: TurnAct, length: Int)? {
    let found = replies.longest(.turn, at: start, before: end)
    guard case .turn(let act)? = found?.role, let length = found?.length else { return nil }
    return (act, length)
  }

  /// The most words that name a request.
  private static let longestName = 4

  private static let empty: ReplyPhrases.Kinds = [.filler, .and, .tail]

  /// The question of the user's that a stretch begins with, and whether it is nothing else.
  func question(_ range: Range<Int>) -> (facet: QuestionSubject, isWhole: Bool)? {
    var start = range.lowerBound
    while start < range.upperBound {
      let found = replies.longest(.ask, at: start, before: range.upperBound)
      if case .ask(let facet)? = found?.role, let length = found?.length {
        return (facet, trimmed(start + length..<range.upperBound).isEmpty)
      }
      guard let length = replies.length(Self.empty, at: start, before: range.upperBound) else {
        return nil
      }
      start += length
    }
    return nil
  }
}
