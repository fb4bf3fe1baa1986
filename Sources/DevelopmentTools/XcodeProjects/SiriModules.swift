import Foundation
import SwiftSources

/// The extension and the project's modules that it needs, as targets of a package.
struct SiriModules {
  /// A target of Swift files, as Package.swift has it.
  struct Module {
    var name: String
    var sources: SourceFolder
    /// The project's own modules that it imports.
    var imports: [String]
    /// The modules that the compiler imports into each file: Apple's Foundation brings more than the toolchain's, and a
    /// file may lean on the import of another.
    var implicit: [String] = []
  }

  private(set) var all: [Module] = []
  /// Whether the sources use UIKit, and only what the stand-in has.
  private(set) var needPictures = false

  /// How many modules are followed.
  private static let most = 100

  /// - Parameters:
  ///   - sources: The files of the extension.
  ///   - named: The module that they become.
  ///   - find: The files of a module of the project's own; `nil` for another.
  init(_ sources: SourceFolder, named: String, find: (String) -> SourceFolder?) {
    var left = [(named, sources)]
    while let (name, sources) = left.popLast(), all.count < Self.most {
      let imported = Self.imports(of: sources).compactMap { name in find(name).map { (name, $0) } }
        .filter { $0.0 != name && ($0.1.isShared || $0.1.folder != sources.folder) }
      all.append(Module(name: name, sources: sources, imports: imported.map(\.0)))
      left += imported.filter { other in !(all.map(\.name) + left.map(\.0)).contains(other.0) }
    }
    addImplicitImports()
  }

  private static func imports(of sources: SourceFolder) -> [String] {
    let texts = sources.swift.compactMap { sources.text(of: $0) }
    return Set(texts.flatMap { SwiftSource($0, importable: []).imports }).sorted()
  }

  private mutating func addImplicitImports() {
    let own = Set(all.map(\.name))
    func sources(of module: Module, with others: Set<String>) -> [SwiftSource] {
      let importable = AppleFrameworks.here.union(own).union(others)
      return module.sources.swift.compactMap { file in
        module.sources.text(of: file).map { SwiftSource($0, importable: importable) }
      }
    }
    let without = all.flatMap { sources(of: $0, with: []) }.map(PictureUse.init)
    let with = all.flatMap { sources(of: $0, with: ["UIKit"]) }.map(PictureUse.init)
    let isUsed = without.contains { $0.importLine != nil || $0.pictures != nil }
    needPictures = isUsed && !own.contains("UIKit") && with.allSatisfy { $0.others == nil }
    for index in all.indices {
      let files = sources(of: all[index], with: needPictures ? ["UIKit"] : [])
      if files.contains(where: { !$0.imports.contains("Intents") }) { all[index].implicit.append("Intents") }
      if needPictures, files.contains(where: { PictureUse($0).pictures != nil && !$0.imports.contains("UIKit") }) {
        all[index].implicit.append("UIKit")
      }
    }
  }
}
