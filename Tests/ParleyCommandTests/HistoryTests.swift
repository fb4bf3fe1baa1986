import Foundation
import Testing

@testable import ParleyCommand

@Suite struct HistoryTests {
  @Test func isKeptBetweenSittings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var history = History(file: "\(folder)/deep/history")
    for line in ["one", "two", "two", "", "three\nlines"] { history.add(line) }
    #expect(History(file: "\(folder)/deep/history").lines == ["one", "two", "three lines"])
    #expect(History(file: nil).lines.isEmpty)
  }
}
