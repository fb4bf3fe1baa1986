import Foundation
import PackagePlugin

/// Embeds the files of a target's `Texts` folder in Swift; the target declares an enumeration `EmbeddedTexts` for them.
@main
struct EmbedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "TextEmbedder")
    let folder = target.directoryURL.appending(path: "Texts")
    let texts = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)", executable: tool.url,
        arguments: [output.path] + texts.map(\.path), inputFiles: texts, outputFiles: [output])
    ]
  }
}
