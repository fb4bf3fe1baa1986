import Foundation
import IntentText
import Parley
import PropertyLists

/// Measures what vocabularies cost: reading them, holding them, finding their words, and replacing them.
package struct VocabularyBenchmark {
  /// The sizes of the address books that are measured.
  package var sizes = [1_000, 10_000, 100_000, 1_000_000]
  /// The number of items in the property list that is read.
  package var items = 100_000
  let report: BenchmarkReport

  package init(_ report: BenchmarkReport) { self.report = report }

  package func run() async throws {
    try readPropertyLists()
    report.print("")
    findNames()
    report.print("")
    try await ReplacingBenchmark(report: report).run()
  }

  // MARK: Reading

  private func readPropertyLists() throws {
    let value = SampleNames.vocabulary(items: items)
    report.print("Reading a vocabulary of \(items) items")
    report.print(
      row(["format", "MB", "Foundation ms", "tree ms", "ratio", "usable ms", "ratio"], widths: readingWidths))
    for (name, bytes) in [("XML", try value.xml()), ("binary", try value.binary())] {
      let data = Data(bytes)
      let foundation = measure { _ = try? PropertyListDecoder().decode(DecodedVocabulary.self, from: data) }
      let tree = measure { _ = try? PropertyList(bytes) }
      let usable = measure {
        guard let read = try? AppVocabulary.read(bytes, file: name) else { return }
        let app = AssistantApp(identifier: "a", displayName: "App", vocabularies: ["en": read.vocabulary])
        _ = VocabularyIndex(apps: [app], language: "en")
      }
      report.note("\(items) items of a \(name) list, usable", usable * 1e3, .milliseconds)
      report.print(
        row(
          [
            name, number(Double(bytes.count) / 1e6), number(foundation * 1e3), number(tree * 1e3),
            number(foundation / tree), number(usable * 1e3), number(foundation / usable),
          ], widths: readingWidths))
    }
  }

  private var readingWidths: [Int] { [8, 8, 14, 9, 7, 10, 7] }

  // MARK: Finding

  private func findNames() {
    report.print("Finding one of many contacts")
    report.print(
      row(
        ["contacts", "index s", "text MB", "held MB", "exact µs", "part µs", "sound µs", "near µs", "spans µs"],
        widths: findingWidths))
    for size in sizes {
      var textBytes = 0
      var index = VocabularyIndex()
      let seconds = measure(times: 1) {
        index = VocabularyIndex(
          contacts: SampleNames.contacts(size).lazy.map { contact in
            textBytes += contact.displayName.utf8.count + (contact.personHandle?.value?.utf8.count ?? 0)
            return contact
          })
      }
      report.note("an index of \(size) contacts", Double(index.byteCount) / 1_048_576, .megabytes)
      report.print(
        row(
          [String(size), number(seconds), megabytes(textBytes), megabytes(index.byteCount)] + finds(in: index, size),
          widths: findingWidths))
    }
  }

  private var findingWidths: [Int] { [9, 9, 9, 9, 10, 9, 10, 9, 10] }

  private func finds(in index: VocabularyIndex, _ size: Int) -> [String] {
    let names = SampleNames.contacts(size).prefix(size).enumerated()
      .filter { $0.offset.isMultiple(of: max(1, size / 500)) }.map(\.element.displayName)
    let words = names.map(Words.init)
    let lookups = measure(times: 20) { for word in words { _ = index.exact(word) } } / Double(names.count)
    let parts = each(names.map { String($0.split(separator: " ")[1]) }, in: index)
    let sounds = each(names.map(SampleNames.misheard), in: index)
    let near = each(names.map(SampleNames.misspelt), in: index)
    let utterances = names.prefix(100).map { Words("send a message to \($0) that I will be late today") }
    let spans = measure { for utterance in utterances { _ = index.spans(in: utterance) } } / Double(utterances.count)
    let figures = [lookups, parts, sounds, near, spans].map { $0 * 1e6 }
    for (kind, figure) in zip(["exactly", "by a part", "by sound", "nearly", "in a sentence"], figures) {
      report.note("a name of \(size) found \(kind)", figure, .microseconds)
    }
    return figures.map(number)
  }

  private func each(_ phrases: [String], in index: VocabularyIndex) -> Double {
    let phrases = phrases.prefix(200)
    return measure { for phrase in phrases { _ = index.matches(for: phrase, of: .contactName, limit: 10) } }
      / Double(phrases.count)
  }

  // MARK: Measuring

  /// The seconds that some work takes, the best of several times.
  private func measure(times: Int = 3, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<times {
      let start = clock.now
      work()
      best = min(best, start.duration(to: clock.now) / .seconds(1))
    }
    return best
  }

  private func megabytes(_ bytes: Int) -> String { number(Double(bytes) / 1_048_576) }
  private func number(_ value: Double) -> String { BenchmarkTable.number(value) }

  private func row(_ cells: [String], widths: [Int]) -> String { BenchmarkTable.row(cells, widths: widths) }
}

/// An `AppIntentVocabulary.plist` as Foundation's decoder reads it.
private struct DecodedVocabulary: Decodable {
  struct Group: Decodable {
    var ParameterNames: [String]
    var ParameterVocabulary: [Item]
  }
  struct Item: Decodable {
    var VocabularyItemIdentifier: String
    var VocabularyItemSynonyms: [Synonym]
  }
  struct Synonym: Decodable {
    var VocabularyItemPhrase: String
    var VocabularyItemPronunciation: String?
    var VocabularyItemExamples: [String]?
  }
  var ParameterVocabularies: [Group]
}
