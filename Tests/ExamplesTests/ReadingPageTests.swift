import Foundation
import Testing

@Suite struct ReadingPageTests {
  private static let page = "Sources/IntentUnderstanding/IntentUnderstanding.docc/ReadingAnUtterance.md"

  @Test func theExampleOfThePageIsWhatIsPrinted() throws {
    let text = try String(contentsOf: ExampleProgram.package.appending(path: Self.page), encoding: .utf8)
    let session = try #require(text.components(separatedBy: "```console\n").dropFirst().first)
    let lines = session.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
    let said = try #require(lines.first?.split(separator: "\"").last.map(String.init))
    let printed = try ExampleProgram(name: "parley").output(for: [], ["parse", "--explain", said])
    #expect(printed == lines.dropFirst().joined(separator: "\n") + "\n")
  }

  /// Every file that the page names is there.
  @Test func theFilesOfThePageAreThere() throws {
    let text = try String(contentsOf: ExampleProgram.package.appending(path: Self.page), encoding: .utf8)
    let names = text.matches(of: /Intent[A-Za-z]+\/[A-Za-z]+\/[A-Za-z+]+\.swift/).map { String($0.output) }
    #expect(names.count > 3)
    for name in names {
      let path = ExampleProgram.package.appending(path: "Sources/\(name)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
  }
}
