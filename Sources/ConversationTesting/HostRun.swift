import ConversationScripts
import Foundation

/// One script played by a host's test.
struct HostRun {
  /// What the environment has where scripts are to be rewritten.
  static let updating = "PARLEY_UPDATE"
  let runner: ScriptRunner

  /// What went otherwise, and where; `nil` where all went as the script says.
  ///
  /// With `PARLEY_UPDATE=1` in the environment the script is rewritten from what happened, which is told once.
  func complaint(about script: Script) async -> (words: String, place: ScriptPlace)? {
    let result = await runner.run(script)
    guard let place = result.place else { return nil }
    guard case .failed(var failure) = result.outcome else { return (result.complaint ?? "", place) }
    if ProcessInfo.processInfo.environment[Self.updating] == "1", let text = result.playback?.updatedText,
      text != script.lines.joined(separator: "\n") + "\n"
    {
      do {
        try Data(text.utf8).write(to: URL(filePath: script.path), options: .atomic)
        return ("\(script.path): rewritten from what happened.", place)
      } catch {
        return ("\(script.path) cannot be written: \(error.localizedDescription)", place)
      }
    }
    failure.update = "\(Self.updating)=1 swift test"
    return (failure.description, place)
  }
}
