extension HostTools {
  /// Runs the command that the arguments name; each error is printed as one line.
  ///
  /// - Parameter arguments: The command and its arguments; those that the program was started with.
  /// - Returns: The status for the shell: 0 where all is well, 1 where something that was checked is not, 2 where the
  ///   command could not run, 74 where its output cannot be written.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    await Command.run(arguments, on: .standard, with: self).rawValue
  }
}
