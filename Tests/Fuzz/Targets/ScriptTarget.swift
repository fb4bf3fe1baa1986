import ConversationScripts
import Parley
import SimulatedApps

/// Scripts, played with the sample apps: one that was rewritten from what happened passes.
struct ScriptTarget: FuzzTarget {
  let kept: [[UInt8]]
  let isLines = true
  private let mutations: Mutations
  private let english: ScriptRunner
  private let runner: ScriptRunner

  init() {
    kept =
      SeedFiles.kept("Scripts") + SeedFiles.bytes(in: "Examples/Conversations", ending: ".conversation")
      + SeedFiles.bytes(in: "Tests/ConversationScriptsTests/Format", ending: ".conversation")
    mutations = Mutations(tokens: [
      "User: yes\n", "User: no\n", "User: cancel\n", "User: the first one\n", "User: make it 25\n", "Assistant: …\n",
      "Assistant: /.*/\n", "= SendMessage\n", "tap: 1\n", "locked: yes\n", "locked: no\n", "unlocks: no\n",
      "advance: 20 s\n",
      "store and restore\n", "conversation: other\n", "when handle: throw\n", "when handle: hang\n",
      "when confirm: failure\n",
      "when resolve recipients: disambiguation A, B\n", "locale: de\n", "mode: car\n", "permission: denied\n",
      "app: Vocabulary/MonkeyPay, Vocabulary/MonkeyChat\n", "contacts: Bobo, Ada\n",
      "now: 2026-03-29T02:30:00+01:00\n",
      "policy: waitLimit 1\n", "…", "\"\"", "[", "]", "->",
    ])
    let apps = ScriptApps(folders: { folder, environment in
      let app = try SimulatedApp(at: folder, environment: environment.environment)
      return ScriptApp(app.app, contacts: app.contacts, content: app.restaurants)
    })
    runner = ScriptRunner(apps: apps, languages: Language.all)
    // To compile one language takes a sixth of the time.
    english = ScriptRunner(apps: apps)
  }

  func input(from numbers: inout Numbers) -> [UInt8] { mutations.changed(kept, &numbers) }

  /// The path from which the folders of the sample apps are found.
  private static let path = "fuzz.conversation"

  func run(_ input: [UInt8]) async throws {
    let text = String(decoding: input, as: UTF8.self)
    let runner = text.contains("locale: en") ? english : runner
    do {
      let playback = try await runner.play(try Script(text, path: Self.path))
      // A step that could not be done is there in the rewritten script too, and so is what is still open.
      guard playback.steps.allSatisfy({ $0.problem == nil }), playback.openQuestion == nil else { return }
      try await check(playback.updatedText, with: runner)
    } catch let error as ScriptProblems {
      for problem in error.problems {
        // All that is wrong in an app's files is told, each on a line of its own.
        if case .app = problem.kind { continue }
        try expect(isLine(problem.description), "a problem is one line", problem.description)
      }
    }
  }

  private func check(_ updated: String, with runner: ScriptRunner) async throws {
    let result: ScriptResult
    do { result = await runner.run(try Script(updated, path: Self.path)) } catch let error as ScriptProblems {
      throw Finding("a rewritten script can be read", "\(error)")
    }
    if case .failed(let failure) = result.outcome { throw Finding("a rewritten script passes", "\(failure)") }
  }
}
