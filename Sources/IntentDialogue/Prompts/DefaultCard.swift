import IntentModel

/// The card that is shown with a go-ahead question or an answer: everything that the words beside it do not tell.
struct DefaultCard {
  /// How many records are shown at most; the words say how many there are.
  private static let mostRecords = 6
  let request: PromptRequest
  let teller: ValueTeller

  /// - Parameters:
  /// - words: What is shown beside the card.
  /// - setting: The moment that times are relative to.
  /// - name: What the language calls a parameter of the intent; `nil` for a key that is no parameter.
  func card(besides words: String, in setting: PromptSetting, name: (String) -> String?) -> ContentCard? {
    guard isPresented else { return nil }
    var rows: [ContentCard.Row] = []
    for (key, value) in request.details.sorted(by: { $0.key < $1.key }) {
      let lines = lines(of: value, besides: words, in: setting).filter { !$0.isEmpty && !words.tells($0) }
      guard !lines.isEmpty else { continue }
      // The words already tell all details that are no parameters; a card adds only what was found or done.
      guard let name = name(key) else {
        if request.kind == .response, Self.holdsRecords(value) { rows += lines.map { ContentCard.Row(nil, $0) } }
        continue
      }
      rows += lines.enumerated().map { ContentCard.Row($0.offset == 0 ? name : nil, $0.element) }
    }
    return rows.isEmpty ? nil : ContentCard(request.app ?? "", rows: rows)
  }

  /// Whether the message may have a card: the first go-ahead question, an answer, an update.
  private var isPresented: Bool {
    switch request.kind {
    case .goAhead: request.attempt == 0
    case .response, .update: request.status != .failure
    default: false
    }
  }

  private static func holdsRecords(_ value: ToldValue) -> Bool {
    switch value {
    case .record: true
    case .list(let values): !values.isEmpty && values.allSatisfy(holdsRecords)
    default: false
    }
  }

  private func lines(of value: ToldValue, besides words: String, in setting: PromptSetting) -> [String] {
    switch value {
    case .list(let values):
      Array(values.prefix(Self.mostRecords).flatMap { lines(of: $0, besides: words, in: setting) })
    case .record(let parts): [line(of: parts, besides: words, in: setting)]
    default: [Self.onOneLine(teller.tell(value, in: setting), by: " · ")]
    }
  }

  private static func onOneLine(_ text: String, by separator: String) -> String {
    // The first bytes of all line breaks; most texts have none of them, and are read byte by byte.
    guard text.utf8.contains(where: { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 }) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: separator)
  }

  /// The parts of a record that people want to read: no codes, no records inside it.
  ///
  /// A record that the words already tell for the most part, such as the message being sent, gets no line.
  private func line(of parts: [String: ToldValue], besides words: String, in setting: PromptSetting) -> String {
    let told = parts.sorted { $0.key < $1.key }.compactMap { _, part -> String? in
      switch part {
      case .symbol, .record: return nil
      case .list(let values) where values.contains(where: Self.holdsRecords): return nil
      default: return Self.onOneLine(teller.tell(part, in: setting), by: " ")
      }
    }
    let texts = told.filter { !$0.isEmpty }
    return texts.count(where: words.tells) * 2 > texts.count ? "" : texts.joined(separator: " · ")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text can be searched byte by byte: each of its characters is one scalar with one spelling.
  ///
  /// That holds for scalars below U+0300, where combining marks begin, and for the quotation marks and dashes U+2010 to
  /// U+2027.
  fileprivate var hasOneSpelling: Bool {
    var place = 0
    while place < count {
      switch self[place] {
      case 0x0D: return false
      case ..<0x80: place += 1
      case 0xC2...0xCB: place += 2
      case 0xE2 where place + 2 < count && self[place + 1] == 0x80 && 0x90...0xA7 ~= self[place + 2]: place += 3
      default: return false
      }
    }
    return true
  }

  fileprivate func has(_ part: Self) -> Bool {
    guard let first = part.first, part.count <= count else { return part.isEmpty }
    return (0...count - part.count).contains { start in
      self[start] == first && self[start..<start + part.count].elementsEqual(part)
    }
  }
}

extension String {
  /// Whether the words contain another text.
  fileprivate func tells(_ part: String) -> Bool {
    var (all, part) = (self, part)
    // Searching bytes is a hundred times faster than searching characters.
    let isPart = all.withUTF8 { all in part.withUTF8 { all.hasOneSpelling && $0.hasOneSpelling ? all.has($0) : nil } }
    return isPart ?? all.contains(part)
  }
}
