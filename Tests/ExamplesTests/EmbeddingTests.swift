import Foundation
import Testing

/// The worked examples of the page about embedding are parts of a program that runs.
@Suite struct EmbeddingTests {
  @Test func theExamplesOfThePageAreOfTheProgram() throws {
    let page = try String(
      contentsOf: ExampleProgram.package.appending(path: "Sources/Parley/Parley.docc/Embedding.md"), encoding: .utf8)
    let program = try String(
      contentsOf: ExampleProgram.package.appending(path: "Examples/Embedding/main.swift"), encoding: .utf8)
    let examples = try #require(page.components(separatedBy: "## Worked examples\n").dropFirst().first)
    let blocks = examples.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
    #expect(blocks.count == 8)
    for block in blocks { #expect(program.contains(block), "\(block)") }
  }

  @Test func printsWhatComesOfThem() throws {
    let outcome = try ExampleProgram(name: "Embedding").outcome(for: [])
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      outcome.output == """
        com.example.Wrong: 'INSendMesageIntent' is restricted while locked, but not supported. \
        Supported is 'INSendMessageIntent'.
        > text my wife dinner is at eight
        May MonkeyChat hear what you ask it to do? MonkeyChat sends what you say.
        > yes
        Your MonkeyChat message to Koko says: “dinner is at eight”. Ready to send it?
        > yes
        OK, sending “dinner is at eight” to Koko on MonkeyChat.
        Message Koko (MonkeyChat)
        > show my photos of banana summer
        I didn’t find any photos in MonkeyChat.
        > show my photos of banana summer
        I found 12 photos. Here they are in MonkeyChat.

        """)
  }
}
