import Foundation
import Parley
import SimulatedApps
import Testing

/// Questions about a request that waits for the go-ahead get the fact that was asked for, or none: every facet is asked
/// at every go-ahead, in six languages (`Tests/Facts`).
@Suite struct RequestFactsTests {
  static let tags = ["en", "de", "fr", "es", "it", "nl"]

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
  ]

  private struct Table {
    var requests: [(intent: IntentName, words: String)] = []
    var questions: [(facet: QuestionSubject, words: String)] = []

    init(_ tag: String) throws {
      let text = try String(contentsOf: root.appending(path: "Tests/Facts/\(tag).txt"), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        let sides = line.split(separator: " = ", maxSplits: 1).map(String.init)
        try #require(sides.count == 2)
        if sides[0].hasPrefix("ask ") {
          questions.append((try #require(QuestionSubject(rawValue: String(sides[0].dropFirst(4)))), sides[1]))
        } else {
          requests.append((IntentName(sides[0]), sides[1]))
        }
      }
    }
  }

  private func conversation(_ tag: String, _ folder: String) async throws -> Conversation {
    let environment = SimulatedEnvironment(now: Date(timeIntervalSince1970: 1_795_251_600))
    environment.location = Placemark(
      name: "Home", coordinate: Coordinate(latitude: 37.7793, longitude: -122.4193))
    let app = try SimulatedApp(
      at: Self.root.appending(path: "Vocabulary/\(folder)").path, environment: environment.environment)
    let language = try #require(Language.all.first { $0.tag == tag })
    return Conversation(
      with: try Assistant(apps: [app.app], languages: [language]), user: User(contacts: app.contacts),
      environment: environment.environment)
  }

  @Test(arguments: tags) func everyFacetAtEveryGoAhead(_ tag: String) async throws {
    let table = try Table(tag)
    #expect(Set(table.requests.map(\.intent)) == Set(Self.known.keys))
    #expect(table.questions.count == 11)
    for request in table.requests {
      let isRide = ["RequestRide", "CancelRide"].contains(request.intent)
      let conversation = try await conversation(tag, isRide ? "MonkeyRides" : "MonkeyPay")
      if request.intent == "CancelRide" {
        await conversation.hear(table.requests.first { $0.intent == "RequestRide" }?.words ?? "")
        await conversation.press(await conversation.lastMessage?.buttons.first ?? "")
      }
      await conversation.hear(request.words)
      for question in table.questions {
        let place = "\(tag) \(request.intent) \(question.facet): “\(question.words)”"
        let events = await conversation.hear(question.words)
        #expect(events.contains(.replyRead(.question(question.facet))), "\(place) is read as another question")
        let answer = events.lazy.compactMap { event in
          if case .said(let message) = event, message.kind == .answer { message } else { nil }
        }.first
        #expect(answer?.details["value"]?.plain == Self.known[request.intent]?[question.facet], "\(place)")
        #expect(await conversation.lastMessage?.kind == .goAhead, "\(place)")
      }
    }
  }
}
