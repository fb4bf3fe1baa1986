import IntentModel

/// What messages say to be wrong in the host's handlers, for hosts that show it to their developer.
public enum HandlerProblems {
  /// The texts of the events `problem` in a line of the engine's: of a turn's result, or of a notification.
  public static func texts(in line: [UInt8]) -> [String] {
    // Most lines have none, and are not read again.
    guard has(Array(#""event":"problem""#.utf8), in: line), let message = try? JSONReader.value(of: line) else {
      return []
    }
    var texts: [String] = []
    collect(from: message, into: &texts, depth: 0)
    return texts
  }

  /// Events lie in a result's `events`, or are a notification's `event`.
  private static func collect(from value: JSONValue, into texts: inout [String], depth: Int) {
    guard depth < 4 else { return }
    switch value {
    case .array(let values): for value in values { collect(from: value, into: &texts, depth: depth + 1) }
    case .object(let members):
      if members["event"] == .string("problem"), case .string(let text)? = members["text"] { return texts.append(text) }
      for name in ["result", "params", "event", "events"] {
        if let member = members[name] { collect(from: member, into: &texts, depth: depth + 1) }
      }
    default: break
    }
  }

  private static func has(_ part: [UInt8], in line: [UInt8]) -> Bool {
    guard let first = part.first, line.count >= part.count else { return false }
    return line.withUnsafeBufferPointer { line in
      (0...line.count - part.count).contains { start in
        line[start] == first && part.indices.allSatisfy { line[start + $0] == part[$0] }
      }
    }
  }
}
