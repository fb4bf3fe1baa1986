import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test func showsTheMessengerAsItIs() throws {
    let program = try String(
      contentsOf: ExampleProgram.package.appending(path: "Examples/Messenger/main.swift"), encoding: .utf8)
    #expect(try Readme().blocks("swift").first == program.trimmingCharacters(in: .newlines))
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
  }

  @Test func printsTheSessionThatTheReadmeShows() throws {
    let session = try #require(try Readme().blocks("console").first)
    let said = session.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    #expect(said.count > 3)
    #expect(try ExampleProgram(name: "Messenger").output(for: said) == session + "\n")
  }
}
