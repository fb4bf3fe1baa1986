/// The beginnings that lines of scripts can have, for editors.
package enum ScriptKeys {
  /// The keys of a header or of what follows it, each with a value that it can have.
  package static func keys(inHeader isHeader: Bool) -> [(name: String, example: String)] {
    DirectiveReader.allKeys.filter { $0.region == .both || ($0.region == .header) == isHeader }
      .map { ($0.name, $0.name == "when" ? StubReader.example : $0.example) }
  }

  /// The lines that are words only.
  package static var bareWords: [String] { DirectiveReader.bareWords.keys.sorted() }
}
