import IntentModel
import IntentText
import IntentUnderstanding
import Parley

/// What is said to change the words of a text: rows of ``LabelledClauses`` with the text as it stands behind the situation,
/// and as it is to be at the end; `=` where it stays as it is.
///
/// ```
/// message  I'll be there at seven  change  no not seven, half past eight  I'll be there at half past eight
/// sent     Bring two chairs        -       he has no idea                 =
/// ```
extension LabelledClauses {
  /// A text, before and after what is said.
  struct Edit: Sendable {
    var draft: String
    /// `nil` where it stays as it is.
    var result: String?

    init(_ draft: String, _ result: String) {
      self.draft = draft
      self.result = result == "=" || Words(result).folded == Words(draft).folded ? nil : result
    }
  }

  /// What becomes of a text when something is said about it.
  fileprivate enum EditOutcome: Equatable {
    case stays
    /// The user is asked what it should say.
    case asked
    case becomes(String)

    static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.stays, .stays), (.asked, .asked): true
      case (.becomes(let one), .becomes(let other)): Words(one).folded == Words(other).folded
      default: false
      }
    }

    var text: String {
      switch self {
      case .stays: "="
      case .asked: "?"
      case .becomes(let text): text
      }
    }
  }

  /// What became of the rows of a group.
  private struct EditCounts {
    /// Rows that change the text: read as meant, with another text, and asked for the new text.
    var (changes, right, other, asked) = (0, 0, 0, 0)
    /// Rows that do not change it, and how many are read as if they did.
    var (others, changed) = (0, 0)

    mutating func add(_ read: EditOutcome, meant: EditOutcome) {
      let isOther = if case .becomes = read { read != meant } else { false }
      if meant == .stays {
        others += 1
        changed += isOther ? 1 : 0
      } else {
        changes += 1
        right += read == meant ? 1 : 0
        other += isOther ? 1 : 0
        asked += read == .asked ? 1 : 0
      }
    }

    var cells: [String] {
      [right, other, asked].map { TextTable.percent($0, of: changes) }
        + ["\(others)", TextTable.percent(changed, of: others)]
    }
  }

  /// Whether a text is changed in any row.
  package var hasEdits: Bool { rows.contains { $0.edit != nil } }

  /// Reads all rows with a text.
  ///
  /// - Returns: A table: by language and situation, for what is read and what is not, how many rows change the text, how
  ///   many of them give exactly the text that is meant, how many another, and at how many the user is asked what it should
  ///   say; how many rows do not change it, and how many of them do.
  package func edits(_ listener: CorpusListener) -> String {
    var groups: [String: EditCounts] = [:]
    for row in rows {
      guard let (read, meant) = outcomes(of: row, listener) else { continue }
      for name in row.groups { groups[name, default: EditCounts()].add(read, meant: meant) }
    }
    var table = TextTable(["to a text", "changes", "right", "other", "asked", "no change", "changed"])
    for (name, counts) in groups.sorted(by: { $0.key < $1.key }) {
      table.add([name, "\(counts.changes)"] + counts.cells)
    }
    return table.text
  }

  /// The misread rows with a text whose line contains a text; none that nobody may read.
  package func misreadEdits(_ listener: CorpusListener, filter: String) -> [String] {
    rows.compactMap { row in
      guard let edit = row.edit, let situation = row.situation, !row.isUnread else { return nil }
      let kinds = row.kinds.map(\.name).joined(separator: "+")
      let said = "\(row.place): \(situation): “\(edit.draft)”: \(kinds): “\(row.said)”"
      guard said.contains(filter), let (read, meant) = outcomes(of: row, listener), read != meant else { return nil }
      return "\(said) makes “\(read.text)” and not “\(meant.text)”"
    }
  }

  /// What becomes of the text of a row, and what was meant; `nil` for a row without one.
  private func outcomes(of row: Row, _ listener: CorpusListener) -> (read: EditOutcome, meant: EditOutcome)? {
    guard let edit = row.edit, let situation = row.situation else { return nil }
    let acts = listener.acts(of: row.said, changing: edit.draft, in: situation, row.language)
    return (acts.lazy.compactMap(\.outcome).first ?? .stays, edit.result.map(EditOutcome.becomes) ?? .stays)
  }
}

extension CorpusListener {
  /// What is said about a message with a text.
  fileprivate func acts(
    of said: String, changing draft: String, in situation: String, _ language: String
  ) -> [DialogueAct] {
    if let question = world.question(situation)?.expectation {
      return [turn(said, to: question.settling(draft), in: language).act]
    }
    guard var past = world.past[situation] else { return [] }
    past.text = draft
    return turns(said, after: past, in: language).map(\.act)
  }
}

extension Expectation {
  /// The same question about a request with another text.
  func settling(_ text: String) -> Self {
    var question = self
    if let parameter = CorpusWorld.intents[intent]?.textParameter { question.settled[parameter] = [text] }
    return question
  }
}

extension DialogueAct {
  /// What becomes of the text of the request that is open or was made before; `nil` where nothing does.
  fileprivate var outcome: LabelledClauses.EditOutcome? {
    let text: String? =
      switch self {
      case .change: nil
      case .values(let slots, true): slots.newText("SendMessage")
      case .continuation(let said): said.slots.newText("SendMessage")
      default: understanding?.best.flatMap { $0.intent == "EditMessage" ? $0.slots.newText($0.intent) : nil }
      }
    if case .change = self { return .asked }
    return text.map(LabelledClauses.EditOutcome.becomes)
  }
}

extension [IntentDraft.Slot] {
  /// The value of the parameter of an intent that takes a text.
  fileprivate func newText(_ intent: IntentName) -> String? {
    let parameter = CorpusWorld.intents[intent]?.textParameter
    return first { $0.parameter == parameter }?.value.text
  }
}
