import ConversationScripts
import Foundation
import Parley

/// A conversation that pages look into: what they ask for is done one after another, and all of them see the same.
actor InspectSession {
  /// What is answered to something that was asked for.
  enum Reply: Equatable {
    case accepted
    /// Something else is under way.
    case busy
    case refused(String)
  }

  nonisolated let log: InspectLog
  nonisolated let stepping = InspectStepping()
  let talk: TalkSession
  private let view: TalkView

  init(_ world: TalkWorld, language: String?, mode: ConversationMode) async {
    let log = InspectLog()
    self.log = log
    let console = Console(
      write: { log.note(printed: $0) }, writeError: { log.note(printed: $0) }, nextLine: { nil }, isInteractive: false,
      isTerminal: false, usesColours: false, width: 1000)
    // What is said is shown by the page, which has the events.
    let view = TalkView(
      console: Console(
        write: { _ in }, writeError: { _ in }, nextLine: { nil }, isInteractive: false, isTerminal: false,
        usesColours: false, width: 1000))
    self.view = view
    talk = await TalkSession(world, console: console, language: language, mode: mode, view: view)
    let stepping = stepping
    view.listener = { [log, weak view] event in
      log.note(event, in: view?.mode ?? .eyesOn)
      guard stepping.stops, let phase = Self.phase(event) else { return }
      log.phase = .paused(after: phase)
      await stepping.pause()
      log.phase = .running
    }
  }

  /// What a turn waits after: each phase, and nothing that is said.
  private static func phase(_ event: ConversationEvent) -> String? {
    switch event {
    case .heard, .tapped, .said: return nil
    default:
      let line = EventLine(event)
      return line.text.isEmpty ? nil : line.description
    }
  }

  /// Commands that read or write files, or end the sitting: a page may not.
  private static let refused = Set(TalkCommand.keeping.map(\.name)).subtracting(["undo"])
    .union(["quit", "step", "trace", "spoken"])

  /// Begins to do what a line asks for: something that the user says, or a command after a colon.
  nonisolated func take(_ line: String) -> Reply {
    let words = line.trimmingCharacters(in: .whitespaces)
    if words.isEmpty { return .refused("nothing was said") }
    let command = words.hasPrefix(":") ? String(words.dropFirst().prefix { $0 != " " }) : nil
    if let command, Self.refused.contains(command) {
      return .refused("':\(command)' is for the terminal; the page has its own buttons")
    }
    guard log.begin() else { return .busy }
    Task { await self.run(line, command) }
    return .accepted
  }

  /// Commands that the conversation itself notes as a turn.
  private static let taps: Set = ["press", "tap"]

  private func run(_ line: String, _ command: String?) async {
    stepping.begin()
    let before = await talk.past.count
    if let command, !Self.taps.contains(command) {
      log.add(InspectLog.Turn(line: line.trimmingCharacters(in: .whitespaces), mode: view.mode))
    }
    await talk.take(line)
    let after = await talk.past.count
    if after < before {
      // The command itself is gone with what it took back; what an app has done is not.
      let done = log.turns.last?.notes.split(separator: "\n").filter { $0.hasPrefix("Done") } ?? []
      log.takeBack()
      if !done.isEmpty { log.add(InspectLog.Turn(line: "", notes: done.joined(separator: "\n"), mode: view.mode)) }
    } else if after > before {
      let reading = await talk.conversation.lastTurn
      log.changeLast {
        $0.isTurn = true
        if $0.words != nil { $0.reading = reading }
      }
    }
    log.phase = .idle
  }

  /// Puts an answer in the place of an app's, from the next time that the phase is asked: also while a turn waits.
  func answer(_ phase: String, _ answer: String) async -> Reply {
    let line = "when \(phase): \(answer)"
    guard !line.contains(where: \.isNewline) else { return .refused("an answer is one line") }
    if log.phase == .running { return .busy }
    let problem: String?
    do throws(DirectiveProblem) {
      problem = await talk.stub(try Directive(line), line)
    } catch {
      problem = error.description
    }
    if let problem { return .refused(problem) }
    if log.phase == .idle {
      log.add(InspectLog.Turn(line: line, mode: view.mode))
    } else {
      log.note(printed: "\(line)\n")
    }
    return .accepted
  }

  /// The conversation as a script; `nil` where nothing was said or set yet.
  func script() async -> String? {
    if await talk.recordings.page.isEmpty { return nil }
    return await talk.finished(talk.recordings.whole).text
  }

  /// Ends what waits.
  nonisolated func close() {
    stepping.close()
    log.close()
  }
}
