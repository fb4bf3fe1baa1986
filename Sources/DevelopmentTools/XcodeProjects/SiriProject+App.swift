import Foundation
import IntentVocabulary
import PropertyLists

extension SiriProject {
  /// The apps that Siri can use: those with an intents extension, a permission, a declaration or a vocabulary.
  package var apps: [App] {
    let served = extensions.compactMap(app(of:))
    let speaking = found.filter { $0.evidence != .application }.map(joined)
    var seen: Set<String> = []
    return (served + speaking).filter { app in
      // A vocabulary's folder is no app if it belongs to the app beside it.
      let isPart =
        app.evidence == .vocabulary && (served + speaking).contains { $0.facts.vocabularyFolder == app.folder }
      return !isPart && seen.insert(app.folder).inserted
    }
  }

  /// The app of an extension: as the Xcode project says, or else the nearest Info.plist of an app; of several, the one
  /// with most evidence.
  package func app(of extension: Extension) -> App? {
    if let (xcode, target) = application(of: `extension`), let app = app(of: target, in: xcode) { return app }
    let all = found.filter { $0.folder != `extension`.folder }
    let withInfo = all.filter { $0.evidence != .vocabulary }
    let path = `extension`.folder.split(separator: "/")
    func nearness(_ app: App) -> Int { zip(path, app.folder.split(separator: "/")).prefix { $0 == $1 }.count }
    return (withInfo.isEmpty ? all : withInfo)
      .max { (nearness($0), $0.evidence) < (nearness($1), $1.evidence) }.map(joined)
  }

  /// The app of a project without extensions: an Xcode project's first application, or the folder with most evidence.
  var mainApp: App {
    for xcode in xcodes {
      for target in xcode.targets where target.isApplication { if let app = app(of: target, in: xcode) { return app } }
    }
    return found.max { $0.evidence < $1.evidence }.map(joined) ?? App(folder: folder)
  }

  /// An app given by its folder's path in the project, with what the project says about it.
  package func app(at path: String) -> App {
    let folder = "\(folder)/\(path)"
    return joined(found.first { $0.folder == folder } ?? App(folder: folder))
  }

  /// An intents extension that an Xcode project of the folder has outside of it, and the folder that has both.
  package var outsideExtension: (name: String, folder: String)? {
    for xcode in xcodes {
      for target in xcode.targets where target.kind.hasPrefix("app-extension") {
        for info in target.infoPlists.sorted() where place(of: info) == nil {
          guard SiriProject.isOfIntents(info) else { continue }
          let (inside, outside) = (absolute(folder), absolute(info))
          let shared = zip(inside, outside).prefix { $0 == $1 }.map(\.0)
          return (target.name, "/" + shared.joined(separator: "/"))
        }
      }
    }
    return nil
  }

  /// An extension of a specification whose Info.plist XcodeGen has still to write.
  package var unwrittenExtension: (name: String, file: String)? {
    for xcode in xcodes where xcode.file.hasSuffix(".yml") {
      for target in xcode.targets where target.kind.hasPrefix("app-extension") {
        let info = target.infoPlists.sorted().first
        if let info, !FileManager.default.fileExists(atPath: info) { return (target.name, written(info)) }
      }
    }
    return nil
  }

