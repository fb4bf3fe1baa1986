import Foundation
import Parley
import TemporaryFolders
import TestSupport
import Testing

@testable import DevelopmentTools

/// The corpus of the project is read as it says; `parley test --corpus Tests/Corpus` reads all of it.
@Suite struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus").path

  private func corpus() throws -> Corpus { try Corpus(at: Self.folder) }

  @Test func everyLineCanBeRead() throws {
    let corpus = try corpus()
    #expect(corpus.problems == [])
    #expect(corpus.entries.flatMap(\.wordings).count > 10_000)
  }

  @Test func aSampleIsReadAsItIsMeant() throws {
    let corpus = try corpus()
    let listener = try CorpusListener(corpus.world, languages: Language.all)
    let run = CorpusRun(corpus, listener, step: TestEffort.isExhaustive ? 1 : 10)
    #expect(run.rows.count > 1_000)
    #expect(run.differences.map(\.text) == [])
  }

  @Test func aSampleIsReadFromCompiledLanguagesAsFromTheirTexts() throws {
    let corpus = try corpus()
    let folder = try TemporaryFolder()
    func readings(_ compiled: URL?) throws -> [String] {
      let listener = try CorpusListener(corpus.world, languages: Language.all, compiled: compiled)
      return CorpusRun(corpus, listener, step: TestEffort.isExhaustive ? 1 : 50).rows.map(\.text)
    }
    let texts = try readings(nil)
    _ = try CorpusListener(corpus.world, languages: Language.all, compiled: folder.url)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count >= Language.all.count)
    #expect(try readings(folder.url) == texts)
    #expect(texts.count > 200)
    // Nothing was compiled again.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == files.sorted())
  }

  @Test func everyLanguageHasEveryQuestionAndEveryAct() throws {
    let corpus = try corpus()
    let turns = corpus.entries.filter { !$0.questions.isEmpty && !$0.isUnread }
    let questions = corpus.world.questions.map(\.name)
    let acts = Set(turns.map(Self.act))
    for (language, own) in Dictionary(grouping: turns, by: \.language) {
      #expect(Set(questions).subtracting(own.flatMap(\.questions)) == [], "\(language)")
      #expect(acts.subtracting(own.map(Self.act)) == [], "\(language)")
    }
    #expect(Set(turns.map(\.language)) == Set(Language.all.map(\.tag)))
  }

  /// The first words of a meaning: what is done, without with what.
  private static func act(of entry: CorpusEntry) -> String {
    let words = entry.meaning.split(separator: " ").map(String.init)
    guard let first = words.first else { return "" }
    return ["answer", "correct", "choice", "adjust", "help"].contains(first) || words.count == 1
      ? first : words.prefix(2).joined(separator: " ")
  }

  // MARK: Reading files

  /// A corpus of some files, in a folder that is removed.
  private func withCorpus<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-corpus-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(folder.path)
  }

  private static let world = """
    now: 2026-11-21T09:00:00Z
    people: Bobo (friend) | Irene
    app: MonkeyChat = SendMessage StartCall
    == with a question
    people: Koko
    app: MonkeyPay = SendPayment
    question: payment = goAhead SendPayment
    question: amount = value SendPayment currencyAmount
    """

  @Test func anEntryHasItsQuestionsMeaningAndPlace() throws {
    let text = """
      # Calls.
      StartCall contacts=Bobo
        call Bobo
      known: payment amount: cancel
        oh well
      """
    let corpus = try withCorpus(["World.txt": Self.world, "en/Calls.txt": text]) {
      try Corpus(at: "\($0)/en/Calls.txt")
    }
    #expect(corpus.problems == [])
    let (first, last) = (try #require(corpus.entries.first), try #require(corpus.entries.last))
    #expect(first.meaning == "StartCall contacts=Bobo" && first.questions.isEmpty && !first.isKnown && first.line == 2)
    #expect(first.wordings == [.init(text: "call Bobo", line: 3)] && first.language == "en")
    #expect(last.questions == ["payment", "amount"] && last.meaning == "cancel" && last.isKnown)
  }

  @Test func whatCannotBeReadIsToldWithItsPlace() throws {
    let files = ["World.txt": Self.world, "en/A.txt": "  call\npaymant: yes\n  yes\nNone\n"]
    let problems = try withCorpus(files) { folder in
      try Corpus(at: folder).problems.map { String($0.dropFirst(folder.count + 1)) }
    }
    #expect(
      problems == [
        "en/A.txt:1: a wording before the first meaning",
        "en/A.txt:2: no question is called 'paymant'. Did you mean 'payment'?",
        "en/A.txt:4: None: no wording",
      ])
  }

  @Test(arguments: [
    ("peple: Bobo", "no setting is called 'peple'. Did you mean 'people'?"),
    ("people", "a setting is 'name: value'"), ("app: MonkeyChat", "an app is 'NAME = INTENT INTENT'"),
    ("now: noon", "'noon' is no date such as 2026-11-21T09:00:00Z"),
    ("told: ride", "what is told is 'QUESTION = VALUE | VALUE'"),
    ("told: ride = 25 USD", "no question is called 'ride'."),
    ("settled: ride", "what is settled is 'QUESTION = PARAMETER VALUE | PARAMETER VALUE'"),
    ("question: a = maybe SendPayment", "a question is 'NAME = KIND INTENT PARAMETER: CHOICE | CHOICE'"),
  ])
  func aWorldThatCannotBeReadIsToldWithItsPlace(_ line: String, _ words: String) throws {
    try withCorpus(["World.txt": "# The world.\n\(line)\n", "en/A.txt": "None\n  hm\n"]) { folder in
      let problem = #expect(throws: CorpusWorld.Problem.self) { try Corpus(at: folder) }
      #expect(problem?.description == "\(folder)/World.txt:2: \(words)")
    }
  }

  @Test func aFolderWithoutAWorldIsNoCorpus() throws {
    try withCorpus(["en/A.txt": "None\n  hm\n"]) { folder in
      let problem = #expect(throws: Corpus.PlaceProblem.self) { try Corpus(at: folder) }
      #expect(problem?.description == "\(folder): no corpus: neither this folder nor one above it has a World.txt.")
    }
  }

  // MARK: Reading wordings

  private static let mixed = """
    # Calls.
    StartCall contacts=Bobo
      call Bobo
      gargle Bobo
    # The next ones were not understood.
    known: StartCall contacts=Irene
      phone Irene
    payment amount: cancel
      cancel
    """

  /// Hears with the world above; it is compiled once for all tests.
  private static let english = Result {
    let folder = try TemporaryFolder()
    try folder.write(world, to: CorpusWorld.fileName)
    return try CorpusListener(
      CorpusWorld(contentsOf: "\(folder.path)/\(CorpusWorld.fileName)"), languages: [.english])
  }

  private func run(_ files: [String: String], _ body: (CorpusRun, String) throws -> Void) throws {
    try withCorpus(files) { folder in
      let corpus = try Corpus(at: folder)
      try body(CorpusRun(corpus, Self.english.get()), folder)
    }
  }

  @Test func differencesAreToldWithPlaceAndReading() throws {
    try run(["World.txt": Self.world, "en/Calls.txt": Self.mixed]) { run, folder in
      let file = "\(folder)/en/Calls.txt"
      #expect(
        run.differences.map(\.text) == [
          "\(file):4: “gargle Bobo” is read as None, not StartCall contacts=Bobo",
          "\(file):7: “phone Irene” is read right now: it needs no “known:”",
        ])
      #expect(run.table.hasSuffix("5 wordings: 4 read right (80.0 %), 0 known mistakes, 2 differences."))
    }
  }

  @Test func anUpdateMovesWhatDiffersAndThenNothingDoes() throws {
    try run(["World.txt": Self.world, "en/Calls.txt": Self.mixed]) { run, folder in
      let file = "\(folder)/en/Calls.txt"
      let text = try #require(CorpusUpdate(run).texts[file])
      #expect(
        text == """
          # Calls.
          StartCall contacts=Bobo
            call Bobo
          known: StartCall contacts=Bobo
            gargle Bobo
          # The next ones were not understood.
          StartCall contacts=Irene
            phone Irene
          payment amount: cancel
            cancel
          """)
      try Data(text.utf8).write(to: URL(filePath: file))
      let corpus = try Corpus(at: folder)
      let again = CorpusRun(corpus, try Self.english.get())
      #expect(again.differences.isEmpty && CorpusUpdate(again).texts.isEmpty)
    }
  }

  @Test func aWordingThatIsMisreadAtOneQuestionOnlyIsKnownThere() throws {
    let text = "payment amount: correct\n  20\n"
    try run(["World.txt": Self.world, "en/Turns.txt": text]) { run, folder in
      #expect(
        CorpusUpdate(run).texts["\(folder)/en/Turns.txt"] == "payment: correct\n  20\nknown: amount: correct\n  20\n")
    }
  }

  @Test func whatNobodyMayReadIsOnlyCounted() throws {
    try run(["World.txt": Self.world, "Unread/en/Calls.txt": Self.mixed]) { run, _ in
      #expect(run.differences.isEmpty && CorpusUpdate(run).texts.isEmpty)
      #expect(run.table.contains("5 wordings: 4 read right (80.0 %)") && !run.table.contains("Bobo"))
    }
  }

  @Test(arguments: [
    ("SendPayment payee=Bobo currencyAmount=20 euros", true), ("SendPayment currencyAmount=20EUR payee=Bobo", true),
    ("SendPayment payee=Bobo currencyAmount=20USD", false), ("SendPayment payee=Bobo", false), ("None", false),
  ])
  func aValueIsAsItWasSaidOrAsItIsTyped(_ meaning: String, _ fits: Bool) throws {
    let world = Self.world.replacing("StartCall", with: "StartCall SendPayment")
    let text = "\(meaning)\n  send Bobo 20 euros\n"
    try run(["World.txt": world, "en/Payments.txt": text]) { run, _ in #expect(run.differences.isEmpty == fits) }
  }
}
