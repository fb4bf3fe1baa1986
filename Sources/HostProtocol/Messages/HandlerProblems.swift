import IntentModel

/// The mistakes of a host's handlers that messages report, for hosts that show them to their developer.
public enum HandlerProblems {
  /// The texts of the `problem` events in a line from the engine, which is a turn's result or a notification.
  public static func texts(in line: [UInt8]) -> [String] {
    // Most lines have no such event, which a search for its name shows without reading them as JSON.
    guard has(Array(#""event":"problem""#.utf8), in: line), let message = try? JSONReader.value(of: line) else {
      return []
    }
    var texts: [String] = []
    collect(from: message, into: &texts, depth: 0)
    return texts
  }

  /// Events are in a result's `events`, or in a notification's `event`.
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
