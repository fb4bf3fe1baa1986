import Foundation
import Parley
import TemporaryFolders

@testable import DevelopmentTools

/// A corpus in a folder of its own.
struct CorpusFolder {
  let folder: TemporaryFolder
  let corpus: Corpus

  /// - Parameters:
  /// - world: The text of its `World.txt`.
  /// - texts: The files, by their paths: `First/en.tsv`.
  init(world: String, _ texts: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(world, to: CorpusWorld.fileName)
    for (path, text) in texts {
      let file = URL(filePath: "\(folder.path)/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
    corpus = try Corpus(at: folder.path)
  }

  /// A corpus of whole requests to apps that pay, send messages and call.
  init(ofRequests texts: [String: String]) throws { try self.init(world: Self.ofRequests, texts) }

  func listener() throws -> CorpusListener { try CorpusListener(corpus.world, languages: [.english]) }

  private static let ofRequests = """
    now: 2026-11-21T09:00:00Z
    == with a question
    people: Koko | Zira
    app: MonkeyPay = SendPayment
    app: MonkeyChat = SendMessage StartCall UnsendMessages
    question: payment = goAhead SendPayment
    == of whole requests
    people: Koko | Zira
    app: MonkeyPay = SendPayment
    app: MonkeyChat = SendMessage StartCall UnsendMessages
    past: sent = SendMessage recipients
    """

  /// The rows of a table, with one space between its cells.
  static func rows(of table: String) -> [String] {
    table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }
}
