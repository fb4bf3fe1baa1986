import Foundation
import Parley

/// Measures what understanding costs: setting up, reading utterances one by one and on all cores, and long texts.
struct UnderstandingBenchmark {
  var job = UnderstandingJob.sample
  /// Rows with a text and a language each, which are read beside the job.
  var rows: [LabelledText] = []
  /// How many contacts the user has.
  var sizes = [1_000, 1_000_000]
  /// How often each utterance is read.
  var passes = 20
  /// The most bytes of the long texts.
  var longest = 1 << 20
  let print: (String) -> Void

  let clock = ContinuousClock()

  func run() async throws {
    try measureSetUp()
    print("")
    try await readJob()
    if !rows.isEmpty {
      print("")
      try await readRows()
    }
    print("")
    try readLongTexts()
  }

  // MARK: Setting up

  /// The first time in this process, the best of some, and the bytes that an interpreter holds.
  private func measureSetUp() throws {
    print("Compiling a language's phrases for \(IntentDescription.builtIn.count) intents")
    let widths = [12, 10, 10, 9]
    print(BenchmarkTable.row(["language", "first ms", "best ms", "held MB"], widths: widths))
    for language in Language.all {
      let start = clock.now
      let made = try Self.interpreter([language])
      let first = start.duration(to: clock.now) / .milliseconds(1)
      var best = first
      for _ in 0..<4 {
        let start = clock.now
        _ = try Self.interpreter([language])
        best = min(best, start.duration(to: clock.now) / .milliseconds(1))
      }
      let held = BenchmarkTable.number(Double(made.byteCount) / 1_048_576)
      print(
        BenchmarkTable.row(
          [language.name, BenchmarkTable.number(first), BenchmarkTable.number(best), held], widths: widths))
    }
  }

  static func interpreter(_ languages: [Language], apps: [App] = []) throws -> Interpreter {
    try Interpreter(languages: languages, intents: IntentDescription.builtIn, apps: apps)
  }

  // MARK: The job

  private func readJob() async throws {
    let app = job.app
    let english = try Self.interpreter([.english], apps: [app])
    let all = try Self.interpreter(Language.all, apps: [app])
    let words = VocabularyIndex(apps: [app], language: "en")
    print("Reading the \(job.utterances.count) utterances of the job, µs each; \(passes) passes, on one core")
    print(UtteranceTimes.header)
    var last: [LabelledUtterance] = []
    for size in sizes {
      let vocabulary = words.preceded(by: VocabularyIndex(contacts: job.names.contacts(size)))
      let utterances = job.utterances.map { utterance in
        LabelledUtterance(utterance, text: job.spoken(utterance.text, among: size), names: job, contacts: size)
      }
      let reader = UtteranceReader(readers: ["": english], vocabulary: vocabulary)
      for row in times(of: utterances.map { .init(text: $0.text) }, by: reader).rows(named: "\(size) contacts") {
        print(row)
      }
      if size == sizes.first {
        let reader = UtteranceReader(readers: ["": all], vocabulary: vocabulary)
        let name = "\(Language.all.count) languages"
        for row in times(of: utterances.map { .init(text: $0.text) }, by: reader).rows(named: name) { print(row) }
        print(JobScore(utterances, reader: UtteranceReader(readers: ["": english], vocabulary: vocabulary)).summary)
      }
      last = utterances
      try await measureCores(last.map { .init(text: $0.text) }, reader)
    }
  }

  // MARK: Rows

  private func readRows() async throws {
    var readers: [String: Interpreter] = [:]
    for language in Language.all { readers[language.tag] = try Self.interpreter([language]) }
    readers[""] = try Self.interpreter(Language.all)
    let contacts = VocabularyIndex(contacts: job.names.contacts(sizes.first ?? 1_000))
    let reader = UtteranceReader(readers: readers, vocabulary: contacts)
    let measured = times(of: rows, by: reader)
    print("Reading \(rows.count) rows, each in its language, µs each; \(passes) passes, on one core")
    print(UtteranceTimes.header)
    for row in measured.rows(named: "rows") { print(row) }
    print("slowest: \(measured.slowest(8, of: rows))")
    try await measureCores(rows, reader)
  }

