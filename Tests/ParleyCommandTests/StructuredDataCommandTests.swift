import Foundation
import TemporaryFolders
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

@Suite struct StructuredDataCommandTests {
  static let page = """
    <title>Fig</title><script type="application/ld+json">{"@type": "Restaurant", "@id": "#fig", "name": "The Fig",
    "telephone": "+1 555 0100", "geo": {"@type": "GeoCoordinates", "latitude": 48.137, "longitude": 11.575},
    "address": {"@type": "PostalAddress", "streetAddress": "12 Canopy Street", "addressLocality": "Treetown"}}</script>
    """

  private func run(_ arguments: String...) async -> (TestTerminal, ParleyCommand.ExitStatus) {
    let terminal = TestTerminal()
    return (terminal, await Command.run(["structured-data"] + arguments, on: terminal.console))
  }

  /// A file with a page, in a folder that is deleted with the test.
  private func file(_ page: String = page) throws -> (path: String, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(page, to: "page.html")
    return ("\(folder.path)/page.html", folder)
  }

  @Test func showsThePlaces() async throws {
    let page = try file()
    let (terminal, status) = await run(page.path)
    #expect(status == .success)
    #expect(
      terminal.output == "The Fig (Restaurant)\n  12 Canopy Street, Treetown\n  48.137,11.575\n  +1 555 0100\n")
  }

  @Test func showsEverythingWhenAsked() async throws {
    let page = try file()
    let (terminal, _) = await run(page.path, "--things")
    #expect(
      terminal.output.hasSuffix(
        """
        - Restaurant <#fig>
          address:
            - PostalAddress
              addressLocality: Treetown
              streetAddress: 12 Canopy Street
          geo:
            - GeoCoordinates
              latitude: 48.137
              longitude: 11.575
          name: The Fig
          telephone: +1 555 0100

        """), "\(terminal.output)")
  }

  @Test func tellsItAsJSON() async throws {
    let page = try file()
    let (terminal, _) = await run(page.path, "--format", "json", "--things")
    let pages = try #require(
      try JSONSerialization.jsonObject(with: Data(terminal.output.utf8)) as? [[String: Any]])
    let places = try #require(pages.first?["places"] as? [[String: Any]])
    #expect(places.first?["address"] as? String == "12 Canopy Street, Treetown")
    #expect((pages.first?["things"] as? [[String: Any]])?.count == 1)
  }

  @Test func saysWhereThereIsNothing() async throws {
    let page = try file("<p>A page</p>")
    let (terminal, status) = await run(page.path)
    #expect(status == .failure && terminal.output == "No place is described.\n")
    let (missing, unusable) = await run("/nowhere/page.html")
    #expect(unusable == .unusable && missing.errors == "/nowhere/page.html: there is no such file\n")
    let (none, needs) = await run()
    #expect(needs == .unusable)
    #expect(none.errors == "parley structured-data: a page is missing. See 'parley structured-data --help'.\n")
  }
}
