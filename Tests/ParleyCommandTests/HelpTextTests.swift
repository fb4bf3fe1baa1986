import Testing

@testable import ParleyCommand

/// The words of `--help` fit the terminal.
@Suite struct HelpTextTests {
  @Test(arguments: Command.all.map(\.name)) func everyHelpFitsATerminal(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    #expect(HelpText.help(of: command, width: 80).split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test func aSecondColumnStaysOne() {
    let text = "app     " + String(repeating: "word ", count: 10) + "end\nhost    a package"
    #expect(
      HelpText.reflowed(text, width: 40) == """
        app     word word word word word word
                word word word word end
        host    a package
        """)
  }

  @Test func aLineEndsWhereItsAuthorEndedIt() {
    let full = String(repeating: "word ", count: 22) + "end"
    #expect(
      HelpText.reflowed("\(full)\nlonger than there was room\nExits with 0.", width: 200)
        == "\(full) longer than there was room\nExits with 0.")
    #expect(HelpText.reflowed("Short.\nExits with 0.", width: 80) == "Short.\nExits with 0.")
    #expect(HelpText.reflowed("{\"a\"} is prose", width: 20) == "{\"a\"} is prose")
    let prose = "{\"a\"} \(String(repeating: "word ", count: 8))end"
    #expect(HelpText.reflowed(prose, width: 30).split(separator: "\n").allSatisfy { $0.count <= 30 })
    let object = "{\(String(repeating: "x", count: 100))}"
    #expect(HelpText.reflowed("\(object)\n\(object)", width: 80) == "\(object)\n\(object)")
  }
}
