import Foundation
import TemporaryFolders
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

@Suite struct CorpusCommandTests {
  private static let world = """
    now: 2026-11-21T09:00:00Z
    people: Bobo (friend)
    app: MonkeyChat = StartCall
    """

  /// A corpus with one file for English, and an empty folder for German.
  private func corpus(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.world, to: CorpusWorld.fileName)
    for name in ["en", "de"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write(text, to: "en/Calls.txt")
    return folder
  }

  @Test(arguments: ["", "/en", "/en/Calls.txt", "/de"]) func aPlaceWithoutWordingsIsRefused(_ place: String)
    async throws
  {
    let folder = try corpus("# None yet.\n")
    let terminal = TestTerminal()
    #expect(await terminal.run("test", "--corpus", folder.path + place) == .unusable)
    #expect(terminal.output == "")
    #expect(
      terminal.errors == "parley test: there is no wording in '\(folder.path)\(place)'. "
        + "A corpus has them in LANGUAGE/DOMAIN.txt.\n")
  }

  @Test func oneOfTwoPlacesWithoutWordingsIsRefused() async throws {
    let folder = try corpus("StartCall contacts=Bobo\n  call Bobo\n")
    let terminal = TestTerminal()
    #expect(await terminal.run("test", "--corpus", folder.path + "/en", folder.path + "/de") == .unusable)
    #expect(terminal.errors.hasPrefix("parley test: there is no wording in '\(folder.path)/de'."))
  }
}
