import Foundation
import TemporaryFolders

@testable import DevelopmentTools

/// A corpus with a text and a go-ahead for elicited turns, in a folder of its own.
struct ElicitedWorld {
  let folder: TemporaryFolder
  let corpus: Corpus
  let turns: ElicitedTurns

  /// - Parameter texts: The files, by their paths: `First/en.tsv`.
  init(_ texts: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(Self.world, to: CorpusWorld.fileName)
    for (path, text) in texts {
      let file = URL(filePath: "\(folder.path)/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
    corpus = try Corpus(at: folder.path)
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
