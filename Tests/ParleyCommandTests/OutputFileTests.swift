import Foundation
import TemporaryFolders
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

@Suite struct OutputFileTests {
  @Test func onlyTheOwnerMayReadIt() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/stored.json"
    for text in ["one", "another one"] {
      try OutputFile.write(text, to: path, for: .owner)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["stored.json"])
  }

  @Test func whatCannotBeWrittenIsAnErrorAndLeavesNothing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: UnwritableFile("\(folder.path)/none/stored.json", code: ENOENT)) {
      try OutputFile.write("x", to: "\(folder.path)/none/stored.json", for: .owner)
    }
    #expect(throws: UnwritableFile.self) { try OutputFile.write("x", to: folder.path, for: .owner) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
