import Foundation

/// Lines of JSON, as programs give them to `parley parse --jsonl`: each is answered by one line of JSON.
///
/// The reader is part of the command, so it runs as a process of its own.
struct JSONLinesTarget: FuzzTarget {
  let kept = SeedFiles.kept("Lines")
  let isLines = true
  private let mutations = Mutations(tokens: [
    "{\"id\":\"1\",\"text\":\"text Bobo hi\",\"lang\":\"en\"}\n", "\"text\":", "\"id\":", "\"lang\":\"xx\"",
    "\\u0000", "\\ud800",
    "\\ud83d\\ude00", "null", "true", "[[[[", "{\"a\":{", "]]]]", "1e999", "\u{85}", "\u{2028}", "\r", "\n",
  ])
  private let command: String

  init() throws {
    let folder = (CommandLine.arguments[0] as NSString).deletingLastPathComponent
    command = "\(folder)/parley"
    guard FileManager.default.isExecutableFile(atPath: command) else {
      throw Finding("parley is built beside the fuzzers", command)
    }
  }

  /// A process reads many lines, so that most of the time goes into reading and not into starting.
  func input(from numbers: inout Numbers) -> [UInt8] {
    Array((0..<40).map { _ in mutations.changed(kept, &numbers) }.joined(separator: [10]))
  }

  func run(_ input: [UInt8]) throws {
    let folder = ScratchFolder()
    defer { folder.remove() }
    try folder.write(input, to: "in")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let limited = "ulimit -t 20; ulimit -v 8000000; exec \"$1\" parse --jsonl <\"$2/in\" >\"$2/out\" 2>\"$2/err\""
    process.arguments = ["-c", limited, "sh", command, folder.path]
    try process.run()
    process.waitUntilExit()
    let said = (try? String(contentsOfFile: "\(folder.path)/err", encoding: .utf8)) ?? ""
    try expect(process.terminationReason == .exit, "the command ends by itself", said)
    try expect(
      [0, 1].contains(process.terminationStatus), "the command answers", "\(process.terminationStatus) \(said)")
    let answers = (FileManager.default.contents(atPath: "\(folder.path)/out") ?? Data()).split(separator: 10)
    let lines = input.split(separator: 10, omittingEmptySubsequences: false)
    // What follows the last end of a line is a line only if there is something.
    let count = lines.count - (lines.last?.isEmpty == true ? 1 : 0)
    try expect(answers.count == count, "each line has an answer", "\(answers.count) of \(count)")
    for answer in answers {
      let isObject = (try? JSONSerialization.jsonObject(with: answer)) is [String: Any]
      try expect(isObject, "an answer is a JSON object", String(decoding: answer, as: UTF8.self))
    }
  }
}
