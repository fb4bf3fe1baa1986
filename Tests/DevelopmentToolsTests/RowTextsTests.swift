import Foundation
import TemporaryFolders
import Testing

@testable import DevelopmentTools

@Suite struct RowTextsTests {
  @Test func rowsOfAllDepthsComeInTheOrderOfTheirFilesWithTheirPlaces() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a/Unread"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    try folder.write("one\ttwo\n# a remark\n\n\tthree\n", to: "b/en.rows")
    try folder.write("four\n", to: "a/Unread/de.rows")
    try folder.write("no row\n", to: "a/en.txt")
    let texts = RowTexts(at: folder.path, suffix: ".rows")
    #expect(texts.rows.map(\.cells) == [["four"], ["one", "two"], ["", "three"]])
    let places = ["a/Unread/de.rows:1", "b/en.rows:1", "b/en.rows:4"]
    #expect(texts.rows.map(\.place) == places.map { "\(folder.path)/\($0)" })
    #expect(texts.rows.first?.path.suffix(2) == ["Unread", "de.rows"])
    #expect(texts.problems == [])
  }

  @Test func oneTextIsReadByItself() throws {
    let folder = try TemporaryFolder()
    try folder.write("one\n", to: "en.rows")
    #expect(RowTexts(at: "\(folder.path)/en.rows", suffix: ".rows").rows.map(\.cells) == [["one"]])
  }

  @Test func whatIsNotThereIsAProblem() {
    #expect(RowTexts(at: "/nowhere/en.rows", suffix: ".rows").problems == ["/nowhere/en.rows: no text in UTF-8"])
  }
}
