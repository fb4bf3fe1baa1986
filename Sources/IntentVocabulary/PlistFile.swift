import IntentText
import PropertyLists

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A property list of an app's folder that is being read: its values, and the problems found in them.
struct PlistFile {
  /// The file as it is named in problems.
  let name: String
  let root: PropertyList
  private let places: PropertyListPlaces
  private(set) var problems: [VocabularyProblem] = []

  /// Reads the file; throws the problem if it cannot be read.
  init(_ name: String) throws(VocabularyProblem) {
    let limit = PropertyListLimits().size
    // The size is looked at first, so that no file is too large to be refused.
    if let size = Self.size(of: name), size > limit {
      throw VocabularyProblem(.notReadable(.tooLarge(limit: limit)), file: name, severity: .error)
    }
    guard let content = FileManager.default.contents(atPath: name) else {
      // A path that exists and was not read is a folder, or may not be read.
      let isThere = FileManager.default.fileExists(atPath: name)
      throw VocabularyProblem(isThere ? .noReadableFile : .missingFile, file: name, severity: .error)
    }
    try self.init(name, bytes: Array(content))
  }

  private static func size(of name: String) -> Int? {
    let size = (try? FileManager.default.attributesOfItem(atPath: name))?[.size]
    return size as? Int ?? (size as? UInt64).map(Int.init(clamping:))
  }

  init(_ name: String, bytes: [UInt8]) throws(VocabularyProblem) {
    self.name = name
    do throws(PropertyListError) {
      root = try PropertyList(bytes)
    } catch {
      throw Self.problem(.notReadable(error.reason), in: name, at: error.place, .error)
    }
    places = root.places
    for problem in root.problems { report(.inFile(problem.reason), at: problem.offset) }
    if root.kind != .dictionary {
      throw Self.problem(.notADictionary(found: root.kind.described), in: name, at: root.place, .error)
    }
  }

  private static func problem(
    _ reason: VocabularyProblem.Reason, in file: String, at place: PropertyListPlace,
    _ severity: VocabularyProblem.Severity?
  ) -> VocabularyProblem {
    guard case .position(let line, let column) = place else {
      return VocabularyProblem(reason, file: file, severity: severity)
    }
    return VocabularyProblem(reason, file: file, line: line, column: column, severity: severity)
  }

  mutating func report(
    _ reason: VocabularyProblem.Reason, at node: PropertyList,
    _ severity: VocabularyProblem.Severity? = nil
  ) {
    report(reason, at: node.offset, severity)
  }

  private mutating func report(
    _ reason: VocabularyProblem.Reason, at offset: Int,
    _ severity: VocabularyProblem.Severity? = nil
  ) {
    problems.append(Self.problem(reason, in: name, at: places.place(of: offset), severity))
  }

  /// Whether a top-level value contains a variable for a build.
  var hasVariables: Bool {
    root.entries?.contains { $0.value.string.map(BuildSettings.isVariable) ?? false } ?? false
  }

  /// The line and column of a value; 1:1 in a binary file.
  func position(of node: PropertyList) -> AppVocabulary.IntentPhrases.Place {
    guard case .position(let line, let column) = places.place(of: node.offset) else {
      return .init(line: 1, column: 1)
    }
    return .init(line: line, column: column)
  }

  /// The text of a value, without control characters; reported and `nil` if it is another kind.
  mutating func text(_ node: PropertyList, of key: String) -> String? {
    guard let string = node.string else {
      report(.wrongKind(of: key, expected: "a string", found: node.kind.described), at: node)
      return nil
    }
    return string.utf8.contains { $0 < 0x20 || $0 == 0x7F } ? cleaned(string, at: node) : string
  }

  /// The text without the control characters, which are reported; white space among them becomes a space.
  private mutating func cleaned(_ string: String, at node: PropertyList) -> String {
    var clean = String.UnicodeScalarView()
    var hasControl = false
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n", "\t", "\r": clean.append(scalar)
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F { hasControl = true } else { clean.append(scalar) }
      }
    }
    // In XML the reader has reported it already, at the character itself.
    if hasControl, node.format == .binary { report(.controlCharacter(String(clean)), at: node) }
    return String(clean)
  }

  /// The text of a key; `nil` without the key.
  mutating func text(_ key: String, in dictionary: PropertyList) -> String? {
    dictionary[key].flatMap { text($0, of: key) }
  }

  /// The elements of an array under a key; none without the key, reported if it is another kind.
  mutating func elements(_ key: String, in dictionary: PropertyList) -> [PropertyList] {
    dictionary[key].map { elements($0, of: key) } ?? []
  }

  mutating func elements(_ node: PropertyList, of key: String) -> [PropertyList] {
    guard let elements = node.elements else {
      report(.wrongKind(of: key, expected: "an array", found: node.kind.described), at: node)
      return []
    }
    return Array(elements)
  }

  /// Whether a value is a dictionary; reported if it is not.
  mutating func isDictionary(_ node: PropertyList, of key: String) -> Bool {
    if node.kind == .dictionary { return true }
    report(.wrongKind(of: key, expected: "a dictionary", found: node.kind.described), at: node)
    return false
  }

  /// Reports the keys of a dictionary that are not among the known ones, each with the nearest of them.
  mutating func checkKeys(of dictionary: PropertyList, known: [String], elsewhere: [String: String] = [:]) {
    guard let entries = dictionary.entries else { return }
    for entry in entries where !known.contains(where: entry.hasKey) {
      let key = entry.key
      if let owner = elsewhere[key] {
        report(.misplacedKey(key, belongsTo: owner), at: entry.keyNode)
      } else {
        report(
          .unknownKey(key, nearest: NearestName.nearest(to: key, among: known + elsewhere.keys.sorted())),
          at: entry.keyNode)
      }
    }
  }
}

extension PropertyList.Kind {
  /// The kind with its article, for messages.
  var described: String {
    switch self {
    case .array, .integer: "an \(rawValue)"
    case .data: "data"
    case .real: "a number"
    default: "a \(rawValue)"
    }
  }
}
