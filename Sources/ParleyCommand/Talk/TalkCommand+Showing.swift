import ConversationScripts
import Foundation
import Parley

extension TalkCommand {
  /// Commands that show what is known and what happened.
  static let showing = [
    TalkCommand("trace", "[on|off]", "Shows each phase as it happens.") { argument, session in
      await session.flip("trace", argument, isOn: session.view.isTracing) { session.view.isTracing = $0 }
    },
    TalkCommand(
      "step", "[on|off]", "Stops after each phase: Enter continues, 'go' continues to the end of the turn."
    ) { argument, session in
      await session.flip("step", argument, isOn: session.view.pause != nil) { await session.step($0) }
    },
    TalkCommand("spoken", "[on|off]", "Shows what is spoken beside what is shown.") { argument, session in
      await session.flip("spoken", argument, isOn: session.view.isShowingSpoken) {
        session.view.isShowingSpoken = $0
      }
    },
    TalkCommand("intent", "", "Shows the open request, parameter by parameter.") { _, session in
      await session.say(TalkText.progress(await session.conversation.progress))
    },
    TalkCommand("why", "", "Shows how the last words were read, what came next, and the scores.") { _, session in
      let turn = await session.conversation.lastTurn
      guard let turn else { return await session.say("Nothing was said yet.") }
      await session.say(TalkText.why(turn))
      if turn.isNothing, turn.understanding?.best == nil, turn.understanding?.denied == nil {
        await session.sayNearest()
      }
    },
    TalkCommand(
      "vocabulary", "[WORD | add TYPE WORD | remove TYPE WORD]",
      "Shows the names that a word may mean, or how many of each type there are; adds and removes a word."
    ) {
      await TalkVocabulary.show($0, $1)
    },
    TalkCommand("explain", "UTTERANCE", "Shows how words would be read, without saying them.") { words, session in
      let language = await session.conversation.language
      let understanding = await session.world.understand(words, language: language) ?? Understanding()
      await session.say(TalkText.why(understanding))
      if understanding.best == nil, understanding.denied == nil { await session.sayNearest(to: words) }
    },
    TalkCommand("apps", "", "Lists the apps and what they can do.") { _, session in
      await session.say(session.world.apps.map(TalkText.app).joined(separator: "\n"))
    },
    TalkCommand("events", "", "Shows everything that happened, line by line.") { _, session in
      await session.say(Trace(await session.conversation.events).description)
    },
    TalkCommand("donations", "", "Lists what was done and may be suggested later.") { _, session in
      let all = await session.world.donations.all
      await session.say(all.isEmpty ? "Nothing was donated yet." : all.map(TalkText.donation).joined(separator: "\n"))
    },
    TalkCommand("json", "", "Shows the conversation's stored form.") { _, session in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      guard let data = try? encoder.encode(await session.conversation.stored()) else { return }
      await session.say(String(decoding: data, as: UTF8.self))
    },
  ]
}

/// What the showing commands say.
enum TalkText {
  static func progress(_ progress: RequestProgress?) -> String {
    guard let progress else { return "No request is open." }
    let rows = progress.parameters.map { parameter in
      let values = parameter.values.map(EventLine.value).joined(separator: ", ")
      let value = values.isEmpty ? "–" : parameter.isArray ? "[\(values)]" : values
      return (parameter.name, "\(value)  (\(parameter.state.rawValue))")
    }
    let head = "\(progress.intent)" + (progress.app.map { " on \($0)" } ?? "")
    let question = progress.question.map { "\nThe user is being asked: \($0.rawValue)" } ?? ""
    return head + "\n" + HelpText.table(rows, width: 1000) + question
  }

  /// The act, how well it explains the words, and the acts that came next; then the request, word by word.
  static func why(_ turn: TurnReading) -> String {
    let told = ParsedText(index: nil)
    guard turn.act.understanding == nil else {
      return ([turn.act.understanding.map(why) ?? ""] + told.rivals(of: turn)).joined(separator: "\n")
    }
    // What was read as an answer need not be a request too.
    let request = turn.understanding.flatMap { $0.best == nil && !turn.isNothing ? nil : $0 }
    return (told.lines(of: turn) + [request.map(why)].compactMap(\.self)).joined(separator: "\n")
  }

  static func why(_ understanding: Understanding) -> String {
    var lines: [String] = []
    if let best = understanding.best ?? understanding.denied {
      lines.append(
        "\(understanding.best == nil ? "denied    " : "read as   ") \(ReadingText.line(of: best))  (\(ReadingText.score(best.score)), \(best.languageTag))"
      )
      lines += best.evidence.map { part in
        let words = part.text.isEmpty ? "" : "“\(part.text)” as "
        return "  \(ReadingText.score(part.score))  \(words)\(part.role)"
      }
    } else {
      lines.append("read as    nothing: no reading explains it well enough")
    }
    lines += understanding.runnersUp.map { "next best  \(ReadingText.line(of: $0))  (\(ReadingText.score($0.score)))" }
    if let rest = understanding.rest { lines.append("then       “\(rest.words)”") }
    return lines.joined(separator: "\n")
  }

  static func app(_ app: AssistantApp) -> String {
    let intents = app.supportedIntents.map(\.rawValue).joined(separator: ", ")
    let names = app.names.dropFirst().map(\.spokenPhrase)
    let also = names.isEmpty ? "" : ", also \(names.joined(separator: ", "))"
    return "\(app.displayName)\(also) (\(app.identifier))" + (intents.isEmpty ? "" : "\n  \(intents)")
  }

  static func donation(_ interaction: Interaction) -> String {
    "\(interaction.intent.name) -> \(interaction.response?.code ?? "")  (\(interaction.app))"
  }
}

extension TurnReading {
  /// Whether no act explains the words.
  fileprivate var isNothing: Bool { if case .notUnderstood = act { true } else { false } }
}
