/// What a user and a host do in one case over the protocol, as lines of text.
struct HostSteps {
  enum Step: Sendable {
    case say(String)
    /// What the host answers to the next call of this method, in place of what it usually does.
    case answer(method: String, HostAnswer)
    /// The host answers what it has left open.
    case letGo
    /// The limits of the calls that are open pass.
    case limit
    case lock, unlock, cancel, silence, close, restore, gone
    case grants(Bool)
    case choose(Int)
    case press(String)
  }

  /// How a host answers one call.
  enum HostAnswer: String, CaseIterable, Sendable {
    case success, needsValue, unsupported, notRequired, disambiguation, confirmation, nameless, ready, failure,
      inProgress
    case bare, error, wrong, stopped
    /// Not before the host lets go.
    case late
    /// Once it is told that the call is cancelled.
    case afterCancel
    /// Twice, each time something else.
    case twice
  }

  var steps: [Step] = []

  /// Reads lines; what is no step is left out.
  init(_ text: String) {
    steps = text.split(whereSeparator: \.isNewline).prefix(24).compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      return words.first.flatMap { Self.step($0, Array(words.dropFirst()), line) }
    }
  }

  private static func step(_ word: String, _ rest: [String], _ line: Substring) -> Step? {
    switch word {
    case "say": .say(String(line.dropFirst(4)))
    case "answer":
      rest.count == 2 ? HostAnswer(rawValue: rest[1]).map { .answer(method: rest[0], $0) } : nil
    case "letgo": .letGo
    case "limit": .limit
    case "lock": .lock
    case "unlock": .unlock
    case "cancel": .cancel
    case "silence": .silence
    case "close": .close
    case "restore": .restore
    case "gone": .gone
    case "grants": .grants(rest.first == "yes")
    case "choose": rest.first.flatMap(Int.init).map { .choose($0) }
    case "press": rest.first.map { .press($0) }
    default: nil
    }
  }
}

extension HostSteps {
  /// The intent of what words deny; `nil` where they deny nothing.
  static func denied(by words: String) -> String? {
    guard words.contains("don't") else { return nil }
    return ["pay": "SendPayment", "call": "StartCall", "book": "RequestRide"].first { words.contains(" \($0.key) ") }?
      .value
  }

  private static let people = ["Ada", "Koko", "Zira"]
  private static let requests = [
    "pay P N dollars", "send P N dollars with Pay", "message P", "text P I am late", "read my messages",
    "show my accounts", "call P", "book a ride to the airport", "where is my ride", "ask P for N dollars",
  ]
  private static let replies = [
    "yes", "yes", "yes", "no", "cancel", "make it N dollars", "who gets it", "how much is it", "repeat that", "um",
    "the first one", "the second one", "go on with the payment", "call her", "message him", "pay her N dollars",
    "not P", "actually to P", "help", "thanks", "start over", "go back", "never mind", "hello there",
    "don't pay P", "don't call P", "don't book a ride", "I don't want to pay P",
  ]
  private static let resolutions: [HostAnswer] = [
    .success, .needsValue, .unsupported, .notRequired, .disambiguation, .disambiguation, .confirmation, .nameless,
    .error, .wrong, .late, .twice, .afterCancel,
  ]
  private static let confirmations: [HostAnswer] = [.ready, .failure, .error, .wrong, .late, .twice, .afterCancel]
  private static let endings: [HostAnswer] = [
    .success, .failure, .inProgress, .bare, .error, .wrong, .stopped, .late, .late, .late, .twice, .afterCancel,
    .afterCancel,
  ]

  /// The lines of a case: at most eight turns.
  static func made(_ numbers: inout Numbers) -> [String] {
    var lines: [String] = []
    for turn in 0..<numbers.below(6) + 3 {
      for _ in 0..<numbers.few(atMost: 3) - 1 + numbers.below(2) { lines.append(happening(&numbers)) }
      let words = turn == 0 || numbers.isOne(in: 4) ? numbers.pick(requests) : numbers.pick(replies)
      lines.append("say \(filled(words, &numbers))")
      if numbers.isOne(in: 3) { lines.append(numbers.pick(["letgo", "cancel", "limit", "say cancel", "letgo"])) }
    }
    return lines
  }

  private static func filled(_ words: String, _ numbers: inout Numbers) -> String {
    words.split(separator: " ").map { word in
      switch word {
      case "P": numbers.pick(people)
      case "N": numbers.pick(["5", "20", "10.50", "0.005", "1000"])
      default: String(word)
      }
    }.joined(separator: " ")
  }

  private static func happening(_ numbers: inout Numbers) -> String {
    switch numbers.below(20) {
    case 0...2: "answer resolve \(numbers.pick(resolutions).rawValue)"
    case 3: "answer confirm \(numbers.pick(confirmations).rawValue)"
    case 4...7: "answer handle \(numbers.pick(endings).rawValue)"
    case 8: "answer authenticate \(numbers.pick([HostAnswer.late, .error, .wrong, .afterCancel]).rawValue)"
    case 9...10: "lock"
    case 11: "unlock"
    case 12: "grants \(numbers.isOne(in: 3) ? "yes" : "no")"
    case 13: "silence"
    case 14: "choose \(numbers.below(3))"
    case 15: "press \(numbers.pick(["Send", "Yes", "Cancel", "Book"]))"
    case 16: numbers.isOne(in: 3) ? "close" : "cancel"
    case 17: "restore"
    case 18: numbers.isOne(in: 4) ? "gone" : "letgo"
    default: "limit"
    }
  }
}
