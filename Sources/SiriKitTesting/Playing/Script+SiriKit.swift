import ConversationScripts
import ConversationTesting
import Foundation
import Testing

extension Script {
  /// Plays the script with an app of Apple's form: what goes otherwise is an issue at the script's own file and line.
  ///
  /// A rule that the extension's code broke is an issue too, with the class and the method, even where the conversation
  /// went as the script says; what is allowed and worth knowing, such as a completion that is called on another thread, is
  /// a warning. With `PARLEY_ISOLATE=1` in the environment each script has a process of its own, so that a
  /// handler that ends its process fails one script and not the run.
  public func test(with app: SiriKitApp) async {
    if let own = OwnProcess.script {
      if own == path { await noteIssue { try await IsolatedPlay.play(self, with: app) } }
      return
    }
    let isIsolated = ProcessInfo.processInfo.environment["PARLEY_ISOLATE"] == "1"
    let played =
      if isIsolated, let test = Test.current {
        await IsolatedPlay(script: self, arguments: test.argumentsOfItsOwnRun).played()
      } else {
        await app.play(self)
      }
    if let complaint = played.complaint {
      Issue.record(Comment(rawValue: complaint), sourceLocation: SourceLocation(played.place))
    }
    for fault in played.faults { Issue.record("\(path): \(fault)") }
    for note in played.notes { Issue.record("\(path): \(note)", severity: .warning) }
  }

  private func noteIssue(_ work: () async throws -> Void) async {
    do { try await work() } catch { Issue.record(error) }
  }
}
