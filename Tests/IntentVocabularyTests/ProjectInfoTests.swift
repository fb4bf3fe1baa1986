import Foundation
import Testing

@testable import IntentVocabulary

@Suite struct ProjectInfoTests {
  private func name(among names: String...) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ProjectInfo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names { try Data().write(to: folder.appending(path: name)) }
    return URL(filePath: ProjectInfo.path(in: folder.path)).lastPathComponent
  }

  @Test func thePlainNameIsTaken() throws { #expect(try name(among: "Info.plist", "Chat-Info.plist") == "Info.plist") }

  @Test func aLongerNameIsTakenWhereThereIsNoOther() throws {
    #expect(try name(among: "Chat-Info.plist", "GoogleService-Info.plist") == "Chat-Info.plist")
  }

  @Test func whereSeveralAreInQuestionNoneIs() throws {
    #expect(try name(among: "Chat-Info.plist", "Tests-Info.plist") == "Info.plist")
  }

  @Test func aFolderWithoutOneHasItsPlace() throws { #expect(try name() == "Info.plist") }
}
