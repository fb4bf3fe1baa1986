import Foundation
import TemporaryFolders

@testable import DevelopmentTools
@testable import ParleyCommand

/// `parley` as a process of its own, in a shell that sets up where it reads and writes.
struct CommandProcess {
  var status: Int32
  var output: String
  var errors: String

  /// Runs `parley` by a line of the shell, where `"$0"` is the program; the package's folder is the current one.
  ///
  /// - Parameter line: What is run: `"$0" parse hi > /dev/full`. Its `$1` is the scratch folder.
  init(_ line: String, in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, Self.products.appending(path: "parley").path, folder.path]
    process.currentDirectoryURL = URL(filePath: TestCommandTests.package)
    let files = try ["out", "err"].map { name in
      try folder.write("", to: name)
      return try FileHandle(forWritingTo: URL(filePath: "\(folder.path)/\(name)"))
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try String(contentsOfFile: "\(folder.path)/out", encoding: .utf8)
    errors = try String(contentsOfFile: "\(folder.path)/err", encoding: .utf8)
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
