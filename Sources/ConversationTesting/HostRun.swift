import ConversationScripts
import Foundation

/// One script played by a host's test.
package struct HostRun {
  /// The environment variable with which scripts are rewritten.
  static let updating = "PARLEY_UPDATE"
  package let runner: ScriptRunner

  package init(runner: ScriptRunner) { self.runner = runner }

  /// A difference between a script and what happened, and its place.
  package struct Complaint {
    package let words: String
    package let place: ScriptPlace
    /// The script could not be played at all.
    package let isUnusable: Bool
  }

  /// The first difference, with its place; `nil` where everything happened as the script says.
  ///
  /// With `PARLEY_UPDATE=1` in the environment the script is rewritten from what happened, which is reported once.
  package func complaint(about script: Script) async -> Complaint? {
    let result = await runner.run(script)
    guard let place = result.place else { return nil }
    guard case .failed(var failure) = result.outcome else {
      return Complaint(words: result.complaint ?? "", place: place, isUnusable: true)
    }
    if ProcessInfo.processInfo.environment[Self.updating] == "1", script.row == nil,
      let text = result.playback?.updatedText,
      text != script.lines.joined(separator: "\n") + "\n"
    {
      return Complaint(words: Self.written(text, to: script.path), place: place, isUnusable: false)
    }
    failure.update = "\(Self.updating)=1 swift test"
    return Complaint(words: failure.description, place: place, isUnusable: false)
  }

  private static func written(_ text: String, to path: String) -> String {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      return "\(path): rewritten from what happened."
    } catch {
      return "\(path) cannot be written: \(error.localizedDescription)"
    }
  }
}
