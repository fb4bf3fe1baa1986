import IntentVocabulary
import Parley

/// Phrases and prompts of a custom intent: they compile and are talked to, or are refused with their lines.
///
/// An input is the lines of the words, the phrases and the prompts, with a line `===` between each.
struct PhrasesTarget: FuzzTarget {
  let kept = SeedFiles.kept("Phrases")
  private let mutations = Mutations(tokens: [
    "intent Trade", "@a = b | c", "$a = [@a] {thing}", "{thing}", "{count}", "[", "]", "|", "(", ")", "[{thing}]*",
    "~0.4 ",
    "symbol small = tiny", "Trade.thing needsValue: ", "Trade goAhead: ", "{or choices}", "{thing? | x}", "[$a]*",
    "$more",
    "\n===\n", " = ", "@a @a @a", "word a = b",
  ])

  func input(from numbers: inout Numbers) -> [UInt8] { mutations.changed(kept, &numbers) }

  func run(_ input: [UInt8]) async throws {
    let parts = String(decoding: input, as: UTF8.self).split(separator: "\n===\n", omittingEmptySubsequences: false)
    func lines(_ part: Int) -> [CustomPhrases.Line] {
      guard parts.indices.contains(part) else { return [] }
      return parts[part].split(whereSeparator: \.isNewline).enumerated().map { .init(String($1), number: $0 + 1) }
    }
    let phrases = CustomPhrases(file: "Phrases.plist", words: lines(0), phrases: lines(1), prompts: lines(2))
    let app = AssistantApp(
      identifier: "com.example.market", displayName: "Market", phrases: ["en": phrases], handlers: [TradeIntent.handler]
    )
    let assistant: Assistant
    do throws(SetUpProblems) { assistant = try Assistant(apps: [app]) } catch {
      for problem in error.problems { try expect(isLine(problem.text), "a problem is one line", problem.text) }
      return
    }
    let conversation = Conversation(
      with: assistant, environment: SimulatedEnvironment(now: FuzzWorld.now).environment)
    for words in Self.said { await conversation.hear(words) }
  }

  private static let said = [
    "trade two small figs", "figs", "make it seven", "yes",
    "I would like to trade the figs of a b c for nothing at all",
    "trade " + String(repeating: "a b and c to ", count: 40), "cancel",
  ]
}

/// An intent of a host's own, with a parameter of each common kind.
private struct TradeIntent: Intent {
  static let name: IntentName = "Trade"
  static let rules = IntentRules(goAhead: .asked)
  static let parameters: [Parameter<Self>] = [
    Parameter("thing", \.thing, kind: .name(VocabularyType("TradeIntent.thing"))),
    Parameter("size", \.size), Parameter("count", \.count), Parameter("note", \.note),
  ]

  var thing: SpeakableString?
  var size: Size?
  var count: Int?
  var note: String?

  enum Size: String, SymbolicValue, CaseIterable { case small, large }

  struct Response: IntentResponse {
    let code: Code
    var userActivity: UserActivity?

    init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    enum Code: Int, IntentResponseCode { case unspecified = 0, ready, success, failure }
  }

  static let handler = AnyIntentHandler(
    TradeIntent.self,
    resolvers: [
      Resolver(\.thing) { intent in intent.thing.map { .success($0) } ?? .needsValue },
      Resolver(\.count) { intent in intent.count.map { .success($0) } ?? .needsValue },
    ],
    handle: { _ in Response(code: .success, userActivity: nil) })
}
