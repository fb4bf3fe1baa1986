import Foundation

/// The build settings of an `.xcconfig` file, with those of the files that it includes.
///
/// Settings under a condition, `KEY[sdk=…]`, are left out: which of them holds is not known before a build.
/// Source: Apple's documentation "Adding a build configuration file to your project".
struct ConfigurationFile {
  private(set) var values: [String: String] = [:]

  /// How many files may include one another, and the most bytes of each.
  private static let mostFiles = 64
  private static let longest = 1 << 20

  /// - Parameter path: The file; a missing one has no settings.
  init(_ path: String) {
    var left = Self.mostFiles
    read(path, &left)
  }

  private mutating func read(_ path: String, _ left: inout Int) {
    guard left > 0, let content = FileManager.default.contents(atPath: path), content.count <= Self.longest else {
      return
    }
    left -= 1
    for line in String(decoding: content, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.withoutComment(line)
      if text.hasPrefix("#include") {
        guard let name = text.split(separator: "\"").dropFirst().first else { continue }
        read(XcodeProject.joined(XcodeProject.normal("\(path)/.."), String(name)), &left)
      } else if let equals = text.firstIndex(of: "=") {
        let key = text[..<equals].trimmingCharacters(in: .whitespaces)
        let value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        // In `KEY[sdk=iphoneos*] = value` the first equals sign belongs to the condition.
        guard !key.isEmpty, !key.contains("[") else { continue }
        // What the first value inherits is decided where this file is combined with others.
        if values[key] == nil { values[key] = value } else { values.lay(value, over: key) }
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].trimmingCharacters(in: .whitespaces)
  }
}

extension [String: String] {
  /// Replaces the value of a key; `$(inherited)` in the new value stands for the old one.
  mutating func lay(_ value: String, over key: String) {
    let old = self[key] ?? ""
    self[key] = value.replacing("$(inherited)", with: old).replacing("${inherited}", with: old)
  }

  /// Replaces the values here by those given.
  mutating func lay(_ values: [String: String]) { for (key, value) in values { lay(value, over: key) } }
}
