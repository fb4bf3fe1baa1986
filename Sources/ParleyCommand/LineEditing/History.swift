import Foundation

/// The lines that were typed before, kept between sittings.
struct History: Sendable {
  private(set) var lines: [String] = []
  private let file: String?
  private static let mostLines = 1000

  /// Reads the lines of a file; without one, nothing is kept.
  init(file: String?) {
    self.file = file
    guard let file, let text = try? String(contentsOfFile: file, encoding: .utf8) else { return }
    lines = text.split(separator: "\n").suffix(Self.mostLines).map(String.init)
  }

  /// The file of the user: under `XDG_STATE_HOME`, or else in `~/.local/state`.
  static var usualFile: String? {
    let environment = ProcessInfo.processInfo.environment
    if let state = environment["XDG_STATE_HOME"], !state.isEmpty { return "\(state)/parley/history" }
    return environment["HOME"].map { "\($0)/.local/state/parley/history" }
  }

  /// Adds a line and keeps it; a line that equals the last one is not added again.
  mutating func add(_ line: String) {
    let line = line.replacing("\n", with: " ")
    guard !line.isEmpty, line != lines.last else { return }
    lines = (lines + [line]).suffix(Self.mostLines)
    guard let file else { return }
    let folder = URL(filePath: file).deletingLastPathComponent()
    // A history that cannot be written is no reason to stop talking.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? OutputFile.write(lines.joined(separator: "\n") + "\n", to: file, for: .owner)
  }
}
