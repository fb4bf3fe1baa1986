import Parley

struct Messenger: SendMessageIntent.Handling {
  let friends = ["Bobo the Great", "Bobo Jr.", "Little Bobo", "Ada Lovelace"]

  func resolveRecipients(for intent: SendMessageIntent) async -> [ResolutionResult<Person>] {
    guard !intent.recipients.isEmpty else { return [.needsValue] }
    return intent.recipients.map { person in
      if friends.contains(person.displayName) { return .success(person) }
      let found = friends.filter { $0.lowercased().contains(person.displayName.lowercased()) }
      return found.isEmpty ? .unsupported : .disambiguation(found.map { Person($0) })
    }
  }

  func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
    intent.content.map { .success($0) } ?? .needsValue
  }

  func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response {
    SendMessageIntent.Response(.success)  // send it over your network here
  }
}

let app = AssistantApp(
  identifier: "com.example.MonkeyChat", displayName: "MonkeyChat",
  handlers: [.sendMessage(Messenger())])
let conversation = Conversation(with: .orExit(apps: [app]))
while let line = readLine() {
  print("> \(line)")
  for message in await conversation.hear(line).messages { print(message.shown) }
}
