import Testing

@testable import PropertyLists

@Suite struct BinaryReaderTests {
  private let sample: PropertyListValue = [
    "name": "Bobo", "wide": "Café 🐒", "numbers": [0, -1, 255, 65_536, .integer(.min), .unsignedInteger(.max)],
    "real": .real(-0.5), "yes": true, "data": .data(Array(0...20)), "uid": .uid(7), "empty": [:],
  ]

  @Test func readsWhatWasWritten() throws {
    let root = try PropertyList(try sample.binary())
    #expect(root.format == .binary)
    #expect(root.value == sample)
    #expect(root.place == .byte(8))
  }

  /// A file put together by hand: objects, where each begins, and a trailer.
  private func file(_ objects: [[UInt8]], top: UInt8 = 0, count: Int? = nil) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    let number = UInt8(count ?? objects.count)
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, number]
      + [0, 0, 0, 0, 0, 0, 0, top] + [0, 0, 0, 0, 0, 0, 0, table]
  }

  private func failure(_ bytes: [UInt8], limits: PropertyListLimits = .init()) -> PropertyListError.Reason? {
    do throws(PropertyListError) {
      _ = try PropertyList(bytes, limits: limits)
      return nil
    } catch { return error.reason }
  }

  @Test func refusesDamagedFiles() {
    #expect(failure(Array("bplist00".utf8)) == .damagedTrailer)
    #expect(failure(file([[0x09]], top: 1)) == .damagedTrailer)
    #expect(failure(file([[0x09]], count: 200)) == .damagedTrailer)
    #expect(failure(file([[0xA1, 5]])) == .objectOutOfRange)
    #expect(failure(file([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) == .objectOutOfRange)
    #expect(failure(file([[0xDF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) == .objectOutOfRange)
    #expect(failure(file([[0x00]])) == .unknownObject(0))
    #expect(failure(file([[0xC0]])) == .unknownObject(0xC0))
    #expect(failure(file([[0xD1, 1, 1], [0x09]])) == .keyNotText)
    #expect(failure(file([[0x51, 0xE9]])) == .invalidText)
  }

  /// Foundation traps when such a date is printed.
  @Test func refusesDatesThatAreNone() {
    for date: [UInt8] in [
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xF0, 0, 0, 0, 0, 0, 0], [0x7E, 0, 0, 0, 0, 0, 0, 0],
    ] {
      guard case .invalidDate = failure(file([[0x33] + date])) else {
        Issue.record("\(date) was read")
        continue
      }
    }
  }

  @Test func refusesContainersThatHoldThemselves() {
    #expect(failure(file([[0xA1, 0]])) == .cycle)
    #expect(failure(file([[0xA1, 1], [0xA1, 0]])) == .cycle)
  }

  /// Twenty lists, each holding the next one twice: a million values of which each refers to two others.
  @Test func boundsWhatReferencesMultiply() {
    let lists: [[UInt8]] = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
    #expect(failure(file(lists + [[0x09]]), limits: .init(nodes: 10_000)) == .tooManyNodes(limit: 10_000))
    let deep: [[UInt8]] = (0..<30).map { [0xA1, UInt8($0 + 1)] }
    #expect(failure(file(deep + [[0x09]]), limits: .init(depth: 8)) == .tooDeep(limit: 8))
  }

  @Test func refusesAFileThatIsManyTimesAsLargeAsItsBytes() {
    let lists: [[UInt8]] = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
    #expect(failure(file(lists + [[0x09]])) == .repeatedTooOften(limit: 64))
    #expect(
      "\(PropertyListError.Reason.repeatedTooOften(limit: 64))"
        == "what is referred to many times makes the file more than the 64 times larger that is allowed")
  }

  @Test func reportsKeysThatStandTwice() throws {
    let root = try PropertyList(file([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x09], [0x08]]))
    #expect(root["a"]?.boolean == true)
    #expect(root.problems.map(\.reason) == [.duplicateKey("a")])
  }

  @Test func survivesEveryDamage() throws {
    let file = try sample.binary()
    for end in file.indices { #expect(throws: PropertyListError.self) { try PropertyList(Array(file[..<end])) } }
    for index in file.indices {
      for byte: UInt8 in [0, 1, 0x0F, 0x5F, 0x6F, 0xA1, 0xD1, 0x7F, 0x80, 0xFF] {
        var damaged = file
        damaged[index] = byte
        if let root = try? PropertyList(damaged) { _ = root.value }
      }
    }
  }
}
