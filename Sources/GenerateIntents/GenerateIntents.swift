import Foundation
import PackagePlugin

/// Writes the intents of a target from the tables in its `Tables` folder, one command a table.
///
/// A target that depends on one with such a folder gets SiriKit's form of the same intents.
@main
struct GenerateIntents: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "IntentGenerator")
    let own = target.directoryURL.appending(path: "Tables")
    let hasTables = FileManager.default.fileExists(atPath: own.path)
    let folder = hasTables ? own : tables(below: target)
    guard let folder else {
      Diagnostics.error("neither \(target.name) nor a target that it depends on has a folder 'Tables'")
      return []
    }
    let shared = folder.appending(path: "Shared.intents")
    let tables = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "intents" && $0.lastPathComponent != shared.lastPathComponent }
      .sorted { $0.path < $1.path }
    var commands = tables.map { table in
      let domain = table.deletingPathExtension().lastPathComponent
      let output = context.pluginWorkDirectoryURL.appending(path: "\(domain)Intents.swift")
      return Command.buildCommand(
        displayName: "Writing the intents of \(domain) for \(target.name)", executable: tool.url,
        arguments: [hasTables ? "domain" : "siriKit", table.path, shared.path, output.path],
        inputFiles: [table, shared], outputFiles: [output])
    }
    if hasTables {
      let output = context.pluginWorkDirectoryURL.appending(path: "UnsupportedReason+Names.swift")
      commands.append(
        .buildCommand(
          displayName: "Writing the reasons of intents", executable: tool.url,
          arguments: ["reasons", shared.path, output.path], inputFiles: [shared], outputFiles: [output]))
    }
    return commands
  }

  /// The folder of tables of a target that this one depends on.
  private func tables(below target: any Target) -> URL? {
    target.dependencies.lazy.compactMap { dependency -> URL? in
      guard case .target(let target) = dependency else { return nil }
      let folder = target.directoryURL.appending(path: "Tables")
      return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }.first
  }
}
