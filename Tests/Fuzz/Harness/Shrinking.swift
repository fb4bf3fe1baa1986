import Foundation

/// Looks for a shorter input that breaks the same law, by leaving out halves, quarters and so on.
struct Shrinking {
  let name: String
  let folder: String
  let isLines: Bool
  let law: String
  /// How many inputs are tried at most, and for how many seconds.
  private static let mostTries = 150
  private static let longest = 40.0

  /// What is the same for all inputs that break a law: the words before the details.
  static func law(of outcome: String) -> String {
    let words = outcome.prefix { $0 != "\n" }
    // The law of a trap is where it happened.
    let law = words.hasPrefix("trap") ? words : words.prefix { $0 != ":" }
    return String(law.filter { !$0.isNumber })
  }

  /// A shorter input, or the same; `nil` where this input breaks nothing when it is run alone.
  func shortened(_ input: [UInt8]) throws -> [UInt8]? {
    guard try breaks(input) else { return nil }
    var parts: [ArraySlice<UInt8>] = isLines ? lines(of: input) : input.indices.map { input[$0...$0] }
    var size = parts.count / 2
    var tries = 0
    let end = Date(timeIntervalSinceNow: Self.longest)
    var mayTry: Bool { tries < Self.mostTries && Date() < end }
    while size > 0, mayTry {
      var start = 0
      while start < parts.count, mayTry {
        var fewer = parts
        fewer.removeSubrange(start..<min(parts.count, start + size))
        tries += 1
        if try breaks(Array(fewer.joined())) { parts = fewer } else { start += size }
      }
      size /= 2
    }
    return Array(parts.joined())
  }

  /// The lines with their ends.
  private func lines(of input: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = input[...]
    while let end = rest.firstIndex(of: 10) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private func breaks(_ input: [UInt8]) throws -> Bool {
    let file = "\(folder)/\(name).try"
    try Data(input).write(to: URL(fileURLWithPath: file))
    let outcome = try WorkerProcess(name, folder, ["--worker", "--input", file]).outcome()
    return outcome.map(Self.law) == law
  }
}
