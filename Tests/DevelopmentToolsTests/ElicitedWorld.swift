import TemporaryFolders

@testable import DevelopmentTools

/// A corpus with a text and a go-ahead for elicited turns, in a folder of its own.
struct ElicitedWorld {
  let folder: TemporaryFolder
  let corpus: Corpus
  let turns: ElicitedTurns

  /// - Parameter texts: The files, by their paths: `First/en.tsv`.
  init(_ texts: [String: String]) throws {
    let world = try CorpusFolder(world: Self.world, texts)
    (folder, corpus) = (world.folder, world.corpus)
    turns = ElicitedTurns(at: folder.path, in: corpus.world)
  }

  private static let world = """
    now: 2026-11-21T09:00:00Z
    == with a question
    people: Koko | Zira
    app: MonkeyChat = SendMessage
    app: MonkeyPay = SendPayment
    question: content = value SendMessage content
    question: message = goAhead SendMessage
    question: payment = goAhead SendPayment
    """
}
