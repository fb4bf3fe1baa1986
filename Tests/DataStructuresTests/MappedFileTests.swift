import DataStructures
import Foundation
import Testing

@Suite struct MappedFileTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path

  @Test func itHasTheBytesOfTheFileEvenWhenAnotherTookItsName() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    let file = try #require(MappedFile(path: path))
    try Data([4]).write(to: URL(fileURLWithPath: path), options: .atomic)
    #expect(Array(file.bytes) == [1, 2, 3])
    #expect(MappedFile(path: path).map { Array($0.bytes) } == [4])
  }

  @Test func aFileThatIsMissingEmptyOrAFolderIsNone() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(MappedFile(path: path) == nil)
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(MappedFile(path: path) == nil)
    #expect(MappedFile(path: FileManager.default.temporaryDirectory.path) == nil)
  }
}