  private func absolute(_ path: String) -> [String] {
    URL(filePath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }

  /// The application that contains an extension, by the target with its Info.plist.
  private func application(of extension: Extension) -> (XcodeProject, XcodeProject.Target)? {
    for xcode in xcodes {
      guard let target = xcode.target(withInfoPlist: `extension`.infoPlist) else { continue }
      if let app = xcode.application(with: target) { return (xcode, app) }
    }
    return nil
  }

  /// The app of a target: in the folder of its Info.plist or, where that is generated, of its files.
  private func app(of target: XcodeProject.Target, in xcode: XcodeProject) -> App? {
    let infos = target.infoPlists.filter { FileManager.default.fileExists(atPath: $0) }.sorted()
    let place =
      infos.first.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) } ?? home(of: target, in: xcode)
    guard let place else { return nil }
    let known = found.first { XcodeProject.normal($0.folder) == XcodeProject.normal(place) }
    var app = known ?? App(folder: written(place), evidence: .application)
    app.facts = facts(of: target, in: xcode)
    app.facts.vocabularyFolder = vocabularyFolder(of: app, xcode.vocabularyFolders(of: target))
    return app
  }

  /// A path of an Xcode project, relative to this project's folder.
  private func written(_ path: String) -> String {
    let (root, place) = (XcodeProject.normal(folder), XcodeProject.normal(path))
    if place == root { return folder }
    if root.isEmpty { return place.isEmpty ? folder : "\(folder)/\(place)" }
    return place.hasPrefix(root + "/") ? folder + place.dropFirst(root.count) : place
  }

  private func facts(of target: XcodeProject.Target, in xcode: XcodeProject) -> ProjectFacts {
    let names = [target.displayName, nameInInfo(of: target), target.productName, target.name].compactMap { $0 }
    return ProjectFacts(
      name: names.first { $0.contains { $0.isLetter || $0.isNumber } }, productName: target.productName,
      usageDescription: target.usageDescription, file: xcode.file,
      settings: target.settings.compactMapValues { XcodeProject.whole($0, target.settings) })
  }

  /// The name in an app's Info.plist, where that leaves it to the build settings.
  private func nameInInfo(of target: XcodeProject.Target) -> String? {
    guard let file = target.infoPlists.sorted().first(where: FileManager.default.fileExists(atPath:)),
      let content = FileManager.default.contents(atPath: file), content.count <= PropertyListLimits().size,
      let info = try? PropertyList(Array(content)),
      let name = info["CFBundleDisplayName"]?.string ?? info["CFBundleName"]?.string, BuildSettings.isVariable(name)
    else { return nil }
    return XcodeProject.whole(name, target.settings)
  }

  /// The folder with most of a target's files: the one with its name, or the one that contains all of them.
  private func home(of target: XcodeProject.Target, in xcode: XcodeProject) -> String? {
    let files = xcode.sources(of: target).map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard let first = files.first else { return nil }
    let shared = files.dropFirst().reduce(Array(first)) { shared, folder in
      zip(shared, folder).prefix { $0 == $1 }.map(\.0)
    }
    return shared.joined(separator: "/")
  }

  /// The app completed by its own target, if no extension led to it, and by a vocabulary in another folder.
  private func joined(_ app: App) -> App {
    var app = app
    for xcode in xcodes where app.facts.file == nil {
      let target = xcode.targets.first { target in
        target.isApplication
          && target.infoPlists.contains { info in
            XcodeProject.normal("\(info)/..") == XcodeProject.normal(app.folder)
          }
      }
      guard let target else { continue }
      app.facts = facts(of: target, in: xcode)
      app.facts.vocabularyFolder = vocabularyFolder(of: app, xcode.vocabularyFolders(of: target))
    }
    if app.facts.vocabularyFolder == nil { app.facts.vocabularyFolder = vocabularyFolder(of: app, []) }
    return app
  }

  /// The folder of an app's vocabulary, where it is not the app's own: one that its target names, else the nearest that
  /// no other app has; `nil` where the app's folder has it.
  private func vocabularyFolder(of app: App, _ named: [String]) -> String? {
    let own = { (other: String) in XcodeProject.normal(other) == XcodeProject.normal(app.folder) }
    if vocabularies.contains(where: own) || named.contains(where: own) { return nil }
    if let named = named.first(where: { place in
      vocabularies.contains { XcodeProject.normal($0) == XcodeProject.normal(place) }
    }) {
      return written(named)
    }
    let path = app.folder.split(separator: "/")
    func nearness(_ other: String) -> Int { zip(path, other.split(separator: "/")).prefix { $0 == $1 }.count }
    let free = vocabularies.filter { vocabulary in
      !extensions.contains { $0.folder == vocabulary }
        && !found.contains { $0.evidence != .vocabulary && $0.folder == vocabulary }
    }
    // A folder nearer to another app belongs to that one.
    return free.filter { vocabulary in
      let others = found.filter { $0.evidence != .vocabulary && $0.folder != app.folder }.map(\.folder)
      let place = vocabulary.split(separator: "/")
      return !others.contains { other in
        zip(place, other.split(separator: "/")).prefix { $0 == $1 }.count > nearness(vocabulary)
      }
    }.max { nearness($0) < nearness($1) }
  }
}
