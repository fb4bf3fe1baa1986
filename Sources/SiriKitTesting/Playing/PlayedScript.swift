import ConversationScripts
import ConversationTesting
import Foundation
import Intents
import Parley
import Synchronization

/// What became of one script that was played against an extension.
struct PlayedScript: Sendable, Hashable, Codable {
  enum Status: String, Sendable, Codable { case passed, failed, unusable }

  var status: Status
  var path: String
  /// Where it went otherwise.
  var line = 1
  var column = 1
  /// What went otherwise, in full.
  var complaint: String?
  /// The rules that the extension's code broke, which ended nothing.
  var faults: [String] = []
  /// What the extension's code did that is allowed and worth knowing.
  var notes: [String] = []

  var place: ScriptPlace { ScriptPlace(path, line: line, column: column) }

  /// All that there is to read of it; empty where all went as the script says.
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
      // What an extension's code did wrong is the reason of what was said instead, and stands in no line of a script that
      // foresees nothing of the kind.
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
