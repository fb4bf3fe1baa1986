import Parley
import Synchronization
import Testing

/// What changes where the user goes over to another language.
@Suite struct ConversationLanguageTests {
  /// An app that starts any workout, and keeps which.
  private final class Gym: StartWorkoutIntent.Handling {
    private let started = Mutex<[String?]>([])
    var identifiers: [String?] { started.withLock { $0 } }

    func handle(_ intent: StartWorkoutIntent) async -> StartWorkoutIntent.Response {
      started.withLock { $0.append(intent.workoutName?.vocabularyIdentifier) }
      return StartWorkoutIntent.Response(.success)
    }
  }

  private func vocabulary(_ name: String) -> AppVocabulary {
    let item = AppVocabulary.ParameterVocabulary.Item("swing", synonyms: [SpeakableString(name, identifier: "swing")])
    return AppVocabulary(
      parameterVocabularies: [
        AppVocabulary.ParameterVocabulary([VocabularyType("INStartWorkoutIntent.workoutName")], items: [item])
      ])
  }

  @Test func anAppsWordsAreThoseOfTheLanguageThatIsSpokenNow() async throws {
    let gym = Gym()
    let app = AssistantApp(
      identifier: "gym", displayName: "Gym",
      vocabularies: ["en": vocabulary("vine swinging"), "fr": vocabulary("le grand balancier")],
      handlers: [.startWorkout(gym)])
    let assistant = try Assistant(apps: [app], languages: [.english, .french])
    let conversation = Conversation(with: assistant, language: "fr")
    for request in ["Start a vine swinging workout", "Commence un entraînement le grand balancier"] {
      await conversation.hear(request)
    }
    #expect(await conversation.language == "fr")
    #expect(gym.identifiers == ["swing", "swing"])
  }

  /// What an app says itself, on its card for example, it can say in the language of the answer.
  @Test func aHandlerKnowsTheLanguageOfTheAnswer() async throws {
    let heard = Mutex<[String]>([])
    let handler = AnyIntentHandler(
      StartWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName) { intent in
          heard.withLock { $0.append("resolve " + (AnyIntentHandler.language?.tag ?? "none")) }
          return .asSaid(intent.workoutName)
        }
      ],
      confirm: { _ in
        heard.withLock { $0.append("confirm " + (AnyIntentHandler.language?.tag ?? "none")) }
        return StartWorkoutIntent.Response(.ready)
      },
      handle: { _ in
        heard.withLock { $0.append("handle " + (AnyIntentHandler.language?.tag ?? "none")) }
        return StartWorkoutIntent.Response(.success)
      })
    let app = AssistantApp(identifier: "gym", displayName: "Gym", handlers: [handler])
    let conversation = Conversation(with: try Assistant(apps: [app], languages: [.english, .french]))
    await conversation.hear("Start a run")
    await conversation.hear("Commence un entraînement de yoga")
    let phases = ["resolve", "confirm", "handle"]
    #expect(heard.withLock(\.self) == phases.map { "\($0) en" } + phases.map { "\($0) fr" })
    #expect(AnyIntentHandler.language == nil)
  }
}
