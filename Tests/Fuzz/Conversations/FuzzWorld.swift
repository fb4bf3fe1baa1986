import Foundation
import Parley
import SimulatedApps
import Synchronization

/// The apps, the user and the world of one case: new for each, and the same for the same input.
struct FuzzWorld: Sendable {
  /// The clock when a case begins.
  static let now = Date(timeIntervalSince1970: 1_795_251_600)

  let environment: SimulatedEnvironment
  let contactsApp: ContactsApp?
  let probe: Probe
  let assistant: Assistant
  let user: User
  private let contacts: [Person]
  let donations = Donations()

  /// - `folders`: the folders of sample apps; ``ContactsApp/name`` is the app that people can be removed from.
  init(folders: [String], language: Language, compiled: CompiledApps) async throws {
    let environment = SimulatedEnvironment(now: Self.now)
    let contactsApp = folders.contains(ContactsApp.name) ? ContactsApp() : nil
    self.environment = environment
    self.contactsApp = contactsApp
    let samples = try folders.filter { $0 != ContactsApp.name }
      .map { try SimulatedApp(at: $0, environment: environment.environment) }
    environment.location = samples.flatMap(\.places).first
    let apps = samples.map(\.app.givingDirections) + [contactsApp?.app].compactMap { $0 }
    let probe = Probe(apps: apps, environment: environment)
    self.probe = probe
    assistant = try compiled.assistant(
      of: apps.map { probe.watching($0) }, folders: folders,
      languages: language == .english ? [.english] : [.english, language])
    var seen: Set<Person> = []
    contacts = samples.flatMap(\.contacts).filter { seen.insert($0).inserted }
    user = User(contacts: contacts + (contactsApp?.people ?? []))
    await user.install(apps)
  }

  func conversation(language: String) -> Conversation {
    Conversation(
      with: assistant, user: user, environment: environment.environment, language: language, presenter: probe,
      donations: donations)
  }

  /// The same conversation after it was stored, as JSON, and restored.
  func restored(_ stored: StoredConversation) throws -> Conversation {
    try Conversation(
      restoring: stored, with: assistant, user: user, environment: environment.environment, presenter: probe,
      donations: donations)
  }

  /// Removes somebody from the app and from the user's contacts.
  func forget(_ name: String) async {
    contactsApp?.remove(name)
    await user.setContacts(contacts + (contactsApp?.people ?? []))
  }
}

/// What was compiled for apps before: compiling takes longer than a case.
///
/// Apps are compiled in all languages at once, and a case is given its own of them: what a language's phrases are compiled
/// to takes most of the memory.
final class CompiledApps: Sendable {
  private struct Compiled {
    var interpreter: Interpreter
    var books: [String: PromptBook]
  }

  private let known = Mutex<[[String]: Compiled]>([:])
  /// How many are kept: inputs may name any apps.
  private static let most = 6

  func assistant(of apps: [AssistantApp], folders: [String], languages: [Language]) throws -> Assistant {
    let compiled = try known.withLock { $0[folders] } ?? compile(apps, folders)
    let tags = languages.map(\.tag)
    return try Assistant(
      apps: apps, languages: languages, policy: Policy(), interpreter: compiled.interpreter.limited(to: tags),
      books: compiled.books.filter { tags.contains($0.key) })
  }

  private func compile(_ apps: [AssistantApp], _ folders: [String]) throws -> Compiled {
    let interpreter = try Interpreter(languages: Language.all, intents: InterpreterKey.intents(of: apps), apps: apps)
    let assistant = try Assistant(apps: apps, languages: Language.all, policy: Policy(), interpreter: interpreter)
    let compiled = Compiled(interpreter: interpreter, books: assistant.books)
    known.withLock { known in
      if known.count == Self.most { known = [:] }
      known[folders] = compiled
    }
    return compiled
  }
}
