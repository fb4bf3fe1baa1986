import ConversationScripts
import Foundation
import Parley

extension Command {
  static let talk = Command(
    "talk", "Holds a conversation with apps at a prompt.",
    operands: "[APP-FOLDER…]",
    options: [
      .value(
        "locale", "TAG", values: Language.all.map(\.tag),
        "The language to begin in; English or, where the apps have others only, theirs, if not given."),
      ChosenLanguages.option, ChosenLanguages.compiledOption,
      .value("currency", "CODE", "The currency of an amount without one, such as EUR; the language's, if not given."),
      .value("mode", "MODE", values: ConversationMode.allCases.map(\.scriptName), "How it is presented."),
      userOption,
      .flag("draft", "Asks before a message is sent."),
      .flag(
        "voice",
        "Speaks amounts, times and telephone numbers in a form for a voice; --mode hands-free shows what is spoken."),
      colourOption,
    ],
    discussion: """
      Without a folder, all sample apps under ./Vocabulary are talked to. A folder of sources with an AppShortcutsProvider
      is one app: its phrases begin actions that are simulated, and that ask for the values they need.
      At the prompt, ':help' lists the commands; ':save FILE' writes the conversation as a script.
      """,
    run: { arguments, console in
      let folders = arguments.operands.isEmpty ? TalkWorld.sampleFolders() : HostTools.talkFolders(arguments.operands)
      if folders.isEmpty { throw ArgumentProblem.noSampleApps("talk") }
      var policy = Policy()
      policy.asksDraftQuestion = arguments.isSet("draft")
      policy.speaksForVoice = arguments.isSet("voice")
      // Other languages are loaded when they are asked for: each takes time at the start.
      let known = try ChosenLanguages.all(arguments)
      let language = try ChosenLanguages.first(arguments, of: known, talkingTo: folders)
      let world = try await TalkWorld(
        arguments.tools, folders: folders, languages: [language], known: known, policy: policy, now: Date(),
        currency: try currency(arguments, in: language),
        contacts: try arguments.value("user").map(UserContacts.lines), compiled: ChosenLanguages.compiled(arguments))
      let mode = ConversationMode.allCases.first { $0.scriptName == arguments.value("mode") } ?? .eyesOn
      let session = await TalkSession(
        world, console: console, language: arguments.value("locale") ?? language.tag, mode: mode)
      if console.isInteractive {
        let names = world.apps.map(\.displayName).joined(separator: ", ")
        let greeting = "Talk to \(names). ':help' lists the commands, ':quit' leaves."
        for line in TextWidth.wrapped(greeting, to: console.currentWidth - 1) { console.print(line) }
      }
      for line in unhandled(world.apps) { console.print(line) }
      await session.run(await session.input())
      return .success
    })
}

extension Command {
  /// The intents that cannot be tried at the prompt: an app's own intents, whose code only a host has.
  private static func unhandled(_ apps: [AssistantApp]) -> [String] {
    apps.compactMap { app in
      let names = app.problems.compactMap { if case .ownIntent(let name) = $0.reason { name } else { nil } }
      if names.isEmpty { return nil }
      return "\(app.displayName) has no code for \(Set(names).sorted().joined(separator: ", ")) here: "
        + "the tests of a host that has it hold conversations."
    }
  }

  /// The currency that is named, else that of the machine's region, else that of most who speak the language.
  private static func currency(_ arguments: Arguments, in language: Language) throws -> String {
    guard let code = arguments.value("currency") else {
      if language.tag != "en" { return ChosenLanguages.currency(of: language) }
      return Locale.current.language.languageCode == "en" ? Locale.current.currency?.identifier ?? "USD" : "USD"
    }
    guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      throw ArgumentProblem.noCurrency(code)
    }
    return code.uppercased()
  }
}
