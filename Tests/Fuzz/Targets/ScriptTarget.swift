import ConversationScripts
import Parley
import SimulatedApps
import Synchronization

/// Scripts, played with the sample apps: one that was rewritten from what happened passes.
struct ScriptTarget: FuzzTarget {
  let kept: [[UInt8]]
  let isLines = true
  private let mutations: Mutations
  private let runners = Runners()

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
  }

  func input(from numbers: inout Numbers) -> [UInt8] { mutations.changed(kept, &numbers) }

  /// The path from which the folders of the sample apps are found.
  private static let path = "fuzz.conversation"

  func run(_ input: [UInt8]) async throws {
    let text = String(decoding: input, as: UTF8.self)
    let runner = runners.runner(isEnglish: text.contains("locale: en"))
    do {
      let script = try Script(text, path: Self.path)
      let playback = try await runner.play(script)
      // A script with rows is mended by hand: each row would write other lines.
      guard script.rows == nil else { return }
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

/// Runners that keep what they have compiled for some cases: what goes on growing beyond these is a leak.
private final class Runners: Sendable {
  private struct State {
    var all = Runners.runner(Language.all)
    // To compile one language takes a sixth of the time.
    var english = Runners.runner([.english])
    var cases = 0
  }

  private let state = Mutex(State())
  private static let mostCases = 400

  func runner(isEnglish: Bool) -> ScriptRunner {
    state.withLock { state in
      state.cases += 1
      if state.cases > Self.mostCases { state = State() }
      return isEnglish ? state.english : state.all
    }
  }

  private static func runner(_ languages: [Language]) -> ScriptRunner {
    let apps = ScriptApps(folders: { folder, environment in
      let app = try SimulatedApp(at: folder, environment: environment.environment)
      return ScriptApp(app.app, contacts: app.contacts, content: app.restaurants)
    })
    return ScriptRunner(apps: apps, languages: languages)
  }
}
