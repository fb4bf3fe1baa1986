import Foundation

/// One of the host programs under Examples, run as a process with lines of input.
struct ExampleProgram {
  let name: String

  /// The package's folder.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What the program prints for these lines of input.
  func output(for lines: [String], _ arguments: [String] = []) throws -> String {
    try outcome(for: lines, arguments).output
  }

  /// What the program prints and complains of, and the status that it ends with.
  func outcome(
    for lines: [String], _ arguments: [String] = []
  ) throws -> (output: String, errors: String, status: Int32) {
    let process = Process()
    process.executableURL = Self.products.appending(path: name)
    process.arguments = arguments
    process.currentDirectoryURL = Self.package
    process.environment = ["TZ": "UTC", "LC_ALL": "C.UTF-8", "COLUMNS": "80"]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    // A program that has ended already reads nothing.
    signal(SIGPIPE, SIG_IGN)
    try? input.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    try input.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: printed, as: UTF8.self), String(decoding: complained, as: UTF8.self), process.terminationStatus
    )
  }

  /// The folder that the tests and the programs are built into.
  private static var products: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}

/// The README's blocks of code and console.
struct Readme {
  let text: String

  init() throws {
    text = try String(contentsOf: ExampleProgram.package.appending(path: "README.md"), encoding: .utf8)
  }

  /// The blocks of one language, in order, without their fences.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map { block in
      block.components(separatedBy: "\n```")[0]
    }
  }
}
