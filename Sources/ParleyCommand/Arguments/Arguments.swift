/// The arguments of one command, read and checked against its options.
struct Arguments: Sendable {
  /// The arguments that are not options, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private let command: String
  /// The handlers and names of the program whose command this is.
  let tools: HostTools
  var commandName: String { command }

  /// - Throws: ``ArgumentProblem`` for an unknown option, a missing value or one too many.
  init(_ arguments: [String], of command: Command, with tools: HostTools = .parley) throws {
    self.command = command.name
    self.tools = tools
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument.hasPrefix("--") {
        try readLong(argument, of: command, &rest)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try readShort(argument, of: command, &rest)
      } else {
        operands.append(argument)
      }
    }
    if command.operands.isEmpty, let first = operands.first, !isSet("help") {
      throw ArgumentProblem.unexpectedOperand(first, command: command.name)
    }
  }

  private mutating func readLong(_ argument: String, of command: Command, _ rest: inout ArraySlice<String>) throws {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw ArgumentProblem.unknownOption(
        "--\(name)", command: command.name, known: command.allOptions.map { "--\($0.name)" })
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if option.placeholder == nil {
      if attached != nil { throw ArgumentProblem.valueForFlag("--\(name)") }
      values[name, default: []].append("")
    } else {
      try add(attached ?? rest.popFirst(), to: option)
    }
  }

  private mutating func readShort(_ argument: String, of command: Command, _ rest: inout ArraySlice<String>) throws {
    guard argument.count == 2, let letter = argument.last,
      let option = command.allOptions.first(where: { $0.short == letter })
    else {
      let known = command.allOptions.compactMap { $0.short.map { "-\($0)" } }
      throw ArgumentProblem.unknownOption(argument, command: command.name, known: known)
    }
    if option.placeholder == nil {
      values[option.name, default: []].append("")
    } else {
      try add(rest.popFirst(), to: option)
    }
  }

  private mutating func add(_ value: String?, to option: CommandOption) throws {
    guard let value else {
      throw ArgumentProblem.missingValue("--\(option.name)", placeholder: option.placeholder ?? "VALUE")
    }
    if !option.values.isEmpty, !option.takes(value) {
      throw ArgumentProblem.wrongValue(value, "--\(option.name)", known: option.values)
    }
    values[option.name, default: []].append(value)
  }
}

extension Arguments {
  func isSet(_ option: String) -> Bool { values[option] != nil }

  /// The option's value; the last one where it was given several times.
  func value(_ option: String) -> String? { values[option]?.last }

  /// All values of an option, in order.
  func values(_ option: String) -> [String] { values[option] ?? [] }

  /// A whole number within a range.
  func number(_ option: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw ArgumentProblem.noNumber(text, "--\(option)", range)
    }
    return number
  }

  /// The operands; where there are none, the command says what it needs.
  func operands(atLeastOne what: String) throws -> [String] {
    if operands.isEmpty { throw ArgumentProblem.missingOperand(what, command: command) }
    return operands
  }
}
