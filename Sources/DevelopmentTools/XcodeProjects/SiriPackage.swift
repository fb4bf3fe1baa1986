import Foundation
import Parley

/// The files that let an extension's conversations be tested: a Package.swift, a test, a program, a script an intent.
package struct SiriPackage {
  /// A target of Swift files, as Package.swift has it.
  struct Module {
    var name: String
    var sources: SourceFolder
    /// The project's own modules that it imports.
    var imports: [String]
  }

  package let project: SiriProject
  let found: SiriProject.Extension
  let app: String
  /// Where Parley is, as Package.swift names it.
  let parley: String
  /// The extension, and the project's modules that it needs.
  let modules: [Module]
  /// What Xcode's project says of the files of its targets.
  package let membership: TargetMembership

  package init(project: SiriProject, found: SiriProject.Extension, app: String, parley: String) {
    self.project = project
    self.found = found
    self.app = app
    self.parley = parley
    let membership = TargetMembership(project, of: found)
    self.membership = membership
    var modules: [Module] = []
    var left = [(Self.moduleName(of: found.name), membership.sources)]
    while let (name, sources) = left.popLast(), modules.count < 100 {
      let imported = Self.imports(of: sources).compactMap { name in
        (membership.sources(ofModule: name) ?? project.sources(of: name)).map { (name, $0) }
      }.filter { $0.0 != name && ($0.1.isShared || $0.1.folder != sources.folder) }
      modules.append(Module(name: name, sources: sources, imports: imported.map(\.0)))
      left += imported.filter { other in !(modules.map(\.name) + left.map(\.0)).contains(other.0) }
    }
    self.modules = modules
  }

  /// The module that the extension's folder becomes.
  var module: String { Self.moduleName(of: found.name) }

  private static func moduleName(of folder: String) -> String {
    let name = String(folder.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  private static func imports(of sources: SourceFolder) -> [String] {
    let texts = sources.swift.compactMap { sources.text(of: $0) }
    return Set(texts.flatMap { SwiftSource($0, importable: []).imports }).sorted()
  }

  /// The files by their paths in the project's folder.
  package var files: [(path: String, text: String)] {
    [("Package.swift", manifest), ("SiriTests/Conversations.swift", test), ("SiriTalk/main.swift", program)] + scripts
  }

  /// What keeps the sources from compiling here, in the order of the modules and of the places.
  package var obstacles: [SourceObstacles.Obstacle] {
    let own = SourceObstacles(own: Set(modules.map(\.name)))
    return membership.obstacles + modules.flatMap { own.found(in: $0.sources) }
  }

  /// The intents that have no example phrase to make a script of.
  package var intentsWithoutExamples: [String] { found.intents.filter { example(of: $0) == nil } }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: \(quoted("\(module)Conversations")),
      dependencies: [.package(path: \(quoted(parley)))],
      targets: [
    \(modules.map(target).joined(separator: "\n"))
        .testTarget(
          name: "SiriTests", dependencies: [\(quoted(module)), \(product("SiriKitTesting"))],
          path: "SiriTests"\(scripts.isEmpty ? "" : #", exclude: ["Scripts"]"#)),
        .executableTarget(
          name: "SiriTalk", dependencies: [\(quoted(module)), \(product("SiriKitTesting"))],
          path: "SiriTalk"),
      ])

    """
  }

  private func target(_ module: Module) -> String {
    let dependencies = [product("Intents")] + module.imports.map(quoted)
    return """
          .target(
            name: \(quoted(module.name)), dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(quoted(project.relative(module.sources.folder))),
            exclude: [\(excluded(from: module.sources).map(quoted).joined(separator: ", "))],\(listed(module.sources))
            swiftSettings: [.swiftLanguageMode(.v5)]),
      """
  }

  /// What a target leaves out: beside what lies in its folder, the files written here where they come to lie there.
  private func excluded(from sources: SourceFolder) -> [String] {
    let written = project.relative(sources.folder) == "." ? ["Package.swift", "SiriTalk", "SiriTests"] : []
    return Set(sources.others + written).sorted()
  }

  private func listed(_ sources: SourceFolder) -> String {
    guard sources.isShared else { return "" }
    return "\n      sources: [\(sources.swift.map(quoted).joined(separator: ", "))],"
  }

  private func product(_ name: String) -> String { ".product(name: \(quoted(name)), package: \(quoted(packageName)))" }

  private var siriKitApp: String {
    """
    SiriKitApp(\(quoted(project.relative(app))), extension: \(quoted(project.relative(found.folder))), \
    \(found.principalClass)())
    """
  }

  private var test: String {
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

  private var program: String {
    """
    // swift run SiriTalk talk | explore | test [--isolate] PATH…
    import Foundation
    import SiriKitTesting

    @testable import \(module)

    exit(await \(siriKitApp).run())

    """
  }

  private var scripts: [(path: String, text: String)] {
    found.intents.compactMap { intent in
      example(of: intent).map { example in
        (
          "SiriTests/Scripts/\(IntentName(siriKitName: intent).rawValue).conversation",
          """
          # What is said when the user asks so: `PARLEY_UPDATE=1 swift test` writes what really happens. Where a question
          # is open at the end then, answer it in a further line (“User: …”), or end the request with “User: cancel”.
          host: \(module)

          User: \(example)

          """
        )
      }
    }
  }

  private func example(of intent: String) -> String? {
    guard let read = try? AssistantApp(at: app, extension: found.folder) else { return nil }
    let phrases = read.vocabulary(for: "en")?.intentPhrases ?? []
    let name = IntentName(siriKitName: intent)
    return phrases.first { $0.intent == name }?.examples.first.map {
      $0.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  private var packageName: String { parley.split(separator: "/").last.map(String.init) ?? "Parley" }

  private func quoted(_ text: String) -> String {
    let escaped = text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
    return "\"\(escaped.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\""))\""
  }
}
