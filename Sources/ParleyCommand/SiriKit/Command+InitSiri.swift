import DevelopmentTools
import Foundation
import Parley

extension Command {
  static let initSiri = Command(
    "init-siri", "Writes tests of conversations for the intents extension of an Xcode project.",
    operands: "FOLDER",
    options: [
      .value("extension", "NAME", "The extension's folder, where the project has several."),
      .value("app", "FOLDER", "The app's folder, from the project's, where it is not found."),
      .value("parley", "PATH", "Where Parley is, from the project's folder; ../Parley if nothing is said."),
    ],
    discussion: """
      Finds the extension by its Info.plist and writes a Package.swift beside the project, a test, a program to talk to
      it, and one script for each declared intent that has an example phrase. The Xcode project says which files are the
      extension's, those in the app's folder too; without one, all of the extension's folder are. Modules of the project
      that the extension imports become targets as well. A file that is there already is left as it is.
      What cannot compile away from Apple's systems is told by file and line, with the smallest change that helps.
      Exits with 0 when nothing stands in the way, 1 when something does, 2 when there is no extension.
      """,
    run: { arguments, console in
      let folder = try arguments.operands(atLeastOne: "the folder of an Xcode project")[0]
      let project = SiriProject(folder)
      guard let found = project.chosen(arguments.value("extension")) else {
        console.print(project.complaint)
        return .unusable
      }
      if found.folder == project.folder {
        console.print("\(folder): this is the extension's own folder; give the project's, which has the app too.")
        return .unusable
      }
      guard let app = arguments.value("app").map({ "\(project.folder)/\($0)" }) ?? project.app(of: found) else {
        console.print(
          "\(folder): there is no app: none of the folders has an Info.plist with NSSiriUsageDescription, or a vocabulary; "
            + "--app names its folder.")
        return .unusable
      }
      let package = SiriPackage(
        project: project, found: found, app: app, parley: arguments.value("parley") ?? "../Parley")
      try package.write(on: console)
      for intent in package.intentsWithoutExamples {
        console.print("\(intent) has no example phrase, so no script was written for it.")
      }
      for note in package.membership.notes { console.print("\(note)") }
      let obstacles = package.obstacles
      for obstacle in obstacles { console.print("\(obstacle)") }
      return obstacles.isEmpty ? .success : .failure
    })
}

extension SiriProject {
  /// Why no extension is chosen.
  fileprivate var complaint: String {
    extensions.isEmpty
      ? "\(folder): there is no intents extension: no Info.plist has the point 'com.apple.intents-service'."
      : "\(folder): there are several extensions; --extension names one of: \(extensions.map(\.name).joined(separator: ", "))."
  }
}

extension SiriPackage {
  /// Writes the files that are missing, and prints their names.
  fileprivate func write(on console: Console) throws {
    for (path, text) in files {
      let file = "\(project.folder)/\(path)"
      if FileManager.default.fileExists(atPath: file) {
        console.print("\(file) is there already and was left as it is.")
        continue
      }
      try OutputFile.makeFolder(URL(filePath: file).deletingLastPathComponent().path)
      try OutputFile.write(text, to: file, for: .usual)
      console.print("wrote \(file)")
    }
  }
}
