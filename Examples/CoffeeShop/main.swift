import Parley

// Run from the package's folder, or name the app's folder.
let folder = CommandLine.arguments.dropFirst().first ?? "Examples/CoffeeShop/App"

do {
  let app = try AssistantApp(at: folder, handlers: [Barista().handler])
  let conversation = Conversation(with: .orExit(apps: [app]))
  while let line = readLine() {
    print("> \(line)")
    for message in await conversation.hear(line).messages { print(message.shown) }
  }
} catch {
  print(error)
}
