import Foundation

/// Writes text files as Swift: `TextEmbedder EmbeddedTexts.swift en.txt de.txt`.
@main
struct TextEmbedder {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else {
      print("error: usage: TextEmbedder OUTPUT FILE…")
      exit(64)
    }
    do {
      let entries = try arguments.dropFirst().map(entry)
      let source = """
        extension EmbeddedTexts {
          /// The files by their names without an ending.
          static let all: [String: String] = [
        \(entries.joined())  ]
        }

        """
      try source.write(toFile: output, atomically: true, encoding: .utf8)
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }

  /// An entry of the dictionary.
  private static func entry(_ path: String) throws -> String {
    let file = URL(filePath: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let delimiter = "\"\"\"##"
    if text.contains(delimiter) {
      print("\(path):1:1: error: a text cannot have '\(delimiter)', which ends a literal of Swift's")
      exit(1)
    }
    return "\"\(file.deletingPathExtension().lastPathComponent)\": ##\"\"\"\n\(text)\n\(delimiter),\n"
  }
}
