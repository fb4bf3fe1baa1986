/// The possible beginnings of lines, which editors complete.
package enum ScriptKeys {
  /// The keys of the header or of the lines after it, each with an example of its value.
  package static func keys(inHeader isHeader: Bool) -> [(name: String, example: String)] {
    DirectiveReader.allKeys.filter { $0.region == .both || ($0.region == .header) == isHeader }
      .map { ($0.name, $0.name == "when" ? StubReader.example : $0.example) }
  }

  /// The lines that have no colon, only words.
  package static var bareWords: [String] { DirectiveReader.bareWords.keys.sorted() }
}
