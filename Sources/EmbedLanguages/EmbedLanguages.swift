import Foundation
import PackagePlugin

/// Embeds every language of a target's `Languages` folder in Swift, one command a language.
@main
struct EmbedLanguages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "LanguageEmbedder")
    let languages = target.directoryURL.appending(path: "Languages")
    return try contents(of: languages).map { folder in
      let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLanguages+\(folder.lastPathComponent).swift")
      return .buildCommand(
        displayName: "Embedding the language \(folder.lastPathComponent)", executable: tool.url,
        arguments: [folder.path, output.path], inputFiles: try contents(of: folder), outputFiles: [output])
    }
  }

  private func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      .sorted { $0.path < $1.path }
  }
}
