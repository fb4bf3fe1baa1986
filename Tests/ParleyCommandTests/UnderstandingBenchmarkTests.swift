import Foundation
import Parley
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

@Suite struct UnderstandingBenchmarkTests {
  /// A job as a file has it: two contacts' tables, one utterance of each kind.
  private static let job = """
    {
      "first": ["ada", "grace"], "last_pre": ["bana"], "last_mid": ["no", "ro"], "last_suf": ["va"],
      "contact_mul": 3, "contact_add": 1, "contact_mod": 4,
      "lists": {"workout": ["vine climb"]},
      "utterances": [
        {"cat": "in", "text": "send a message to @0@ saying it rains", "intent": "SendMessage",
         "slots": {"recipient": "@0@", "content": "it rains"}},
        {"cat": "in", "text": "pay @500@ 20 dollars", "intent": "SendPayment",
         "slots": {"recipient": "@500@", "amount": "20", "currency": "dollars"}},
        {"cat": "in", "text": "start a vine climb", "intent": "StartWorkout", "slots": {"workout": "a wrong one"}},
        {"cat": "near", "text": "put the kettle on", "intent": null, "slots": {}},
        {"cat": "unknown_name", "text": "call zork", "intent": null, "slots": {}},
        {"cat": "robust", "text": "please give @0@ a ring", "intent": "StartCall", "slots": null}
      ]
    }
    """

  private func smallJob() throws -> UnderstandingJob {
    try JSONDecoder().decode(UnderstandingJob.self, from: Data(Self.job.utf8))
  }

  private func score(_ job: UnderstandingJob, contacts: Int) throws -> JobScore {
    let reader = UtteranceReader(
      readers: ["": try UnderstandingBenchmark.interpreter([.english], apps: [job.app])],
      vocabulary: VocabularyIndex(apps: [job.app], language: "en")
        .preceded(by: VocabularyIndex(contacts: job.names.contacts(contacts))))
    return JobScore(
      job.utterances.map {
        LabelledUtterance($0, text: job.spoken($0.text, among: contacts), names: job, contacts: contacts)
      }, reader: reader)
  }

  @Test func makesNamesOfTheTables() throws {
    let job = try smallJob()
    #expect((0..<3).map { job.names.name($0, among: 3) } == ["grace banano" + "va", "ada bananova", "grace banarova"])
    #expect(job.spoken("tell @0@ that it is @ home", among: 3) == "tell grace bananova that it is @ home")
    #expect(job.spoken("call @999@", among: 3) == "call grace banarova")
  }

  @Test func countsIntentsSlotsRefusalsAndUnknownNamesApart() throws {
    let score = try score(smallJob(), contacts: 4)
    #expect((score.usual, score.usualIntent, score.usualWhole) == (3, 3, 2))
    #expect((score.refused, score.refusedRight) == (1, 1))
    #expect((score.unknown, score.unknownRight) == (1, 0))
    #expect((score.robust, score.robustRight) == (1, 1))
  }

  @Test func amountAndCurrencyAreOneSlot() {
    #expect(BenchmarkSlots.expected(["amount": "20", "currency": "Dollars"]) == ["amount": "20 dollars"])
    #expect(BenchmarkSlots.expected(["amount": "20"]) == ["amount": "20"])
  }

  @Test func everyRequestOfTheSampleJobIsUnderstoodWhole() throws {
    let score = try score(.sample, contacts: 1_000)
    #expect(score.usual == 96)
    #expect(score.usualWhole == score.usual)
    #expect(score.refused == 20)
    #expect(score.refusedRight == score.refused)
  }

  @Test func printsATableForEachPart() async throws {
    let lines = TestTerminal()
    let report = BenchmarkReport(print: lines.console.print)
    var benchmark = UnderstandingBenchmark(report)
    benchmark.job = try smallJob()
    benchmark.rows = [LabelledText(id: "r1", text: "call Koko", language: "en")]
    (benchmark.sizes, benchmark.passes, benchmark.setUps, benchmark.longest) = ([4], 1, 1, 4 << 10)
    try await benchmark.run()
    #expect(lines.output.contains("Compiling a language's phrases"))
    for language in Language.all { #expect(lines.output.contains(language.name)) }
    #expect(lines.output.contains("4 contacts"))
    #expect(lines.output.contains("intent and slots 2 of 3"))
    #expect(lines.output.contains("slowest: r1 "))
    for kind in LongText.allCases { #expect(lines.output.contains(kind.rawValue)) }
    let names = report.figures.figures.map(\.name)
    for name in ["4 contacts, best median", "rows, best p99", "replies, English, processor"] {
      #expect(names.contains(name))
    }
    #expect(Set(names).count == names.count)
  }

  @Test func timesOfTheUnderstoodAndTheRefusedAreToldApart() {
    var times = UtteranceTimes(count: 3)
    times.isUnderstood = [true, false, true]
    for (place, time) in [(0, 5.0), (0, 4), (1, 100), (2, 8)] { times.add(time, at: place) }
    let rows = times.rows(named: "x").map { $0.split(separator: " ").map(String.init) }
    #expect(rows[1] == ["x", "understood", "2", "5.00", "8.00", "8.00", "8.00"])
    #expect(rows[2] == ["x", "refused", "1", "100", "100", "100", "100"])
    #expect(times.slowest(1, of: ["a", "b", "c"].map { LabelledText(text: $0) }) == "2 100")
  }

  @Test func aFileThatIsNoJobIsTold() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("benchmark", "understanding", "--job", "no/such.json") != .success)
    #expect(!terminal.errors.isEmpty)
  }

  @Test func aLongTextHasItsLength() {
    for kind in LongText.allCases { #expect((3_900...4_096).contains(kind.text(bytes: 4_096).utf8.count)) }
  }
}
