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
    // By turn, how many searches there were beyond one in each language that was looked at.
    var others: [Int] = []
    for result in await runner.run(filesAt: TestEffort.sample(paths, every: 10), atATime: 4) {
      for step in result.playback?.steps ?? [] {
        if let searches = step.searchCount, let lattices = step.latticeCount { others.append(searches - lattices) }
      }
    }
    #expect(others.count > 60)
    let (single, few) = (others.count { $0 <= 0 }, others.count { $0 <= 3 })
    #expect(Double(single) > 0.7 * Double(others.count), "\(single) of \(others.count)")
    #expect(Double(few) > 0.94 * Double(others.count), "\(few) of \(others.count)")
  }
}
