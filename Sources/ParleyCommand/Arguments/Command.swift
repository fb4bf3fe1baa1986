/// One command of `parley`: its name, its arguments, what its help says, and what it does.
///
/// A new command is a file with a `static let` in an extension of this type, and one line in ``Command/all``.
struct Command: Sendable {
  var name: String
  /// One sentence for the list of commands.
  var summary: String
  /// The operands as the usage line shows them: `PATH…`.
  ///
  /// Empty where the command takes none.
  var operands: String
  /// What the operands can be, where they are a fixed set; completed by the shell.
  var operandValues: [String]
  var options: [CommandOption]
  /// What the help says below the options.
  var discussion: String
  var run: @Sendable (Arguments, Console) async throws -> ExitStatus

  init(
    _ name: String, _ summary: String, operands: String = "", operandValues: [String] = [],
    options: [CommandOption] = [], discussion: String = "",
    run: @escaping @Sendable (Arguments, Console) async throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operandValues = operandValues
    self.options = options
    self.discussion = discussion
    self.run = run
  }

  /// The option that every command has.
  static let helpOption = CommandOption.flag("help", short: "h", "Shows this help.")

  /// The option for colours, of those commands whose output has any.
  ///
  /// Only output for people is coloured: in formats for programs the option changes nothing.
  static let colourOption = CommandOption.value(
    "color", "WHEN", values: ["auto", "always", "never"],
    "Whether results are in colours; auto, if not given: at a terminal, unless NO_COLOR is set.")

  var allOptions: [CommandOption] { options + [Command.helpOption] }
}

/// One option of a command.
struct CommandOption: Sendable {
  var name: String
  var short: Character?
  /// The name of its value in the help; `nil` for a flag.
  var placeholder: String?
  /// The values it can have, where they are a fixed set; completed by the shell.
  var values: [String]
  var help: String

  static func flag(_ name: String, short: Character? = nil, _ help: String) -> CommandOption {
    CommandOption(name: name, short: short, placeholder: nil, values: [], help: help)
  }

  /// An option with a value; it may be given several times.
  static func value(
    _ name: String, _ placeholder: String, values: [String] = [], short: Character? = nil, _ help: String
  ) -> CommandOption {
    CommandOption(name: name, short: short, placeholder: placeholder, values: values, help: help)
  }

  /// Whether a value is one of those that it can be; a language may have a region: `es-MX`.
  func takes(_ value: String) -> Bool {
    values.contains(value) || placeholder == "TAG" && values.contains { value.hasPrefix("\($0)-") }
  }

  /// What it is for, and what it can be.
  var explanation: String {
    values.isEmpty ? help : "\(help) One of: \(values.joined(separator: ", "))."
  }

  /// The option as the help shows it: `-f, --filter TEXT`.
  var spelling: String {
    let long = placeholder.map { "--\(name) \($0)" } ?? "--\(name)"
    return short.map { "-\($0), \(long)" } ?? "    \(long)"
  }
}
