import ConversationScripts
import Parley
import TestSupport
import Testing

@testable import ParleyCommand

/// What is foretold of an utterance is what is done with it, in every turn of the example scripts.
@Suite struct ForetoldScriptsTests {
  @Test func whatIsForetoldIsDone() async throws {
    let paths = try ScriptFiles.find(["\(TestCommandTests.package)/Examples"])
    var runner = ScriptRunner(apps: HostTools.parley.apps)
    runner.foretells = true
    let results = await runner.run(filesAt: TestEffort.sample(paths, every: 8), atATime: 4)
    var courses: [String: Int] = [:]
    for result in results {
      guard let playback = result.playback else { continue }
      for (step, played) in zip(playback.script.steps, playback.steps) {
        guard let foretold = played.foretold else { continue }
        courses[foretold.forecast.course.name, default: 0] += 1
        let place = "\(result.name):\(step.line)"
        #expect(foretold.hasChangedNothing, "\(place)")
        let lines = [foretold.forecast.events, played.events].map { $0.map { EventLine($0).description } }
        #expect(
          foretold.forecast.isKept(by: played.events),
          "\(place): \(foretold.forecast.course) \(lines[0]) is not what \(lines[1]) begins with")
      }
    }
    #expect(["take", "ask", "passOn"].allSatisfy { courses[$0, default: 0] > 0 }, "\(courses)")
  }
}
