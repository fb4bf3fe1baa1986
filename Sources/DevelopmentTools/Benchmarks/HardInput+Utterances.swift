import Foundation
import Parley

extension HardInput {
  /// Utterances, with names that make them hard to read.
  static let utterances =
    [
      HardInput("utterance", "names that are words of the language", size: 120) { size in
        try understanding(String(repeating: "to and tell ", count: size / 3), names: ["to", "and", "tell"])
      },
      HardInput("utterance", "names with words of the language", size: 120) { size in
        let names = ["to and x", "and tell x", "tell to x", "to", "and"]
        return try understanding(String(repeating: "to and tell ", count: size / 3), names: names)
      },
      HardInput("utterance", "one name after the other", size: 120) { size in
        try understanding("text " + String(repeating: "Bobo Koko and ", count: size / 3), names: ["Bobo", "Koko"])
      },
      // Of more than 240 words it takes more steps a word, 420 of 480 instead of 250; the beam bounds them.
      HardInput("utterance", "a known name for each word", size: 60) { size in
        let words = "call text pay send message to from on at with and for the a my is".split(separator: " ").map(
          String.init)
        let text = (0..<size).map { words[$0 * 7 % words.count] }.joined(separator: " ")
        return try understanding(text, names: words)
      },
    ]
    + LongText.allCases.map { kind in
      HardInput("utterance", kind.rawValue, size: kind.bytes) { size in
        try understanding(kind.text(bytes: size), names: ["Bobo", "Koko"])
      }
    }

  /// Answers to an open question.
  static let replies = [
    HardInput("reply", "a message without end", size: 16_000) { size in
      try replying(String(repeating: "word after ", count: size / 11), to: .value, names: ["Bobo"])
    },
    HardInput("reply", "more than is read", size: 1 << 20, isBounded: true) { size in
      try replying(String(repeating: "word after ", count: size / 11), to: .value, names: ["Bobo"])
    },
    HardInput("reply", "names that are words of the language, at the go-ahead", size: 16) { size in
      try replying(
        String(repeating: "no to and tell ", count: size / 4), to: .goAhead, names: ["to", "and", "tell", "no"])
    },
    HardInput("reply", "one choice after the other", size: 16) { size in
      try replying(String(repeating: "the second one not ", count: size / 4), to: .choice, names: ["one", "second"])
    },
  ]

  /// Phrases of an app's own intents.
  static let phrases = [
    HardInput("custom phrase", "words that may be left out", size: 250, isBounded: true) { size in
      let pattern = (0..<size).map { "[w\($0)]" }.joined(separator: " ")
      return compiling(["intent SendMessage", "go \(pattern)"], saying: "go " + words(size))
    },
    // Phrases below 256 nodes are not checked for optional words; an utterance has 512 words at most.
    HardInput("custom phrase", "every second word may be left out", size: 130, isBounded: true) { size in
      let pattern = (0..<size).map { "[w\($0)] v\($0)" }.joined(separator: " ")
      return compiling(["intent SendMessage", "go \(pattern)"], saying: "go " + words(min(size, 500)))
    },
    HardInput("custom phrase", "classes of two classes each, one within the other", size: 15, isBounded: true) { size in
      let classes = (1..<size).map { "@a\($0) = @a\($0 - 1) @a\($0 - 1)" }
      return compiling(["@a0 = x"] + classes + ["intent SendMessage", "go @a\(size - 1)"], saying: "go x")
    },
    HardInput("custom phrase", "parts of two parts each, one within the other", size: 15, isBounded: true) { size in
      let parts = (1..<size).map { "$a\($0) = $a\($0 - 1) $a\($0 - 1)" }
      return compiling(["$a0 = x"] + parts + ["intent SendMessage", "go $a\(size - 1)"], saying: "go x")
    },
    HardInput("custom phrase", "many phrases that begin alike", size: 250) { size in
      let lines = (0..<size).map { "go [the] [very] same way w\($0)" }
      return compiling(["intent SendMessage"] + lines, saying: "go the very same way w1")
    },
  ]

  private static func words(_ count: Int) -> String { (0..<count).map { "w\($0)" }.joined(separator: " ") }

  /// Compiles phrases and reads an utterance with them, which makes the states that it reaches.
  private static func compiling(_ lines: [String], saying text: String) -> @Sendable () async throws -> Void {
    let file = LanguageFile("xx/X.txt", text: "== phrases\n" + lines.joined(separator: "\n"))
    let language = Language(tag: "xx", name: "X", files: [file])
    let intent = IntentDescription(SendMessageIntent.self)
    return {
      // Input beyond a limit is refused, which takes time too.
      let interpreter = try? Interpreter(languages: [language], intents: [intent], apps: [])
      _ = interpreter?.understand(text, vocabulary: VocabularyIndex(), in: situation)
    }
  }

  private static func understanding(_ text: String, names: [String]) throws -> @Sendable () async throws -> Void {
    let english = try UnderstandingBenchmark.interpreter([.english])
    let vocabulary = VocabularyIndex(contacts: names.map { Person($0, customIdentifier: $0) })
    return { _ = english.understand(text, vocabulary: vocabulary, in: situation).runnersUp }
  }

  private static func replying(
    _ text: String, to question: Expectation.Question, names: [String]
  ) throws -> @Sendable () async throws -> Void {
    let english = try UnderstandingBenchmark.interpreter([.english])
    let vocabulary = VocabularyIndex(contacts: names.map { Person($0, customIdentifier: $0) })
    let expectation = Expectation(
      question, intent: "SendMessage", parameter: question == .value ? "content" : "recipients",
      choices: question == .choice ? ["the first one", "the second one", "the other one"] : [])
    return { _ = english.read(text, expecting: expectation, vocabulary: vocabulary, in: situation) }
  }

  /// A fixed moment, so that every run reads the same.
  private static let situation: Situation = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return Situation(now: Date(timeIntervalSince1970: 1_795_255_200), calendar: calendar, language: "en")
  }()
}

extension LongText {
  /// A size whose fourfold still fits into an utterance.
  fileprivate var bytes: Int {
    switch self {
    case .signs: 200
    case .ideographs: 380
    default: 500
    }
  }
}
