import ConversationScripts
import DevelopmentTools
import Foundation
import Parley
import SimulatedApps

extension Command {
  static let new = Command(
    "new", "Writes an app, a host or an intent to begin with.",
    operands: "app|host|intent NAME", operandValues: ["app", "host", "intent"],
    options: [
      .value(
        "domains", "LIST",
        "What an app or a host serves: \(NewWorld.domains.joined(separator: ",")). messages, if not given."),
      .value(
        "languages", "LIST",
        "The languages of an app or an intent: \(NewPhrases.languages.joined(separator: ",")). Those of the app that is there, or en, if not given."
      ),
      .value(
        "say", "TAG=WORDS",
        "What is said for an intent in a language, such as 'de=bestell Tee'; may be given several times."),
      .value("in", "FOLDER", "Where it is written; the current folder, if not given."),
      .value("parley", "PATH", "Where Parley is, from a host's folder; ../Parley, if not given."),
    ],
    discussion: """
      app     Info.plist, World.plist, vocabularies, the user's words, and scripts: 'parley talk NAME', 'parley lint NAME'
              and 'parley test NAME' work at once.
      host    a Swift package with a handler of each domain's first intent and a test that plays its scripts: 'swift
              test' in its folder.
      intent  an intent of your own, its handler, and an app with its phrases and prompts, for a host to take in.
      A file that is there already is left as it is; an app that is there gets the intents and words that it lacks.
      Exits with 0 when it was written, 2 when it could not be.
      """,
    run: { arguments, console in
      let operands = try arguments.operands(atLeastOne: "what is to be written: app, host or intent")
      let kinds = ["app", "host", "intent"]
      guard kinds.contains(operands[0]) else {
        throw ArgumentProblem.wrongValue(operands[0], "the first argument", known: kinds)
      }
      guard operands.count > 1 else { throw ArgumentProblem.missingOperand("a name", command: "new") }
      if operands.count > 2 { throw ArgumentProblem.unexpectedOperand(operands[2], command: "new") }
      try check(arguments, of: operands[0])
      let name = operands[1]
      if NewName.identifier(name).isEmpty { throw ArgumentProblem.noName(name) }
      let folder = (arguments.value("in").map { "\($0)/" } ?? "") + NewName.folder(name)
      if NewName.identifier(name).hasPrefix("_") {
        console.print("A name of Swift's cannot begin with a digit: '\(name)' is '\(NewName.identifier(name))' in it.")
      }
      switch operands[0] {
      case "app":
        try await write(try app(name, arguments, in: folder), in: folder, on: console)
        console.print("Next: parley talk \(folder), parley lint \(folder), parley test \(folder)")
      case "host":
        let host = NewHost(
          name: name, parley: arguments.value("parley") ?? "../Parley", domains: try domains(arguments))
        for file in host.files { try file.write(below: folder, on: console) }
        console.print("Next, in \(folder): swift test, swift run")
      default:
        let intent = NewIntent(name: name, languages: try languages(arguments), said: try said(arguments))
        for file in try intent.files() { try file.write(below: folder, on: console) }
        for tag in intent.unsaid {
          console.print(
            "In \(tag) it is asked for by '\(intent.words(in: tag))', its English name, until App/\(tag).lproj or "
              + "'--say \(tag)=WORDS' says otherwise.")
        }
        console.print(
          "Next: parley lint \(folder)/App; the last line of \(NewName.identifier(name)).swift says how a host takes both in"
        )
      }
      return .success
    })

  /// An app in the languages that are named; without any, in those of the app that exists in the folder.
  private static func app(_ name: String, _ arguments: Arguments, in folder: String) throws -> NewApp {
    let there = NewApp.languages(ofAppIn: folder)
    let languages = arguments.value("languages") == nil && !there.isEmpty ? there : try languages(arguments)
    return NewApp(name: name, domains: try domains(arguments), languages: languages)
  }

  /// Refuses an option that does not apply to the kind of thing that is to be written.
  private static func check(_ arguments: Arguments, of kind: String) throws {
    let takers = ["domains": ["app", "host"], "languages": ["app", "intent"], "parley": ["host"], "say": ["intent"]]
    for (option, kinds) in takers.sorted(by: { $0.key < $1.key })
    where arguments.value(option) != nil && !kinds.contains(kind) {
      throw ArgumentProblem.notWritten(kind, option: option, takenBy: kinds)
    }
  }

