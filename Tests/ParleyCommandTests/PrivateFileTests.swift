import Foundation
import Testing

@testable import ParleyCommand

@Suite struct PrivateFileTests {
  @Test func onlyTheOwnerMayReadIt() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/stored.json"
    for text in ["one", "another one"] {
      try PrivateFile.write(text, to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["stored.json"])
  }

  @Test func whatCannotBeWrittenIsAnErrorAndLeavesNothing() throws {
    let folder = try ScratchFolder()
    #expect(throws: (any Error).self) { try PrivateFile.write("x", to: "\(folder.path)/none/stored.json") }
    #expect(throws: (any Error).self) { try PrivateFile.write("x", to: folder.path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
