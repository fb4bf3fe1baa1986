import Parley
import Synchronization
import Testing

/// An amount without a currency is in the money of the region that is spoken, from the first sentence on.
@Suite struct RegionsCurrencyTests {
  /// An app that sends any payment, and keeps in which money.
  private final class Purse: SendPaymentIntent.Handling {
    private let codes = Mutex<[String?]>([])
    var lastCode: String? { codes.withLock { $0.last ?? nil } }

    func resolveCurrencyAmount(for intent: SendPaymentIntent) async -> ResolutionResult<CurrencyAmount> {
      codes.withLock { $0.append(intent.currencyAmount?.currencyCode) }
      return intent.currencyAmount.map { .success($0) } ?? .needsValue
    }

    func handle(_ intent: SendPaymentIntent) async -> SendPaymentIntent.Response {
      SendPaymentIntent.Response(.success)
    }
  }

  private static let requests = [
    "en": ["pay Ada 20", "send 20 to Ada"], "de": ["schick Ada 20", "bezahle Ada 20"],
    "fr": ["paie Ada 20", "envoie 20 à Ada"], "es": ["manda 20 a Ada", "págale a Ada 20"],
    "it": ["paga Ada 20", "manda 20 ad Ada"], "nl": ["betaal Ada 20", "stuur 20 naar Ada"],
  ]

  /// Each region is spoken to in one of the languages.
  @Test(arguments: Array(requests.keys.sorted().enumerated()))
  func isWhatABareAmountIsIn(_ place: Int, _ language: String) async throws {
    let purse = Purse()
    let app = AssistantApp(identifier: "purse", displayName: "Purse", handlers: [.sendPayment(purse)])
    let spoken = try #require(Language.all.first { $0.tag == language })
    let assistant = try Assistant(apps: [app], languages: [spoken])
    let requests = try #require(Self.requests[language])
    for (number, region) in Region.all.enumerated() where number % Self.requests.count == place {
      let conversation = Conversation(with: assistant, language: "\(language)-\(region.code)")
      let request = requests[number / Self.requests.count % requests.count]
      await conversation.hear(request)
      #expect(purse.lastCode == region.currencyCode, "\(request) in \(region.code)")
    }
  }

  /// A language of a region that an assistant is set up with, as a host in another country has it.
  @Test(arguments: [
    ("de-CH", "schick Ada 20", "CHF"), ("es-MX", "manda 20 a Ada", "MXN"), ("en-GB", "pay Ada 20", "GBP"),
  ]) func isThatOfTheAssistantsLanguage(_ tag: String, _ request: String, _ code: String) async throws {
    let purse = Purse()
    let app = AssistantApp(identifier: "purse", displayName: "Purse", handlers: [.sendPayment(purse)])
    let language = try #require(Language.meant(by: tag, among: Language.all))
    let conversation = Conversation(with: try Assistant(apps: [app], languages: [language]))
    await conversation.hear(request)
    #expect(purse.lastCode == code)
  }

  /// A user is in one place whatever language is spoken: where only one of the languages says the region, it is that.
  @Test(arguments: ["schick Ada 20", "pay Ada 20"])
  func isThatOfTheOneLanguageWithARegion(_ request: String) async throws {
    let purse = Purse()
    let app = AssistantApp(identifier: "purse", displayName: "Purse", handlers: [.sendPayment(purse)])
    let languages = try ["en", "de-CH"].map { try #require(Language.meant(by: $0, among: Language.all)) }
    let assistant = try Assistant(apps: [app], languages: languages)
    await Conversation(with: assistant).hear(request)
    #expect(purse.lastCode == "CHF")
    let inLondon = ConversationEnvironment.live(region: Region("GB"))
    await Conversation(with: assistant, environment: inLondon).hear(request)
    #expect(purse.lastCode == "GBP")
  }
}
