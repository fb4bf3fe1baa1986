import Testing

/// The domain of a host's own in the tools: each command runs as a process.
@Suite struct NotesTests {
  private let notes = ExampleProgram(name: "Notes")
  private let app = "Examples/Notes/App"

  @Test func lintsItsAppWithoutAWarning() throws {
    #expect(try notes.output(for: [], ["lint", "--strict", app]).isEmpty)
  }

  @Test func playsItsScriptsInBothLanguages() throws {
    let printed = try notes.output(for: [], ["test", "Examples/Notes/Tests"])
    #expect(printed.contains("6 scripts: 6 passed"))
  }

  @Test(arguments: ["en", "de"]) func exploringFindsNothingWrong(_ language: String) throws {
    let printed = try notes.output(for: [], ["explore", app, "--depth", "2", "--locale", language])
    #expect(printed.hasSuffix("nothing is wrong.\n"))
  }

  @Test func parsesAndTalks() throws {
    let parsed = try notes.output(for: [], ["parse", "--app", app, "write a note called presents"])
    #expect(parsed.contains("CreateNote"))
    #expect(parsed.contains("presents"))
    let said = try notes.output(for: ["find my note about the zoo"], ["talk", app])
    #expect(said.contains("“Trip to the zoo” says: take the early train."))
  }
}
