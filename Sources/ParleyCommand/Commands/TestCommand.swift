extension Command {
  static let test = Command(
    "test", "Runs scripted conversations and says what went differently.",
    operands: "PATH…",
    run: { arguments, console in
      _ = try arguments.operands(atLeastOne: "a script or a folder of scripts")
      console.complain("parley test: not there yet.")
      return .unusable
    })
}
