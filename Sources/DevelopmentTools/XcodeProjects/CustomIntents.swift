import Foundation
import PropertyLists
import SwiftSources

/// The names of the classes that Xcode makes of an `.intentdefinition`.
///
/// Source of the keys: the files that Xcode writes: `INIntents` with `INIntentName`, `INEnums` with `INEnumName`,
/// `INTypes` with `INTypeName`, and `INIntentDefinitionNamespace` or a class prefix.
enum CustomIntents {
  private static let longest = 8 << 20

  /// The names; `nil` for a file that cannot be read.
  static func classes(of file: String) -> Set<String>? {
    guard let content = FileManager.default.contents(atPath: file), content.count <= longest,
      let list = try? PropertyList(Array(content))
    else { return nil }
    func names(_ key: String, _ name: String) -> [String] {
      (list[key]?.elements?.compactMap { $0[name]?.string } ?? [])
    }
    let prefixes = (list["INIntents"]?.elements?.compactMap { $0["INIntentClassPrefix"]?.string } ?? []) + [""]
    let intents = names("INIntents", "INIntentName").flatMap { name in
      prefixes.flatMap { prefix in
        ["", "Response", "ResponseCode", "Handling"].map { "\(prefix)\(name)Intent\($0)" }
      }
    }
    let others = (names("INEnums", "INEnumName") + names("INTypes", "INTypeName")).flatMap { name in
      prefixes.flatMap { ["\($0)\(name)", "\($0)\(name)ResolutionResult"] }
    }
    return Set(intents + others)
  }

  /// The first use of one of the names in a source.
  static func use(of names: Set<String>, in source: SwiftSource) -> (line: Int, name: String)? {
    for line in source.lines {
      let words = SwiftSource.withoutStrings(line.code).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if let word = words.first(where: { names.contains(String($0)) }) { return (line.number, String(word)) }
    }
    return nil
  }
}
