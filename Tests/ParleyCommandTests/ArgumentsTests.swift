import Testing

@testable import ParleyCommand

@Suite struct ArgumentsTests {
  private let command = Command(
    "paint", "Paints.", operands: "WALL…",
    options: [
      .flag("wet", short: "w", "Leaves it wet."), .value("colour", "NAME", values: ["red", "green"], "The colour."),
      .value("coats", "N", short: "c", "How many coats."),
    ], run: { _, _ in .success })

  private func read(_ arguments: String...) throws -> Arguments { try Arguments(arguments, of: command) }

  @Test func readsOptionsAndOperandsInAnyOrder() throws {
    let arguments = try read("north", "-w", "--colour=red", "--colour", "green", "south", "-c", "2", "--", "--wet")
    #expect(arguments.operands == ["north", "south", "--wet"])
    #expect(arguments.isSet("wet"))
    #expect(arguments.value("colour") == "green")
    #expect(arguments.values("colour") == ["red", "green"])
    #expect(try arguments.number("coats", in: 1...3) == 2)
  }

  @Test(arguments: [
    (["--wett"], "parley paint: no option is called '--wett'. Did you mean '--wet'?"),
    (["-x"], "parley paint: no option is called '-x'. Did you mean '-w'?"),
    (["--colour"], "parley: --colour needs a value: --colour NAME."),
    (["--colour", "gren"], "parley: --colour cannot be 'gren'. Did you mean 'green'?"),
    (["--colour", "purple"], "parley: --colour cannot be 'purple'. It is one of red, green."),
    (["--wet=yes"], "parley: --wet takes no value."),
  ])
  func saysWhatIsWrong(_ arguments: [String], _ problem: String) {
    do {
      _ = try Arguments(arguments, of: command)
      Issue.record("nothing was wrong")
    } catch {
      #expect("\(error)" == problem)
    }
  }

  @Test func saysThatANumberIsNone() throws {
    let arguments = try read("--coats", "many")
    do {
      _ = try arguments.number("coats", in: 1...3)
      Issue.record("nothing was wrong")
    } catch {
      #expect("\(error)" == "parley: --coats is a number from 1 to 3, not 'many'.")
    }
  }

  @Test func aNameThatIsTooLongHasItsTextBelowIt() {
    let rows = [
      (":add NAME", "Adds a name."), (":permission authorized|denied|notDetermined", "Sets it for all apps."),
    ]
    #expect(
      HelpText.table(rows, width: 50) == """
          :add NAME                       Adds a name.
          :permission authorized|denied|notDetermined
                                          Sets it for all
                                          apps.
        """)
  }

  @Test func showsAHelpThatFitsTheWidth() {
    #expect(
      HelpText.help(of: command, width: 40) == """
        Paints.

        Usage: parley paint [OPTIONS] WALL…

        Options:
          -w, --wet          Leaves it wet.
              --colour NAME  The colour. One of:
                             red, green.
          -c, --coats N      How many coats.
          -h, --help         Shows this help.
        """)
    #expect(HelpText.wrapped("one two three four", to: 9) == ["one two", "three", "four"])
  }

  @Test(arguments: ["talk", "suggest", "inspect"])
  func whereThereAreNoSampleAppsTheCommandSaysHowToNameOne(_ command: String) {
    #expect(
      "\(ArgumentProblem.noSampleApps(command))"
        == "parley \(command): there are no sample apps under ./Vocabulary. Name an app: 'parley \(command) APP-FOLDER'."
    )
  }
}
