import DevelopmentTools
import Parley

/// One run of the linter over folders and files.
struct LintRun: Sendable {
  private let targets: LintTargets
  private let settings: BuildSettings
  private let tools: HostTools

  init(_ paths: [String], settings: BuildSettings, tools: HostTools) {
    targets = LintTargets(paths)
    self.settings = settings
    self.tools = tools
  }

  /// The problems, each once: two apps may share a folder or an extension.
  /// - Parameter progress: Is told how many apps are checked, how many there are, and which one is next.
  func found(
    _ progress: (_ done: Int, _ count: Int, _ what: String) -> Void = { _, _, _ in }
  ) async -> (problems: [VocabularyProblem], isUnreadable: Bool) {
    let (apps, catalog) = (targets.apps, tools.catalog)
    let lints = apps.enumerated().map { done, target in
      progress(done, apps.count, target.folder)
      return Lint(
        target.folder, catalog: catalog, extension: target.extensionFolder, settings: settings, facts: target.facts)
    }
    let named = lints.filter(\.isNameKnown)
    let examples = ExampleTrial(
      named.compactMap { lint in lint.app.map { ($0, lint.examples) } }, intents: catalog.intents)
    let words = zip(apps, lints).enumerated().flatMap { done, linted in
      let (target, lint) = linted
      progress(done, apps.count, "\(target.folder): the user's words")
      return lint.app.map { UserWordsTrial(folder: target.folder, app: $0, intents: catalog.intents).problems() } ?? []
    }
    let others =
      targets.files.flatMap { LintedFile.problems(of: $0, tools) }
      + apps.flatMap { LintedFile.problems(inFolder: $0.folder, tools) }
    progress(apps.count, apps.count, "example phrases")
    let shortcuts = targets.shortcuts.flatMap { ShortcutLint($0).problems() }
    let problems = Set(lints.flatMap(\.problems) + words + others + shortcuts + (await examples.problems()))
    return (problems.sorted(), lints.contains(where: \.isUnreadable))
  }
}
