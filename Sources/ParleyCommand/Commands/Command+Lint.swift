import ConversationScripts
import DevelopmentTools
import Parley
import SimulatedApps

extension Command {
  static let lint = Command(
    "lint", "Checks app folders and their property lists.",
    operands: "[PATH…]",
    options: [
      .value(
        "format", "FORMAT", values: LintFormat.allCases.map(\.rawValue),
        "The format of the problems."),
      .flag("strict", "Fails for warnings too."), colourOption,
      .value("name", "NAME", "The name of the product, where a build gives it."),
      .value("set", "NAME=VALUE", "The value of a build variable; may be given several times."),
      .flag("world", "Prints what a World.plist may hold, key by key, instead."),
    ],
    discussion: """
      A path is an app's folder (it has an Info.plist), a folder with such folders at any depth, such as an Xcode
      project's, or a single file: a property list, known by its content, or a script. An intents extension is read
      with its app. Beyond the form of the files, the writing rules for example phrases are checked, and every example
      phrase is read by the engine, with all the apps that are given installed. The phrases of App Shortcuts are read from
      sources with an AppShortcutsProvider, which are not compiled.
      An error keeps the app from working, or a store refuses it for that; a warning says what is left out or unwise;
      a note is for you to know: what only a build fills in, an intent of another domain or of your own.
      Exits with 0 when there is no error, 1 when there is one or, with --strict, a warning, 2 when a file cannot be
      read.
      """,
    run: { arguments, console in
      if arguments.isSet("world") {
        console.print(HelpText.paragraphs(SimulatedApp.worldKeyText, width: console.currentWidth))
        return .success
      }
      let paths = try arguments.operands(atLeastOne: "an app's folder or a property list")
      let format = arguments.value("format").flatMap(LintFormat.init) ?? .text
      let settings = try buildSettings(arguments)
      let (problems, isUnreadable) = await LintRun(paths, settings: settings, tools: arguments.tools).found {
        console.showProgress($0, of: $1, $2)
      }
      console.clearProgress()
      let report = format.report(of: problems)
      if format == .text, !report.isEmpty {
        console.printReport(String(report.dropLast()))
      } else {
        console.write(report)
      }
      if isUnreadable { return .unusable }
      let isBad = problems.contains { $0.severity == .error || arguments.isSet("strict") && $0.severity == .warning }
      return isBad ? .failure : .success
    })

  private static func buildSettings(_ arguments: Arguments) throws -> BuildSettings {
    var values: [String: String] = [:]
    for setting in arguments.values("set") {
      guard let equals = setting.firstIndex(of: "="), equals > setting.startIndex else {
        throw ArgumentProblem.noSetting(setting)
      }
      values[String(setting[..<equals])] = String(setting[setting.index(after: equals)...])
    }
    return BuildSettings(productName: arguments.value("name"), values)
  }
}
