import Foundation
import Parley

/// A conversation under test, written in Swift: exhaustive as scripts are, with a clock that the test moves.
///
/// ```swift
/// let tester = try await ConversationTester(apps: [ScriptApp(app)])
/// try await tester.say("Send a message to Bobo")
/// try await tester.expect("What do you want to say to Bobo?")
/// try await tester.say("Please send more bananas")
/// try await tester.expect(handled: "SendMessage recipients=[Bobo] content=… -> success")
/// try await tester.expect("OK, …")
/// try await tester.finish()
/// ```
///
/// Everything that the assistant says has to be expected before the user's next words. Texts are patterns as in
/// scripts: `…` matches any text, `/…/` is a regular expression.
public actor ConversationTester {
  /// The world around the conversation: its clock, its lock, its permissions.
  public nonisolated let environment: SimulatedEnvironment
  /// The conversation, for what the tester has no method for.
  public nonisolated let conversation: Conversation
  private var noted = 0
  /// What happened and was not expected yet.
  private var pending: [EventLine] = []
  private var said: [String] = []
  private var openQuestion: String?

  /// Begins a conversation with apps.
  /// - Throws: `SetUpProblems` where the apps cannot be talked to.
  public init(
    apps: [ScriptApp], languages: [Language] = [.english], policy: Policy = Policy(),
    now: Date = Moment.usual.date, mode: ConversationMode = .eyesOn
  ) async throws {
    try await self.init(
      apps: apps, in: SimulatedEnvironment(now: now), languages: languages, policy: policy, mode: mode)
  }

  private init(
    apps: [ScriptApp], in environment: SimulatedEnvironment, languages: [Language], policy: Policy,
    mode: ConversationMode
  ) async throws {
    self.environment = environment
    let assistant = try Assistant(apps: apps.map(\.app.givingDirections), languages: languages, policy: policy)
    let user = User(contacts: apps.flatMap(\.contacts))
    await user.install(apps.map(\.app))
    self.conversation = Conversation(
      with: assistant, user: user, environment: environment.environment, mode: mode, keptTurns: .max)
  }

  /// Begins a conversation with the apps that scripts talk to.
  /// - Throws: ``ScriptProblems`` or `SetUpProblems` where they cannot be talked to.
  public init(
    _ apps: ScriptApps, languages: [Language] = [.english], policy: Policy = Policy(),
    now: Date = Moment.usual.date, mode: ConversationMode = .eyesOn
  ) async throws {
    let environment = SimulatedEnvironment(now: now)
    let script = Script(path: "", lines: [], settings: [], steps: [])
    let made = try apps.make(script, environment)
    try await self.init(
      apps: made, in: environment, languages: languages, policy: policy, mode: mode)
  }

  // MARK: What the user does

  /// The user says something.
  public func say(_ words: String, file: String = #fileID, line: Int = #line) async throws {
    try checkNothingIsLeft(file, line)
    said.append("User: \(words)")
    await conversation.hear(words)
    await note()
  }

  /// The user says yes.
  public func confirm(file: String = #fileID, line: Int = #line) async throws {
    try await say("yes", file: file, line: line)
  }

  /// The user taps a choice by its name.
  public func choose(_ name: String, file: String = #fileID, line: Int = #line) async throws {
    try checkNothingIsLeft(file, line)
    let choices = await conversation.lastMessage?.choices.map(\.name) ?? []
    guard let index = choices.firstIndex(of: name) else {
      throw failure(.impossible("'\(name)' is not offered: there is \(choices.joined(separator: ", "))."), file, line)
    }
    said.append("User: [\(name)]")
    await conversation.choose(index)
    await note()
  }

  /// The user taps a button by its name.
  public func press(_ button: String, file: String = #fileID, line: Int = #line) async throws {
    try checkNothingIsLeft(file, line)
    if await conversation.press(button).isEmpty {
      throw failure(.impossible("there is no button '\(button)' to press."), file, line)
    }
    said.append("User: [\(button)]")
    await note()
  }

  /// Time passes, in seconds.
  public func advance(by seconds: Double, file: String = #fileID, line: Int = #line) async throws {
    try checkNothingIsLeft(file, line)
    environment.advance(by: seconds)
    await conversation.settle(in: environment)
    await note()
  }

  // MARK: What is expected

  /// The next thing that the assistant says.
  public func expect(_ text: String, file: String = #fileID, line: Int = #line) throws {
    try expect(.assistant, text, file, line)
  }

  /// What was understood, as a script's `=` line has it.
  public func expect(understood text: String, file: String = #fileID, line: Int = #line) throws {
    try expect(.understood, text, file, line)
  }

  /// What a phase answered, as a script's `~` line has it.
  public func expect(phase text: String, file: String = #fileID, line: Int = #line) throws {
    try expect(.phase, text, file, line)
  }

  /// What the app was asked to do, as a script's `*` line has it.
  public func expect(handled text: String, file: String = #fileID, line: Int = #line) throws {
    try expect(.handled, text, file, line)
  }

  /// Fails if something happened that was not expected, or if a question is open.
  public func finish(file: String = #fileID, line: Int = #line) throws {
    try checkNothingIsLeft(file, line)
    if let openQuestion { throw failure(.questionOpen(openQuestion), file, line) }
  }

  private func expect(_ mark: EventLine.Mark, _ text: String, _ file: String, _ line: Int) throws {
    let expectation = Script.Expectation(line: line, mark: mark, pattern: try TextPattern(text, of: mark))
    while let next = pending.first {
      if next.mark == mark, expectation.pattern.matches(next.text) {
        said.append(next.description)
        pending.removeFirst()
        return
      }
      if next.mark == .assistant { break }
      pending.removeFirst()
    }
    let check = StepCheck([expectation], pending, ignoring: [])
    throw failure(check.difference?.kind ?? .notSaid(text), file, line)
  }

  private func checkNothingIsLeft(_ file: String, _ line: Int) throws {
    if let left = pending.first(where: { $0.mark == .assistant }) {
      throw failure(.saidUnforeseen(left.text), file, line)
    }
    pending = []
  }

  private func note() async {
    let events = await conversation.events(after: noted)
    noted += events.count
    openQuestion = Playback.openQuestion(after: events, before: openQuestion)
    let step = Playback.Step(events: events, duration: .zero, mode: await conversation.mode)
    pending += step.lines
  }

  private func failure(_ kind: ScriptFailure.Kind, _ file: String, _ line: Int) -> TesterFailure {
    TesterFailure(
      failure: ScriptFailure(place: ScriptPlace(file, line: line), kind: kind, conversation: said, reading: []))
  }
}

/// Something else happened than a test in Swift expected, and where in the test.
public struct TesterFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The difference; its place is in the test's file.
  public var failure: ScriptFailure
  /// The failure as a report, with the conversation so far.
  public var description: String { failure.report(fix: nil) }
}
