import Foundation
import Parley

extension SiriPackage {
  var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: \(quoted("\(module)Conversations")),
      dependencies: [
        \(dependency)
      ],
      targets: [
    \(targets.joined(separator: "\n"))
      ])

    """
  }

  private var dependency: String { ".package(path: \(quoted(parley)))" }

  /// The targets as Package.swift has them.
  private var targets: [String] {
    let standIns =
      modules.needPictures
      ? [#"    .target(name: "UIKit", path: "\#(Self.standIns)/UIKit"),"#] : []
    let tests = """
          .testTarget(
            name: "SiriTests", dependencies: [\(quoted(module)), \(product("SiriKitTesting"))],
            path: "SiriTests"\(scripts.isEmpty ? "" : #", exclude: ["Scripts"]"#)),
          .executableTarget(
            name: "SiriTalk", dependencies: [\(quoted(module)), \(product("SiriKitTesting"))],
            path: "SiriTalk"),
      """
    return modules.all.map(target) + standIns + [tests]
  }

  /// What has to be added to the project's own Package.swift, which is not changed.
  package var additions: String {
    """
      dependencies of the package:
        \(dependency),
      targets:
    \(targets.joined(separator: "\n"))
    """
  }

  private func target(_ module: SiriModules.Module) -> String {
    let pictures = modules.needPictures ? [quoted("UIKit")] : []
    let dependencies = [product("Intents")] + pictures + module.imports.map(quoted)
    return """
          .target(
            name: \(quoted(module.name)), dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(quoted(project.relative(module.sources.folder))),
            exclude: [\(excluded(from: module.sources).map(quoted).joined(separator: ", "))],\(listed(module.sources))
            swiftSettings: [\(settings(of: module).joined(separator: ", "))]),
      """
  }

  private func settings(of module: SiriModules.Module) -> [String] {
    let flags = module.implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    return [".swiftLanguageMode(.v5)"]
      + (flags.isEmpty ? [] : [".unsafeFlags([\(flags.map(quoted).joined(separator: ", "))])"])
  }

  /// What a target excludes: the other content of its folder, and the files that are written into it here.
  private func excluded(from sources: SourceFolder) -> [String] {
    let standIns = modules.needPictures ? [Self.standIns] : []
    let isRoot = project.relative(sources.folder) == "."
    let written = isRoot ? ["Package.swift", "SiriTalk", "SiriTests"] + standIns : []
    return Set(sources.others + written).sorted()
  }

  private func listed(_ sources: SourceFolder) -> String {
    guard sources.isShared else { return "" }
    return "\n      sources: [\(sources.swift.map(quoted).joined(separator: ", "))],"
  }

  private func product(_ name: String) -> String { ".product(name: \(quoted(name)), package: \(quoted(packageName)))" }

  /// The app as the test and the program create it, with what its folder does not say.
  private var siriKitApp: String {
    let facts = app.facts
    let plain = try? AssistantApp(at: app.folder, extension: found.folder)
    var parts = [quoted(project.relative(app.folder)), "extension: \(quoted(project.relative(found.folder)))"]
    if let name = read?.displayName ?? facts.name, name != plain?.displayName { parts.append("named: \(quoted(name))") }
    if let usage = facts.usageDescription { parts.append("asking: \(quoted(usage))") }
    if let folder = facts.vocabularyFolder { parts.append("vocabulary: \(quoted(project.relative(folder)))") }
    return "SiriKitApp(\(parts.joined(separator: ", ")), \(found.principalClass)())"
  }

  var test: String {
    let holds = """
        @Test(arguments: try Script.all(in: "SiriTests/Scripts")) func holds(_ script: Script) async {
          await script.test(with: app)
        }


      """
    return """
      import SiriKitTesting
      import Testing

      @testable import \(module)

      private let app = \(siriKitApp)

      @Suite struct SiriConversations {
      \(scripts.isEmpty ? "" : holds)  @Test func codeAndInfoPlistsAgree() { #expect(app.problems.isEmpty) }
      }

      """
  }

  var program: String {
    """
    // swift run SiriTalk talk | explore | test [--isolate] PATH…, each with --user FILE for other contacts
    import Foundation
    import SiriKitTesting

    @testable import \(module)

    exit(await \(siriKitApp).run())

    """
  }

  private var packageName: String { parley.split(separator: "/").last.map(String.init) ?? "Parley" }

  private func quoted(_ text: String) -> String {
    let escaped = text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
    let marked = escaped.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    return "\"\(marked.split(whereSeparator: \.isNewline).joined(separator: "\\n"))\""
  }
}
