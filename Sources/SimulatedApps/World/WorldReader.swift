#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentText
import Parley
import PropertyLists

/// Reads a World.plist: typed values by key; every mistake is recorded with its place, and reading goes on.
struct WorldReader {
  let file: String
  let root: PropertyList?
  /// When the world is opened; `MinutesAgo` is relative to it.
  private(set) var now: Date
  private let linePlaces: PropertyListPlaces?
  private(set) var problems: [WorldProblem] = []
  /// Violations of guidelines, which do not keep the app from being simulated.
  private(set) var advice: [WorldProblem] = []
  /// The places that were read, in their order.
  var places: [Placemark] = []

  /// An empty world.
  init(now: Date) {
    self.file = ""
    self.root = nil
    self.linePlaces = nil
    self.now = now
  }

  init(_ bytes: [UInt8], file: String, now: Date) throws(WorldProblems) {
    self.file = file
    self.now = now
    do throws(PropertyListError) {
      let root = try PropertyList(bytes)
      self.root = root
      self.linePlaces = root.places
    } catch {
      throw WorldProblems([Self.problem(.notReadable(error.reason.description), file, error.place)])
    }
    if let root, root.kind != .dictionary {
      throw WorldProblems([
        Self.problem(.wrongKind(of: "World", expected: "a dictionary", found: "\(root.kind)"), file, root.place)
      ])
    }
  }

  /// The same world, opened at another moment.
  func opened(at now: Date) -> WorldReader {
    var world = self
    world.now = now
    return world
  }

  /// Throws the recorded problems, if there are any.
  func finish() throws(WorldProblems) {
    if !problems.isEmpty {
      throw WorldProblems(problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) })
    }
  }

  private static func problem(
    _ reason: WorldProblem.Reason, _ file: String, _ place: PropertyListPlace
  ) -> WorldProblem {
    guard case .position(let line, let column) = place else {
      return WorldProblem(file: file, reason: reason)
    }
    return WorldProblem(file: file, line: line, column: column, reason: reason)
  }

  mutating func note(_ reason: WorldProblem.Reason, at node: PropertyList) {
    problems.append(Self.problem(reason, file, linePlaces?.place(of: node.offset) ?? node.place))
  }

  mutating func advise(_ words: String, at node: PropertyList) {
    advice.append(Self.problem(.guideline(words), file, linePlaces?.place(of: node.offset) ?? node.place))
  }

  private mutating func wrongKind(of key: String, _ expected: String, _ node: PropertyList) {
    note(.wrongKind(of: key, expected: expected, found: "\(node.kind)"), at: node)
  }
}

// MARK: Values by key

extension WorldReader {
  mutating func text(_ key: String, in node: PropertyList?) -> String? {
    guard let value = node?[key] else { return nil }
    if value.string == nil { wrongKind(of: key, "a string", value) }
    return value.string
  }

  /// The text of a key that must be there; `owner` names the thing in the message where it is missing.
  mutating func text(_ key: String, in node: PropertyList, of owner: String) -> String? {
    if node[key] == nil { note(.missingKey(key, of: owner), at: node) }
    return text(key, in: node)
  }

  mutating func flag(_ key: String, in node: PropertyList?) -> Bool? {
    guard let value = node?[key] else { return nil }
    if value.boolean == nil { wrongKind(of: key, "true or false", value) }
    return value.boolean
  }

  mutating func number(_ key: String, in node: PropertyList?) -> Double? {
    guard let value = node?[key] else { return nil }
    if value.number == nil { wrongKind(of: key, "a number", value) }
    return value.number
  }

  /// A decimal number, written as an integer or as a string so that it is never a binary fraction.
  mutating func decimal(_ key: String, in node: PropertyList?) -> Decimal? {
    guard let value = node?[key] else { return nil }
    if let integer = value.integer { return Decimal(integer) }
    guard let text = value.string else {
      wrongKind(of: key, "an integer or a string such as 12.50", value)
      return nil
    }
    let isNumber = !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }
    guard isNumber, let decimal = Decimal(string: text) else {
      note(.notANumber(text, key: key), at: value)
      return nil
    }
    return decimal
  }

  /// The texts of an array.
  mutating func texts(_ key: String, in node: PropertyList?) -> [String] {
    var texts: [String] = []
    for element in elements(key, in: node) {
      if let text = element.string { texts.append(text) } else { wrongKind(of: key, "an array of strings", element) }
    }
    return texts
  }

  /// The dictionaries of an array.
  mutating func dictionaries(_ key: String, in node: PropertyList?) -> [PropertyList] {
    var dictionaries: [PropertyList] = []
    for element in elements(key, in: node) {
      if element.kind == .dictionary {
        dictionaries.append(element)
      } else {
        wrongKind(of: key, "an array of dictionaries", element)
      }
    }
    return dictionaries
  }

  mutating func elements(_ key: String, in node: PropertyList?) -> [PropertyList] {
    guard let value = node?[key] else { return [] }
    guard let elements = value.elements else {
      wrongKind(of: key, "an array", value)
      return []
    }
    return Array(elements)
  }

  mutating func dictionary(_ key: String, in node: PropertyList?) -> PropertyList? {
    guard let value = node?[key] else { return nil }
    if value.kind != .dictionary { wrongKind(of: key, "a dictionary", value) }
    return value.kind == .dictionary ? value : nil
  }

  /// A word that names one of a fixed set.
  mutating func symbol<Value: SymbolicValue & CaseIterable>(
    _ key: String, in node: PropertyList?, as type: Value.Type
  ) -> Value? {
    guard let value = node?[key], let word = text(key, in: node) else { return nil }
    guard let symbol = Value(symbol: word) else {
      note(unknown(word, key: key, known: Value.allCases.map(\.symbol)), at: value)
      return nil
    }
    return symbol
  }

  func unknown(_ word: String, key: String, known: [String]) -> WorldProblem.Reason {
    .unknownWord(word, key: key, nearest: NearestName.nearest(to: word, among: known))
  }

  /// The moment of `Date`, or of `MinutesAgo` or `MinutesAhead` from when the world is opened.
  mutating func moment(in node: PropertyList) -> Date? {
    if let minutes = number("MinutesAgo", in: node) { return now.addingTimeInterval(-60 * minutes) }
    if let minutes = number("MinutesAhead", in: node) { return now.addingTimeInterval(60 * minutes) }
    guard let value = node["Date"] else { return nil }
    if value.date == nil { wrongKind(of: "Date", "a date", value) }
    return value.date
  }

  static let momentKeys = ["Date", "MinutesAgo", "MinutesAhead"]

  /// Records every key that is not a known one.
  mutating func checkKeys(of node: PropertyList?, known: [String]) {
    for entry in node?.entries.map(Array.init) ?? [] where !known.contains(entry.key) {
      note(.unknownKey(entry.key, nearest: NearestName.nearest(to: entry.key, among: known)), at: entry.keyNode)
    }
  }
}
