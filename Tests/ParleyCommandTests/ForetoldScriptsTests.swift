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
        let (before, after) = (Foreseen(foretold.forecast.events), Foreseen(played.events))
        #expect(after.begins(with: before), "\(place): \(before.lines) is not what \(after.lines) begins with")
        #expect(foretold.forecast.isKept(by: played.events), "\(place): \(foretold.forecast.course) \(after.lines)")
      }
    }
    #expect(["take", "ask", "passOn"].allSatisfy { courses[$0, default: 0] > 0 }, "\(courses)")
  }
}

/// Events without the keys of requests, which nobody can foretell.
private struct Foreseen {
  var events: [ConversationEvent]
  var lines: [String] { events.map { EventLine($0).description } }

  init(_ events: [ConversationEvent]) {
    self.events = events.map { event in
      if case .began(let intent, _) = event { .began(intent, RequestKey(rawValue: "")) } else { event }
    }
  }

  func begins(with other: Foreseen) -> Bool { events.starts(with: other.events) }
}

extension Conversation.Forecast {
  /// Whether the events of a turn are what its course promises.
  fileprivate func isKept(by events: [ConversationEvent]) -> Bool {
    switch course {
    case .take:
      events.contains { if case .handled = $0 { true } else { false } }
        || Playback.openQuestion(after: events, before: nil) == nil
    case .ask(let message): events.messages.contains(message)
    case .passOn: !events.contains { if case .began = $0 { true } else { false } }
    }
  }
}
