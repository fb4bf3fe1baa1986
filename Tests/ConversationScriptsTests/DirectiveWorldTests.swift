import Foundation
import Parley
import Testing

@testable import ConversationScripts

@Suite struct DirectiveWorldTests {
  private let environment = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0))
  private let user = User()
  private let app = AssistantApp(identifier: "org.tree.talk", displayName: "TreeTalk")

  private func apply(_ line: String) async throws -> DirectiveWorld.Change {
    await DirectiveWorld(environment, user, [app]).apply(try Directive(line))
  }

  @Test func theDeviceIsLockedAndUnlocked() async throws {
    #expect(try await apply("locked: yes") == .done)
    #expect(environment.isLocked)
    #expect(try await apply("locked: no") == .done)
    #expect(!environment.isLocked)
  }

  @Test func movingTheClockIsReported() async throws {
    #expect(try await apply("advance: 10 min") == .clock)
    #expect(environment.now == Date(timeIntervalSince1970: 600))
  }

  @Test func permissionIsSetForAnAppByItsNameAndForNoUnknownOne() async throws {
    #expect(try await apply("permission TreeTalk: denied") == .done)
    #expect(environment.permission(for: app.identifier) == .denied)
    #expect(try await apply("permission TreTalk: denied") == .unknownApp("TreTalk"))
  }

  @Test func aLineAboutTheConversationChangesNothing() async throws {
    #expect(try await apply("mode: car") == .none)
    #expect(try await apply("currency: EUR") == .none)
  }
}
