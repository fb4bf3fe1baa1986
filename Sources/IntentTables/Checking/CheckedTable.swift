import LanguageNotation

/// A domain's table together with the shared table, read and checked.
package struct CheckedTable: Sendable {
  package let table: IntentTable
  let shared: SharedTable

  /// Reads the table of a domain.
  /// - Parameters:
  ///   - text: The table.
  ///   - file: Its file, as messages name it.
  /// - Throws: ``NotationProblems`` with all that is wrong with either.
  package init(_ text: String, file: String, shared: String, sharedFile: String) throws {
    self.shared = try Self.shared(shared, file: sharedFile)
    var reader = TableReader(file: file)
    reader.read(text)
    let check = TableCheck(reader.table, self.shared)
    try Self.report(reader.problems + check.problems)
    table = check.table
  }

  /// Reads the table that all domains share.
  package static func shared(_ text: String, file: String) throws -> SharedTable {
    var reader = SharedReader(file: file)
    reader.read(text)
    try report(reader.problems)
    return reader.table
  }

  private static func report(_ problems: [NotationProblem]) throws {
    if problems.isEmpty { return }
    throw NotationProblems(problems.sorted { ($0.line, $0.column ?? 0) < ($1.line, $1.column ?? 0) })
  }
}
