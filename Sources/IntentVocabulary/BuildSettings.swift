#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The values that a build puts in place of an Info.plist's variables: `$(PRODUCT_NAME)`.
package struct BuildSettings: Sendable, Hashable {
  /// The values by the names of their variables.
  package var values: [String: String]

  /// The settings as they are given, none by default.
  package init(_ values: [String: String] = [:]) { self.values = values }

  /// The settings of a product of this name, and others beside it.
  package init(productName: String?, _ values: [String: String] = [:]) {
    self.values = values
    guard let productName else { return }
    for name in ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"] where values[name] == nil {
      self.values[name] = productName
    }
  }

  /// The text with known variables replaced by their values; modifiers such as `:rfc1034identifier` are ignored.
  package func expanded(_ text: String) -> String {
    guard text.contains("$"), !values.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      let opening = rest.dropFirst().first
      let closing: Character = opening == "{" ? "}" : ")"
      guard opening == "(" || opening == "{", let end = rest.firstIndex(of: closing),
        let value = values[String(rest[..<end].dropFirst(2).prefix { $0 != ":" })]
      else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Whether a text has a variable left in it.
  package static func isVariable(_ text: String) -> Bool { text.contains("$(") || text.contains("${") }

  private static let sourceEndings = [
    ".swift", ".m", ".h", ".storyboard", ".xib", ".xcassets", ".entitlements", ".xcodeproj",
  ]

  /// Whether a folder contains sources, which a finished bundle does not: a build still has to fill in its Info.plist.
  static func areMissing(in folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in sourceEndings.contains(where: name.hasSuffix) }
  }
}
