import ConversationScripts
import Foundation
import Parley

/// A conversation that pages show and control; their requests are done one at a time, and all pages see the same.
actor InspectSession {
  /// The answer to a request of a page.
  enum Reply: Equatable {
    case accepted
    /// Another request is being done.
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
    // The view prints nothing: the page shows the events itself.
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

  /// The phase after which a turn may pause; `nil` for words that were heard or said, after which it does not.
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

  /// The commands that the conversation records as turns of its own.
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
      // Taking a turn back removes it from the log, and this command too. What an app has done stays done, so that is
      // shown.
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

  /// Replaces an app's answer to a phase from its next call on, also while a turn is paused.
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

  /// Lets a paused turn run to its end, and answers all waiting requests.
  nonisolated func close() {
    stepping.close()
    log.close()
  }
}
