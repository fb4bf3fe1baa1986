import Foundation
import Parley

/// Measures what suggestions cost: indexing and finding, learning and suggesting, reading a stranger's page.
struct SuggestionsBenchmark {
  /// How many items are indexed, and how many interactions donated.
  var count = 100_000
  /// How large the page is whose structured data is read, in bytes.
  var pageSize = 1_000_000
  let print: (String) -> Void

  static let now = Date(timeIntervalSince1970: 1_795_255_200)
  static let app = "com.example.MonkeyEats"
  private let clock = ContinuousClock()

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    print("Indexing and finding \(count) items")
    row("what", "measured", "at most")
    try await index(in: folder.appending(path: "index").path)
    print("")
    for areScattered in [false, true] {
      print("Learning and suggesting from \(count) donations" + (areScattered ? ", hardly any like another" : ""))
      row("what", "measured", "at most")
      try await suggest(in: folder.appending(path: "donations-\(areScattered)").path, areScattered: areScattered)
      print("")
    }
    print("Structured data of a page of \(pageSize) bytes")
    row("what", "measured", "at most")
    read()
  }

  // MARK: Indexing

  private func index(in folder: String) async throws {
    let items = SampleStore.items(count)
    do {
      let index = try SearchableIndex(at: folder)
      let seconds = try await time {
        for start in stride(from: 0, to: items.count, by: 1000) {
          let end = min(start + 1000, items.count)
          try await index.index(
            Array(items[start..<end]), of: Self.app, clientState: Data("\(end)".utf8), at: Self.now)
        }
      }
      row("indexed, 1000 a batch", "\(number(seconds)) s", "10 s")
      row("the first query", "\(number(try await query(["k"], in: index).first ?? 0)) ms", "")
      try await search(index, items)
    }
    try breakOff("index", in: folder)
    var opened: SearchableIndex?
    let seconds = try await time { opened = try SearchableIndex(at: folder) }
    row("opened after a crash (\(opened?.report.tailBytes ?? 0) bytes cut off)", "\(number(seconds)) s", "1 s")
    let deletion = try await time { try await opened?.delete(identifiers: ["item-7"], of: Self.app) }
    row("one item deleted", "\(number(deletion * 1e3)) ms", "")
    let tidying = try await time { try await opened?.tidy(at: Self.now) }
    row("what was deleted taken out of the files", "\(number(tidying)) s", "")
  }

  /// Beginnings of the words that the items hold, of each length as many.
  private func search(_ index: SearchableIndex, _ items: [SearchableItem]) async throws {
    let step = max(1, items.count / 100)
    let titles = stride(from: 0, to: items.count, by: step).compactMap { items[$0].attributeSet.title?.lowercased() }
    for length in [1, 2, 3, 5] {
      let times = try await query(titles.map { String($0.prefix(length)) }, in: index)
      let median = number(BenchmarkTable.percentile(0.5, of: times))
      let worst = number(times.max() ?? 0)
      row("prefix of \(length), median and worst", "\(median) / \(worst) ms", "1 ms")
    }
    let pairs = try await query(
      titles.map { $0.split(separator: " ").enumerated().map { $0 == 0 ? $1 : $1.prefix(2) }.joined(separator: " ") },
      in: index)
    let median = number(BenchmarkTable.percentile(0.5, of: pairs))
    row("a word and a prefix, median and worst", "\(median) / \(number(pairs.max() ?? 0)) ms", "1 ms")
  }

  private func query(_ texts: [String], in index: SearchableIndex) async throws -> [Double] {
    var times: [Double] = []
    for text in texts {
      times.append(await time { _ = await index.search(SearchQuery(text), at: Self.now) } * 1e3)
    }
    return times
  }

  /// Leaves what a process leaves that was killed while it wrote: the beginning of a record.
  private func breakOff(_ name: String, in folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    guard let log = files.filter({ $0.hasPrefix(name) && $0.hasSuffix(".log") }).max() else { return }
    let file = try FileHandle(forUpdating: URL(filePath: "\(folder)/\(log)"))
    let head = try file.read(upToCount: 20) ?? Data()
    try file.seekToEnd()
    try file.write(contentsOf: head)
    try file.close()
  }

  // MARK: Suggesting

  private func suggest(in folder: String, areScattered: Bool) async throws {
    let interactions = try SampleStore.interactions(count, areScattered: areScattered)
    do {
      let donations = try Donations(at: folder)
      let seconds = try await time {
        for start in stride(from: 0, to: interactions.count, by: 1000) {
          try await donations.donate(Array(interactions[start..<min(start + 1000, interactions.count)]))
        }
      }
      row("donated, 1000 a batch", "\(number(seconds)) s", "")
    }
    try breakOff("donations", in: folder)
    var opened: Donations?
    let seconds = try await time { opened = try Donations(at: folder) }
    row("opened after a crash", "\(number(seconds)) s", "1 s")
    guard let opened else { return }
    let suggestions = Suggestions(donations: opened)
    row("the first suggestions", "\(number(try await suggest(1, from: suggestions)[0])) ms", "5 ms")
    try await tell("suggestions, median and worst", try await suggest(50, from: suggestions))
    await opened.donate(interactions[0])
    row("the first after a donation", "\(number(try await suggest(1, from: suggestions)[0])) ms", "5 ms")
    let last = interactions[interactions.count - 1]
    let deletion = try await time { try await opened.delete(identifiers: [last.identifier], of: last.app) }
    row("one interaction deleted", "\(number(deletion * 1e3)) ms", "")
    row("the first after a deletion", "\(number(try await suggest(1, from: suggestions)[0])) ms", "5 ms")
    let forgetting = try await time { try await opened.deleteAll(of: last.app) }
    row("an app's \(count - (await opened.count)) interactions deleted", "\(number(forgetting * 1e3)) ms", "")
    row("the first after that", "\(number(try await suggest(1, from: suggestions)[0])) ms", "5 ms")
    let people = Array(SampleNames.contacts(200))
    var times: [Double] = []
    for person in people {
      times.append(await time { _ = await opened.lastApps(for: "SendMessage", with: [person]) } * 1e3)
    }
    try await tell("the apps for a person, median and worst", times)
  }

  private func suggest(_ times: Int, from suggestions: Suggestions) async throws -> [Double] {
    var measured: [Double] = []
    for place in 0..<times {
      let context = SuggestionContext(
        now: Self.now.addingTimeInterval(Double(place) * 3600), location: Coordinate(latitude: 48.1, longitude: 11.5),
        apps: SampleStore.profiles)
      measured.append(await time { _ = await suggestions.suggestions(for: context) } * 1e3)
    }
    return measured
  }

  private func tell(_ what: String, _ times: [Double]) async throws {
    row(what, "\(number(BenchmarkTable.percentile(0.5, of: times))) / \(number(times.max() ?? 0)) ms", "5 ms")
  }

  // MARK: Reading pages

  private func read() {
    for (name, page) in SampleStore.pages(size: pageSize) {
      var places = 0
      let times = (0..<5).map { _ in
        clock.measure { places = StructuredPage(html: page).places.count } / .milliseconds(1)
      }
      row("\(name), \(places) places", "\(number(BenchmarkTable.percentile(0.5, of: times))) ms", "50 ms")
    }
  }

  // MARK: Telling

  private func time(_ body: () async throws -> Void) async rethrows -> Double {
    try await clock.measure(body) / .seconds(1)
  }

  private func number(_ value: Double) -> String { BenchmarkTable.number(value) }

  private func row(_ what: String, _ measured: String, _ most: String) {
    print(
      what.padding(toLength: 48, withPad: " ", startingAt: 0) + BenchmarkTable.row([measured, most], widths: [18, 9]))
  }
}
