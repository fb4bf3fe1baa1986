import Foundation
import Parley
import ParleySuggestions

/// An app that scripts talk to, and the contacts that its user has.
public struct ScriptApp: Sendable {
  /// The app with its handlers.
  public var app: AssistantApp
  /// The people that its user knows.
  public var contacts: [Person]
  /// What its user can look at; `nil` for an app that shows nothing of its own.
  public var content: (any ViewableContent)?
  /// What it can play, as a tree; `nil` for an app that plays nothing.
  public var media: PlayableItem?
  /// Its widgets, the main one first.
  public var widgets: [ScriptWidget]

  /// An app; without contacts its user has none.
  public init(
    _ app: AssistantApp, contacts: [Person] = [], content: (any ViewableContent)? = nil, media: PlayableItem? = nil,
    widgets: [ScriptWidget] = []
  ) {
    self.app = app
    self.contacts = contacts
    self.content = content
    self.media = media
    self.widgets = widgets
  }
}

/// A widget that scripts look at.
public struct ScriptWidget: Sendable {
  /// The widget's name, its app and its largest mode.
  public var description: WidgetDescription
  /// What fills it.
  public var provider: any WidgetProvider

  /// A widget, and the app's code that fills it.
  public init(_ description: WidgetDescription, provider: any WidgetProvider) {
    self.description = description
    self.provider = provider
  }
}

/// Where the apps of scripts come from.
///
/// They are made anew for each script, so that no script is affected by another.
public struct ScriptApps: Sendable {
  /// The contacts of a user whose script names none and whose apps bring none.
  package var contacts: [Person] = []
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

  /// The one app of a host: `ScriptApps(try AssistantApp(at: folder, handlers: handlers))`.
  public init(_ app: @escaping @autoclosure @Sendable () throws -> AssistantApp) {
    self.init { _ in [ScriptApp(try app())] }
  }

  /// Apps in folders that the header names: `app: Vocabulary/MonkeyChat`.
  ///
  /// A folder is looked for beside the script, then in every folder above it.
  public init(folders make: @escaping @Sendable (_ folder: String, SimulatedEnvironment) throws -> ScriptApp) {
    self.init(contacts: []) { folder, environment, _ in try make(folder, environment) }
  }

  /// Apps in folders.
  ///
  /// Where neither they nor the script have contacts, they are made a second time with the usual contacts, so that the
  /// apps know them too.
  ///
  /// - Parameter isApp: Whether a folder without an Info.plist is an app.
  package init(
    contacts: [Person], orWhere isApp: @escaping @Sendable (String) -> Bool = { _ in false },
    folders make: @escaping @Sendable (_ folder: String, SimulatedEnvironment, _ knowing: [Person]) throws -> ScriptApp
  ) {
    let all = Self.inFolders(isApp, make)
    self.make = { script, environment throws(ScriptProblems) in
      let apps = try all(script, environment, [])
      let isNamed = script.settings.contains { if case .contacts = $0.directive { true } else { false } }
      if isNamed || contacts.isEmpty || !apps.allSatisfy(\.contacts.isEmpty) { return apps }
      return try all(script, environment, contacts)
    }
    self.contacts = contacts
  }

  private static func inFolders(
    _ isApp: @escaping @Sendable (String) -> Bool,
    _ make: @escaping @Sendable (_ folder: String, SimulatedEnvironment, _ knowing: [Person]) throws -> ScriptApp
  ) -> @Sendable (Script, SimulatedEnvironment, [Person]) throws(ScriptProblems) -> [ScriptApp] {
    { script, environment, people throws(ScriptProblems) in
      var apps: [ScriptApp] = []
      for (path, line) in script.apps {
        guard let folder = AppFolders.find(path, for: script.path, orWhere: isApp) else {
          let known = AppFolders.known(beside: path, for: script.path)
          throw ScriptProblems([
            ScriptProblem(
              ScriptPlace(script.path, line: line), .unknownName(kind: "app folder", name: path, known: known))
          ])
        }
        do {
          apps.append(try make(folder, environment, people))
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