  private func times(of texts: [LabelledText], by reader: UtteranceReader) -> UtteranceTimes {
    var times = UtteranceTimes(count: texts.count)
    for (place, text) in texts.enumerated() { times.isUnderstood[place] = reader.read(text).best != nil }
    for _ in 0..<passes {
      for (place, text) in texts.enumerated() {
        let start = clock.now
        _ = reader.read(text)
        times.add(start.duration(to: clock.now) / .microseconds(1), at: place)
      }
    }
    return times
  }

  // MARK: Cores

  /// How many utterances a second are read by so many tasks at once.
  private func measureCores(_ texts: [LabelledText], _ reader: UtteranceReader) async throws {
    var cells: [String] = []
    var alone = 0.0
    for cores in 1...max(1, ProcessInfo.processInfo.activeProcessorCount) {
      let start = clock.now
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<cores {
          group.addTask { [passes] in
            for _ in 0..<passes { for text in texts { _ = reader.read(text) } }
          }
        }
      }
      let rate = Double(cores * passes * texts.count) / (start.duration(to: clock.now) / .seconds(1))
      if cores == 1 { alone = rate }
      cells.append("\(cores): \(Int(rate)) (× \(BenchmarkTable.number(rate / alone)))")
    }
    print("utterances a second, by cores: \(cells.joined(separator: ", "))")
  }

  // MARK: Long texts

  private func readLongTexts() throws {
    let english = try Self.interpreter([.english])
    let reader = UtteranceReader(
      readers: ["": english], vocabulary: VocabularyIndex(contacts: job.names.contacts(1_000)))
    let sizes = [4 << 10, 64 << 10, longest].filter { $0 <= longest }
    print("Reading one long text of a kind, ms, by its size in bytes")
    let widths = [24] + sizes.map { _ in 9 }
    print(BenchmarkTable.row(["kind"] + sizes.map(String.init), widths: widths))
    for kind in LongText.allCases {
      let times = sizes.map { size in
        let text = LabelledText(text: kind.text(bytes: size))
        let start = clock.now
        _ = reader.read(text)
        return BenchmarkTable.number(start.duration(to: clock.now) / .milliseconds(1))
      }
      print(BenchmarkTable.row([kind.rawValue] + times, widths: widths))
    }
  }
}

/// A text of a kind that may be hard for an engine: however long, it must cost time in proportion only.
enum LongText: String, CaseIterable {
  case oneWord = "one word again and again"
  case requests = "one request after another"
  case content = "a message without end"
  case clauses = "clauses"
  case names = "names"
  case numbers = "numbers"
  case dates = "times and dates"
  case noSpaces = "no spaces"
  case marks = "combining marks"
  case rightToLeft = "right to left"
  case ideographs = "ideographs"
  case signs = "signs"

  private var unit: String {
    switch self {
    case .oneWord: "send "
    case .requests: "send a message to Bobo and call Koko, "
    case .content: "word after word "
    case .clauses: "bananas, "
    case .names: "Bobo Koko and "
    case .numbers: "five hundred 17 "
    case .dates: "tomorrow at half past five "
    case .noSpaces: "x"
    case .marks: "e\u{301}\u{302}\u{303}"
    case .rightToLeft: "שלום לבבון "
    case .ideographs: "香蕉"
    case .signs: "@+&%$.,:'"
    }
  }

  func text(bytes: Int) -> String {
    let start = self == .content ? "send a message to Bobo saying " : ""
    return start + String(repeating: unit, count: max(1, (bytes - start.utf8.count) / unit.utf8.count))
  }
}
