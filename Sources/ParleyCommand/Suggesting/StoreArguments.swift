import Foundation
import Parley
import ParleySuggestions

/// What the commands about suggestions have in common: the folder, the moment, the form of the answer.
extension CommandOption {
  static let store = CommandOption.value("store", "FOLDER", "The folder in which everything is kept.")
  static let now = CommandOption.value(
    "now", "DATE", "The moment, such as 2026-11-21T09:00:00Z; the clock's if left out.")
  static let format = CommandOption.value(
    "format", "FORMAT", values: ["text", "json"], "The format: text, or json for programs.")
}

extension Arguments {
  /// The folder in which everything is kept.
  func store() throws -> String { try value("store") ?? missing("--store FOLDER") }

  /// The moment that the command takes place at.
  func now() throws -> Date {
    guard let text = value("now") else { return Date() }
    return try StoreText.date(text, of: "--now")
  }

  /// A point on the earth; `nil` where none was given.
  func location(_ option: String) throws -> Coordinate? {
    try value(option).map { try StoreText.coordinate($0, of: "--\(option)") }
  }

  var isJSON: Bool { value("format") == "json" }

  func missing<Value>(_ what: String) throws -> Value {
    throw ArgumentProblem.missingOperand(what, command: commandName)
  }
}

/// Dates and points as people write them.
enum StoreText {
  static func date(_ text: String, of what: String) throws -> Date {
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw ArgumentProblem.noDate(text, what)
    }
    return date
  }

  static func coordinate(_ text: String, of what: String) throws -> Coordinate {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1], abs(latitude) <= 90,
      abs(longitude) <= 180
    else { throw ArgumentProblem.noCoordinate(text, what) }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  static func text(_ date: Date) -> String { date.formatted(.iso8601) }
  static func text(_ coordinate: Coordinate) -> String { "\(coordinate.latitude),\(coordinate.longitude)" }

  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return (try? encoder.encode(value)).map { TerminalText.safe(json: String(decoding: $0, as: UTF8.self)) } ?? "null"
  }
}

/// What is said where a folder or a file cannot be read.
enum StoreProblem: Error, CustomStringConvertible {
  case noStore(String)
  case noFile(String)
  case line(Int, String, String)
  case noResult(Int, count: Int)
  case noInteraction(String, app: String)

  var description: String {
    switch self {
    case .noStore(let folder):
      "\(folder): nothing is kept here. 'parley donate --store \(folder)' begins."
    case .noFile(let path): "\(path): there is no such file"
    case .line(let number, let file, let text): "\(file):\(number): \(text)"
    case .noResult(let number, let count): "there is no number \(number): \(count) were found"
    case .noInteraction(let identifier, let app): "'\(app)' has donated nothing as '\(identifier)'"
    }
  }

  /// Opens an existing store; a misspelt folder is not created.
  ///
  /// - `onlyToRead`: where nothing will be changed, so that another process may write to the store.
  static func openStore(_ folder: String, onlyToRead: Bool, _ console: Console) throws -> Suggestions {
    guard FileManager.default.fileExists(atPath: folder) else { throw StoreProblem.noStore(folder) }
    if onlyToRead { return try Suggestions(reading: folder, calendar: .current) }
    return try makeStore(folder, console)
  }

  /// Opens a store, or makes it, and reports what had to be repaired.
  static func makeStore(_ folder: String, _ console: Console) throws -> Suggestions {
    let suggestions = try Suggestions(at: folder, calendar: .current)
    let reports = [
      ("index", suggestions.history.index.report), ("donations", suggestions.history.donations.report),
      ("media", suggestions.media.report), ("reminders", suggestions.history.reminders.report),
    ]
    for (name, report) in reports { for line in lines(report) { console.complain("\(folder): \(name): \(line)") } }
    return suggestions
  }

  private static func lines(_ report: RecoveryReport) -> [String] {
    var lines = report.setAside.map { "the file could not be read and is put aside as '\($0)'" }
    if report.tailBytes > 0 { lines.append("\(report.tailBytes) bytes of an unfinished record are cut off") }
    if report.lostRecords > 0 { lines.append("\(report.lostRecords) records that were kept are lost") }
    if report.damagedBytes > 0 { lines.append("\(report.damagedBytes) damaged bytes are lost, the rest is not") }
    if report.unfinishedFiles > 0 { lines.append("\(report.unfinishedFiles) unfinished files are removed") }
    return lines
  }
}
