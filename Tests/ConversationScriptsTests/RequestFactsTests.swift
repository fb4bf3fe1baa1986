import Foundation
import Parley
import SimulatedApps
import TestSupport
import Testing

/// Questions about a request that waits for the go-ahead get the fact that was asked for, or none: every facet is asked
/// at every go-ahead, in six languages (`Tests/Facts`).
@Suite struct RequestFactsTests {
  static let tags = Language.all.map(\.tag)

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What the sample apps know of each request, in plain characters; what is not here nobody knows.
  private static let known: [IntentName: [QuestionSubject: String]] = [
    "SendPayment": [.howMuch: "5 USD", .who: "Koko", .whereTo: "Koko", .source: "Everyday"],
    "RequestPayment": [.howMuch: "5 USD", .who: "Koko", .whereFrom: "Koko"],
    "PayBill": [
      .howMuch: "64.2 USD", .who: "Jungle Power", .whereTo: "Jungle Power", .source: "Everyday", .whereFrom: "Everyday",
    ],
    "TransferMoney": [.howMuch: "50 USD", .whereFrom: "Everyday", .source: "Everyday", .whereTo: "Banana Fund"],
    "RequestRide": [
      .howMuch: "6.5 USD", .whereFrom: "Home", .whereTo: "Jungleton Airport", .when: "2026-11-21T09:03:00Z",
      .wait: "2026-11-21T09:03:00Z", .arrival: "2026-11-21T09:20:00Z", .howLong: "2026-11-21T09:20:00Z",
    ],
    "CancelRide": [:],
    "SendRideFeedback": [.howMuch: "5 USD"],
    "SendMessage": [.who: "Koko"],
    "UnsendMessages": [.who: "Koko"],
    "CancelWorkout": [.howLong: "600 s"],
  ]

  /// The apps whose requests are asked about, and how long after what came before each request is made.
  private static let apps: [(folder: String, requests: [(intent: IntentName, after: Double)])] = [
    ("MonkeyPay", [("SendPayment", 0), ("RequestPayment", 0), ("PayBill", 0), ("TransferMoney", 0)]),
    ("MonkeyRides", [("RequestRide", 0), ("CancelRide", 1), ("SendRideFeedback", 7200)]),
    ("MonkeyChat", [("SendMessage", 0), ("UnsendMessages", 1)]),
    ("MonkeyFit", [("CancelWorkout", 600)]),
  ]

  /// A sample app, and a world for each of its requests.
  private struct Stage {
    let assistant: Assistant
    let environment: SimulatedEnvironment
    let user: User

    init(_ tag: String, _ folder: String) throws {
      environment = SimulatedEnvironment(now: Date(timeIntervalSince1970: 1_795_251_600))
      environment.location = Placemark(
        name: "Home", coordinate: Coordinate(latitude: 37.7793, longitude: -122.4193))
      let app = try SimulatedApp(
        at: root.appending(path: "Vocabulary/\(folder)").path, environment: environment.environment)
      let language = try #require(Language.all.first { $0.tag == tag })
      user = User(contacts: app.contacts)
      assistant = try Assistant(apps: [app.app], languages: [language], policy: Policy(asksDraftQuestion: true))
    }

    var conversation: Conversation {
      Conversation(with: assistant, user: user, environment: environment.environment)
    }

    /// Says something and goes ahead with it.
    func play(_ words: String, andWait seconds: Double) async {
      let conversation = conversation
      await conversation.hear(words)
      if await conversation.lastMessage?.kind == .goAhead {
        await conversation.press(await conversation.lastMessage?.buttons.first ?? "")
      }
      environment.advance(by: seconds)
      await conversation.settle(in: environment)
      await conversation.stopUpdates()
    }
  }

  @Test(arguments: tags) func everyFacetAtEveryGoAhead(_ tag: String) async throws {
    let table = try FactsTable(tag)
    #expect(Set(table.requests.map(\.intent)) == Set(Self.known.keys))
    #expect(table.questions.count == 12)
    #expect(table.problems == [])
    for (folder, requests) in Self.apps {
      for request in requests {
        let words = try #require(table.requests.first { $0.intent == request.intent }?.words)
        let stage = try Stage(tag, folder)
        if let before = table.before[request.intent] { await stage.play(before, andWait: request.after) }
        let conversation = stage.conversation
        await conversation.hear(words)
        #expect(await conversation.lastMessage?.intent == request.intent, "\(tag): “\(words)”")
        for question in table.questions { await ask(question, of: request.intent, conversation) }
      }
    }
  }

  /// What the sample apps know more once they have done a request.
  private static let knownWhenDone: [IntentName: [QuestionSubject: String]] = [
    "RequestRide": [.driver: "Cheeta Swift", .who: "Cheeta Swift"]
  ]

