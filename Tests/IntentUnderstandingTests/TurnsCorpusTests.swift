import Foundation
import IntentUnderstanding
import Parley
import Testing

@Suite struct `The turns of the corpus` {
  static let languages = ["de", "en", "es", "fr", "it", "nl"]

  @Test(arguments: languages) func `are read as they are meant`(language: String) throws {
    let corpus = try TurnsCorpus(language)
    let listener = try TurnListener.shared.get()
    for turn in corpus.turns {
      let found = listener.reading(turn, in: language)
      let isRight = TurnListener.fits(found, turn.meaning)
      if turn.isKnownMistake {
        #expect(!isRight, "\(turn) is read right now: “known” can go")
      } else {
        #expect(isRight, "\(turn) is “\(found)”, not “\(turn.meaning)”")
      }
    }
  }

  @Test func `cover every question and every act in every language`() throws {
    let corpora = try Self.languages.map(TurnsCorpus.init)
    let questions = TurnListener.questions.map(\.name)
    for corpus in corpora {
      let missing = questions.filter { question in !corpus.turns.contains { $0.question == question } }
      #expect(missing == [], "\(corpus.language)")
    }
    let acts = Set(corpora.flatMap(\.turns).map(\.act)).sorted()
    for corpus in corpora {
      #expect(acts.filter { act in !corpus.turns.contains { $0.act == act } } == [], "\(corpus.language)")
    }
    #expect(corpora.map(\.turns.count).reduce(0, +) >= 600)
    print(Self.table(corpora, questions, acts))
  }

  /// How many turns there are: acts down, questions across, each with the turns of all languages and in how many of them.
  private static func table(_ corpora: [TurnsCorpus], _ questions: [String], _ acts: [String]) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    let head = padded("", 20) + questions.map { padded($0, 13) }.joined()
    let rows = acts.map { act in
      let cells = questions.map { question in
        let counts = corpora.map { $0.turns.count { $0.act == act && $0.question == question } }
        let sum = counts.reduce(0, +)
        return padded(sum == 0 ? "." : "\(sum) in \(counts.count { $0 > 0 })", 13)
      }
      return padded(act, 20) + cells.joined()
    }
    let known = corpora.flatMap(\.turns).count(where: \.isKnownMistake)
    let all = corpora.map(\.turns.count).reduce(0, +)
    return ([head] + rows + ["\(all) turns, \(known) of them known mistakes"]).joined(separator: "\n")
  }
}

/// The open question; the testing library has an expectation of its own.
typealias Open = IntentUnderstanding.Expectation

/// Reads turns with the people and apps that the corpus speaks of.
struct TurnListener {
  let interpreter: Interpreter
  let vocabulary = VocabularyIndex(
    contacts: ["Koko", "Zira", "Bobo the Great", "Bobo Jr.", "Little Bobo"].map { Person($0) })
  let situation: Situation

  /// Compiled once for all tests.
  static let shared = Result { try TurnListener() }

  private init() throws {
    interpreter = try Interpreter(
      languages: Language.all, intents: IntentDescription.builtIn,
      apps: [.monkeyChat, .payments, .rides, .fitness])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_251_600), calendar: calendar, language: "en",
      waiting: [.init(names: ["send money", "Koko"]), .init(names: ["book a ride"])])
  }

  /// The questions by the names that the corpus has for them; `nil` where none is open.
  static let questions: [(name: String, expectation: Open?)] = [
    ("nothing", nil),
    ("recipient", Open(.value, intent: "SendMessage", parameter: "recipients")),
    ("content", Open(.value, intent: "SendMessage", parameter: "content")),
    ("payee", Open(.value, intent: "SendPayment", parameter: "payee")),
    ("amount", Open(.value, intent: "SendPayment", parameter: "currencyAmount")),
    ("pickup", Open(.value, intent: "RequestRide", parameter: "pickupLocation")),
    ("time", Open(.value, intent: "RequestRide", parameter: "scheduledPickupTime")),
    ("dropoff", Open(.value, intent: "RequestRide", parameter: "dropOffLocation")),
    ("source", Open(.value, intent: "TransferMoney", parameter: "fromAccount")),
    ("seats", Open(.value, intent: "RequestRide", parameter: "partySize")),
    (
      "choice",
      Expectation(
        .choice, intent: "SendMessage", parameter: "recipients", choices: ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
    ),
    (
      "confirmation",
      Open(.confirmation, intent: "SendMessage", parameter: "recipients", choices: ["Little Bobo"])
    ),
    ("message", Open(.goAhead, intent: "SendMessage")),
    ("payment", Open(.goAhead, intent: "SendPayment")),
    ("ride", Open(.goAhead, intent: "RequestRide")),
    ("transfer", Open(.goAhead, intent: "TransferMoney")),
  ]

  func reading(_ turn: TurnsCorpus.Turn, in language: String) -> String {
    var situation = situation
    situation.language = language
    guard let question = Self.questions.first(where: { $0.name == turn.question }) else { return "no such question" }
    let act = interpreter.read(
      turn.wording, expecting: question.expectation, vocabulary: vocabulary, in: situation
    ).act
    if let understanding = act.understanding { return EventLine(.understood(understanding)).text }
    return EventLine(.replyRead(act)).text
  }

  /// Whether a reading is what is meant, which need not tell every value.
  static func fits(_ reading: String, _ meaning: String) -> Bool {
    let (reading, meaning) = (bare(reading), bare(meaning))
    return reading == meaning || reading.hasPrefix(meaning + " ") || reading.hasPrefix(meaning + "=")
  }

  private static func bare(_ text: String) -> String { text.filter { $0 != "\"" } }
}

extension AssistantApp {
  fileprivate static let payments = AssistantApp(
    identifier: "MonkeyPay", displayName: "MonkeyPay", names: ["MonkeyPay"],
    supportedIntents: ["SendPayment", "RequestPayment", "SearchForAccounts", "TransferMoney", "PayBill"])
  fileprivate static let rides = AssistantApp(
    identifier: "MonkeyRides", displayName: "MonkeyRides", names: ["MonkeyRides"],
    supportedIntents: ["RequestRide", "ListRideOptions", "GetRideStatus", "CancelRide"])
  fileprivate static let fitness = AssistantApp(
    identifier: "MonkeyFit", displayName: "MonkeyFit", names: ["MonkeyFit"],
    supportedIntents: ["StartWorkout", "PauseWorkout", "EndWorkout"])
}
