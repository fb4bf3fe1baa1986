import Parley

/// The result of reading every wording of a corpus.
package struct CorpusRun: Sendable {
  /// One wording, said at one question or while nothing is asked.
  package struct Row: Sendable {
    package let entry: CorpusEntry
    package let wording: CorpusEntry.Wording
    /// The question to which it was said; `nil` where none was open.
    package let question: String?
    /// What it was read as, if that is wrong; `nil` where it is right.
    package let mistake: String?

    /// Whether the file is wrong about it: it is misread without `known:`, or read right with it.
    package var isDifference: Bool { entry.isKnown == (mistake == nil) }

    /// The difference as a line: place, wording, reading, meaning.
    package var text: String {
      let place = "\(entry.file):\(wording.line): “\(wording.text)”" + (question.map { " at \($0)" } ?? "")
      guard let mistake else { return "\(place) is read right now: it needs no “known:”" }
      return "\(place) is read as \(mistake), not \(entry.meaning)"
    }
  }

  package private(set) var rows: [Row] = []

  /// Reads all entries; with a filter, those whose file, meaning or wording contains its text; with a step of ten, every
  /// tenth wording.
  ///
  /// `progress` hears of the number of entries that were read, and of all.
  package init(
    _ corpus: Corpus, _ listener: CorpusListener, filter: String? = nil, step: Int = 1,
    progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) {
    var count = 0
    for (done, entry) in corpus.entries.enumerated() {
      progress(done, corpus.entries.count)
      let questions: [CorpusWorld.Question?] =
        entry.questions.isEmpty ? [nil] : entry.questions.compactMap { corpus.world.question($0) }
      for wording in entry.wordings where Self.fits(entry, wording, filter) {
        count += 1
        guard count % step == 0 else { continue }
        rows += questions.map { question in
          Row(
            entry: entry, wording: wording, question: question?.name,
            mistake: listener.mistake(in: wording.text, of: entry, at: question))
        }
      }
    }
  }

  private static func fits(_ entry: CorpusEntry, _ wording: CorpusEntry.Wording, _ filter: String?) -> Bool {
    guard let filter = filter?.lowercased() else { return true }
    return [entry.file, entry.meaning, wording.text].contains { $0.lowercased().contains(filter) }
  }

  /// The rows about which the files are wrong, except those that nobody may read.
  package var differences: [Row] { rows.filter { $0.isDifference && !$0.entry.isUnread } }

  /// A table: how much of each file is read right, and of all.
  package var table: String {
    var files: [String] = []
    var counts: [String: (right: Int, all: Int)] = [:]
    for row in rows {
      if counts[row.entry.file] == nil { files.append(row.entry.file) }
      let right = row.mistake == nil ? 1 : 0
      counts[row.entry.file, default: (0, 0)].right += right
      counts[row.entry.file, default: (0, 0)].all += 1
    }
    var table = TextTable()
    for file in files {
      let (right, all) = counts[file] ?? (0, 0)
      table.add([file, "\(right) of \(all)", Self.percent(right, of: all)])
    }
    let right = rows.count { $0.mistake == nil }
    let known = rows.count { $0.entry.isKnown && !$0.isDifference }
    let sum =
      "\(rows.count) wordings: \(right) read right (\(Self.percent(right, of: rows.count))), \(known) known mistakes, "
      + "\(differences.count) \(differences.count == 1 ? "difference" : "differences")."
    return table.text + "\n" + sum
  }

  /// A percentage with one decimal, rounded down: only all of them give 100.0 %.
  private static func percent(_ part: Int, of all: Int) -> String {
    guard all > 0 else { return "–" }
    let tenths = part * 1000 / all
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
