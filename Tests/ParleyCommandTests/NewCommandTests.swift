import ConversationScripts
import Foundation
import Parley
import TestSupport
import Testing

@testable import DevelopmentTools
@testable import ParleyCommand

/// What `parley new` writes lints clean and is tested at once, in each language.
@Suite struct NewCommandTests {
  /// The tags of all languages, as messages list them.
  private static let tags = Language.all.map(\.tag).sorted().joined(separator: ", ")

  private func temporaryFolder() -> String {
    FileManager.default.temporaryDirectory.appending(path: "parley-new-\(UUID().uuidString)").path
  }

  /// `.ci/outside` tries the other languages, and explores the apps, in optimized code.
  @Test(arguments: TestEffort.isExhaustive ? NewPhrases.languages : ["de"])
  func anAppOfAllDomainsIsWhole(in language: String) async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = TestTerminal()
    let domains = NewWorld.domains.joined(separator: ",")
    let status = await terminal.run(
      "new", "app", "Unicorn Ride", "--domains", domains, "--languages", language, "--in", folder)
    #expect(status == .success, "\(terminal.errors)")
    let lint = TestTerminal()
    #expect(await lint.run("lint", folder) == .success)
    #expect(lint.output.isEmpty, "\(lint.output)")
    let test = TestTerminal()
    #expect(await test.run("test", folder) == .success, "\(test.output)")
    #expect(test.output.contains("\(NewWorld.domains.count + 1) scripts: \(NewWorld.domains.count + 1) passed"))
    if TestEffort.isExhaustive {
      let explored = TestTerminal()
      #expect(await explored.run("explore", "\(folder)/UnicornRide", "--depth", "0") == .success, "\(explored.output)")
      #expect(!explored.output.contains("Not explored"), "\(explored.output)")
    }
    for domain in NewWorld.domains {
      let name = domain.prefix(1).uppercased() + domain.dropFirst()
      let script = try String(
        contentsOfFile: "\(folder)/UnicornRide/Scripts/First\(name).conversation", encoding: .utf8)
      #expect(script.contains("\n* ") && script.contains(" -> "), "\(script)")
    }
    let help = try String(contentsOfFile: "\(folder)/UnicornRide/Scripts/WhatItCanDo.conversation", encoding: .utf8)
    #expect(help.contains("Unicorn Ride"), "\(help)")
  }

  /// An app whose vocabularies are in one language is talked to in that one, and calls its things by their names in it.
  @Test func anAppOfOneLanguageIsTalkedToInIt() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = await TestTerminal().run(
      "new", "app", "Einhorn", "--domains", "rides,workouts", "--languages", "de", "--in", folder)
    let talk = TestTerminal(typing: ["Starte einen Lauf", "Buche eine Fahrt zum Flughafen"])
    #expect(await talk.run("talk", "\(folder)/Einhorn") == .success)
    #expect(talk.output.contains("Los geht’s mit Lauf"), "\(talk.output)")
    #expect(talk.output.contains("→ Einhorn opens (com.example.workout)"), "\(talk.output)")
    #expect(talk.output.contains(" Zuhause "), "\(talk.output)")
    let both = TestTerminal(typing: ["What can you do?"])
    _ = await TestTerminal().run("new", "app", "Unicorn", "--languages", "de,en", "--in", folder)
    #expect(await both.run("talk", "\(folder)/Unicorn") == .success)
    #expect(both.output.hasPrefix("You can say things like"), "\(both.output)")
  }

  @Test func anIntentIsAskedForInTheWordsOfItsName() throws {
    func phrases(_ name: String) throws -> String {
      let files = try NewIntent(name: name, languages: ["es"]).files()
      return files.first { $0.path.hasSuffix("Phrases.plist") }?.text ?? ""
    }
    #expect(try phrases("Pedir Café").contains("intent PedirCafe\n    pedir café\n"))
    #expect(try phrases("OrderTea").contains("intent OrderTea\n    order tea\n"))
  }

  @Test func aNameKeepsItsLettersWithoutTheirMarks() {
    let names = ["Unicorn Ride", "Colibrí", "Bärenküche", "Café à côté", "7 Träume", "猿"]
    #expect(
      names.map(NewName.identifier) == ["UnicornRide", "Colibri", "Barenkuche", "CafeACote", "_7Traume", ""])
  }

  @Test func whatIsThereIsLeftAsItIs() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = await TestTerminal().run("new", "app", "Pix", "--in", folder)
    try Data("mine".utf8).write(to: URL(filePath: "\(folder)/Pix/World.plist"))
    let terminal = TestTerminal()
    _ = await terminal.run("new", "app", "Pix", "--in", folder)
    #expect(terminal.output.contains("\(folder)/Pix/World.plist is there already and was left as it is.\n"))
    #expect(try String(contentsOfFile: "\(folder)/Pix/World.plist", encoding: .utf8) == "mine")
  }

  @Test func whatCannotBeWrittenIsTold() async {
    for (arguments, words) in [
      (["new"], "parley new: what is to be written: app, host or intent is missing. See 'parley new --help'.\n"),
      (["new", "ap", "X"], "parley: the first argument cannot be 'ap'. Did you mean 'app'?\n"),
      (["new", "app"], "parley new: a name is missing. See 'parley new --help'.\n"),
      (["new", "app", "猿"], "parley new: '猿' is no name: it needs a letter of the Latin alphabet.\n"),
      (
        ["new", "app", "X", "--domains", "message"], "parley: --domains cannot be 'message'. Did you mean 'messages'?\n"
      ),
      (
        ["new", "app", "X", "--languages", "sv"],
        "parley: --languages cannot be 'sv'. It is one of \(Self.tags).\n"
      ),
      (
        ["new", "app", "X", "--languages", "ja"],
        "parley: --languages cannot be 'ja'. It is one of \(Self.tags).\n"
      ),
      (
        ["new", "host", "X", "--languages", "de"],
        "parley new: --languages is for an app or an intent, not for a host.\n"
      ),
      (["new", "app", "X", "--parley", ".."], "parley new: --parley is for a host, not for an app.\n"),
      (
        ["new", "intent", "X", "--domains", "rides"],
        "parley new: --domains is for an app or a host, not for an intent.\n"
      ),
    ] {
      let terminal = TestTerminal()
      #expect(await Command.run(arguments, on: terminal.console) == .unusable)
      #expect(terminal.errors == words)
    }
  }

  /// An app that is there gets what it lacks, and no script expects that it is not understood.
  @Test func anAppThatIsThereIsAddedTo() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func new(_ domains: String) async -> TestTerminal {
      let terminal = TestTerminal()
      let status = await terminal.run("new", "app", "Fig", "--domains", domains, "--languages", "en,de", "--in", folder)
      #expect(status == .success, "\(terminal.errors)")
      return terminal
    }
    _ = await new("rides")
    let second = await new("payments,rides")
    #expect(second.output.contains("Fig/Info.plist: added INSendPaymentIntent, "))
    #expect(second.output.contains("Fig/de.lproj/AppIntentVocabulary.plist: added INSendPaymentIntent, "))
    let lint = TestTerminal()
    #expect(await lint.run("lint", "--strict", folder) == .success, "\(lint.output)")
    let test = TestTerminal()
    #expect(await test.run("test", folder) == .success, "\(test.output)")
    #expect(test.output.contains("3 scripts: 3 passed"))
    for script in try ScriptFiles.find([folder]) {
      #expect(try !String(contentsOfFile: script, encoding: .utf8).contains("= nothing"))
    }
    // Nothing is missing any more.
    #expect(await !new("payments,rides").output.contains(": added "))
  }

  @Test func whatIsAddedHasTheLanguagesOfTheAppThatIsThere() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fig = "\(folder)/Fig"
    #expect(
      await TestTerminal().run(
        "new", "app", "Fig", "--domains", "rides", "--languages", "de,fr", "--in", folder) == .success)
    #expect(await TestTerminal().run("new", "app", "Fig", "--domains", "payments", "--in", folder) == .success)
    #expect(!FileManager.default.fileExists(atPath: "\(fig)/en.lproj"))
    let lint = TestTerminal()
    #expect(await lint.run("lint", "--strict", fig) == .success, "\(lint.output)")
  }

  /// The scripts that are added are in its first language, and the one that lists what it can do goes on to pass.
  @Test func whatIsAddedIsInTheLanguageThatTheAppIsDevelopedIn() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      await TestTerminal().run(
        "new", "app", "Fig", "--domains", "rides,messages", "--languages", "en,de", "--in", folder) == .success)
    #expect(await TestTerminal().run("new", "app", "Fig", "--domains", "payments", "--in", folder) == .success)
    let script = try String(contentsOfFile: "\(folder)/Fig/Scripts/FirstPayments.conversation", encoding: .utf8)
    #expect(script.contains("User: Send ") && !script.contains("locale:"), "\(script)")
    let test = TestTerminal()
    #expect(await test.run("test", "\(folder)/Fig") == .success, "\(test.output)")
    #expect(test.output.contains("4 scripts: 4 passed"))
  }

  @Test func anIntentIsAskedForInTheWordsOfEachLanguage() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = TestTerminal()
    #expect(
      await terminal.run(
        "new", "intent", "OrderTea", "--languages", "en,de,fr", "--say", "de=bestell Tee", "--in", folder) == .success)
    #expect(terminal.output.contains("In fr it is asked for by 'order tea', its English name, until App/fr.lproj or"))
    #expect(!terminal.output.contains("In de "))
    let phrases = try String(contentsOfFile: "\(folder)/OrderTea/App/de.lproj/Phrases.plist", encoding: .utf8)
    #expect(phrases.contains("bestell tee [{count}] {what}") && !phrases.contains("order tea"))
    let lint = TestTerminal()
    #expect(await lint.run("lint", "\(folder)/OrderTea/App") == .success, "\(lint.output)")
    for (wrong, words) in [
      ("sv=beställ", "parley: --say cannot be 'sv'. It is one of \(Self.tags).\n"), ("de", "'de'"),
      ("de={x}", "'de={x}'"),
    ] {
      let other = TestTerminal()
      #expect(await other.run("new", "intent", "X", "--say", wrong, "--in", folder) == .unusable)
      #expect(other.errors.contains(words), "\(other.errors)")
    }
  }

  @Test func whatCannotBeNamedIsSaid() async {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = TestTerminal()
    #expect(await terminal.run("new", "host", "9lives", "--in", folder) == .success)
    #expect(terminal.output.hasPrefix("A name of Swift's cannot begin with a digit: '9lives' is '_9lives' in it.\n"))
    #expect(FileManager.default.fileExists(atPath: "\(folder)/_9lives/.gitignore"))
    #expect(FileManager.default.fileExists(atPath: "\(folder)/_9lives/README.md"))
  }

  @Test func aHostNamesItsPackageAndParleys() {
    let files = NewHost(name: "Unicorn Chat", parley: "/elsewhere/Parley").files
    #expect(files[0].text.contains(#"dependencies: [.package(path: "/elsewhere/Parley")]"#))
    #expect(files[0].text.contains(#".product(name: "ConversationTesting", package: "Parley")"#))
    let program = files.first { $0.path == "Sources/UnicornChat/main.swift" }?.text ?? ""
    #expect(program.contains(#"Data("\(problem)\n".utf8)"#))
    #expect(program.contains("Conversation(with: .orExit(apps: [app]))"))
  }

  /// Each handler is one of the app's, in a file of its own, and has a script; that they compile is for CI to show.
  @Test func aHostServesTheFirstIntentOfEachDomain() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let domains = NewWorld.domains.joined(separator: ",")
    #expect(await TestTerminal().run("new", "host", "Jungle", "--domains", domains, "--in", folder) == .success)
    let sources = "\(folder)/Jungle/Sources/Jungle"
    let app = try String(contentsOfFile: "\(sources)/App.swift", encoding: .utf8)
    let intents = NewPhrases(language: "en", app: "").map { phrases in
      NewWorld.domains.compactMap { phrases.examples(of: $0).first?.intent }
    }
    for (domain, intent) in zip(NewWorld.domains, try #require(intents)) {
      let part = try #require(NewHostDomain.named(domain))
      #expect(app.contains("    .\(part.factory)(\(part.handler)()),\n"))
      let handler = try String(contentsOfFile: "\(sources)/\(part.handler).swift", encoding: .utf8)
      #expect(handler.contains("struct \(part.handler): \(intent)Intent.Handling {"))
      let script = try String(
        contentsOfFile: "\(folder)/Jungle/Tests/JungleTests/Scripts/\(part.script.name).conversation", encoding: .utf8)
      #expect(script.contains("\nhost: Jungle\n\nUser: ") && script.contains("\n* \(intent)"), "\(script)")
    }
  }

  @Test func theReadmeShowsThePackageThatIsWritten() throws {
    let readme = try String(contentsOfFile: "\(TestCommandTests.package)/README.md", encoding: .utf8)
    #expect(readme.contains("```swift\n\(NewHost(name: "UnicornChat", parley: "../Parley").files[0].text)```"))
  }

  @Test(arguments: ["en", "nl,it", "de,fr,es"]) func anIntentsAppLintsCleanInItsLanguages(
    _ languages: String
  ) async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let terminal = TestTerminal()
    #expect(await terminal.run("new", "intent", "OrderTea", "--in", folder, "--languages", languages) == .success)
    let lint = TestTerminal()
    #expect(await lint.run("lint", "\(folder)/OrderTea/App") == .success)
    #expect(lint.output.isEmpty, "\(lint.output)")
    #expect(FileManager.default.fileExists(atPath: "\(folder)/OrderTea/OrderTea.swift"))
  }
}
