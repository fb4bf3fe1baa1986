import Foundation
import Parley

/// An app that scripts talk to, and the contacts that its user has.
public struct ScriptApp: Sendable {
  public var app: App
  public var contacts: [Person]
  /// What its user can look at; `nil` for an app that tells of nothing.
  public var content: (any ViewableContent)?

  public init(_ app: App, contacts: [Person] = [], content: (any ViewableContent)? = nil) {
    self.app = app
    self.contacts = contacts
    self.content = content
  }
}

/// Where the apps of scripts come from. They are made afresh for each script, so that none feels what another did.
public struct ScriptApps: Sendable {
  let make: @Sendable (Script, SimulatedEnvironment) throws(ScriptProblems) -> [ScriptApp]

  /// The apps of a host; a script that names some of them in its header talks to those only.
  public init(_ make: @escaping @Sendable (SimulatedEnvironment) throws -> [ScriptApp]) {
    self.make = { script, environment throws(ScriptProblems) in
      let all: [ScriptApp]
      do {
        all = try make(environment)
      } catch {
        throw Self.problems(error, app: "", in: script, line: 1)
      }
      return try Self.chosen(from: all, for: script)
    }
  }

  /// The one app of a host: `ScriptApps(try App(at: folder, handlers: handlers))`.
  public init(_ app: @escaping @autoclosure @Sendable () throws -> App) {
    self.init { _ in [ScriptApp(try app())] }
  }

  /// Apps in folders that the header names: `app: Vocabulary/MonkeyChat`.
  ///
  /// A folder is looked for beside the script, then in every folder above it.
  public init(folders make: @escaping @Sendable (_ folder: String, SimulatedEnvironment) throws -> ScriptApp) {
    self.make = { script, environment throws(ScriptProblems) in
      var apps: [ScriptApp] = []
      for (path, line) in script.apps {
        guard let folder = AppFolders.find(path, for: script.path) else {
          let known = AppFolders.known(beside: path, for: script.path)
          throw ScriptProblems([
            ScriptProblem(
              ScriptPlace(script.path, line: line), .unknownName(kind: "app folder", name: path, known: known))
          ])
        }
        do {
          apps.append(try make(folder, environment))
        } catch {
          throw Self.problems(error, app: path, in: script, line: line)
        }
      }
      return apps
    }
  }

  private static func chosen(from all: [ScriptApp], for script: Script) throws(ScriptProblems) -> [ScriptApp] {
    if script.apps.isEmpty { return all }
    var chosen: [ScriptApp] = []
    for (name, line) in script.apps {
      guard let app = all.first(where: { $0.app.displayName == name || $0.app.identifier == name }) else {
        let problem = ScriptProblem.Kind.unknownName(kind: "app", name: name, known: all.map(\.app.displayName))
        throw ScriptProblems([ScriptProblem(ScriptPlace(script.path, line: line), problem)])
      }
      chosen.append(app)
    }
    return chosen
  }

  private static func problems(_ error: any Error, app: String, in script: Script, line: Int) -> ScriptProblems {
    ScriptProblems([ScriptProblem(ScriptPlace(script.path, line: line), .app(app, problem: "\(error)"))])
  }
}

/// Finds the folders of apps that scripts name.
enum AppFolders {
  /// The folder, beside the script or in a folder above it; `nil` where there is none.
  static func find(_ path: String, for script: String) -> String? {
    if path.hasPrefix("/") { return isApp(path) ? path : nil }
    return bases(of: script).map { $0 + path }.first(where: isApp)
  }

  /// The folders of apps beside one that is not there, as the script would name them.
  static func known(beside path: String, for script: String) -> [String] {
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for base in path.hasPrefix("/") ? [""] : bases(of: script) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: base + parent)) ?? []
      let apps = names.filter { isApp(base + parent + $0) }
      if !apps.isEmpty { return apps.map { parent + $0 }.sorted() }
    }
    return []
  }

  /// The folder of the script and those above it, innermost first, with a slash at their ends: first as far as its
  /// path names them, then from the current folder up.
  private static func bases(of script: String) -> [String] {
    var bases: [String] = []
    var base = script[...]
    while let end = base.lastIndex(of: "/") {
      base = base[..<end]
      bases.append("\(base)/")
    }
    if script.hasPrefix("/") { return bases + [""] }
    bases.append("")
    var above = FileManager.default.currentDirectoryPath[...]
    while let end = above.lastIndex(of: "/") {
      above = above[..<end]
      bases.append("\(above)/")
    }
    return bases
  }

  private static func isApp(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/Info.plist")
  }
}
