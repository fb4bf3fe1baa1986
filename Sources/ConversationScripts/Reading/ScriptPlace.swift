/// A place in a script.
public struct ScriptPlace: Sendable, Hashable, Comparable {
  /// The script's path as it was given.
  public var path: String
  /// The line's number; the first is 1.
  public var line: Int
  /// The column in characters; the first is 1.
  public var column: Int

  /// A place in a script; the first column unless another is given.
  public init(_ path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Orders by path, then by line and column.
  public static func < (a: Self, b: Self) -> Bool {
    (a.path, a.line, a.column) < (b.path, b.line, b.column)
  }
}

extension ScriptPlace: CustomStringConvertible {
  /// The place as editors read it: `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}
