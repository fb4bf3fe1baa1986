import DataStructures
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentAutomaton
import IntentModel
import IntentVocabulary
import LanguageNotation

/// A language as it was compiled for some apps, in a file of a folder.
///
/// The file is mapped, its tables are used in place, and all processes that have it share its memory. Its name has the
/// key of all that it was compiled from, and so have its first bytes, with a checksum of the others: a file that is not
/// exactly what would be compiled now is not used.
///
/// A file is trusted like the program itself: one that somebody made with the right key and checksum is not looked into.
struct CompiledLanguage: Sendable {
  /// Raised whenever the same text is compiled into something else, or written in another way.
  static let version: UInt64 = 1

  private let language: Language
  private let names: AppNames
  private let key: UInt64
  private let file: URL

  init(_ language: Language, intents: [IntentDescription], apps: [AssistantApp], names: AppNames, in folder: URL) {
    self.language = language
    self.names = names
    key = Self.key(of: language, intents: intents, apps: apps, names: names)
    let name = String(key, radix: 16)
    file = folder.appending(path: "\(language.tag)-\(String(repeating: "0", count: 16 - name.count))\(name).compiled")
  }

  // MARK: Reading

  /// What reads the language; `nil` where there is no such file.
  func reader() -> Interpreter.Reader? {
    guard let mapped = MappedFile(path: file.path), let content = Self.content(of: mapped.bytes, key: key) else {
      return nil
    }
    var reader = TableReader(content, keeping: mapped)
    return try? self.reader(from: &reader)
  }

  private func reader(from tables: inout TableReader) throws(TableReader.Mismatch) -> Interpreter.Reader {
    let grammar = try Grammar(from: &tables)
    let appSpans = AppSpanFinder(grammar, names)
    if let known = LanguageParts.known(of: language) {
      return Interpreter.Reader(grammar: grammar, appSpans: appSpans, parts: known)
    }
    return Interpreter.Reader(grammar: grammar, appSpans: appSpans, parts: try parts(from: &tables))
  }

  /// The parts that do not depend on apps; the weights are in the language itself as they are used.
  private func parts(from tables: inout TableReader) throws(TableReader.Mismatch) -> LanguageParts {
    let spotter = ValueSpotter(try ValueGrammar(from: &tables))
    let replies = try ReplyWords(from: &tables)
    guard tables.isAtEnd else { throw TableReader.Mismatch() }
    let (weights, clauses) = (ActWeights(language), ClauseWeights(language))
    return LanguageParts(spotter: spotter, replies: replies, weights: weights, clauses: clauses).shared(for: language)
  }

  /// What comes after the header, where that is right.
  private static func content(of bytes: UnsafeRawBufferPointer, key: UInt64) -> UnsafeRawBufferPointer? {
    guard bytes.count >= headerLength else { return nil }
    let content = UnsafeRawBufferPointer(rebasing: bytes[headerLength...])
    let header = header(of: content, key: key)
    return header.elementsEqual(bytes.prefix(headerLength)) ? content : nil
  }

  // MARK: Writing

  /// Writes what reads the language, which must not have read anything yet.
  ///
  /// Where that fails, as on a full disk, the language is compiled again the next time.
  func write(_ reader: Interpreter.Reader) {
    var tables = TableWriter()
    reader.grammar.write(to: &tables)
    reader.spotter.grammar.write(to: &tables)
    reader.replies.write(to: &tables)
    let header = tables.bytes.withUnsafeBytes { Self.header(of: $0, key: key) }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(header + tables.bytes).write(to: file, options: .atomic)
  }

  // MARK: Header

  /// The name of the format, the key, the length, and the checksum.
  private static let headerLength = 32

  private static func header(of content: UnsafeRawBufferPointer, key: UInt64) -> [UInt8] {
    var header = TableWriter()
    header.add(0x656C_7473_616C_7061 as UInt64)
    header.add(key)
    header.add(content.count)
    header.add(TableDigest.of(content))
    return header.bytes
  }

  /// The key of all that a language is compiled from.
  private static func key(
    of language: Language, intents: [IntentDescription], apps: [AssistantApp], names: AppNames
  ) -> UInt64 {
    var facts = TableWriter()
    facts.add(version)
    facts.add(language.tag)
    for acts in [SharedActs.section, DefaultActs.section] { facts.add(acts.text) }
    facts.add(intents) { $1.write(to: &$0) }
    facts.add(names.sequences) { $0.add($1.text) }
    for custom in apps.compactMap({ $0.phrases(for: language.tag) }) {
      facts.add(custom.file)
      facts.add(custom.words + custom.phrases) {
        $0.add($1.text)
        $0.add($1.number)
      }
    }
    for file in language.files {
      facts.add(file.name)
      for section in file.sections where kinds.contains(section.kind) {
        facts.add(section.kind.rawValue)
        facts.add(section.line)
        var text = section.text
        facts.add(text.withUTF8 { TableDigest.of(UnsafeRawBufferPointer($0)) })
      }
    }
    return TableDigest.of(facts.bytes)
  }

  /// The kinds of sections that are compiled into what is written.
  private static let kinds: Set<LanguageFile.Kind> = [.words, .phrases, .values, .replies, .acts]
}

extension IntentDescription {
  /// Writes what the phrases of a language are compiled with.
  fileprivate func write(to writer: inout TableWriter) {
    writer.add(name.rawValue)
    writer.add(parameters) {
      $0.add($1.name)
      $0.add($1.isArray)
      $0.add($1.kind == .flag)
      $0.add($1.kind == .date)
      SlotFiller(SlotPattern($1.name), $1)?.write(to: &$0)
    }
  }
}
