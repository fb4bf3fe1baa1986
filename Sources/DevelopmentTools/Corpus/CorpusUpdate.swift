import Foundation

/// Updates the files of a corpus: wordings that are misread now go below a `known:` line, and those that are read right
/// come out of it.
package struct CorpusUpdate {
  /// The new text of each file that changes, by its path.
  package private(set) var texts: [String: String] = [:]

  /// Computes the changes from the rows of a run; files that nobody may read never change.
  package init(_ run: CorpusRun) {
    let changed = Set(run.differences.map(\.entry.file))
    for file in changed.sorted() {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      var lines: [String?] = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let entries = Dictionary(grouping: run.rows.filter { $0.entry.file == file }) { $0.entry.line }
      // From the last entry to the first, so that the earlier lines keep their numbers.
      for (_, rows) in entries.sorted(by: { $0.key > $1.key }) { Self.change(&lines, rows) }
      texts[file] = lines.compactMap(\.self).joined(separator: "\n")
    }
  }

  /// Moves the wordings of an entry whose mark is wrong into entries of their own below it.
  private static func change(_ lines: inout [String?], _ rows: [CorpusRun.Row]) {
    guard rows.contains(where: \.isDifference), let entry = rows.first?.entry, let last = entry.wordings.last else {
      return
    }
    /// The moved wordings, grouped by the questions at which they are read right.
    var moved: [(questions: [String], isKnown: Bool, wordings: [String])] = []
    var left = entry.wordings.count
    for wording in entry.wordings {
      let own = rows.filter { $0.wording == wording }
      guard own.contains(where: \.isDifference) else { continue }
      lines[wording.line - 1] = nil
      left -= 1
      for isKnown in [false, true] {
        let questions = own.filter { ($0.mistake != nil) == isKnown }.map { $0.question ?? "" }
        if questions.isEmpty { continue }
        if let place = moved.firstIndex(where: { $0.questions == questions && $0.isKnown == isKnown }) {
          moved[place].wordings.append(wording.text)
        } else {
          moved.append((questions, isKnown, [wording.text]))
        }
      }
    }
    let blocks = moved.flatMap { block in
      var heading = entry
      heading.isKnown = block.isKnown
      heading.questions = block.questions.filter { !$0.isEmpty }
      return [heading.heading] + block.wordings.map { "  \($0)" }
    }
    lines.insert(contentsOf: blocks, at: last.line)
    if left == 0 { lines[entry.line - 1] = nil }
  }
}
