import IntentModel
import LanguageNotation

extension Grammar {
  /// Reads what ``write(to:)`` wrote; its tables are used in place.
  package convenience init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    let tag = try reader.text()
    let classes = try reader.list { reader throws(TableReader.Mismatch) in try WordClass(from: &reader) }
    let (joiner, joint) = (try reader.int32(), try reader.int32())
    let (discourseMarker, indirect, finite) = (try reader.int32(), try reader.int32(), try reader.int32())
    let automaton = try Automaton(from: &reader)
    let table = ClassTable(classes, automaton, joint: joint, discourseMarker: discourseMarker)
    let lexicon = try Lexicon(table, from: &reader)
    let types = try reader.list { reader throws(TableReader.Mismatch) in VocabularyType(try reader.text()) }
    let slots = try reader.list { reader throws(TableReader.Mismatch) in
      Slot(parameter: try reader.text(), filler: try SlotFiller(from: &reader))
    }
    self.init(
      tag: tag, lexicon: lexicon, classes: classes, tokens: table.tokens, automaton: automaton, slots: slots,
      types: types,
      intents: try reader.list { reader throws(TableReader.Mismatch) in try IntentEntry(from: &reader) },
      phrases: try reader.list { reader throws(TableReader.Mismatch) in try Phrase(from: &reader) },
      phraseRoles: try Runs(from: &reader), joiner: joiner, joint: joint, discourseMarker: discourseMarker,
      indirect: indirect, finite: finite,
      symbolSlots: try reader.setsByClass(), introduced: try reader.setsByClass())
  }

  /// Writes the grammar as it is before anything was read with it.
  package func write(to writer: inout TableWriter) {
    writer.add(tag)
    writer.add(classes) { $1.write(to: &$0) }
    for wordClass in [joiner, joint, discourseMarker, indirect, finite] { writer.add(wordClass) }
    automaton.write(to: &writer)
    lexicon.write(to: &writer)
    writer.add(types) { $0.add($1.rawValue) }
    writer.add(slots) {
      $0.add($1.parameter)
      $1.filler.write(to: &$0)
    }
    writer.add(intents) { $1.write(to: &$0) }
    writer.add(phrases) { $1.write(to: &$0) }
    phraseRoles.write(to: &writer)
    writer.add(symbolSlots)
    writer.add(introduced)
  }
}

extension WordClass {
  private static let roles = Definition.Role.allCases

  fileprivate init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    name = try reader.text()
    let place = Int(try reader.int32())
    guard Self.roles.indices.contains(place) else { throw TableReader.Mismatch() }
    role = Self.roles[place]
    weight = try reader.float()
  }

  fileprivate func write(to writer: inout TableWriter) {
    writer.add(name)
    writer.add(Int32(Self.roles.firstIndex(of: role) ?? 0))
    writer.add(weight)
  }
}

extension Grammar.IntentEntry {
  fileprivate init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    name = IntentName(rawValue: try reader.text())
    looksBack = try reader.flag()
    isDetail = try reader.flag()
    act = try reader.optionalText().flatMap(ActForm.init)
    takesTimes = try reader.flag()
  }

  fileprivate func write(to writer: inout TableWriter) {
    writer.add(name.rawValue)
    writer.add(looksBack)
    writer.add(isDetail)
    writer.add(act?.rawValue)
    writer.add(takesTimes)
  }
}

extension Grammar.Phrase {
  fileprivate init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    constants = try reader.list { reader throws(TableReader.Mismatch) in try Grammar.Constant(from: &reader) }
    entry = try reader.int32()
    cost = try reader.float()
  }

  fileprivate func write(to writer: inout TableWriter) {
    writer.add(constants) { $1.write(to: &$0) }
    writer.add(entry)
    writer.add(cost)
  }
}

extension Grammar.Constant {
  fileprivate init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    parameter = try reader.text()
    symbol = try reader.text()
    let isFlag = try reader.flag()
    if let reference = try reader.optionalText() {
      guard let known = SpokenReference(rawValue: reference) else { throw TableReader.Mismatch() }
      meaning = .reference(known)
    } else {
      meaning = isFlag ? .flag(symbol == "true") : .symbol(symbol)
    }
  }

  fileprivate func write(to writer: inout TableWriter) {
    writer.add(parameter)
    writer.add(symbol)
    writer.add({ if case .flag = meaning { true } else { false } }())
    writer.add({ if case .reference(let reference) = meaning { reference.rawValue } else { nil } }())
  }
}

extension SlotFiller {
  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    let kind = try reader.int32()
    let isList = try reader.flag()
    switch kind {
    case 0: self = .text
    case 1: self = .term
    case 2: self = .person(list: isList)
    case 3: self = .name(VocabularyType(try reader.text()), list: isList)
    case 4: self = .symbol
    case 5:
      let number = try reader.int32()
      guard SpanKind.allCases.indices.contains(Int(number)) else { throw TableReader.Mismatch() }
      self = .value(SpanKind.allCases[Int(number)])
    case 6: self = .place
    default: throw TableReader.Mismatch()
    }
  }

  package func write(to writer: inout TableWriter) {
    let (kind, isList): (Int32, Bool) =
      switch self {
      case .text: (0, false)
      case .term: (1, false)
      case .person(let list): (2, list)
      case .name(_, let list): (3, list)
      case .symbol: (4, false)
      case .value: (5, false)
      case .place: (6, false)
      }
    writer.add(kind)
    writer.add(isList)
    if case .name(let type, _) = self { writer.add(type.rawValue) }
    if case .value(let span) = self { writer.add(Int32(span.rawValue)) }
  }
}

extension TableReader {
  fileprivate mutating func setsByClass() throws(Mismatch) -> [Int32: Set<String>] {
    let pairs = try list { reader throws(Mismatch) in
      (try reader.int32(), Set(try reader.list { reader throws(Mismatch) in try reader.text() }))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension TableWriter {
  fileprivate mutating func add(_ sets: [Int32: Set<String>]) {
    add(sets.sorted { $0.key < $1.key }) {
      $0.add($1.key)
      $0.add($1.value.sorted()) { $0.add($1) }
    }
  }
}
