import Testing

/// Two processes, the second of which goes on with what the first was looking at.
@Suite struct HandOffTests {
  private let program = ExampleProgram(name: "HandOff")

  private func sent(_ looks: String..., from device: String = "phone") throws -> [String] {
    try program.output(for: looks, ["send", device]).split(separator: "\n").map(String.init)
  }

  private func opened(_ packets: [String], _ arguments: String...) throws -> String {
    try program.output(for: packets, ["open"] + arguments)
  }

  @Test func theSameAppGoesOnWithTheNewest() throws {
    let packets = try sent("0 fig", "3 palm")
    #expect(packets.count == 2)
    #expect(
      try opened(packets, "5") == "from phone: The Fig\nfrom phone: Palm Hearts\nMonkeyEats shows Palm Hearts\n")
  }

  @Test func withoutTheAppItsPageOpens() throws {
    #expect(
      try opened(try sent("0 fig"), "5", "without-app")
        == "from phone: The Fig\nopens https://example.com/restaurants/fig\n")
  }

  @Test func newestOfTwoDevicesWins() throws {
    let packets = try sent("4 palm") + sent("2 fig", from: "tablet")
    #expect(try opened(packets, "5").hasSuffix("from tablet: The Fig\nMonkeyEats shows Palm Hearts\n"))
  }

  @Test func staleOnesAreDropped() throws {
    let dropped = "dropped: the activity is no longer the newest, or too old to continue\n"
    let late = Array(try sent("0 fig", "3 palm").reversed())
    #expect(try opened(late, "5") == "from phone: Palm Hearts\n" + dropped + "MonkeyEats shows Palm Hearts\n")
    #expect(try opened(try sent("0 fig"), "30") == dropped + "Nothing to go on with.\n")
  }

  @Test func whatIsTakenBackOrDamagedIsNotOffered() throws {
    #expect(
      try opened(try sent("0 fig", "1 away"), "5")
        == "from phone: The Fig\nfrom phone: nothing any more\nNothing to go on with.\n")
    #expect(
      try opened(["bm90aGluZw=="], "5")
        == "dropped: the packet cannot be read: no packet of a hand-off\nNothing to go on with.\n")
  }
}
