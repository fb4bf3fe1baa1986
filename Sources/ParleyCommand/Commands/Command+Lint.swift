import ConversationScripts
import Parley

extension Command {
  static let lint = Command(
    "lint", "Checks app folders and their property lists.",
    operands: "PATH…",
    options: [
      .value(
        "format", "FORMAT", values: LintFormat.allCases.map(\.rawValue),
        "The format of the problems.")
    ],
    discussion: """
      A path is an app's folder (it has an Info.plist), a folder of such folders, or a single property list.
      Beyond the form of the files, the writing rules for example phrases are checked, and every example phrase is
      read by the engine, with all the apps that are given installed.
      Exits with 0 when nothing is wrong, 1 when something is, 2 when a file cannot be read.
      """,
    run: { arguments, console in
      let paths = try arguments.operands(atLeastOne: "an app's folder or a property list")
      let format = arguments.value("format").flatMap(LintFormat.init) ?? .text
      let folders = AppFolders.all(in: paths)
      let lints = folders.map { Lint($0) }
      let examples = ExampleTrial(lints.compactMap { lint in lint.app.map { ($0, lint.examples) } })
      let words = zip(folders, lints).flatMap { folder, lint in
        lint.app.map { UserWordsTrial(folder: folder, app: $0).problems() } ?? []
      }
      let problems = (lints.flatMap(\.problems) + words + (await examples.problems())).sorted()
      console.write(format.report(of: problems))
      if lints.contains(where: \.isUnreadable) { return .unusable }
      return problems.isEmpty ? .success : .failure
    })
}