  private static func domains(_ arguments: Arguments) throws -> [String] {
    try list("domains", arguments, known: NewWorld.domains) ?? ["messages"]
  }

  private static func languages(_ arguments: Arguments) throws -> [String] {
    try list("languages", arguments, known: NewPhrases.languages) ?? ["en"]
  }

  /// The sentences for an intent, by language.
  private static func said(_ arguments: Arguments) throws -> [String: String] {
    try arguments.values("say").reduce(into: [:]) { said, text in
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw ArgumentProblem.noWords(text)
      }
      let tag = String(text[..<equals])
      let words = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      guard NewPhrases.languages.contains(tag) else {
        throw ArgumentProblem.wrongValue(tag, "--say", known: NewPhrases.languages)
      }
      guard !words.isEmpty, words.allSatisfy({ $0.isLetter || $0.isNumber || " '’-".contains($0) }) else {
        throw ArgumentProblem.noWords(text)
      }
      said[tag] = words
    }
  }

  /// The values of an option that takes several, separated by commas.
  private static func list(_ option: String, _ arguments: Arguments, known: [String]) throws -> [String]? {
    guard let text = arguments.value(option) else { return nil }
    var values: [String] = []
    for value in text.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      guard known.contains(value) else { throw ArgumentProblem.wrongValue(value, "--\(option)", known: known) }
      if !values.contains(value) { values.append(value) }
    }
    return values.isEmpty ? nil : values
  }

  /// Writes an app, and its conversations with the answers that the app gives when they are played.
  private static func write(_ app: NewApp, in folder: String, on console: Console) async throws {
    let files = try app.files()
    for file in files where !file.path.hasSuffix(ScriptFiles.ending) {
      let path = "\(folder)/\(file.path)"
      if let old = try? String(contentsOfFile: path, encoding: .utf8), let addition = NewAddition(of: file, to: old) {
        try OutputFile.write(addition.text, to: path, for: .usual)
        console.print("\(path): added \(addition.added.joined(separator: ", ")).")
      } else {
        try file.write(below: folder, on: console)
      }
    }
    for file in files where file.path.hasSuffix(ScriptFiles.ending) {
      try await write(script: file, in: folder, on: console)
    }
  }

  /// Writes a conversation with the answers that the app gives when it is played; none where the existing app does not
  /// understand its words.
  private static func write(script file: NewFile, in folder: String, on console: Console) async throws {
    let path = "\(folder)/\(file.path)"
    let runner = ScriptRunner(apps: HostTools.parley.apps)
    let script = try Script(file.text, path: path)
    if let old = try? Script(contentsOf: path) {
      // A new intent changes what the app says that it can do, so an unchanged script is written again. A script that
      // its author has changed stays as it is.
      guard old.steps.map(\.action) == script.steps.map(\.action), let playback = await runner.run(old).playback,
        playback.failure != nil
      else { return try file.write(below: folder, on: console) }
      try OutputFile.write(playback.updatedText, to: path, for: .usual)
      return console.print("\(path): rewritten from what the app can do now.")
    }
    let result = await runner.run(script)
    guard let playback = result.playback else { return try file.write(below: folder, on: console) }
    if let words = playback.steps.lazy.compactMap({ LanguageGuess.words(in: $0.events) }).first {
      return console.print("\(path) was not written: the app that is there does not understand '\(words)'.")
    }
    try NewFile(file.path, text: playback.updatedText).write(below: folder, on: console)
  }
}

extension NewFile {
  /// Writes the file below a folder and prints its name; a file that exists is left as it is.
  fileprivate func write(below folder: String, on console: Console) throws {
    let file = "\(folder)/\(path)"
    if FileManager.default.fileExists(atPath: file) {
      return console.print("\(file) is there already and was left as it is.")
    }
    try OutputFile.makeFolder(URL(filePath: file).deletingLastPathComponent().path)
    try OutputFile.write(text, to: file, for: .usual)
    console.print("wrote \(file)")
  }
}
