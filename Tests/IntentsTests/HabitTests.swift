import IntentDomains
import IntentModel
import Testing

@testable import ExtensionHabits
@testable import ExtensionHabitsInSwift5
@testable import Intents

/// What becomes of a bare request to an extension, in a word or in the words for its fault.
private func answer(of principal: INExtension, to intent: String) async -> String {
  guard let served = SiriKitIntent.all.first(where: { $0.className == intent }),
    let handler = SiriKitExtension(principal).handlers(of: [intent]).first,
    let object = served.blank() as? any IntentBridging
  else { return "\(intent) is not served" }
  func erased(_ object: some IntentBridging) -> AnyIntent { AnyIntent(object.held) }
  do {
    return try await handler.handle(erased(object)).code
  } catch {
    return "\(error)"
  }
}

@Suite struct HabitTests {
  @Test(arguments: ExtensionHabits.Habit.all)
  func isServedInSwift6(_ habit: ExtensionHabits.Habit) async {
    #expect(await answer(of: habit.principal(), to: habit.intent).hasSuffix(habit.answer))
  }

  @Test(arguments: ExtensionHabitsInSwift5.Habit.all)
  func isServedInSwift5(_ habit: ExtensionHabitsInSwift5.Habit) async {
    #expect(await answer(of: habit.principal(), to: habit.intent).hasSuffix(habit.answer))
  }

  /// The verdicts that one resolver gives on what was said.
  private func verdicts(_ parameter: String, _ intent: StartWorkoutIntent) async throws -> [String] {
    let handler = SiriKitExtension(ExtensionHabits.Giving(ExtensionHabits.Trainer())).handlers(of: [
      "INStartWorkoutIntent"
    ]).first
    return try await #require(handler).resolve(parameter, AnyIntent(intent)).map(\.name)
  }

  @Test(
    arguments: [
      (nil, "needsValue"), ("climb", "unsupported"), ("anything", "disambiguation"), ("walk", "confirmationRequired"),
      ("swim", "success"),
    ] as [(String?, String)])
  func everyVerdictArrives(said: String?, verdict: String) async throws {
    let intent = StartWorkoutIntent(workoutName: said.map { SpeakableString($0) })
    #expect(try await verdicts("workoutName", intent) == [verdict])
  }

  @Test func whatWasNotSaidIsUnknownToAHandler() async throws {
    #expect(try await verdicts("workoutLocationType", StartWorkoutIntent()) == ["notRequired"])
    #expect(
      try await verdicts("workoutLocationType", StartWorkoutIntent(workoutLocationType: .indoor)) == [
        "confirmationRequired"
      ])
    #expect(try await verdicts("workoutGoalUnitType", StartWorkoutIntent()) == ["notRequired"])
    #expect(try await verdicts("goalValue", StartWorkoutIntent()) == ["notRequired"])
  }
}
