import Foundation
import Parley
import ParleySuggestions

/// Measures what suggestions cost: indexing and finding, learning and suggesting, reading a stranger's page.
package struct SuggestionsBenchmark {
  /// How many items are indexed, and how many interactions donated.
  var count = 100_000
  /// How large the page is whose structured data is read, in bytes.
  var pageSize = 1_000_000
  let report: BenchmarkReport

  package init(_ report: BenchmarkReport) { self.report = report }

  static let now = Date(timeIntervalSince1970: 1_795_255_200)
  static let app = "com.example.MonkeyEats"

  package func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    report.print("Indexing and finding \(count) items")
    row("what", "measured", "computing", "at most")
    try await index(in: folder.appending(path: "index").path)
    report.print("")
    for areScattered in [false, true] {
      report.print("Learning and suggesting from \(count) donations" + (areScattered ? ", nearly all different" : ""))
      row("what", "measured", "computing", "at most")
      try await suggest(in: folder.appending(path: "donations-\(areScattered)").path, areScattered: areScattered)
      report.print("")
    }
    report.print("Structured data of a page of \(pageSize) bytes")
    row("what", "measured", "computing", "at most")
    read()
  }

  // MARK: Indexing

  private func index(in folder: String) async throws {
    let items = SampleStore.items(count)
    do {
      let index = try SearchableIndex(at: folder)
      let indexing = try await cost {
        for start in stride(from: 0, to: items.count, by: 1000) {
          let end = min(start + 1000, items.count)
          try await index.index(
            Array(items[start..<end]), of: Self.app, clientState: Data("\(end)".utf8), at: Self.now)
        }
      }
      row("indexed, 1000 a batch", indexing, in: "s", most: "10 s")
      tell("the first query", await query(["k"], in: index), most: "1 ms")
      await search(index, items)
    }
    try breakOff("index", in: folder)
    var opened: SearchableIndex?
    let opening = try await cost { opened = try SearchableIndex(at: folder) }
    row("opened after a crash (\(opened?.report.tailBytes ?? 0) bytes cut off)", opening, in: "s", most: "1 s")
    guard let opened else { return }
    tell("the first query after that", await query(["k"], in: opened), most: "1 ms")
    row("one item deleted", try await cost { try await opened.delete(identifiers: ["item-7"], of: Self.app) }, in: "ms")
    tell("the first query after that", await query(["k"], in: opened), most: "1 ms")
    row("what was deleted taken out of the files", try await cost { try await opened.tidy(at: Self.now) }, in: "s")
  }

  /// Searches for beginnings of the items' words, the same number for each length.
  private func search(_ index: SearchableIndex, _ items: [SearchableItem]) async {
    let step = max(1, items.count / 100)
    let titles = stride(from: 0, to: items.count, by: step).compactMap { items[$0].attributeSet.title?.lowercased() }
    for length in [1, 2, 3, 5] {
      tell("prefix of \(length)", await query(titles.map { String($0.prefix(length)) }, in: index), most: "1 ms")
    }
    let pairs = titles.map {
      $0.split(separator: " ").enumerated().map { $0 == 0 ? $1 : $1.prefix(2) }.joined(separator: " ")
    }
    tell("a word and a prefix", await query(pairs, in: index), most: "1 ms")
    // Words that all items contain, combined with one that few contain, and with one that only the oldest contains.
    let hostile = ["where restaurant eat drink like zz", "restaurant where a", "where like and eat restaurant st"]
    tell("frequent words together", await query(hostile, in: index), most: "1 ms")
  }

  private func query(_ texts: [String], in index: SearchableIndex) async -> [Cost] {
    var costs: [Cost] = []
    for text in texts { costs.append(await cost { _ = await index.search(SearchQuery(text), at: Self.now) }) }
    return costs
  }

  /// Leaves the incomplete record that a process leaves which is killed while writing.
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
      let donating = try await cost {
        for start in stride(from: 0, to: interactions.count, by: 1000) {
          try await donations.donate(Array(interactions[start..<min(start + 1000, interactions.count)]))
        }
      }
      row("donated, 1000 a batch", donating, in: "s")
    }
    try breakOff("donations", in: folder)
    var opened: Donations?
    row("opened after a crash", try await cost { opened = try Donations(at: folder) }, in: "s", most: "1 s")
    guard let opened else { return }
    let suggestions = Suggestions(history: UserHistory(donations: opened))
    tell("the first suggestions", await suggest(1, from: suggestions), most: "5 ms")
    tell("suggestions", await suggest(50, from: suggestions), most: "5 ms")
    await opened.donate(interactions[0])
    tell("the first after a donation", await suggest(1, from: suggestions), most: "5 ms")
    let last = interactions[interactions.count - 1]
    let deletion = try await cost { try await opened.delete(identifiers: [last.identifier], of: last.app) }
    row("one interaction deleted", deletion, in: "ms")
    tell("the first after a deletion", await suggest(1, from: suggestions), most: "5 ms")
    let forgetting = try await cost { try await opened.deleteAll(of: last.app) }
    row("an app's \(count - (await opened.count)) interactions deleted", forgetting, in: "ms")
    tell("the first after that", await suggest(1, from: suggestions), most: "5 ms")
    var costs: [Cost] = []
    for person in SampleNames.contacts(200) {
      costs.append(await cost { _ = await opened.lastApps(for: "SendMessage", with: [person]) })
    }
    tell("the apps for a person", costs, most: "5 ms")
    // Freeing many samples takes longer than what is measured, so it must not count.
    withExtendedLifetime(interactions) {}
  }

  private func suggest(_ times: Int, from suggestions: Suggestions) async -> [Cost] {
    var measured: [Cost] = []
    for place in 0..<times {
      let context = SuggestionContext(
        now: Self.now.addingTimeInterval(Double(place) * 3600), location: Coordinate(latitude: 48.1, longitude: 11.5),
        apps: SampleStore.profiles)
      measured.append(await cost { _ = await suggestions.suggestions(for: context) })
    }
    return measured
  }

  // MARK: Reading pages

  private func read() {
    for (name, page) in SampleStore.pages(size: pageSize) {
      var places = 0
      let costs = (0..<5).map { _ in
        Cost.of { places = StructuredPage(html: page).places.count }
      }
      tell("\(name), \(places) places", costs, most: "50 ms")
    }
  }

  // MARK: Telling

  /// The elapsed time, and how much of it the process was computing; on a machine that does other work the elapsed time
  /// includes that work.
  private struct Cost {
    var seconds: Double
    var computing: Double

    private static var computed: Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    static func of(_ body: () async throws -> Void) async rethrows -> Cost {
      let (start, before) = (ContinuousClock.now, computed)
      try await body()
      return Cost(seconds: (ContinuousClock.now - start) / .seconds(1), computing: computed - before)
    }

    static func of(_ body: () -> Void) -> Cost {
      let (start, before) = (ContinuousClock.now, computed)
      body()
      return Cost(seconds: (ContinuousClock.now - start) / .seconds(1), computing: computed - before)
    }
  }

  private func cost(_ body: () async throws -> Void) async rethrows -> Cost { try await Cost.of(body) }

  /// Prints one cost; of several, the median and the worst, in both times.
  private func tell(_ what: String, _ costs: [Cost], most: String) {
    func told(_ times: [Double]) -> String {
      let (median, worst) = (BenchmarkTable.percentile(0.5, of: times), times.max() ?? 0)
      let worstToo = times.count > 1 ? " / \(BenchmarkTable.number(worst * 1e3))" : ""
      return BenchmarkTable.number(median * 1e3) + worstToo + " ms"
    }
    let name = costs.count > 1 ? what + ", median and worst" : what
    row(name, told(costs.map(\.seconds)), told(costs.map(\.computing)), most)
    report.note(what, BenchmarkTable.percentile(0.5, of: costs.map(\.computing)) * 1e3, .milliseconds)
  }

  private func row(_ what: String, _ cost: Cost, in unit: String, most: String = "") {
    let factor = unit == "ms" ? 1e3 : 1
    report.note(what, cost.computing * 1e3, .milliseconds)
    row(
      what, "\(BenchmarkTable.number(cost.seconds * factor)) \(unit)",
      "\(BenchmarkTable.number(cost.computing * factor)) \(unit)", most)
  }

  private func row(_ what: String, _ measured: String, _ computing: String, _ most: String) {
    report.print(
      what.padding(toLength: 48, withPad: " ", startingAt: 0)
        + BenchmarkTable.row([measured, computing, most], widths: [18, 18, 9]))
  }
}
