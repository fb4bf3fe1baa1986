extension Command {
  static let completions = Command(
    "completions", "Prints the completions for a shell.",
    operands: "bash|zsh|fish", operandValues: ["bash", "zsh", "fish"],
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
    let values = commands.flatMap { command in
      command.allOptions.compactMap { option -> String? in
        guard !option.values.isEmpty else { return nil }
        let spellings = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
        let patterns = spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
        return "    \(patterns)) values=\"\(option.values.joined(separator: " "))\" ;;"
      }
    }
    let words = commands.map { command in
      let options = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
      return "    \(command.name)) options=\"\(options)\" values=\"\(command.operandValues.joined(separator: " "))\" ;;"
    }
    let names = commands.map(\.name).joined(separator: " ")
    return """
      _parley() {
        local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" options="" values=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) help" -- "$current"))
          return
        fi
        # --format=tap are three words to bash.
        [ "$current" = "=" ] && current=""
        [ "$before" = "=" ] && before="${COMP_WORDS[COMP_CWORD-2]}"
        case "${COMP_WORDS[1]} $before" in
      \(values.joined(separator: "\n"))
        esac
        if [ -n "$values" ]; then
          COMPREPLY=($(compgen -W "$values" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in
          help) values="\(names)" ;;
      \(words.joined(separator: "\n"))
        esac
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
          *)
            if [ -n "$values" ]; then
              COMPREPLY=($(compgen -W "$values" -- "$current"))
            else
              COMPREPLY=($(compgen -f -- "$current"))
            fi
            ;;
        esac
      }
      complete -o filenames -F _parley parley
      """
  }

  static func zsh(_ commands: [Command]) -> String {
    let names = (commands.map { ($0.name, $0.summary) } + [("help", "Shows the help.")])
      .map { "    '\($0):\(quoted($1))'" }
    let cases = commands.map { command in
      let options = command.allOptions.map(zshOption).joined(separator: " ")
      let operand =
        command.operandValues.isEmpty
        ? "'*:file:_files'" : "'*:word:(\(command.operandValues.joined(separator: " ")))'"
      return "    \(command.name)) _arguments -s \(options) \(operand) ;;"
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
          help) _describe command commands ;;
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_parley" ]; then
        _parley "$@"
      else
        compdef _parley parley
      fi
      """
  }

  /// An option with its short form, its help and what its value can be.
  private static func zshOption(_ option: CommandOption) -> String {
    let help = quoted(option.help).replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:")
    let action = option.values.isEmpty ? "_files" : "(\(option.values.joined(separator: " ")))"
    let value = option.placeholder.map { ":\($0):\(action)" } ?? ""
    let long = option.placeholder == nil ? "--\(option.name)" : "--\(option.name)="
    guard let short = option.short else { return "'*\(long)[\(help)]\(value)'" }
    return "'*-\(short)[\(help)]\(value)' '*\(long)[\(help)]\(value)'"
  }

  static func fish(_ commands: [Command]) -> String {
    var lines = ["complete -c parley -n __fish_use_subcommand -f"]
    lines.append("complete -c parley -n __fish_use_subcommand -a help -d 'Shows the help.'")
    for command in commands {
      lines.append(
        "complete -c parley -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'")
      let here = "complete -c parley -n '__fish_seen_subcommand_from \(command.name)'"
      if !command.operandValues.isEmpty {
        lines.append("\(here) -f -a '\(command.operandValues.joined(separator: " "))'")
      }
      for option in command.allOptions {
        let short = option.short.map { " -s \($0)" } ?? ""
        let values = option.values.isEmpty ? "" : " -x -a '\(option.values.joined(separator: " "))'"
        let needed = option.placeholder != nil && option.values.isEmpty ? " -r" : ""
        lines.append("\(here) -l \(option.name)\(short)\(values)\(needed) -d '\(quoted(option.help))'")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Text within single quotation marks of a shell.
  private static func quoted(_ text: String) -> String { text.replacing("'", with: "’") }
}
