import ConversationScripts
import Foundation

/// A script played in a separate process: a handler that unwraps `nil` ends that process only.
///
/// The process runs this same program, since no other has the extension's code. Its home is an empty folder, so that
/// user defaults are those of this script alone.
struct IsolatedPlay {
  let script: Script
  /// The arguments with which this program plays the script.
  let arguments: [String]
  /// The longest time of the process; the limits of phases are far shorter.
  var limit = Duration.seconds(120)

  /// How the process ended.
  enum End: Hashable {
    case exit(Int32)
    case signal(Int32)
    case limit
  }

  /// Plays the script when it is its turn; as many run at a time as there are processors.
  func played() async -> PlayedScript {
    await PlaySlots.shared.take()
    let played = await playedNow()
    await PlaySlots.shared.give()
    return played
  }

  private func playedNow() async -> PlayedScript {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let end = try await run(in: folder)
      let notes = PlayRecord.notes(at: folder.appending(path: "record").path)
      for case .end(let played) in notes.reversed() { return played }
      return PlayedScript(
        endOf: script, end, notes: notes, said: OwnProcess.lastWords(in: OwnProcess.output(in: folder).path))
    } catch {
      let words = "\(script.path):1: no process can be started for the script: \(error.localizedDescription)."
      return PlayedScript(status: .unusable, path: script.path, complaint: words)
    }
  }

  private func run(in folder: URL) async throws -> End {
    let record = folder.appending(path: "record").path
    let process = try OwnProcess.again(
      in: folder, arguments, environment: [OwnProcess.scriptKey: script.path, Self.recordKey: record])
    return try await process.end(within: limit)
  }
}

extension IsolatedPlay {
  private static let recordKey = "PARLEY_ISOLATED_RECORD"

  /// Plays the script that this process was started for, and records it.
  /// - Throws: where the record cannot be written.
  static func play(_ script: Script, with app: SiriKitApp) async throws {
    let record = try PlayRecord(writingTo: ProcessInfo.processInfo.environment[recordKey] ?? "")
    record.note(.end(await app.play(script, note: record.note)))
  }
}

extension Process {
  /// Starts the process and waits for its end; at the limit it is ended.
  fileprivate func end(within limit: Duration) async throws -> IsolatedPlay.End {
    let timer = ProcessTimer(self, limit)
    return try await withCheckedThrowingContinuation { continuation in
      terminationHandler = { process in
        if timer.stop() { return continuation.resume(returning: .limit) }
        let isSignal = process.terminationReason == .uncaughtSignal
        continuation.resume(
          returning: isSignal ? .signal(process.terminationStatus) : .exit(process.terminationStatus))
      }
      do {
        try run()
        timer.start()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
