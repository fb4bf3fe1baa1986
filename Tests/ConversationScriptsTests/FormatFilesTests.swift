import ConversationScripts
import Foundation
import SimulatedApps
import Testing

/// Scripts that test the format of scripts: good ones pass, and of bad ones exactly the right thing is said.
@Suite struct FormatFilesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Format").path
  private static let runner = ScriptRunner(
    apps: ScriptApps(folders: { folder, environment in
      let simulated = try SimulatedApp(at: folder, environment: environment.environment)
      return ScriptApp(
        simulated.app, contacts: simulated.contacts, content: simulated.restaurants, media: simulated.media,
        widgets: simulated.widgets.map { ScriptWidget($0.description, provider: $0) })
    }))

  @Test(arguments: try ScriptFiles.find(["\(folder)/Good"]))
  func holdsWhatAGoodScriptSays(_ path: String) async {
    let results = await Self.runner.run(fileAt: path)
    #expect(!results.isEmpty && results.compactMap(\.complaint) == [])
  }

  /// A script that passes is left as it is.
  @Test(arguments: try ScriptFiles.find(["\(folder)/Good"]))
  func updatesNothingInAGoodScript(_ path: String) async throws {
    let playback = try await Self.runner.play(Script(contentsOf: path))
    #expect(playback.updatedText == (try String(contentsOfFile: path, encoding: .utf8)))
  }

  @Test(arguments: try ScriptFiles.find(["\(folder)/Bad"]))
  func saysWhatIsWrongWithABadScript(_ path: String) async throws {
    let complaints = await Self.runner.run(fileAt: path).compactMap(\.complaint)
    let said = complaints.joined(separator: "\n").replacing("\(Self.folder)/Bad/", with: "") + "\n"
    let expected = path.replacing(ScriptFiles.ending, with: ".expected")
    #expect(said == (try? String(contentsOfFile: expected, encoding: .utf8)))
  }
}
