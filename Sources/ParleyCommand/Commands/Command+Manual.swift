extension Command {
  static let manual = Command(
    "manual", "Prints the manual page, in the format of man.",
    discussion: "parley manual | man -l -",
    run: { _, console in
      console.print(ManualPage.text(of: Command.all))
      return .success
    })
}

/// The manual page, made from the table of commands.
enum ManualPage {
  static func text(of commands: [Command]) -> String {
    let head = """
      .TH PARLEY 1
      .SH NAME
      parley \\- conversations with apps, in the style of SiriKit
      .SH SYNOPSIS
      .B parley
      COMMAND [ARGUMENTS]
      .SH COMMANDS
      """
    return ([head] + commands.map(section)).joined(separator: "\n")
  }

  private static func section(_ command: Command) -> String {
    var lines = [
      ".SS \(escaped("parley \(command.name) \(command.operands)"))", escaped(command.summary),
    ]
    for option in command.allOptions {
      let spelling = option.spelling.drop { $0 == " " }
      lines += [".TP", ".B \(escaped(String(spelling)))", escaped(option.help)]
    }
    if !command.discussion.isEmpty { lines += [".PP", ".nf", escaped(command.discussion), ".fi"] }
    return lines.joined(separator: "\n")
  }

  /// Text that no request of man is read from.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }
      .joined(separator: "\n")
  }
}
