import DevelopmentTools
import Foundation
import Parley

/// One run of `parley test --corpus`.
struct CorpusTest {
  private let paths: [String]
  private let corpora: [Corpus]
  private let elicited: [ElicitedTurns]
  private let requests: [WholeRequests]
  private let clauses: [LabelledClauses]
  private let filter: String?
  private let updates: Bool
  private let languages: [Language]
  private let compiled: URL?
  private let console: Console

  /// The options of `test` that apply to scripts only.
  private static let others = ["watch", "parallel", "format", "html", "coverage", "coverage-minimum"]

  init(_ arguments: Arguments, _ console: Console) throws {
    for option in Self.others where arguments.isSet(option) {
      throw ArgumentProblem.notWithCorpus(option)
    }
    paths = try arguments.operands(atLeastOne: "a corpus")
    corpora = try paths.map(Corpus.init(at:))
    elicited = zip(paths, corpora).map { ElicitedTurns(at: $0, in: $1.world) }
    requests = paths.map(WholeRequests.init(at:))
    clauses = zip(paths, corpora).map { LabelledClauses(at: $0, in: $1.world) }
    filter = arguments.value("filter")
    updates = arguments.isSet("update")
    languages = try ChosenLanguages.all(arguments)
    compiled = ChosenLanguages.compiled(arguments)
    self.console = console
  }

  func run() throws -> ExitStatus {
    let problems =
      corpora.flatMap(\.problems) + elicited.flatMap(\.problems) + requests.flatMap(\.problems)
      + clauses.flatMap(\.problems)
    for problem in problems { console.complain(problem) }
    // A folder in which nothing is tried must not pass for one in which everything is right.
    for (place, path) in paths.enumerated() where corpora[place].entries.isEmpty && elicited[place].isEmpty {
      if problems.isEmpty, requests[place].isEmpty, clauses[place].isEmpty { throw ArgumentProblem.emptyCorpus(path) }
    }
    let results = try paths.indices.map { try run($0) }
    if !problems.isEmpty { return .unusable }
    return results.allSatisfy(\.self) ? .success : .failure
  }

  /// Whether every entry of a corpus is read as it says; turns that are only counted cannot fail.
  private func run(_ place: Int) throws -> Bool {
    let (corpus, turns, whole, labelled) = (corpora[place], elicited[place], requests[place], clauses[place])
    let listener = try CorpusListener(corpus.world, languages: languages, compiled: compiled)
    if let filter {
      let lines = turns.misreadings(listener, policy: Policy(), filter: filter)
      let others =
        whole.misreadings(listener, filter: filter) + labelled.misreadings(listener, filter: filter)
        + labelled.misreadAfterwards(listener, filter: filter)
        + labelled.misreadReplies(listener, filter: filter) + labelled.misreadEdits(listener, filter: filter)
      for line in lines + others { console.print(line) }
    } else {
      if !turns.isEmpty { console.print(turns.table(listener, policy: Policy()) + "\n") }
      if !whole.isEmpty { console.print(whole.table(listener) + "\n") }
      if labelled.hasAlone { console.print(labelled.table(listener) + "\n") }
      if labelled.hasAfterwards(in: corpus.world) { console.print(labelled.afterwards(listener) + "\n") }
      if labelled.hasReplies(in: corpus.world) { console.print(labelled.replies(listener) + "\n") }
      if labelled.hasEdits { console.print(labelled.edits(listener) + "\n") }
    }
    if corpus.entries.isEmpty { return true }
    let run = CorpusRun(corpus, listener, filter: filter) { console.showProgress($0, of: $1, "meanings") }
    console.clearProgress()
    if run.rows.isEmpty, let filter {
      throw ArgumentProblem.nothingFits("--filter", filter, count: corpus.entries.count)
    }
    for row in run.differences { console.print(row.text) }
    if !run.differences.isEmpty { console.print("") }
    console.print(run.table)
    guard updates else { return run.differences.isEmpty }
    for (file, text) in CorpusUpdate(run).texts.sorted(by: { $0.key < $1.key }) {
      try OutputFile.write(text, to: file, for: .usual)
      console.print("\(file): rewritten from what was read.")
    }
    return true
  }
}
