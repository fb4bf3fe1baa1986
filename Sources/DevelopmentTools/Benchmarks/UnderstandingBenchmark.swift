import Foundation
import Parley
import TemporaryFolders

/// Measures what understanding costs: setting up, reading utterances one by one and on all cores, and long texts.
package struct UnderstandingBenchmark {
  package var job = UnderstandingJob.sample
  /// Utterances with their languages, which are read in addition to the job.
  package var rows: [LabelledText] = []
  /// How many contacts the user has.
  package var sizes = [1_000, 1_000_000]
  /// How often each utterance is read.
  package var passes = 20
  /// How often each language is compiled.
  var setUps = 10
  /// The most bytes of the long texts.
  var longest = 1 << 20
  /// The languages that are compiled and read with.
  package var languages = Language.all
  let report: BenchmarkReport

  package init(_ report: BenchmarkReport) { self.report = report }

  let clock = ContinuousClock()

  /// English alone, as it is among the languages.
  private var english: [Language] { languages.filter { $0.tag == Language.english.tag } }

  package func run() async throws {
    try measureSetUp()
    report.print("")
    try await readJob()
    if !rows.isEmpty {
      report.print("")
      try await readRows()
    }
    report.print("")
    try readReplies()
    report.print("")
    try readLongTexts()
  }

  // MARK: Setting up

  /// Measures set-up: the first time in this process, the best of several, its processor time, and the bytes of an
  /// interpreter that has read nothing yet.
  private func measureSetUp() throws {
    report.print("Compiling a language's phrases for \(IntentDescription.builtIn.count) intents, ms")
    let widths = [12, 10, 10, 10, 9]
    report.print(BenchmarkTable.row(["language", "first", "best", "processor", "held MB"], widths: widths))
    for language in languages {
      let made = try SetUp(setUps) { try Self.interpreter([language]) }
      report.print(BenchmarkTable.row([language.name] + made.cells, widths: widths))
      report.note("\(language.name) set up, processor", made.processor, .milliseconds)
      report.note("\(language.name) held", made.held, .megabytes)
    }
    let folder = try TemporaryFolder()
    report.print("\nReading the same from their compiled forms, ms; the first time writes them")
    report.print(BenchmarkTable.row(["language", "first", "best", "processor", "held MB"], widths: widths))
    for (name, languages) in languages.map({ ($0.name, [$0]) }) + [("all at once", languages)] {
      let made = try SetUp(setUps) { try Self.interpreter(languages, compiled: folder.url) }
      report.print(BenchmarkTable.row([name] + made.cells, widths: widths))
      report.note("\(name) from compiled form, processor", made.processor, .milliseconds)
      report.note("\(name) from compiled form, held", made.held, .megabytes)
    }
  }

  /// What making an interpreter some times costs, in milliseconds and megabytes.
  private struct SetUp {
    private let times: [Double]
    let held: Double

    init(_ count: Int, _ make: () throws -> Interpreter) rethrows {
      var held = 0
      let made = try (0..<count).map { _ in try ProcessorTime(of: { held = try make().byteCount }) }
      times = [made.first?.wall, made.map(\.wall).min(), made.map(\.processor).min()].map { ($0 ?? 0) * 1e3 }
      self.held = Double(held) / 1_048_576
    }

    var processor: Double { times[2] }
    var cells: [String] { (times + [held]).map(BenchmarkTable.number) }
  }

  private static func megabytes(_ bytes: Int) -> String { BenchmarkTable.number(Double(bytes) / 1_048_576) }

  static func interpreter(
    _ languages: [Language], apps: [AssistantApp] = [], compiled: URL? = nil
  ) throws -> Interpreter {
    try Interpreter(languages: languages, intents: IntentDescription.builtIn, apps: apps, compiled: compiled)
  }

  // MARK: The job

  private func readJob() async throws {
    let app = job.app
    let english = try Self.interpreter(english, apps: [app])
    let all = try Self.interpreter(languages, apps: [app])
    let words = VocabularyIndex(apps: [app], language: "en")
    report.print("Reading the \(job.utterances.count) utterances of the job, µs each; \(passes) passes, on one core")
    let texts = job.utterances.map { LabelledText(text: job.spoken($0.text, among: sizes.first ?? 0)) }
    let contacts = words.preceded(by: VocabularyIndex(contacts: job.names.contacts(sizes.first ?? 0)))
    let newcomer = UtteranceReader(readers: ["": english], vocabulary: contacts)
    let first = ProcessorTime(of: { for text in texts { _ = newcomer.read(text) } })
    report.print(
      "the first time, which makes what they need of the language: \(BenchmarkTable.number(first.processor * 1e3)) ms "
        + "for all; then it holds \(Self.megabytes(english.byteCount)) MB")
    report.note("the job for the first time, processor", first.processor * 1e3, .milliseconds)
    report.print(UtteranceTimes.header)
    var last: [LabelledUtterance] = []
    for size in sizes {
      let vocabulary = words.preceded(by: VocabularyIndex(contacts: job.names.contacts(size)))
      let utterances = job.utterances.map { utterance in
        LabelledUtterance(utterance, text: job.spoken(utterance.text, among: size), names: job, contacts: size)
      }
      let reader = UtteranceReader(readers: ["": english], vocabulary: vocabulary)
      times(of: utterances.map { .init(text: $0.text) }, by: reader).tell("\(size) contacts", to: report)
      if size == sizes.first {
        let reader = UtteranceReader(readers: ["": all], vocabulary: vocabulary)
        let name = "\(languages.count) languages"
        times(of: utterances.map { .init(text: $0.text) }, by: reader).tell(name, to: report)
        report.print(
          JobScore(utterances, reader: UtteranceReader(readers: ["": english], vocabulary: vocabulary)).summary)
      }
      last = utterances
      try await measureCores(last.map { .init(text: $0.text) }, reader)
    }
  }

  // MARK: Rows

  private func readRows() async throws {
    var readers: [String: Interpreter] = [:]
    for language in languages { readers[language.tag] = try Self.interpreter([language]) }
    readers[""] = try Self.interpreter(languages)
    let contacts = VocabularyIndex(contacts: job.names.contacts(sizes.first ?? 1_000))
    let reader = UtteranceReader(readers: readers, vocabulary: contacts)
    let measured = times(of: rows, by: reader)
    report.print("Reading \(rows.count) rows, each in its language, µs each; \(passes) passes, on one core")
    report.print(UtteranceTimes.header)
    measured.tell("rows", to: report)
    report.print("slowest: \(measured.slowest(8, of: rows))")
    try await measureCores(rows, reader)
  }

  private func times(of texts: [LabelledText], by reader: UtteranceReader) -> UtteranceTimes {
    var times = times(of: texts) { _ = reader.read($0) }
    for (place, text) in texts.enumerated() { times.isUnderstood[place] = reader.read(text).best != nil }
    return times
  }

  private func times<Text>(of texts: [Text], read: (Text) -> Void) -> UtteranceTimes {
    var times = UtteranceTimes(count: texts.count)
    for text in texts { read(text) }
    for _ in 0..<passes {
      let pass = ProcessorTime {
        for (place, text) in texts.enumerated() {
          let start = clock.now
          read(text)
          times.add(start.duration(to: clock.now) / .microseconds(1), at: place)
        }
      }
      times.add(pass: pass)
    }
    return times
  }

  // MARK: Replies

  private func readReplies() throws {
    let contacts = sizes.first ?? 1_000
    let vocabulary = VocabularyIndex(apps: [job.app], language: "en")
      .preceded(by: VocabularyIndex(contacts: job.names.contacts(contacts)))
    let spoken = ReplyJob.sample.parts.map { part in
      (part, replies: part.replies.map { job.spoken($0, among: contacts) })
    }
    let all = spoken.flatMap { part, replies in replies.map { (question: part.question, text: $0) } }
    report.print("Reading \(all.count) replies, µs each; \(passes) passes, on one core, \(contacts) contacts")
    report.print(UtteranceTimes.header)
    for languages in [english, languages] {
      let interpreter = try Self.interpreter(languages, apps: [job.app])
      let reader = UtteranceReader(readers: ["": interpreter], vocabulary: vocabulary)
      let name = languages.count == 1 ? "English" : "\(languages.count) languages"
      for (part, replies) in spoken where languages.count == 1 {
        let times = times(of: replies) { _ = reader.read($0, to: part.question) }
        report.print(times.row(named: name, of: part.name))
      }
      let times = times(of: all) { _ = reader.read($0.text, to: $0.question) }
      report.print(times.row(named: name, of: "all"))
      times.note("replies, \(name)", to: report)
    }
  }

  // MARK: Cores

  /// Measures how many utterances a second a number of tasks read at once, how many cores they had, and each task's
  /// rate relative to one task alone.
  private func measureCores(_ texts: [LabelledText], _ reader: UtteranceReader) async throws {
    report.print("utterances a second, by tasks at once")
    let widths = [6, 12, 8, 14, 20]
    report.print(BenchmarkTable.row(["tasks", "a second", "×", "cores at work", "× for each of them"], widths: widths))
    var alone: (rate: Double, byCore: Double)?
    for tasks in 1...max(1, ProcessInfo.processInfo.activeProcessorCount) {
      let time = await ProcessorTime(of: {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<tasks {
            group.addTask { [passes] in
              for _ in 0..<passes { for text in texts { _ = reader.read(text) } }
            }
          }
        }
      })
      let count = Double(tasks * passes * texts.count)
      let (rate, byCore) = (count / time.wall, count / time.processor)
      let first = alone ?? (rate, byCore)
      alone = first
      let figures = [rate / first.rate, time.cores, byCore / first.byCore].map(BenchmarkTable.number)
      report.print(BenchmarkTable.row([String(tasks), String(Int(rate))] + figures, widths: widths))
      report.note("read by \(tasks) \(tasks == 1 ? "task" : "tasks") at once", byCore * Double(tasks), .perSecond)
    }
  }

  // MARK: Long texts

  private func readLongTexts() throws {
    let reader = UtteranceReader(
      readers: ["": try Self.interpreter(english)], vocabulary: VocabularyIndex(contacts: job.names.contacts(1_000)))
    let sizes = [4 << 10, 64 << 10, longest].filter { $0 <= longest }
    report.print("Reading one long text of a kind, ms, by its size in bytes")
    let widths = [24] + sizes.map { _ in 9 }
    report.print(BenchmarkTable.row(["kind"] + sizes.map(String.init), widths: widths))
    for kind in LongText.allCases {
      let times = sizes.map { size in
        let text = LabelledText(text: kind.text(bytes: size))
        let start = clock.now
        _ = reader.read(text)
        return start.duration(to: clock.now) / .milliseconds(1)
      }
      report.print(BenchmarkTable.row([kind.rawValue] + times.map(BenchmarkTable.number), widths: widths))
      if let last = times.last { report.note("a long text of \(kind.rawValue)", last, .milliseconds) }
    }
  }
}

/// Kinds of texts that may be hard for an engine; the cost must grow only in proportion to the length.
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
