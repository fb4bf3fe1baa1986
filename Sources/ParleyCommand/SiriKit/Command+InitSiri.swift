import DevelopmentTools
import Foundation
import Parley

extension Command {
  static let initSiri = Command(
    "init-siri", "Writes tests of conversations for the intents extension of an Xcode project.",
    operands: "FOLDER",
    options: [
      .value("extension", "NAME", "The extension's target or folder, where the project has several."),
      .value("app", "FOLDER", "The app's folder, from the project's, where it is not found."),
      .value("parley", "PATH", "Where Parley is, from the project's folder; ../Parley if nothing is said."),
    ],
    discussion: """
      Finds the extension by its Info.plist and writes a Package.swift beside the project, a test, a program to talk to
      it, and one script for each declared intent that has an example phrase. The Xcode project says which files are the
      extension's, those in the app's folder too, and which app it belongs to; without one, all files of the extension's
      folder are taken, and the app is the one whose Info.plist lies nearest. Modules of the project that the extension
      imports become targets as well. A file that is there already is left as it is; where that is a Package.swift of the
      project's own, what it needs is printed.
      What cannot compile away from Apple's systems is told by file and line, with the smallest change that helps.
      Exits with 0 when nothing stands in the way, 1 when something does, 2 when there is no extension or no app.
      """,
    run: { arguments, console in
      let folder = try arguments.operands(atLeastOne: "the folder of an Xcode project")[0]
      let project = SiriProject(folder)
      guard let found = project.chosen(arguments.value("extension")) else {
        console.print(project.complaint(choosing: arguments.value("extension")))
        return .unusable
      }
      if found.folder == project.folder {
        console.print("\(folder): this is the extension's own folder; give the project's, which has the app too.")
        return .unusable
      }
      guard let app = arguments.value("app").map(project.app(at:)) ?? project.app(of: found) else {
        console.print(
          "\(folder): there is no app: no target of an Xcode project is one, and none of the folders has an app's "
            + "Info.plist or a vocabulary; --app names its folder.")
        return .unusable
      }
      let package = SiriPackage(
        project: project, found: found, app: app, parley: arguments.value("parley") ?? "../Parley")
      if let other = package.otherModule {
        console.print(
          "\(folder): Package.swift, SiriTests and SiriTalk are those of '\(other)' and were left as they are: a package "
            + "tests one extension, as a file that two of them share can be in one target only. Move the three aside, "
            + "or test '\(package.module)' in a copy of the project.")
        return .failure
      }
      let isWhole = try package.write(on: console)
      for complaint in package.complaints { console.print(complaint) }
      package.tellWhatHasNoScript(on: console)
      for note in package.serviceNotes { console.print(note) }
      for note in package.membership.notes { console.print("\(note)") }
      let obstacles = package.obstacles
      for obstacle in obstacles { console.print("\(obstacle)") }
      return obstacles.isEmpty && isWhole ? .success : .failure
    })
}

extension SiriProject {
  /// Why no extension is chosen.
  fileprivate func complaint(choosing name: String?) -> String {
    if extensions.isEmpty, let outside = outsideExtension {
      return
        "\(folder): the project's extension '\(outside.name)' lies outside the folder; give \(outside.folder), which has both."
    }
    if extensions.isEmpty, let (name, file) = unwrittenExtension {
      return
        "\(folder): XcodeGen makes the Info.plist of '\(name)', and \(file) is not there yet: run 'xcodegen generate' once."
    }
    if extensions.isEmpty {
      return "\(folder): there is no intents extension: no Info.plist has the point 'com.apple.intents-service'."
    }
    let known = choices.joined(separator: ", ")
    guard let name else { return "\(folder): there are several extensions; --extension names one of: \(known)." }
    let isAmbiguous = extensions.count { $0.name == name || $0.folderName == name } > 1
    let found = isAmbiguous ? "several extensions are" : "no extension is"
    return "\(folder): \(found) called '\(name)'; there are: \(known)."
  }
}

extension SiriPackage {
  /// Writes the files that are missing, and prints their names.
  /// - Returns: Whether the package has all that the tests need: one of the project's own has to get it by hand.
  fileprivate func write(on console: Console) throws -> Bool {
    var isWhole = true
    for (path, text) in files {
      let file = "\(project.folder)/\(path)"
      guard let content = FileManager.default.contents(atPath: file) else {
        try OutputFile.makeFolder(URL(filePath: file).deletingLastPathComponent().path)
        try OutputFile.write(text, to: file, for: .usual)
        console.print("wrote \(file)")
        continue
      }
      if path == "Package.swift", !String(decoding: content, as: UTF8.self).contains("\"SiriTests\"") {
        console.print("\(file) is the project's own and was left as it is. Add to it:\n\(additions)")
        isWhole = false
      } else {
        console.print("\(file) is there already and was left as it is.")
      }
    }
    return isWhole
  }

  /// Prints why intents have no script: each by its name or, without a vocabulary, all in one line.
  fileprivate func tellWhatHasNoScript(on console: Console) {
    guard hasVocabulary else {
      return console.print(
        "\(app.folder): there is no AppIntentVocabulary.plist, so no scripts were written; 'swift run SiriTalk talk' holds "
          + "a conversation without.")
    }
    for intent in intentsWithoutExamples {
      console.print("\(intent) has no example phrase, so no script was written for it.")
    }
  }
}
