import DevelopmentTools
import Foundation
import IntentVocabulary
import Parley
import SimulatedApps

/// Folders of apps: their files are read, linted, compiled and talked to, or refused with one line for each mistake.
///
/// An input is all files of a folder: a line `@@@ NAME` comes before each.
struct AppFolderTarget: FuzzTarget {
  let kept: [[UInt8]]
  private let mutations = Mutations(tokens: [
    "<string>INSendMessageIntent</string>", "INStartWorkoutIntent.workoutName", "<key>Name</key>",
    "<integer>-1</integer>",
    "<real>nan</real>", "<true/>", "<array>", "</array>", "<dict>", "</dict>", "<string>", "</string>", "<key>",
    "</key>",
    "${PRODUCT_NAME}", "\n@@@ en.lproj/AppIntentVocabulary.plist\n", "\n@@@ en.lproj/InfoPlist.strings\n",
    "\n@@@ World.plist\n", "\n@@@ UserVocabulary.plist\n", "\n@@@ en.lproj/Phrases.plist\n", "Contacts", "Accounts",
  ])

  init() {
    kept =
      SeedFiles.kept("Apps")
      + ["Vocabulary", "Examples/Apps"].flatMap(Self.folders).map(Self.packed)
  }

  private static func folders(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
  }

  private static func packed(_ folder: String) -> [UInt8] {
    SeedFiles.paths(in: folder).reduce(into: []) { all, path in
      all += Array("@@@ \(path.dropFirst(folder.count + 1))\n".utf8)
      all += Array(FileManager.default.contents(atPath: path) ?? Data())
      all += [10]
    }
  }

  func input(from numbers: inout Numbers) -> [UInt8] { mutations.changed(kept, &numbers) }

  private static let files: Set<String> = [
    "Info.plist", "World.plist", "UserVocabulary.plist", "AppIntentVocabulary.plist", "Phrases.plist",
    "en.lproj/AppIntentVocabulary.plist", "fr.lproj/AppIntentVocabulary.plist",
    "Base.lproj/AppIntentVocabulary.plist",
    "en.lproj/Phrases.plist", "en.lproj/InfoPlist.strings", "fr.lproj/InfoPlist.strings",
  ]

  func run(_ input: [UInt8]) async throws {
    let folder = ScratchFolder()
    defer { folder.remove() }
    for (name, content) in Self.files(of: input) where Self.files.contains(name) { try folder.write(content, to: name) }
    for problem in Lint(folder.path, catalog: .siriKit).problems {
      try expect(isLine(problem.text), "a problem is one line", problem.text)
    }
    let environment = SimulatedEnvironment(now: FuzzWorld.now)
    let made: SimulatedApp
    do { made = try SimulatedApp(at: folder.path, environment: environment.environment) } catch {
      return try check(error, in: folder)
    }
    let assistant: Assistant
    do { assistant = try Assistant(apps: [made.app]) } catch { return try check(error, in: folder) }
    let conversation = Conversation(
      with: assistant, user: User(contacts: made.contacts), environment: environment.environment)
    for words in Self.said(to: made) { _ = await conversation.hear(words) }
    environment.advance(by: 1e9)
    await conversation.cancelRequest()
  }

  /// Every line names what it is about.
  private func check(_ error: any Error, in folder: ScratchFolder) throws(Finding) {
    let lines = "\(error)".split(whereSeparator: \.isNewline)
    try expect(!lines.isEmpty, "an error says something", "\(error)")
    if let error = error as? AppProblems {
      try expect(lines.count == error.problems.count, "a problem is one line", "\(error)")
    } else if let error = error as? WorldProblems {
      try expect(lines.count == error.problems.count, "a problem is one line", "\(error)")
    } else if let error = error as? SetUpProblems {
      try expect(lines.count == error.problems.count, "a problem is one line", "\(error)")
    } else {
      throw Finding("an error has a type of the engine", "\(type(of: error)) \(error)")
    }
  }

  private static func files(of input: [UInt8]) -> [(name: String, content: ArraySlice<UInt8>)] {
    let mark = Array("@@@ ".utf8)
    var files: [(name: String, content: ArraySlice<UInt8>)] = []
    var rest = input[...]
    while let start = rest.firstRange(of: mark) {
      rest = rest[start.upperBound...]
      let name = rest.prefix { $0 != 10 }
      rest = rest.dropFirst(name.count + 1)
      let content = rest[..<(rest.firstRange(of: mark)?.lowerBound ?? rest.endIndex)]
      files.append((String(decoding: name, as: UTF8.self), content))
    }
    return files
  }

  /// An example of its own, its names, and answers to whatever it asks.
  private static func said(to made: SimulatedApp) -> [String] {
    let examples = made.app.supportedIntents.flatMap { made.app.vocabulary(for: "en")?.examples(of: $0) ?? [] }
    let name = made.contacts.first?.displayName ?? "Bobo"
    return examples.prefix(2) + [
      "send \(name) a message on \(made.app.displayName)", name, "hello", "the first one", "yes",
    ]
  }
}
