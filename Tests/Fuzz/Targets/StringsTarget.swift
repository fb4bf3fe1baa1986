import IntentVocabulary

/// Files of localized strings: what is read is read again from a file that is written of it.
struct StringsTarget: FuzzTarget {
  let kept = SeedFiles.kept("Strings")
  private let mutations = Mutations(tokens: [
    "\"key\" = \"value\";", "/* ", " */", "//", "\\U00e9", "\\u12", "\\\"", "CFBundleDisplayName", " = ", "\u{FEFF}",
  ])

  func input(from numbers: inout Numbers) -> [UInt8] { mutations.changed(kept, &numbers) }

  func run(_ input: [UInt8]) throws {
    let file = StringsFile(input)
    if let problem = file.problem {
      try expect(problem.line >= 1 && problem.column >= 1, "a place is in the file")
      try expect(problem.line <= input.count + 1, "a place is in the file", "line \(problem.line)")
    }
    let written = file.strings.sorted { $0.key < $1.key }
      .map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
    let again = StringsFile(Array(written.utf8))
    try expect(again.problem == nil && again.strings == file.strings, "strings are the same after writing", written)
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }
}
