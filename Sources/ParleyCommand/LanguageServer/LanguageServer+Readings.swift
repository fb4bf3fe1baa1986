import ConversationScripts
import Foundation
import HostProtocol
import LanguageNotation
import Parley

extension LanguageServer {
  /// How the words of a `User:` line are read at this point of the script.
  func hover(at place: Place) async -> JSONValue {
    guard let read = await reading(at: place) else { return .null }
    return .object([
      "contents": .object(["kind": .string("markdown"), "value": .string("```\n\(read.text)\n```")])
    ])
  }

  /// The phrase that the words of a `User:` line were read by: of an app, or of a language.
  func definition(at place: Place) async -> JSONValue {
    guard let read = await reading(at: place), let reading = read.request,
      let found = phrase(of: reading, apps: read.apps)
    else { return .null }
    let start = JSONValue.object(["line": .integer(max(0, found.line - 1)), "character": .integer(0)])
    return .object([
      "uri": .string(OpenDocument.uri(found.file)), "range": .object(["start": start, "end": start]),
    ])
  }

  /// What came of a line that the user says.
  private struct ReadLine {
    var text: String
    var request: Reading?
    var apps: [AssistantApp]
  }

  /// Plays a script up to a line of it, so that an answer is read as one.
  private func reading(at place: Place) async -> ReadLine? {
    let document = place.document
    guard let path = document.path, path.hasSuffix(ScriptFiles.ending), document.lines.indices.contains(place.line),
      document.lines[place.line].hasPrefix("User:")
    else { return nil }
    // The lines that expect something are left out: they do not affect the reading, and may be half written.
    let said = document.lines[...place.line].enumerated().map { number, line in
      number < place.line && Self.isExpectation(line) ? "#" : line
    }
    do {
      let script = try Script.variants(of: said.joined(separator: "\n"), path: path)[0]
      let runner = ScriptRunner(
        apps: tools.apps(knowing: UserContacts.usual), languages: languages.filter { $0.tag == "en" }, known: languages)
      let playback = try await runner.play(script)
      guard let step = playback.steps.last else { return nil }
      return Self.read(step.events, playback.apps)
    } catch {
      return ReadLine(text: "\(error)", request: nil, apps: [])
    }
  }

  private static func isExpectation(_ line: String) -> Bool {
    ["=", "~", "*", "+", "Assistant:", "Spoken:", "Card:"].contains(where: line.hasPrefix)
  }

  private static func read(_ events: [ConversationEvent], _ apps: [AssistantApp]) -> ReadLine? {
    for event in events {
      switch event {
      case .understood(let understanding), .notUnderstood(let understanding): return read(understanding, apps)
      case .replyRead(let reply):
        if let request = reply.request { return read(request, apps) }
        return ReadLine(text: "read as    \(reply.text)", request: nil, apps: apps)
      default: continue
      }
    }
    return nil
  }

  private static func read(_ understanding: Understanding, _ apps: [AssistantApp]) -> ReadLine {
    ReadLine(text: TalkText.why(understanding), request: understanding.best ?? understanding.denied, apps: apps)
  }

  // MARK: Phrases

  private func phrase(of reading: Reading, apps: [AssistantApp]) -> (file: String, line: Int)? {
    let role = reading.evidence.lazy.map(\.role).first { $0.hasPrefix("phrase ") }
    guard let source = role?.dropFirst(7).description else { return nil }
    for phrases in apps.compactMap({ $0.phrases(for: reading.languageTag) }) {
      guard let line = phrases.phrases.first(where: { $0.text.trimmingCharacters(in: .whitespaces) == source }) else {
        continue
      }
      return (phrases.file, line.number)
    }
    guard let place = NotationIndex(languages).phrase(source, in: reading.languageTag) else { return nil }
    return languageFile(place.file).map { ($0, place.line) }
  }

  /// The path of a language's file: in the folder that was given, or in an open folder with Parley's sources.
  ///
  /// Where neither has it, the text, which is built into the program, is written to a file for the editor.
  private func languageFile(_ name: String) -> String? {
    let folders = [languageFolder].compactMap { $0 } + roots.map { "\($0)/Sources/IntentLanguages/Languages" }
    if let found = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.fileExists(atPath:)) {
      return found
    }
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count == 2, let language = languages.first(where: { $0.tag == parts[0] }),
      let file = language.files.first(where: { $0.name == name })
    else { return nil }
    guard let folder = copies?.appending(path: parts[0]) else { return nil }
    let path = folder.appending(path: parts[1]).path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(file.writtenOut.utf8).write(to: URL(filePath: path))
      return path
    } catch {
      return nil
    }
  }
}

extension LanguageFile {
  /// The text of the file with its sections at their original lines.
  fileprivate var writtenOut: String {
    var lines: [Substring] = []
    for section in sections.sorted(by: { $0.line < $1.line }) {
      while lines.last?.isEmpty == true { lines.removeLast() }
      while lines.count < section.line - 2 { lines.append("") }
      lines.append("== \(section.kind.rawValue)")
      lines += section.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
