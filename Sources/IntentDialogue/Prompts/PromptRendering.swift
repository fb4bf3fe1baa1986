import IntentModel
import IntentText
import LanguageNotation

/// Fills one template with the values of one request.
struct PromptRendering {
  let request: PromptRequest
  let setting: PromptSetting
  let teller: ValueTeller
  let book: PromptBook

  /// The words, and whether they are complete: no value that they need is missing, and they are not empty.
  func render(_ template: PromptTemplate) -> (text: String, isWhole: Bool) {
    let (text, complete) = render(template.pieces, in: [:])
    let said = Self.tidied(text)
    let isWhole = complete && said.contains { $0.isLetter || $0.isNumber }
    guard case .text? = template.pieces.last, beginsInTheMiddle(template.pieces) else { return (said, isWhole) }
    return (said.prefix(1).uppercased() + said.dropFirst(), isWhole)
  }

  /// The values that a sentence needs and the request lacks.
  func missingValues(of template: PromptTemplate) -> [String] {
    template.pieces.compactMap { piece in
      guard case .value(let path, _) = piece, render(piece, in: [:]) == nil else { return nil }
      return path.first
    }
  }

  /// Whether a sentence would begin with words that are written for its middle: a time ("At 3:28 PM."), or the words
  /// after a missing value ("From Market to Airport.").
  private func beginsInTheMiddle(_ pieces: [PromptTemplate.Piece]) -> Bool {
    switch pieces.first {
    case .value(let path, _): value(at: path, in: [:])?.isTime == true
    case .optional: isOwnWords(pieces)
    default: false
    }
  }

  private func isOwnWords(_ pieces: [PromptTemplate.Piece]) -> Bool {
    for piece in pieces {
      guard let part = render(piece, in: [:]), part.contains(where: \.isLetter) else { continue }
      return switch piece {
      case .text: true
      case .optional(let inner): isOwnWords(inner)
      default: false
      }
    }
    return false
  }

  /// A value that a template names: a detail of the request, or one that every request has.
  private func value(named name: String) -> ToldValue? {
    switch name {
    case "app": if let app = request.app { return .name(app) }
    case "choices":
      guard !request.choices.isEmpty else { break }
      return .list(AssistantMessage.Choice.told(request.choices, label: teller.label).map { .name($0) })
    case "request": if let name = request.intent.flatMap({ book.names(of: $0).first }) { return .name(name) }
    case "choiceCount": if !request.choices.isEmpty { return .number(.init(request.choices.count)) }
    case "parameter":
      if let parameter = request.parameter { return .name(book.name(of: parameter, in: request.intent)) }
    case "changed": if let before = request.toldBefore { return .record(changes(since: before)) }
    default: break
    }
    return request.details[name]
  }

  /// The details that are worded differently from the last report; a detail that is gone has no words.
  private func changes(since before: [String: ToldValue]) -> [String: ToldValue] {
    request.details.filter { name, value in
      before[name].map { teller.tell($0, in: setting) != teller.tell(value, in: setting) } ?? true
    }
  }

  /// The pieces in words, and whether none of the values that they need is missing.
  ///
  /// - Parameter item: The parts of the list item that is being rendered; they hide other values of the same name.
  private func render(
    _ pieces: [PromptTemplate.Piece], in item: [String: ToldValue]
  ) -> (text: String, complete: Bool) {
    var text = ""
    var complete = true
    for piece in pieces {
      let part = render(piece, in: item)
      // A name or a time may itself end in a point: after "Bobo Jr." a sentence gets no second one.
      if case .value = piece, let part { text = book.euphony.joined(text, before: part) }
      let isSecondPoint = text.last == "." && part?.first == "." && piece.isText
      text += part?.dropFirst(isSecondPoint ? 1 : 0) ?? ""
      if part == nil { complete = false }
    }
    return (text, complete)
  }

  private func render(_ piece: PromptTemplate.Piece, in item: [String: ToldValue]) -> String? {
    switch piece {
    case .text(let literal):
      return literal
    case .optional(let inner):
      let part = render(inner, in: item)
      return part.complete ? part.text : ""
    case .value(let path, let joinedByOr):
      let told = value(at: path, in: item)
        .map { teller.tell($0, in: setting, joinedByOr: joinedByOr) }
      return told?.isEmpty == false ? told : nil
    case .number(let path, let forms):
      return value(at: path, in: item).flatMap(Self.count)
        .map { render(form(for: $0, of: forms), in: item).text }
    case .each(let path, let inner):
      guard case .list(let items) = value(at: path, in: item) else { return nil }
      return each(items, inner, in: item)
    }
  }

  private func each(
    _ items: [ToldValue], _ inner: [PromptTemplate.Piece], in outer: [String: ToldValue]
  ) -> String {
    let parts = items.map { item in
      var scope = outer
      scope["item"] = item
      if case .record(let parts) = item { scope.merge(parts) { _, part in part } }
      return render(inner, in: scope).text
    }
    let sentences = parts.allSatisfy { $0.last.map(".!?".contains) ?? false }
    return parts.joined(separator: sentences ? " " : ", ")
  }

