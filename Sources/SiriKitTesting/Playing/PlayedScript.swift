import ConversationScripts
import ConversationTesting
import Foundation
import Intents
import Parley
import Synchronization

/// The result of one script that was played against an extension.
struct PlayedScript: Sendable, Hashable, Codable {
  enum Status: String, Sendable, Codable { case passed, failed, unusable }

  var status: Status
  var path: String
  /// The line of the difference.
  var line = 1
  var column = 1
  /// The difference in full; `nil` where there was none.
  var complaint: String?
  /// The broken rules that made nothing fail.
  var faults: [String] = []
  /// Allowed behaviour of the extension's code that is worth knowing.
  var notes: [String] = []

  var place: ScriptPlace { ScriptPlace(path, line: line, column: column) }

  /// Everything to report; empty where everything happened as the script says.
  var complaints: [String] { (complaint.map { [$0] } ?? []) + faults.map { "\(path): \($0)" } }
}

extension SiriKitApp {
  /// Plays a script in this process.
  func play(_ script: Script, note: @escaping @Sendable (PlayNote) -> Void = { _ in }) async -> PlayedScript {
    let faults = FaultList()
    let reasons = FaultList()
    let apps = scriptApps(report: faults.add, watch: { note(.call($0)) }, fail: reasons.add)
    var runner = ScriptRunner(apps: apps)
    runner.watch = { note(.step(line: $0.line)) }
    var played = PlayedScript(status: .passed, path: script.path)
    if let complaint = await HostRun(runner: runner).complaint(about: script) {
      played.status = complaint.isUnusable ? .unusable : .failed
      (played.line, played.column) = (complaint.place.line, complaint.place.column)
      // A broken rule is the reason for what was said instead, but no line of the script shows it.
      let untold = reasons.all.map(\.description).filter { !complaint.words.contains($0) }
      played.complaint = ([complaint.words] + untold.map { "  because   \($0)" }).joined(separator: "\n")
    }
    played.faults = faults.all.filter { !$0.isAllowed }.map(\.description)
    played.notes = faults.all.filter(\.isAllowed).map(\.description)
    if !played.faults.isEmpty, played.status == .passed { played.status = .failed }
    return played
  }
}

/// The rules that an extension's code broke during one script.
final class FaultList: Sendable {
  private let found = Mutex<[HandlerFault]>([])

  /// The faults in their order, each once.
  var all: [HandlerFault] { found.withLock { $0 } }

  func add(_ fault: HandlerFault) {
    found.withLock { if !$0.contains(fault) { $0.append(fault) } }
  }
}
