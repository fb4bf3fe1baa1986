extension Command {
  static let manual = Command(
    "manual", "Prints the manual page, in the format of man.",
    discussion: "parley manual | man -l -",
    run: { _, console in
      console.print(ManualPage.text(of: Command.all, TalkCommand.all))
      return .success
    })
}

/// The manual page, made from the tables of commands, as the help is.
enum ManualPage {
  static func text(of commands: [Command], _ talk: [TalkCommand]) -> String {
    let head = """
      .TH PARLEY 1 "" "parley \(Command.version)"
      .SH NAME
      parley \\- conversations with apps, in the style of SiriKit
      .SH SYNOPSIS
      .B parley
      .I COMMAND
      [\\fIOPTIONS\\fR] [\\fIARGUMENTS\\fR]
      .SH DESCRIPTION
      Parley turns what a person says into a typed intent, settles every parameter with an app in a conversation,
      checks the request, carries it out and says what happened.
      .SH COMMANDS
      """
    let typed = talk.flatMap { command in
      [".TP", ".B \(escaped(":\(command.name) \(command.argument)"))", escaped(command.help)]
    }
    let rest = """
      .SH EXIT STATUS
      .TP
      .B 0
      Everything went as it should.
      .TP
      .B 1
      It ran, and something that was checked is not as it should be.
      .TP
      .B 2
      It could not run: a wrong argument, a file that cannot be read.
      .TP
      .B 74
      The output or a file cannot be written: a full disk, a closed pipe.
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      No colours, whatever its value is.
      .TP
      .B COLUMNS
      How wide the help and the tables are.
      .TP
      .B XDG_STATE_HOME
      Where the lines typed in 'parley talk' are kept, in parley/history; ~/.local/state if it is not set.
      """
    return ([head] + commands.map(section) + [".SH AT THE PROMPT OF PARLEY TALK"] + typed + [rest])
      .joined(separator: "\n")
  }

  private static func section(_ command: Command) -> String {
    var lines = [
      ".SS \(escaped("parley \(command.name) \(command.operands)"))", escaped(command.summary),
    ]
    for option in command.allOptions {
      let spelling = option.spelling.drop { $0 == " " }
      lines += [".TP", ".B \(escaped(String(spelling)))", escaped(option.explanation)]
    }
    if !command.discussion.isEmpty { lines += [".PP", ".nf", escaped(command.discussion), ".fi"] }
    return lines.joined(separator: "\n")
  }

  /// Escapes what the formatter of manual pages would take for its own commands.
  private static func escaped(_ text: String) -> String {
    ascii(text.replacing("\\", with: "\\e").replacing("-", with: "\\-"))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }
      .joined(separator: "\n")
  }

  /// Characters beyond ASCII by their numbers: not every formatter reads UTF-8.
  private static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if scalar.isASCII { return String(scalar) }
      let number = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)]"
    }.joined()
  }
}