  /// Two forms are for one and for many; three are for none, one and many.
  ///
  /// `word plural 0: one` says that nothing counts as one.
  private func form(for count: Int, of forms: [[PromptTemplate.Piece]]) -> [PromptTemplate.Piece] {
    let one = teller.countsAsOne(count)
    switch forms.count {
    case 0: return []
    case 1: return forms[0]
    case 2: return one ? forms[0] : forms[1]
    default: return count == 0 ? forms[0] : one ? forms[1] : forms[2]
    }
  }

  private func value(at path: [String], in item: [String: ToldValue]) -> ToldValue? {
    guard let first = path.first, var value = item[first] ?? value(named: first) else { return nil }
    for part in path.dropFirst() {
      switch value {
      case .record(let parts):
        guard let next = parts[part] else { return nil }
        value = next
      case .list(let items) where part == "first":
        guard let next = items.first else { return nil }
        value = next
      case .symbol, .list: value = inflected(value, part)
      default: return nil
      }
    }
    return value
  }

  /// The symbol in another form of its word, `word unread plural: non letti`; as it is where the language has none.
  private func inflected(_ value: ToldValue, _ form: String) -> ToldValue {
    switch value {
    case .symbol(let symbol): teller.words["\(symbol) \(form)"].map { .text($0) } ?? value
    case .list(let items): .list(items.map { inflected($0, form) })
    default: value
    }
  }

  private static func count(_ value: ToldValue) -> Int? {
    switch value {
    case .number(let number): Int(number.description) ?? 2
    case .list(let items): items.count
    default: nil
    }
  }

  /// Removes double spaces and spaces before a full stop or a comma, which an absent value leaves behind. (French has a
  /// space before `?`.)
  private static func tidied(_ text: String) -> String {
    guard needsTidying(text) else { return text }
    var tidy = ""
    for character in text {
      if ".,".contains(character), tidy.last == " " { tidy.removeLast() }
      if ".,".contains(character), tidy.isEmpty { continue }
      if character == ".", endsAQuotation(tidy) { continue }
      if character == " ", tidy.isEmpty || tidy.last == " " { continue }
      tidy.append(character)
    }
    while tidy.last == " " { tidy.removeLast() }
    return tidy
  }

  /// Whether there may be something to tidy.
  ///
  /// Most sentences are tidy, and bytes are faster to look at than characters.
  private static func needsTidying(_ text: String) -> Bool {
    let (space, quote) = (UInt8(ascii: " "), UInt8(ascii: "\""))
    var before = space
    for byte in text.utf8 {
      switch byte {
      case space where before == space: return true
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if before == space || before == quote || before >= 0x80 { return true }
      default: break
      }
      before = byte
    }
    return before == space
  }

  /// Whether a text ends with a quotation that ends its sentence itself: “Who is it?” needs no further full stop.
  private static func endsAQuotation(_ text: String) -> Bool {
    guard let quote = text.last, "”“»\"".contains(quote) else { return false }
    return text.dropLast().last { $0 != " " }.map(".!?…".contains) ?? false
  }
}

extension AssistantMessage.Choice {
  /// The choices as a sentence names them: with the detail only where two have names that look alike.
  ///
  /// - Parameter label: The language's word for the label of an address.
  static func told(_ choices: [AssistantMessage.Choice], label: (String) -> String) -> [String] {
    let looks = Dictionary(choices.map { (look(of: $0.name), 1) }, uniquingKeysWith: +)
    return choices.map { choice in
      guard looks[look(of: choice.name)] != 1, let detail = choice.told(label).detail else { return choice.name }
      return "\(choice.name) (\(detail))"
    }
  }

  /// The choice with the label in its detail put into the language's word.
  func told(_ label: (String) -> String) -> AssistantMessage.Choice {
    guard let detail else { return self }
    let parts = detail.split(separator: " ", maxSplits: 1).map(String.init)
    let whole = label(detail)
    // Of "mobile …0202" only the first word is a label.
    if whole != detail || parts.count < 2 { return AssistantMessage.Choice(name, detail: whole) }
    return AssistantMessage.Choice(name, detail: "\(label(parts[0])) \(parts[1])")
  }

  /// A name without accents and forms of apostrophes: names that differ in those alone are hard to tell apart.
  static func look(of name: String) -> String { Folding.folded(name).filter { $0.isLetter || $0.isNumber } }
}

extension PromptTemplate.Piece {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension ToldValue {
  /// Whether it is told in words that have no spelling of their own, as a name has.
  fileprivate var isTime: Bool {
    switch self {
    case .moment, .date, .duration: true
    default: false
    }
  }
}
