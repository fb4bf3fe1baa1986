import ConversationScripts
import Foundation

extension SiriKitApp {
  private static let usage = """
    test [--isolate] PATH…   plays scripts; with --isolate each in a process of its own, which a handler may end
    talk                     holds a conversation
    explore                  plays simulated users, and prints the shortest script for each thing that goes wrong
    --user FILE, after each of them: the user's contacts, one a line: Bobo (brother) <+1 408 555 0101>
    """

  /// The commands of a program that has the extension's code: `test`, `talk` and `explore`.
  ///
  /// ```swift
  /// import Foundation
  /// import SiriKitTesting
  /// @testable import MyIntents
  ///
  /// exit(await SiriKitApp("MyApp", extension: "MyIntents", IntentHandler()).run())
  /// ```
  ///
  /// - Parameter arguments: The command and its operands; those that the program was started with.
  /// - Returns: The status for the shell: 0 where all went well, 1 where a script failed or something was found, 2 where
  ///   a script or the app cannot be used.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    do {
      var (app, rest) = (self, arguments)
      if let place = rest.firstIndex(of: "--user"), rest.indices.contains(place + 1) {
        app.people = try UserContacts.read(rest[place + 1])
        rest.removeSubrange(place...(place + 1))
      }
      return try await HandlerProbe.$arguments.withValue(arguments) { try await app.perform(rest) }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 2
    }
  }

  /// The option for the user's contacts, where the running command has it.
  private static var userArguments: [String] {
    guard let all = HandlerProbe.arguments, let place = all.firstIndex(of: "--user") else { return [] }
    return Array(all[place...].prefix(2))
  }

  private func perform(_ arguments: [String]) async throws -> Int32 {
    switch (arguments.first, arguments.dropFirst().filter { $0 != "--isolate" }) {
    case ("test", let paths) where !paths.isEmpty && !paths.contains { $0.hasPrefix("-") }:
      return try await test(paths, isolated: arguments.contains("--isolate"))
    case ("talk", []): try await talk()
    case ("explore", []): return tell(try await explore())
    default:
      FileHandle.standardError.write(Data("\(Self.usage)\n".utf8))
      return 2
    }
    return 0
  }

  private func tell(_ findings: [String]) -> Int32 {
    for finding in findings { print("\(finding)\n") }
    print(findings.isEmpty ? "Nothing was found." : "\(findings.count) found.")
    return findings.isEmpty ? 0 : 1
  }

  private func test(_ paths: [String], isolated: Bool) async throws -> Int32 {
    if OwnProcess.script != nil {
      for path in paths { try await IsolatedPlay.play(try Script(contentsOf: path), with: self) }
      return 0
    }
    let clock = ContinuousClock()
    let start = clock.now
    let played = await played(try ScriptFiles.find(paths), isolated: isolated)
    for complaint in played.flatMap(\.complaints) { print("\(complaint)\n") }
    func count(_ status: PlayedScript.Status) -> Int { played.count { $0.status == status } }
    for note in Set(played.flatMap(\.notes)).sorted() { print("note: \(note)") }
    let (failed, unusable) = (count(.failed), count(.unusable))
    print(
      PrettyReport.summary(
        passed: count(.passed), failed: failed, unusable: unusable, in: start.duration(to: clock.now)))
    return unusable > 0 ? 2 : failed > 0 ? 1 : 0
  }

  /// Plays scripts; isolated ones can run at the same time.
  private func played(_ paths: [String], isolated: Bool) async -> [PlayedScript] {
    guard isolated else {
      var played: [PlayedScript] = []
      for path in paths { played.append(await self.played(path, isolated: false)) }
      return played
    }
    return await withTaskGroup(of: (Int, PlayedScript).self) { group in
      for (index, path) in paths.enumerated() {
        group.addTask { (index, await self.played(path, isolated: true)) }
      }
      var played: [PlayedScript?] = Array(repeating: nil, count: paths.count)
      for await (index, script) in group { played[index] = script }
      return played.compactMap { $0 }
    }
  }

  private static func rowsAreNotPlayed(_ script: Script) -> ScriptProblems {
    let place = ScriptPlace(script.path, line: script.rows?.line ?? 1)
    return ScriptProblems([
      ScriptProblem(place, .setUp("a script with rows is not played here; write one for each row."))
    ])
  }

  private func played(_ path: String, isolated: Bool) async -> PlayedScript {
    do {
      let script = try Script(contentsOf: path)
      if script.rows != nil { throw Self.rowsAreNotPlayed(script) }
      guard isolated else { return await play(script) }
      return await IsolatedPlay(script: script, arguments: ["test"] + Self.userArguments + [path]).played()
    } catch {
      let place = (error as? ScriptProblems)?.problems.first?.place
      return PlayedScript(status: .unusable, path: path, line: place?.line ?? 1, complaint: "\(error)")
    }
  }
}