  /// The requests whose facts come with the app's answer: where they are refused nobody knows them afterwards.
  private static let answered: [IntentName: Set<QuestionSubject>] = [
    "RequestRide": [.howMuch, .when, .wait, .arrival, .howLong], "CancelWorkout": [.howLong],
    "SendPayment": [.source], "UnsendMessages": [.who],
  ]

  /// What is known of a ride once its app has told how it stands.
  private static let ofTheRide: [QuestionSubject: String] = [
    .driver: "Cheeta Swift", .who: "Cheeta Swift", .whereFrom: "Home", .whereTo: "Jungleton Airport",
    .wait: "2026-11-21T09:03:00Z",
  ]

  /// Done or refused, a request answers as it was settled with its app; the user's words for it are no answer.
  @Test(arguments: tags) func everyFacetOfEveryRequestThatHasEnded(_ tag: String) async throws {
    let table = try FactsTable(tag)
    var read = 0
    for (folder, requests) in Self.apps {
      for (request, isDone) in requests.flatMap({ [($0, true), ($0, false)] }) {
        let words = try #require(table.requests.first { $0.intent == request.intent }?.words)
        let stage = try Stage(tag, folder)
        if let before = table.before[request.intent] { await stage.play(before, andWait: request.after) }
        let conversation = stage.conversation
        await conversation.hear(words)
        let buttons = await conversation.lastMessage?.buttons ?? []
        let button = try #require(isDone ? buttons.first : buttons.last, "\(tag): “\(words)”")
        await conversation.press(button)
        // In some languages one of the questions asks the app how the ride stands.
        var wasTold = false
        for question in table.questions {
          let events = await conversation.hear(question.words)
          wasTold = wasTold || events.messages.contains { $0.intent == "GetRideStatus" && $0.details["driver"] != nil }
          guard events.contains(.replyRead(ReplyReading(.question(question.facet)))) else { continue }
          read += 1
          let answer = events.messages.first { $0.kind == .answer }?.details["value"]?.plain
          let fact = Self.fact(question.facet, of: request.intent, isDone: isDone)
          let expected = (wasTold ? Self.ofTheRide[question.facet] : nil) ?? fact
          // When something was done is known, where nothing else in it has a time.
          let isWhenDone = isDone && question.facet == .when && expected == nil && answer.map(Self.isMoment) == true
          #expect(
            answer == expected || isWhenDone,
            "\(tag), \(request.intent), done: \(isDone), \(question.facet): \(answer ?? "")")
        }
        await conversation.stopUpdates()
      }
    }
    // The other words ask for something else where nothing is open: "which account?".
    #expect(read >= 100)
  }

  private static func isMoment(_ text: String) -> Bool { (try? Date(text, strategy: .iso8601)) != nil }

  private static func fact(_ facet: QuestionSubject, of intent: IntentName, isDone: Bool) -> String? {
    let fact = known[intent]?[facet]
    if isDone { return knownWhenDone[intent]?[facet] ?? fact }
    return answered[intent]?.contains(facet) == true ? nil : fact
  }

  @Test func whatTheAppRefusesIsNoFact() async throws {
    let conversation = try Stage("en", "MonkeyPay").conversation
    await conversation.hear("pay Xylophan 5 dollars")
    #expect(await conversation.lastMessage?.kind == .unsupported)
    let answers = await conversation.hear("who is it for?").messages.filter { $0.kind == .answer }
    #expect(answers.map { $0.details["value"] } == [nil])
    #expect(await conversation.hear("how much?").messages.first?.details["value"]?.plain == "5 USD")
    await conversation.hear("cancel")
    // Nothing of it was settled with the app.
    for question in ["what’s my destination?", "how much?"] {
      let answers = await conversation.hear(question).messages.filter { $0.kind == .answer }
      #expect(answers.map { $0.details["value"] } == [nil], "“\(question)”")
    }
  }

  /// A biller is told by its name, not by the words that it was paid with, and only as what it is.
  @Test func wordsThatWereSaidAreNoFact() async throws {
    let conversation = try Stage("en", "MonkeyPay").conversation
    await conversation.hear("pay my electricity bill")
    await conversation.press(await conversation.lastMessage?.buttons.first ?? "")
    let answers = await conversation.hear("what’s my destination?").messages
    #expect(answers.map { $0.details["value"]?.plain } == ["Jungle Power"])
  }

  private func ask(
    _ question: (facet: QuestionSubject, words: String), of intent: IntentName, _ conversation: Conversation
  ) async {
    let place = "\(intent) \(question.facet): “\(question.words)”"
    let events = await conversation.hear(question.words)
    #expect(
      events.contains(.replyRead(ReplyReading(.question(question.facet)))), "\(place) is read as another question")
    let answer = events.lazy.compactMap { event in
      if case .said(let message) = event, message.kind == .answer { message } else { nil }
    }.first
    #expect(answer?.details["value"]?.plain == Self.known[intent]?[question.facet], "\(place)")
    #expect(await conversation.lastMessage?.kind == .goAhead, "\(place)")
  }
}
