import Foundation
import Parley
import Testing

@testable import IntentDialogue

/// The page “An intent of your own” says what is so.
@Suite struct OwnIntentsPageTests {
  private struct OrderCoffeeIntent: Intent {
    static let name: IntentName = "OrderCoffee"
    static let parameters: [Parameter<Self>] = [
      Parameter("drink", \.drink, reasons: SoldOut.self), Parameter("size", \.size), Parameter("cups", \.cups),
    ]
    var drink: SpeakableString?
    var size: Size?
    var cups: Int?
    enum Size: String, SymbolicValue, CaseIterable { case small }
    enum SoldOut: String, UnsupportedReasons { case soldOut }

    struct Response: IntentResponse {
      let code: Code
      var userActivity: UserActivity?
      enum Code: Int, IntentResponseCode { case success, failureShopClosed }
    }
  }

  private let page: String
  private let intents = [IntentDescription(OrderCoffeeIntent.self)]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    page = try String(
      contentsOf: root.appending(path: "Sources/IntentDialogue/IntentDialogue.docc/OwnIntents.md"), encoding: .utf8)
  }

  /// The lines of the code below a heading.
  private func code(below heading: String) throws -> [String] {
    let section = try #require(page.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
    let code = try #require(section.components(separatedBy: "```\n").dropFirst().first)
    return code.split(separator: "\n").map(String.init)
  }

  @Test func itsPhrasesAreUnderstood() throws {
    let phrases = CustomPhrases(
      file: "page", phrases: try code(below: "Phrases").enumerated().map { .init($1, number: $0 + 1) })
    let app = AssistantApp(
      identifier: "shop", displayName: "Shop", supportedIntents: ["OrderCoffee"], phrases: ["en": phrases])
    let interpreter = try Interpreter(languages: [.english], intents: intents, apps: [app])
    let situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_251_600), calendar: Calendar(identifier: .gregorian), language: "en")
    let best = interpreter.understand("get me two small cappuccinos", vocabulary: VocabularyIndex(), in: situation).best
    #expect(best?.intent == "OrderCoffee")
    #expect(best?.slots.map(\.parameter) == ["cups", "size", "drink"])
  }

  @Test func itsPromptsAreRead() throws {
    let prompts = try code(below: "Prompts").enumerated().map {
      (text: $1, place: PromptLine.Place("page", line: $0 + 1))
    }
    #expect(prompts.count == 10)
    #expect(PromptKeyChecks(intents).problems(of: prompts).map(\.text) == [])
    _ = try PromptBook(.english, custom: prompts)
  }

  @Test func itsMomentsAreAllThatAHostMayPutIntoWords() throws {
    let rows = page.split(separator: "\n").compactMap { $0.wholeMatch(of: /\| `(\w+)` \|.*/)?.1 }.map(String.init)
    let unsaid: Set<AssistantMessage.Kind> = [
      .appChoice, .permission, .authentication, .response, .waiting, .notUnderstood,
    ]
    let kinds = Set(AssistantMessage.Kind.allCases).subtracting(unsaid).map(\.rawValue)
    #expect(Set(rows) == Set(kinds + ["name", "change", "button", "untaken"]))
  }
}
