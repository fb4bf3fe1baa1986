/// Where something stands in a script.
public struct ScriptPlace: Sendable, Hashable, Comparable {
  /// The script's path as it was given.
  public var path: String
  /// The line's number; the first is 1.
  public var line: Int
  /// The column in characters; the first is 1.
  public var column: Int

  public init(_ path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool {
    (a.path, a.line, a.column) < (b.path, b.line, b.column)
  }
}

extension ScriptPlace: CustomStringConvertible {
  public var description: String { "\(path):\(line):\(column)" }
}
