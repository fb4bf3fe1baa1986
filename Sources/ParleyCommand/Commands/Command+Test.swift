import ConversationScripts
import Foundation
import SimulatedApps

extension Command {
  /// The contacts that the user has in conversations with apps that bring none.
  static let userOption = CommandOption.value(
    "user", "FILE", "The contacts of a user whose apps bring none, one a line: Bobo <+1 408 555 0101>.")

  static let test = Command(
    "test", "Runs scripted conversations and says what went differently.",
    operands: "PATH…",
    options: [
      .flag("watch", short: "w", "Runs again what a change of a script or of its apps' files may have changed."),
      .flag("update", short: "u", "Writes what happened into the scripts, in place of what was expected."),
      .value("filter", "TEXT", short: "f", "Runs only the scripts whose path contains the text."),
      .value(
        "parallel", "N", short: "j", "Runs N scripts at a time; without it, one for each processor."),
      .value(
        "format", "FORMAT", values: ReportFormat.allCases.map(\.rawValue),
        "The format of the results."),
      ChosenLanguages.option, ChosenLanguages.compiledOption,
      userOption, colourOption,
      .value("html", "FILE", "Writes a page with every conversation and what happened behind it."),
      .flag(
        "coverage", "Lists what the scripts exercised and what they did not; with --format jsonl as the last line."),
      .value("coverage-minimum", "PERCENT", "Fails where the coverage is below this."),
      .flag(
        "corpus", "Reads a corpus instead: what people say, and what it means."),
    ],
    discussion: """
      A path is a script (its name ends with .conversation), a folder with scripts, or a pattern such as
      'Examples/**/*Failures.conversation', where ** stands for any folders.
      A script begins with settings ('app: FOLDER'), then an empty line, then what is said: 'User: …' and 'Assistant: …';
      '*' is what an app was handed, '~' what else happened, '+' what was offered. 'parley new app NAME' writes scripts to
      begin with, and the page of the whole format is in the sources,
      ConversationScripts/ConversationScripts.docc/ScriptFormat.md.
      With --corpus, a path is a corpus, the folder of one of its languages, or one of its files. Every wording is read, by
      its language alone and beside the others, and compared with the meaning above it; --update moves those that are
      misread below a 'known:' of their meaning, and those that are read right out of it; --filter takes the wordings,
      meanings and files with a text; --languages tries changed texts of languages without a build.
      Exits with 0 when all passed, 1 when one failed, 2 when one could not run.
      """,
    run: { arguments, console in
      if arguments.isSet("corpus") { return try CorpusTest(arguments, console).run() }
      return try await TestRun(arguments, console).run()
    })
}
