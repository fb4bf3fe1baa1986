import ConversationScripts
import Parley
import Testing

extension Script {
  /// Plays the script as a test: a difference is an issue at the script's own file and line.
  ///
  /// ```swift
  /// @Test(arguments: try Script.all(in: "Conversations"))
  /// func holds(_ script: Script) async { await script.test(with: ScriptApps(app)) }
  /// ```
  public func test(with apps: ScriptApps, languages: [Language] = [.english], policy: Policy = Policy()) async {
    let run = HostRun(runner: ScriptRunner(apps: apps, languages: languages, policy: policy))
    guard let complaint = await run.complaint(about: self) else { return }
    Issue.record(Comment(rawValue: complaint.words), sourceLocation: SourceLocation(complaint.place))
  }
}

extension SourceLocation {
  /// The place in a script.
  package init(_ place: ScriptPlace) {
    let file = place.path.split(separator: "/").last.map(String.init) ?? place.path
    self.init(fileID: "Scripts/\(file)", filePath: place.path, line: place.line, column: place.column)
  }
}
