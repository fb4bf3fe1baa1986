import Foundation
import Parley

/// Plays scripts against apps, in a world that only the script changes.
public struct ScriptRunner: Sendable {
  private let apps: ScriptApps
  private let languages: ScriptLanguages
  private let policy: Policy
  private let interpreters: InterpreterCache
  private let people = PeopleCache()
  /// Called before each step.
  ///
  /// Where a handler ends the process, the last call shows which step did it.
  package var watch: @Sendable (Script.Step) -> Void = { _ in }
  /// Whether a forecast is made before each utterance.
  package var foretells = false

  /// - Parameters:
  /// - apps: The apps that scripts talk to.
  /// - languages: The languages that every script is played with.
  /// - known: Further languages that a script may name; they are used only there.
  /// - policy: The host's decisions about the dialogue.
  public init(
    apps: ScriptApps, languages: [Language] = [.english], known: [Language] = Language.all, policy: Policy = Policy(),
    compiledLanguages: URL? = nil
  ) {
    interpreters = compiledLanguages.map { InterpreterCache(compiled: $0) } ?? .shared
    self.apps = apps
    self.languages = ScriptLanguages(always: languages, known: known)
    self.policy = policy
  }

  /// Plays a script to its end and returns what happened, without comparing it.
  /// - Throws: ``ScriptProblems`` where it cannot be played at all.
  public func play(_ script: Script) async throws -> Playback {
    do throws(ScriptProblems) {
      var player = try await ScriptPlayer(
        script, apps: apps, languages: languages, policy: policy, interpreters: interpreters, people: people)
      player.foretells = foretells
      return await player.play(watch)
    } catch {
      throw error.located(in: script)
    }
  }

  /// Plays a script and compares what happened with what it expects.
  public func run(_ script: Script) async -> ScriptResult {
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let playback = try await play(script)
      let failure = await hinted(playback.failure, playback)
      let outcome = failure.map { ScriptResult.Outcome.failed($0) } ?? .passed
      return ScriptResult(script, outcome, playback: playback, duration: start.duration(to: clock.now))
    } catch {
      let problems = Self.problems(error, script.path)
      return ScriptResult(script, .unusable(problems), playback: nil, duration: start.duration(to: clock.now))
    }
  }

  /// Reads the script of a file and runs it, for each of its rows.
  public func run(fileAt path: String) async -> [ScriptResult] {
    do {
      var results: [ScriptResult] = []
      for script in try Script.variants(contentsOf: path) { results.append(await run(script)) }
      return results
    } catch {
      return [ScriptResult(path, .unusable(Self.problems(error, path)), duration: .zero)]
    }
  }

  /// A failure with a hint at the language of words that were not understood.
  private func hinted(_ failure: ScriptFailure?, _ playback: Playback) async -> ScriptFailure? {
    guard var failure else { return nil }
    let step = zip(playback.script.steps, playback.steps).filter { $0.0.line <= failure.place.line }.last?.1
    guard let words = LanguageGuess.words(in: step?.events ?? []) else { return failure }
    let spoken = languages.spoken(in: playback.script)
    let others = LanguageGuess.languages(of: playback.apps, known: languages.known)
      .filter { language in !spoken.contains { $0.tag == language.tag } }
    if let language = await LanguageGuess.language(of: words, for: playback.apps, among: others) {
      let tags = (spoken + [language]).map(\.tag).joined(separator: ", ")
      let name = LanguageGuess.name(of: language)
      failure.hint = "That sounds like \(name), which 'locale: \(tags)' in the header understands, too."
    }
    return failure
  }

  private static func problems(_ error: any Error, _ path: String) -> ScriptProblems {
    error as? ScriptProblems
      ?? ScriptProblems([ScriptProblem(ScriptPlace(path, line: 1), .setUp("\(error)"))])
  }
}

/// The outcome of running one script.
public struct ScriptResult: Sendable {
  /// The path of the script as it was given.
  public var path: String
  /// The row that it was played for.
  public var row: ScriptRows.Row?
  /// Whether the script passed, failed or could not be played.
  public var outcome: Outcome
  /// What happened; `nil` where the script could not be played.
  public var playback: Playback?
  /// How long it took, including its apps and the assistant's set-up.
  public var duration: Duration

  /// How the script ended.
  public enum Outcome: Sendable {
    case passed
    case failed(ScriptFailure)
    case unusable(ScriptProblems)
  }

  /// A result of one script.
  public init(_ path: String, _ outcome: Outcome, playback: Playback? = nil, duration: Duration) {
    self.path = path
    self.outcome = outcome
    self.playback = playback
    self.duration = duration
  }

  init(_ script: Script, _ outcome: Outcome, playback: Playback?, duration: Duration) {
    self.init(script.path, outcome, playback: playback, duration: duration)
    row = script.row
  }

  /// The path, with the line of the row that it was played for.
  public var name: String { row.map { "\(path):\($0.line)" } ?? path }

  /// Whether everything happened as the script expects.
  public var hasPassed: Bool { if case .passed = outcome { true } else { false } }
}
