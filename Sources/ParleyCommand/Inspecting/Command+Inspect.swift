import ConversationScripts
import Foundation
import Parley
import ParleyServer

extension Command {
  static let inspect = Command(
    "inspect", "Talks to apps on a page in the browser that shows what happens.",
    operands: "[APP-FOLDER…]",
    options: [
      .value("port", "NUMBER", "The port on 127.0.0.1; any that is free, if not given."),
      .value(
        "locale", "TAG", values: Language.all.map(\.tag),
        "The language to begin in; English or, where the apps have others only, theirs, if not given."),
      ChosenLanguages.option,
      .value("mode", "MODE", values: ConversationMode.allCases.map(\.scriptName), "How it is presented."),
      userOption,
    ],
    discussion: """
      Without a folder, all sample apps under ./Vocabulary are talked to. The page is served on 127.0.0.1 alone and needs
      nothing from a network. On its left one types, or taps what is offered; on its right it has the trace, how the
      words were read with what each counts and what came next, the open request, and suggestions. A turn can be stepped
      through phase by phase, a phase can be answered otherwise, and the conversation is saved as a script.
      Several pages show the same conversation. Ends by control-C or SIGTERM, and exits with 0 then, with 2 where the port
      cannot be listened at.
      """,
    run: { arguments, console in
      let folders = arguments.operands.isEmpty ? TalkWorld.sampleFolders() : HostTools.talkFolders(arguments.operands)
      if folders.isEmpty { throw ArgumentProblem.noSampleApps("inspect") }
      let port = try arguments.number("port", in: 0...65_535) ?? 0
      let known = try ChosenLanguages.all(arguments)
      let language = try ChosenLanguages.first(arguments, of: known, talkingTo: folders)
      let world = try await TalkWorld(
        arguments.tools, folders: folders, languages: [language], known: known, policy: Policy(), now: Date(),
        currency: ChosenLanguages.currency(of: language), contacts: try arguments.value("user").map(UserContacts.lines))
      let mode = ConversationMode.allCases.first { $0.scriptName == arguments.value("mode") } ?? .eyesOn
      let session = await InspectSession(world, language: arguments.value("locale") ?? language.tag, mode: mode)
      let server = try LoopbackServer(port: UInt16(port))
      let signals = EndSignals {
        server.close()
        session.close()
      }
      defer { signals.stop() }
      console.print("http://127.0.0.1:\(server.port)/ shows \(world.apps.map(\.displayName).joined(separator: ", "))")
      let pages = InspectServer(session: session)
      await server.serve { await pages.answer($0) }
      return .success
    })
}
