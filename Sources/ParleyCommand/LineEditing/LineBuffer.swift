/// A line that is being edited: its characters, the cursor, and what came before it in the history.
struct LineBuffer: Sendable, Hashable {
  /// What is to be done when a key was pressed.
  enum Outcome: Sendable, Hashable {
    case goOn
    case done
    /// Control-C.
    case interrupted
    /// Control-D on an empty line.
    case ended
    case complete
    case clearScreen
  }

  private(set) var characters: [Character] = []
  private(set) var cursor = 0
  private let history: [String]
  /// The place in the history; the one after its last entry is the new line.
  private var place: Int
  private var unfinished = ""

  init(history: [String] = []) {
    self.history = history
    self.place = history.count
  }

  var text: String { String(characters) }

  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .character(let character): insert([character])
    case .paste(let text): insert(Self.lines(of: text))
    case .enter: return .done
    case .tab: return .complete
    case .backspace: remove(from: cursor - 1, to: cursor)
    case .delete: remove(from: cursor, to: cursor + 1)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .up: recall(place - 1)
    case .down: recall(place + 1)
    case .control(let letter): return press(control: letter)
    case .escape, .unknown: break
    }
    return .goOn
  }

  private mutating func press(control letter: Character) -> Outcome {
    switch letter {
    case "a": cursor = 0
    case "e": cursor = characters.count
    case "b": cursor = max(0, cursor - 1)
    case "f": cursor = min(characters.count, cursor + 1)
    case "k": remove(from: cursor, to: characters.count)
    case "u": remove(from: 0, to: cursor)
    case "w": remove(from: wordStart, to: cursor)
    case "p": recall(place - 1)
    case "n": recall(place + 1)
    case "l": return .clearScreen
    case "c": return .interrupted
    case "d":
      if characters.isEmpty { return .ended }
      remove(from: cursor, to: cursor + 1)
    default: break
    }
    return .goOn
  }

  /// Puts text in place of the characters before the cursor, from a place on.
  mutating func replace(from start: Int, by text: String) {
    remove(from: start, to: cursor)
    insert(Array(text))
  }

  /// Pasted lines stay separate; blank lines and the last line end are dropped.
  private static func lines(of text: String) -> [Character] {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.map { $0 == "\t" ? " " : $0 } }
    return Array(lines.joined(separator: ["\n"]))
  }

  private mutating func insert(_ new: [Character]) {
    let visible = new.filter {
      $0 == "\n" || !$0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
    guard !visible.isEmpty else { return }
    // Parts that make one character, such as a letter and its accent or the people of a family, may come one by one.
    let before = max(0, cursor - 1)..<cursor
    let joined = Array(String(characters[before] + visible))
    characters.replaceSubrange(before, with: joined)
    cursor = before.lowerBound + joined.count
  }

  private mutating func remove(from start: Int, to end: Int) {
    let range = max(0, start)..<min(characters.count, max(end, max(0, start)))
    guard !range.isEmpty else { return }
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func recall(_ wanted: Int) {
    guard (0...history.count).contains(wanted) else { return }
    if place == history.count { unfinished = text }
    place = wanted
    characters = Array(wanted == history.count ? unfinished : history[wanted])
    cursor = characters.count
  }

  private var wordStart: Int {
    var start = cursor
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }

  private var wordEnd: Int {
    var end = cursor
    while end < characters.count, characters[end] == " " { end += 1 }
    while end < characters.count, characters[end] != " " { end += 1 }
    return end
  }
}
