import ConversationScripts
import Parley
import TestSupport
import Testing

@testable import ParleyCommand

/// Example scripts, by what their words cost.
@Suite struct ScriptLatticesTests {
  @Test func noUtteranceHasTwoLatticesInALanguage() async throws {
    let paths = try ScriptFiles.find(["\(TestCommandTests.package)/Examples"])
    let runner = ScriptRunner(apps: HostTools.parley.apps)
    var count = 0
    for result in await runner.run(filesAt: TestEffort.sample(paths, every: 40), atATime: 4) {
      guard let playback = result.playback else { continue }
      let lattices = playback.steps.compactMap(\.latticeCount)
      count += lattices.count
      #expect(lattices.allSatisfy { $0 <= Language.all.count }, "\(result.path)")
      // A script that names no language is English alone.
      let text = try String(contentsOfFile: result.path, encoding: .utf8)
      if !text.contains("locale:") { #expect(lattices.allSatisfy { $0 <= 1 }, "\(result.path)") }
    }
    #expect(count > 30)
  }

  /// Requests and the acts at a question are found together: more searches are for what is said in several parts, and for
  /// what is not understood.
  @Test func mostTurnsAreOneSearch() async throws {
    let paths = try ScriptFiles.find(["\(TestCommandTests.package)/Examples"])
    let runner = ScriptRunner(apps: HostTools.parley.apps)
    var counts: [Int] = []
    for result in await runner.run(filesAt: TestEffort.sample(paths, every: 10), atATime: 4) {
      let text = try String(contentsOfFile: result.path, encoding: .utf8)
      if text.contains("locale:") { continue }
      counts += result.playback?.steps.compactMap(\.searchCount) ?? []
    }
    #expect(counts.count > 60)
    let (single, few) = (counts.count { $0 <= 1 }, counts.count { $0 <= 3 })
    #expect(Double(single) > 0.75 * Double(counts.count), "\(single) of \(counts.count)")
    #expect(Double(few) > 0.95 * Double(counts.count), "\(few) of \(counts.count)")
  }
}
