import ConversationScripts
import Foundation
import TemporaryFolders
import Testing

@Suite struct ScriptFilesTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["one", "two", ".hidden"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)/deep", withIntermediateDirectories: true)
    }
    let names = [
      "a.conversation", "b.txt", "one/c.conversation", "one/deep/dd.conversation", "two/d.conversation",
      ".hidden/e.conversation",
    ]
    for name in names { try folder.write("", to: name) }
    return folder
  }

  /// What paths below the folder find, without the folder.
  private func find(_ paths: String...) throws -> [String] {
    let folder = try folder()
    return try ScriptFiles.find(paths.map { "\(folder.path)/\($0)" }).map { $0.replacing("\(folder.path)/", with: "") }
  }

  @Test func findsAllInAFolderButWhatIsHidden() throws {
    #expect(
      try find("") == ["a.conversation", "one/c.conversation", "one/deep/dd.conversation", "two/d.conversation"])
  }

  @Test(arguments: [
    ("*", ["a.conversation"]), ("*/*", ["one/c.conversation", "two/d.conversation"]),
    ("**/d*", ["one/deep/dd.conversation", "two/d.conversation"]),
    ("**/?.conv*", ["a.conversation", "one/c.conversation", "two/d.conversation"]),
    ("one/**", ["one/c.conversation", "one/deep/dd.conversation"]),
    ("*/deep/*d*d*.conversation", ["one/deep/dd.conversation"]),
  ])
  func findsWhatAPatternFits(_ pattern: String, _ found: [String]) throws {
    #expect(try find(pattern) == found)
  }

  @Test func findsEachOnceInOrder() throws {
    #expect(try find("two", "two/d.conversation", "*") == ["a.conversation", "two/d.conversation"])
  }

  @Test func saysWhereThereIsNothing() throws {
    let problems = #expect(throws: ScriptProblems.self) { try ScriptFiles.find(["no/such", "no/*.conversation"]) }
    #expect(
      problems?.description == """
        no/*.conversation: there is no script here. The name of a script ends with '.conversation'.
        no/such: there is no script here. The name of a script ends with '.conversation'.
        """)
  }

  @Test func knowsWhatHasChanged() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/App", withIntermediateDirectories: true)
    try folder.write("<plist/>", to: "App/Info.plist")
    try folder.write("app: App\n\nUser: hi\n", to: "a.conversation")
    try folder.write("User: hi\n", to: "b.conversation")
    let paths = try ScriptFiles.find([folder.path])
    let before = ScriptWatch(paths)
    #expect(before.count == 3)
    #expect(ScriptWatch(paths).changed(since: before) == [])
    try folder.write("<plist></plist>", to: "App/Info.plist")
    #expect(ScriptWatch(paths).changed(since: before) == ["\(folder.path)/a.conversation"])
    try folder.write("User: hello\n", to: "b.conversation")
    try folder.write("User: hello\n", to: "c.conversation")
    let all = try ScriptFiles.find([folder.path])
    #expect(ScriptWatch(all).changed(since: before) == all)
  }
}
