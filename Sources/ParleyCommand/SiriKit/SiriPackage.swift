import Foundation
import Parley

/// The files that let an extension's conversations be tested: a Package.swift, a test, a script for each intent.
struct SiriPackage {
  let project: SiriProject
  let found: SiriProject.Extension
  let app: String
  /// Where Parley is, as Package.swift names it.
  let parley: String

  /// The module that the extension's folder becomes.
  var module: String {
    let name = String(found.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// The files by their paths in the project's folder.
  var files: [(path: String, text: String)] {
    [("Package.swift", manifest), ("SiriTests/Conversations.swift", test)] + scripts
  }

  /// The intents that have no example phrase to make a script of.
  var intentsWithoutExamples: [String] { found.intents.filter { example(of: $0) == nil } }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: \(quoted("\(module)Conversations")),
      dependencies: [.package(path: \(quoted(parley)))],
      targets: [
        .target(
          name: \(quoted(module)), dependencies: [.product(name: "Intents", package: \(quoted(packageName)))],
          path: \(quoted(project.relative(found.folder))), exclude: [\(excluded.map(quoted).joined(separator: ", "))],
          swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
          name: "SiriTests",
          dependencies: [
            .target(name: \(quoted(module))), .product(name: "SiriKitTesting", package: \(quoted(packageName))),
          ],
          path: "SiriTests", exclude: [\(scripts.map { quoted(String($0.path.dropFirst(10))) }.joined(separator: ", "))]),
      ])

    """
  }

  private var test: String {
    """
    import SiriKitTesting
    import Testing

    @testable import \(module)

    private let app = SiriKitApp(
      \(quoted(project.relative(app))), extension: \(quoted(project.relative(found.folder))), \(found.principalClass)())

    @Suite struct SiriConversations {
      @Test(arguments: try Script.all(in: "SiriTests")) func holds(_ script: Script) async { await script.test(with: app) }

      @Test func codeAndInfoPlistsAgree() { #expect(app.problems.isEmpty) }
    }

    """
  }

  private var scripts: [(path: String, text: String)] {
    found.intents.compactMap { intent in
      example(of: intent).map { example in
        (
          "SiriTests/\(IntentName(siriKitName: intent).rawValue).conversation",
          "# What is said when the user asks so; `PARLEY_UPDATE=1 swift test` writes what really happens.\n"
            + "User: \(example)\nAssistant: …\n"
        )
      }
    }
  }

  private func example(of intent: String) -> String? {
    guard let read = try? App(at: app, extension: found.folder) else { return nil }
    let phrases = read.vocabulary(for: "en")?.intentPhrases ?? []
    let name = IntentName(siriKitName: intent)
    return phrases.first { $0.intent == name }?.examples.first.map {
      $0.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  /// What lies in the extension's folder and is no source.
  private var excluded: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: found.folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0.contains(".") && !$0.hasSuffix(".swift") }.sorted()
  }

  private var packageName: String { parley.split(separator: "/").last.map(String.init) ?? "Parley" }

  private func quoted(_ text: String) -> String {
    let escaped = text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
    return "\"\(escaped.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\""))\""
  }
}
