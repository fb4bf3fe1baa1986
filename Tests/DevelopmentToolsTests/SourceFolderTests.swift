import Foundation
import Testing

@testable import DevelopmentTools

@Suite struct SourceFolderTests {
  @Test func swiftFilesAreSourcesAndTheRestIsLeftOut() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "SourceFolder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "IntentHandler.swift", "Info.plist", "Model/Friend.swift", "Model/Notes.txt", "Model/Store.xcdatamodeld/contents",
      "Legacy/Account.m", "Legacy/Old/Account.h", ".hidden.swift", "UI/Info.plist", "UI/View.swift", "Podfile",
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: file)
    }
    let sources = SourceFolder(folder.path)
    #expect(sources.swift == ["IntentHandler.swift", "Model/Friend.swift"])
    #expect(
      sources.others == ["Info.plist", "Legacy", "Model/Notes.txt", "Model/Store.xcdatamodeld", "Podfile", "UI"])
    #expect(sources.objectiveC == ["Legacy/Account.m"])
    #expect(sources.text(of: "Podfile") == "Podfile")
    #expect(sources.text(of: "Cartfile") == nil)
  }
}
