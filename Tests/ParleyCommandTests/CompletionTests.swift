import Foundation
import Testing

@testable import ParleyCommand

@Suite struct CompletionTests {
  private let completion = Completion(
    commands: [
      "save": .file, "store": .file, "trace": .words(["on", "off"], then: []), "apps": .none, "explain": .names,
      "vocabulary": .words(["add", "remove"], then: ["photoTag", "carName"]),
      "suggest": .things(or: ["car"]),
    ], names: ["Bobo Jr.", "Bobo the Great", "Koko"], things: ["Coconut Corner", "Cocoa"])

  private func candidates(_ line: String) -> (start: Int, candidates: [String]) {
    completion.candidates(for: Array(line), cursor: line.count)
  }

  @Test func completesCommandsAndNames() {
    #expect(candidates(":s") == (0, [":save", ":store", ":suggest"]))
    #expect(candidates("text bo") == (5, ["Bobo Jr.", "Bobo the Great"]))
    #expect(candidates("text Bobo th") == (5, ["Bobo the Great"]))
    #expect(candidates("text xyzzy").candidates.isEmpty)
    #expect(candidates("").candidates.isEmpty)
  }

  @Test func findsWhatAllBeginWith() {
    #expect(Completion.common(["Bobo Jr.", "Bobo the Great"]) == "Bobo ")
    #expect(Completion.common([]) == "")
  }

  @Test func completesWhatFollowsACommand() {
    #expect(candidates(":trace o") == (7, ["off", "on"]))
    #expect(candidates(":vocabulary r") == (12, ["remove"]))
    #expect(candidates(":vocabulary remove p") == (19, ["photoTag"]))
    #expect(candidates(":vocabulary remove photoTag p").candidates.isEmpty)
    #expect(candidates(":explain text Bobo th") == (14, ["Bobo the Great"]))
    #expect(candidates(":suggest ") == (9, ["Cocoa", "Coconut Corner", "car"]))
    #expect(candidates(":suggest c") == (9, ["Cocoa", "Coconut Corner", "car"]))
    #expect(candidates(":suggest Coconut c") == (9, ["Coconut Corner"]))
    #expect(candidates(":suggest bo").candidates.isEmpty)
    #expect(candidates(":apps x").candidates.isEmpty)
    #expect(candidates(":xyzzy x").candidates.isEmpty)
  }

  @Test func completesNamesOfFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/my scripts", withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(folder)/my notes"))
    try Data().write(to: URL(filePath: "\(folder)/.hidden"))
    #expect(candidates(":save \(folder)/my ") == (6, ["\(folder)/my notes", "\(folder)/my scripts/"]))
    #expect(candidates(":save \(folder)/").candidates.count == 2)
    #expect(candidates(":save \(folder)/.h").candidates == ["\(folder)/.hidden"])
  }

  @Test func listsSideBySideWhatFits() {
    let names = ["Bobo Jr.", "Bobo the Great", "Koko", "猿猿"]
    #expect(LineEditor.columns(names, width: 40) == ["Bobo Jr.        Bobo the Great", "Koko            猿猿"])
    #expect(LineEditor.columns(names, width: 12) == ["Bobo Jr.", "Bobo the G", "Koko", "猿猿"])
    #expect(LineEditor.columns((0..<70).map { "\($0)" }, width: 80).last == "and 10 more")
  }
}
