import Foundation
import Parley
import ParleySuggestions

// The worked examples of the page about embedding, in one program: a test compares what it prints, and the page with it.

struct Messenger: SendMessageIntent.Handling {
  func resolveRecipients(for intent: SendMessageIntent) async -> [ResolutionResult<Person>] {
    if intent.recipients.isEmpty { return [.needsValue] }
    // `siriMatches` are those of the user's contacts whom the words can mean.
    return intent.recipients.map { person in
      switch person.siriMatches.count {
      case 0: .unsupported(.noAccount)
      case 1: .success(person.siriMatches[0])
      default: .disambiguation(person.siriMatches)
      }
    }
  }

  func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
    intent.content.map { .success($0) } ?? .needsValue
  }

  func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response { .init(.success) }
}

struct Albums: SearchForPhotosIntent.Handling {
  func handle(_ intent: SearchForPhotosIntent) async -> SearchForPhotosIntent.Response {
    var response = SearchForPhotosIntent.Response(.continueInApp)
    response.searchResultsCount = intent.albumName == nil ? 0 : 12
    return response
  }
}

let app = AssistantApp(
  identifier: "com.example.MonkeyChat", displayName: "MonkeyChat", usageDescription: "MonkeyChat sends what you say.",
  handlers: [.sendMessage(Messenger()), .searchForPhotos(Albums())])

/// Whatever went wrong in a handler is for its author, and not for the user.
func say(_ words: String, in conversation: Conversation) async {
  print("> \(words)")
  let events = await conversation.hear(words)
  for message in events.messages { print(message.shown) }
  for problem in events.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
}

// MARK: What is wrong with a set-up

let wrong = AssistantApp(
  identifier: "com.example.Wrong", displayName: "Wrong", restrictedWhileLocked: ["SendMesage"],
  handlers: [.sendMessage(Messenger())])
do {
  _ = try Assistant(apps: [wrong])
} catch {
  for problem in error.problems { print(problem.text) }
}

// MARK: The user

let user = User(
  contacts: [
    Person("Koko", relationship: Person.Relationship("wife")), Person("Bobo the Great"), Person("Bobo Jr."),
  ], identifier: "ada")

// MARK: Permissions

/// What the user has permitted; a host keeps it longer than a process lives.
actor Permissions: PermissionStore {
  private var statuses: [String: PermissionStatus] = [:]

  func permission(for app: String) -> PermissionStatus { statuses[app] ?? .notDetermined }
  func setPermission(_ status: PermissionStatus, for app: String) { statuses[app] = status }
}

// MARK: The world

let environment = ConversationEnvironment.live(
  location: { Placemark(name: "Home", coordinate: Coordinate(latitude: 37.7793, longitude: -122.4193)) },
  isLocked: { false }, permissions: Permissions(), currencyCode: "USD")

// MARK: The policy

// Messages are asked about first. What is always asked about, as a payment is, stays so whatever a policy says.
let policy = Policy(waitLimit: 5, goAhead: ["SendMessage": .asked])

// MARK: The conversation

let suggestions = Suggestions()
let assistant = Assistant.orExit(apps: [app], policy: policy)
let conversation = Conversation(
  with: assistant, user: user, environment: environment, history: suggestions.history)
await say("text my wife dinner is at eight", in: conversation)
await say("yes", in: conversation)
await say("yes", in: conversation)

// MARK: Suggestions

let context = await suggestions.context(for: [app], in: environment)
for suggestion in await suggestions.suggestions(for: context) { print(suggestion) }

// MARK: Words that come at run time

await say("show my photos of banana summer", in: conversation)
await user.setVocabulary([SpeakableString("Banana Summer")], of: .photoAlbumName, app: app.identifier)
await say("show my photos of banana summer", in: conversation)
