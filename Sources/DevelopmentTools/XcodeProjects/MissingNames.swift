import Foundation
import IntentText
import SwiftSources

/// The types that sources name and that neither their module, nor one that it imports, nor the system declares: an app
/// whose files lie in another folder, or in another target, than the extension that uses them.
///
/// In doubt nothing is told, since a valid tree must never be refused: names are not scoped, a branch of an unknown
/// condition declares and does not use, and where a file imports what is not here, names that no file of the project
/// declares may come from there.
struct MissingNames {
  private let project: SiriProject
  private let modules: [SiriModules.Module]
  /// What each module of the package declares.
  private var own: [String: Set<String>] = [:]
  /// The same, including what the imported modules declare.
  private var visible: [String: Set<String>] = [:]
  private let importable: Set<String>
  /// Names that are declared or reported elsewhere: those of the stand-in, and the classes that Xcode generates.
  private let others: Set<String>
  /// Whether a file re-exports a module that is not here: then names in every file may come from there.
  private var isOpen = false

  init(project: SiriProject, modules: [SiriModules.Module], importable: Set<String>, others: Set<String>) {
    self.project = project
    self.modules = modules
    self.importable = importable
    self.others = others
    own = Dictionary(modules.map { ($0.name, declared(in: $0.sources)) }) { first, _ in first }
    for module in modules {
      var seen: Set<String> = []
      var left = [module.name]
      while let name = left.popLast() {
        guard seen.insert(name).inserted else { continue }
        visible[module.name, default: []].formUnion(own[name] ?? [])
        left += modules.first { $0.name == name }?.imports ?? []
      }
    }
    isOpen = modules.contains { module in
      module.sources.swift.contains { file in
        source(file, of: module.sources, doubt: .all).map { importsAbsent($0, forAll: true) } ?? true
      }
    }
  }

  /// Whether a module declares a name.
  func declares(_ name: String, in module: String) -> Bool { own[module]?.contains(name) ?? false }

  /// What is missing in a module: the first use of each name in each file, in the order of the places.
  func found(in module: SiriModules.Module) -> [(name: String, obstacle: SourceObstacles.Obstacle)] {
    let missing = module.sources.swift.flatMap { names(from: $0, of: module) }
    if missing.isEmpty { return [] }
    let places = declarations(of: Set(missing.map(\.use.name)))
    return missing.compactMap { file, isWhole, use in
      let words = words(about: use.name, in: module, declaredIn: places[use.name] ?? [], isWhole: isWhole)
      return words.map { (use.name, SourceObstacles.Obstacle(file: file, line: use.line, words: $0)) }
    }
  }

  private func names(
    from file: String, of module: SiriModules.Module
  ) -> [(file: String, isWhole: Bool, use: SwiftNames.Use)] {
    guard let source = source(file, of: module.sources, doubt: .none) else { return [] }
    let isWhole = !isOpen && !importsAbsent(source)
    let known = visible[module.name] ?? []
    return SwiftNames.used(in: source.tokens)
      .filter { !known.contains($0.name) && !others.contains($0.name) && !importable.contains($0.name) }
      .filter { !SystemNames.has($0.name) }
      .map { ("\(module.sources.folder)/\(file)", isWhole, $0) }
  }

  private func source(_ file: String, of sources: SourceFolder, doubt: SwiftSource.Doubt) -> SwiftSource? {
    sources.text(of: file).map { SwiftSource($0, importable: importable, doubt: doubt) }
  }

  private func declared(in sources: SourceFolder) -> Set<String> {
    sources.swift.reduce(into: []) { names, file in
      guard let source = source(file, of: sources, doubt: .all) else { return }
      names.formUnion(SwiftNames.declared(in: source.tokens))
    }
  }

  /// Whether a source imports a module that is not here; or, if asked, re-exports one.
  private func importsAbsent(_ source: SwiftSource, forAll: Bool = false) -> Bool {
    source.lines.contains { line in
      guard let name = SwiftSource.imported(by: line.code) else { return false }
      return !importable.contains(SwiftSource.module(name)) && (!forAll || line.code.contains("@_exported"))
    }
  }

  // MARK: Remedies

  /// How many files of the project are read for declarations, and the most bytes of each.
  private static let mostFiles = 5_000
  private static let longest = 1 << 20

  /// The project's files outside of the package's modules that declare types with these names.
  private func declarations(of names: Set<String>) -> [String: [String]] {
    let own = Set(modules.flatMap { module in module.sources.swift.map { "\(module.sources.folder)/\($0)" } })
    var places: [String: [String]] = [:]
    for file in project.swiftFiles.prefix(Self.mostFiles) where !own.contains(file) {
      guard let content = FileManager.default.contents(atPath: file), content.count <= Self.longest else { continue }
      let tokens = SwiftTokens.tokens(of: String(decoding: content, as: UTF8.self))
      for name in SwiftNames.types(in: tokens) where names.contains(name) { places[name, default: []].append(file) }
    }
    return places
  }

  private func words(
    about name: String, in module: SiriModules.Module, declaredIn files: [String], isWhole: Bool
  ) -> String? {
    if let other = modules.first(where: { own[$0.name]?.contains(name) == true }) {
      return "'\(name)' is of the module '\(other.name)', which '\(module.name)' does not import."
    }
    if let file = nearest(to: module.sources.folder, among: files) {
      return "'\(name)' is declared in \(project.relative(file)), which is none of the files of '\(module.name)': "
        + "add that file to its target."
    }
    // A constant of C, or a name that an absent module may have: nothing is certain.
    guard isWhole, name.contains(where: \.isLowercase) else { return nil }
    if let framework = SystemNames.framework(of: name) {
      return "\(framework) has no '\(name)' here: put '#if canImport(Darwin)' around what uses it."
    }
    let near = NearestName.nearest(to: name, among: (visible[module.name] ?? []).sorted())
    return "no file of the project declares '\(name)', nor does a module that is here: "
      + (near.map { "did you mean '\($0)'?" } ?? "add the file that does to the target of '\(module.name)'.")
  }

  private func nearest(to folder: String, among files: [String]) -> String? {
    let path = folder.split(separator: "/")
    func nearness(_ file: String) -> Int { zip(path, file.split(separator: "/")).prefix { $0 == $1 }.count }
    return files.max { nearness($0) < nearness($1) }
  }
}
