import Intents
import Parley
import Synchronization
import Testing

@testable import ExtensionHabits
@testable import ExtensionHabitsInSwift5

/// What a person says for an intent, and then answers, whatever is asked; in words that are in no script.
private let requests: [String: [String]] = [
  "INSendMessageIntent": ["Tell Rafiki the figs are ripe with Demo", "yes"],
  "INSearchForMessagesIntent": ["Read my messages with Demo", "yes", "yes"],
  "INStartCallIntent": ["Call Rafiki with Demo", "yes"],
  "INStartVideoCallIntent": ["Video call Rafiki with Demo", "yes"],
  "INSearchCallHistoryIntent": ["Show my missed calls with Demo", "yes"],
  "INRequestRideIntent": ["Get a ride to the airport with Demo", "yes", "small", "yes", "yes"],
  "INStartWorkoutIntent": ["Start a run with Demo", "run", "yes"],
  "INPauseWorkoutIntent": ["Pause my workout with Demo", "yes"],
  "INResumeWorkoutIntent": ["Resume my workout with Demo", "yes"],
  "INEndWorkoutIntent": ["End my workout with Demo", "yes"],
  "INCancelWorkoutIntent": ["Cancel my workout with Demo", "yes"],
  "INSearchForPhotosIntent": ["Show my favorite photos in Demo", "yes"],
  "INStartPhotoPlaybackIntent": ["Start a slideshow in Demo", "yes"],
  "INSendPaymentIntent": ["Send Rafiki 20 dollars with Demo", "yes", "yes"],
  "INRequestPaymentIntent": ["Request 20 dollars from Rafiki with Demo", "yes", "yes"],
  "INPayBillIntent": ["Pay my electricity bill with Demo", "yes", "yes", "yes"],
  "INTransferMoneyIntent": ["Transfer 20 dollars to savings with Demo", "checking", "yes", "yes"],
  "INSearchForAccountsIntent": ["Show my accounts in Demo", "yes"],
  "INSearchForBillsIntent": ["Show my bills in Demo", "yes"],
]

/// Habits whose conversation ends before handle: one refuses in confirm, one asks for a payee without end.
private let earlier = [
  "answers by async methods": "failureRequiringAppLaunch", "resolves by the types of two years": "nothing",
]

/// The last assistant for each intent.
private let assistants = Mutex<[String: Assistant]>([:])

/// The codes that an extension answered while somebody asked for an intent, and the problems that were told.
private func conversation(with principal: INExtension, about intent: String) async throws -> [String] {
  let handlers = SiriKitExtension(principal).handlers(of: [intent])
  let app = AssistantApp(identifier: "com.example.demo", displayName: "Demo", handlers: handlers)
  let assistant = try Assistant(apps: [app])
  // The next extension with these intents finds the interpreter compiled.
  assistants.withLock { $0[intent] = assistant }
  let conversation = Conversation(with: assistant, user: User())
  var told: [String] = []
  for line in requests[intent] ?? [] {
    for event in await conversation.hear(line) {
      switch event {
      case .confirmed(let record), .handled(let record, _): told.append(record.response.code)
      case .problem(let problem): told.append(problem.detail ?? problem.rule.rawValue)
      default: break
      }
    }
  }
  return told.isEmpty ? ["nothing"] : told
}

@Suite struct HabitConversationTests {
  private static let inSwift6 = ExtensionHabits.Habit.all.filter { requests[$0.intent] != nil }
  private static let inSwift5 = ExtensionHabitsInSwift5.Habit.all.filter { requests[$0.intent] != nil }

  @Test(arguments: inSwift6) func aConversationComesToTheHabitsAnswerInSwift6(_ habit: ExtensionHabits.Habit)
    async throws
  {
    let told = try await conversation(with: habit.principal(), about: habit.intent)
    let answer = earlier[habit.description] ?? habit.answer
    #expect(told.contains { $0.hasSuffix(answer) }, "\(habit): \(told)")
  }

  @Test(arguments: inSwift5)
  func aConversationComesToTheHabitsAnswerInSwift5(_ habit: ExtensionHabitsInSwift5.Habit) async throws {
    let told = try await conversation(with: habit.principal(), about: habit.intent)
    let answer = earlier[habit.description] ?? habit.answer
    #expect(told.contains { $0.hasSuffix(answer) }, "\(habit): \(told)")
  }
}
