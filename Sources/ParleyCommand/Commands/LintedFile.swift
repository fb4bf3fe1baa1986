import ConversationScripts
import Foundation
import Parley
import PropertyLists
import SimulatedApps

/// Checks the files of an app's folder that only simulated apps and tests read: its world and its scripts.
enum LintedFile {
  /// The problems in the world and the scripts of an app's folder; none where the path is a single property list.
  static func problems(inFolder folder: String, _ tools: HostTools) -> [VocabularyProblem] {
    if folder.hasSuffix(".plist") { return [] }
    let world = "\(folder)/World.plist"
    let scripts = (try? ScriptFiles.find([folder])) ?? []
    return (FileManager.default.fileExists(atPath: world) ? problems(ofWorld: world, in: folder, tools) : [])
      + scripts.flatMap(problems(ofScript:))
  }

  /// The problems in a world or a script that was named as a single file.
  static func problems(of path: String, _ tools: HostTools) -> [VocabularyProblem] {
    path.hasSuffix(ScriptFiles.ending) ? problems(ofScript: path) : problems(ofWorld: path, in: nil, tools)
  }

  /// Whether a property list is a World.plist, by its name or its content.
  static func isWorld(_ path: String) -> Bool {
    if path.hasSuffix("/World.plist") || path == "World.plist" { return true }
    guard path.hasSuffix(".plist"), let content = FileManager.default.contents(atPath: path),
      content.count <= PropertyListLimits().size, let list = try? PropertyList(Array(content)),
      let entries = list.entries
    else { return false }
    let keys = Set(entries.map(\.key))
    return !keys.isDisjoint(with: SimulatedApp.worldKeys) && !keys.contains { $0.hasPrefix("CFBundle") }
  }

  private static func problems(
    ofWorld path: String, in folder: String?, _ tools: HostTools
  ) -> [VocabularyProblem] {
    SimulatedApp.problems(ofWorld: path, app: folder.flatMap { try? tools.app(at: $0) }).map { problem in
      let isAdvice = if case .guideline = problem.reason { true } else { false }
      return VocabularyProblem(
        .found("\(problem.reason)"), file: problem.file, line: problem.line, column: problem.column,
        severity: isAdvice ? .warning : .error)
    }
  }

  private static func problems(ofScript path: String) -> [VocabularyProblem] {
    do {
      _ = try Script(contentsOf: path)
      return []
    } catch let problems as ScriptProblems {
      return problems.problems.map {
        VocabularyProblem(.found($0.words), file: $0.place.path, line: $0.place.line, severity: .error)
      }
    } catch {
      return [VocabularyProblem(.found("\(error)"), file: path, severity: .error)]
    }
  }
}
