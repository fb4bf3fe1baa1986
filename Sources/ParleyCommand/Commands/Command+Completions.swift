extension Command {
  static let completions = Command(
    "completions", "Prints the completions for a shell.",
    operands: "bash|zsh|fish",
    discussion: """
      bash:  source <(parley completions bash)
      zsh:   parley completions zsh > "${fpath[1]}/_parley"
      fish:  parley completions fish > ~/.config/fish/completions/parley.fish
      """,
    run: { arguments, console in
      let shells = ["bash": Completions.bash, "zsh": Completions.zsh, "fish": Completions.fish]
      let name = try arguments.operands(atLeastOne: "the name of a shell")[0]
      guard let script = shells[name] else {
        throw ArgumentProblem.wrongValue(name, "the shell", known: shells.keys.sorted())
      }
      console.print(script(Command.all))
      return .success
    })
}

/// Completions for shells, made from the table of commands.
enum Completions {
  static func bash(_ commands: [Command]) -> String {
    let cases = commands.map { command in
      "    \(command.name)) words=\"\(command.allOptions.map { "--\($0.name)" }.joined(separator: " "))\" ;;"
    }
    return """
      _parley() {
        local words current="${COMP_WORDS[COMP_CWORD]}"
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) help" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
          *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F _parley parley
      """
  }

  static func zsh(_ commands: [Command]) -> String {
    let names = commands.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = commands.map { command in
      let options = command.allOptions.map(zshOption).joined(separator: " ")
      return "    \(command.name)) _arguments \(options) '*:file:_files' ;;"
    }
    return """
      #compdef parley
      _parley() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _parley "$@"
      """
  }

  private static func zshOption(_ option: CommandOption) -> String {
    let help = quoted(option.help).replacing("[", with: "(").replacing("]", with: ")")
    guard let placeholder = option.placeholder else { return "'--\(option.name)[\(help)]'" }
    let values = option.values.isEmpty ? "_files" : "(\(option.values.joined(separator: " ")))"
    return "'--\(option.name)=[\(help)]:\(placeholder):\(values)'"
  }

  static func fish(_ commands: [Command]) -> String {
    var lines = ["complete -c parley -n __fish_use_subcommand -f"]
    for command in commands {
      lines.append(
        "complete -c parley -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'")
      for option in command.allOptions {
        let short = option.short.map { " -s \($0)" } ?? ""
        let values = option.values.isEmpty ? "" : " -x -a '\(option.values.joined(separator: " "))'"
        let needed = option.placeholder != nil && option.values.isEmpty ? " -r" : ""
        lines.append(
          "complete -c parley -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)\(short)\(values)\(needed)"
            + " -d '\(quoted(option.help))'")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Text within single quotation marks of a shell.
  private static func quoted(_ text: String) -> String { text.replacing("'", with: "’") }
}
