import Parley
import Synchronization
import Testing

/// A name that one contact has is that contact, with their address, even for a handler that resolves nothing.
@Suite struct ConversationContactsTests {
  /// An app that only carries out, and keeps to whom.
  private final class Courier: SendMessageIntent.Handling, StartCallIntent.Handling, SendPaymentIntent.Handling {
    private let kept = Mutex<[Person]>([])
    var people: [Person] { kept.withLock { $0 } }

    func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response {
      kept.withLock { $0 += intent.recipients }
      return SendMessageIntent.Response(.success)
    }

    func handle(_ intent: StartCallIntent) async -> StartCallIntent.Response {
      kept.withLock { $0 += intent.contacts }
      return StartCallIntent.Response(.continueInApp)
    }

    func handle(_ intent: SendPaymentIntent) async -> SendPaymentIntent.Response {
      kept.withLock { $0 += [intent.payee].compactMap(\.self) }
      return SendPaymentIntent.Response(.success)
    }
  }

  /// An intent of a host's own.
  private struct GreetIntent: Intent {
    static let name: IntentName = "Greet"
    static let parameters: [Parameter<Self>] = [Parameter("person", \.person)]
    var person: Person?

    struct Response: IntentResponse {
      let code: Code
      var userActivity: UserActivity?

      init(code: Code, userActivity: UserActivity?) {
        self.code = code
        self.userActivity = userActivity
      }

      enum Code: Int, IntentResponseCode {
        case unspecified = 0
        case ready, success, failure
      }
    }
  }

  private let ada = Person(
    "Ada Lovelace", handle: PersonHandle("+1 555 010 0301", type: .phoneNumber), contactIdentifier: "ada")
  private let alan = Person("Alan Turing", handle: PersonHandle("alan@example.com", type: .emailAddress))

  private func conversation(_ handlers: [AnyIntentHandler], in tag: String) throws -> Conversation {
    let app = AssistantApp(identifier: "courier", displayName: "Courier", handlers: handlers)
    let language = try #require(Language.all.first { $0.tag == tag })
    return Conversation(with: try Assistant(apps: [app], languages: [language]), user: User(contacts: [ada, alan]))
  }

  @Test(arguments: [
    "en": ["Text Ada hello", "Call Ada", "Pay Ada 5 dollars", "yes"],
    "de": ["Schreib Ada hallo", "Ruf Ada an", "Zahle Ada 5 Euro", "ja"],
    "fr": ["Écris à Ada bonjour", "Appelle Ada", "Paie 5 euros à Ada", "oui"],
    "es": ["Escribe a Ada hola", "Llama a Ada", "Paga 5 euros a Ada", "sí"],
    "it": ["Scrivi ad Ada ciao", "Chiama Ada", "Paga 5 euro ad Ada", "sì"],
    "nl": ["App Ada dat ik eraan kom", "Bel Ada", "Betaal Ada 5 euro", "ja"],
  ])
  func theOneContactOfANameGoesThrough(in language: String, _ lines: [String]) async throws {
    let courier = Courier()
    let conversation = try conversation(
      [.sendMessage(courier), .startCall(courier), .sendPayment(courier)], in: language)
    for line in lines { await conversation.hear(line) }
    #expect(courier.people.map(\.displayName) == ["Ada Lovelace", "Ada Lovelace", "Ada Lovelace"])
    #expect(courier.people.map(\.personHandle) == [ada.personHandle, ada.personHandle, ada.personHandle])
    #expect(courier.people.allSatisfy { $0.contactIdentifier == "ada" })
  }

  @Test func aHandlerWithoutAnyResolverGetsTheContactToo() async throws {
    let greeted = Mutex<[Person?]>([])
    let handler = AnyIntentHandler(GreetIntent.self) { intent in
      greeted.withLock { $0.append(intent.person) }
      return GreetIntent.Response(.success)
    }
    var app = AssistantApp(identifier: "greeter", displayName: "Greeter", handlers: [handler])
    app.phrases = [
      "en": CustomPhrases(
        phrases: [.init("intent Greet", number: 1), .init("greet {person}", number: 2)],
        prompts: [.init("Greet success: Greeted.", number: 1)])
    ]
    let conversation = Conversation(with: try Assistant(apps: [app]), user: User(contacts: [ada, alan]))
    for name in ["Ada", "Turing", "Zaphod"] { await conversation.hear("greet \(name)") }
    let people = greeted.withLock(\.self)
    #expect(people.map { $0?.displayName } == ["Ada Lovelace", "Alan Turing", "Zaphod"])
    #expect(people.map { $0?.personHandle } == [ada.personHandle, alan.personHandle, nil])
  }

  /// Two of a name are for the handler to tell apart: without a resolver it gets the words and both of them.
  @Test func ofTwoContactsNoneIsTaken() async throws {
    let courier = Courier()
    let app = AssistantApp(identifier: "courier", displayName: "Courier", handlers: [.sendMessage(courier)])
    let byron = Person("Ada Byron", handle: PersonHandle("ada.byron@example.com", type: .emailAddress))
    let conversation = Conversation(with: try Assistant(apps: [app]), user: User(contacts: [ada, byron]))
    await conversation.hear("Text Ada hello")
    let person = try #require(courier.people.first)
    #expect(person.displayName == "Ada")
    #expect(Set(person.siriMatches.map(\.displayName)) == ["Ada Lovelace", "Ada Byron"])
  }
}
