import Foundation
import Parley
import TemporaryFolders
import Testing

@testable import IntentVocabulary
@testable import SimulatedApps

@Suite struct WorldCacheTests {
  private let folder: TemporaryFolder
  private let cache = WorldCache()

  init() throws { folder = try TemporaryFolder() }

  private func write(_ names: String..., to file: String = "World.plist") throws {
    let contacts = names.map { "<dict><key>Name</key><string>\($0)</string></dict>" }.joined()
    try folder.write("<plist><dict><key>Contacts</key><array>\(contacts)</array></dict></plist>", to: file)
  }

  private func read(_ file: String = "World.plist", now: Date = Worlds.start) throws -> (WorldReader, ContactBook) {
    try cache.world(in: "\(folder.path)/\(file)", now: now)
  }

  /// Which index finds the people: a file that is read again has another.
  private func index(_ file: String = "World.plist") throws -> ObjectIdentifier? {
    try read(file).1.index.tables.first.map(ObjectIdentifier.init)
  }

  @Test func aFileIsReadOnceAndOpenedAtEachMoment() throws {
    try write("Koko", "Zira")
    let first = try index()
    #expect(first != nil)
    let later = Worlds.start.addingTimeInterval(3600)
    let (world, book) = try read(now: later)
    #expect(book.contacts.map(\.name) == ["Koko", "Zira"])
    #expect(world.now == later)
    #expect(try index() == first)
  }

  @Test func aFileThatWasChangedIsReadAgain() throws {
    try write("Koko")
    #expect(try read().1.contacts.map(\.name) == ["Koko"])
    try write("Rita")
    #expect(try read().1.contacts.map(\.name) == ["Rita"])
    try write("Koko")
    #expect(try read().1.contacts.map(\.name) == ["Koko"])
  }

  @Test func aFileThatIsGoneHasNobody() throws {
    try write("Koko")
    #expect(try read().1.contacts.count == 1)
    try FileManager.default.removeItem(atPath: "\(folder.path)/World.plist")
    #expect(try read().1.contacts.isEmpty)
    #expect(try read().0.root == nil)
  }

  @Test func aFileThatCannotBeReadIsToldOfEachTimeAndReadWhenItIsMended() throws {
    try folder.write("<plist><array/></plist>", to: "World.plist")
    for _ in 1...2 { #expect(throws: WorldProblems.self) { try read() } }
    try write("Koko")
    #expect(try read().1.contacts.map(\.name) == ["Koko"])
  }

  @Test func onlyTheFilesThatWereReadLastAreKept() throws {
    for number in 0...WorldCache.mostFiles { try write("Koko \(number)", to: "\(number).plist") }
    let first = try read("0.plist")
    let second = try index("1.plist")
    // One more than is kept: the first goes.
    for number in 2...WorldCache.mostFiles { _ = try read("\(number).plist") }
    #expect(try index("1.plist") == second)
    #expect(try index("0.plist") != first.1.index.tables.first.map(ObjectIdentifier.init))
  }
}
