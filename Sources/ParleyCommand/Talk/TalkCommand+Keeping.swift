import ConversationScripts
import Foundation
import Parley

extension TalkCommand {
  /// Commands that go back, keep and bring back.
  static let keeping = [
    TalkCommand("undo", "", "Takes back the last turn; what an app did stays done, and is listed.") { _, session in
      if await !session.undo() { return await session.say("There is nothing to undo.") }
      await session.repeatQuestion()
    },
    TalkCommand("save", "FILE", "Writes this conversation as a script.") { argument, session in
      if await session.recordings.page.isEmpty {
        return await session.say("Nothing was said yet, so there is no script.")
      }
      await session.write(await session.finished(session.recordings.whole).text, to: argument)
    },
    TalkCommand("html", "FILE", "Writes this conversation as a page, with what happened behind it.") {
      argument, session in
      await session.writePage(to: argument)
    },
    TalkCommand("record", "FILE", "Writes a script of all that is said until ':stop', with what was said before.") {
      argument, session in
      await session.record(into: argument)
    },
    TalkCommand("stop", "", "Ends a recording and writes its script.") { _, session in
      await session.stopRecording()
    },
    TalkCommand("load", "FILE", "Says what the user says in a script.") { argument, session in
      await session.load(argument)
    },
    TalkCommand("store", "FILE", "Writes the conversation's stored form, to be restored later.") { argument, session in
      guard let data = try? JSONEncoder().encode(await session.conversation.stored()) else { return }
      await session.write(String(decoding: data, as: UTF8.self), to: argument)
    },
    TalkCommand("restore", "FILE", "Continues a stored conversation.") { argument, session in
      await session.restore(argument)
    },
  ]
}

extension TalkSession {
  /// The recording in the form in which it is saved.
  ///
  /// A script must not end with a question open, so an open request is cancelled at its end.
  func finished(_ recording: ScriptRecording) async -> ScriptRecording {
    guard await conversation.progress != nil, let copy = try? copied(await conversation.stored()) else {
      return recording
    }
    var finished = recording
    finished.note(await copy.hear("cancel"), in: view.mode)
    return finished
  }

  func writePage(to file: String) async {
    do {
      write(try recordings.page.html(), to: file)
    } catch {
      say("\(error)")
    }
  }

  /// Begins to record.
  func record(into file: String) async {
    if let other = recordings.file { return say("\(other) is being recorded. ':stop' ends that.") }
    recordings.begin(file)
    say("Recording into \(file); ':stop' ends it.")
  }

  func stopRecording() async {
    guard let file = recordings.file else { return say("Nothing is being recorded. ':record FILE' begins.") }
    let text = await finished(recordings.recorded).text
    recordings.end()
    write(text, to: file)
  }

  /// Shows the open question again.
  func repeatQuestion() async {
    let message = await conversation.lastMessage
    if await conversation.progress?.question != nil, let message {
      await view.happened(.said(message))
    } else {
      say("No request is open.")
    }
  }

  func write(_ text: String, to file: String) {
    do {
      try OutputFile.write(text, to: file, for: .owner)
      say("Written to \(file).")
    } catch {
      say("\(error)")
    }
  }

  /// Plays what the user says in a script, with the settings of its header and the changes between its turns.
  func load(_ file: String) async {
    do {
      let script = try Script(contentsOf: file)
      for setting in script.settings {
        switch setting.directive {
        case .app, .host, .policy, .ignore: continue
        default: try await apply(setting.directive, script.lines[setting.line - 1].trimmingCharacters(in: .whitespaces))
        }
      }
      for step in script.steps {
        let line = script.lines[step.line - 1].trimmingCharacters(in: .whitespaces)
        say("> \(line)")
        switch step.action {
        case .say(let words): await turn { await $0.hear(words) }
        case .tapChoice(let number): await press("\(number)")
        case .tap(let name): await press(name)
        case .directive(let directive): try await apply(directive, line)
        }
      }
    } catch {
      say("\(error)")
    }
  }

  func restore(_ file: String) async {
    guard let data = FileManager.default.contents(atPath: file) else { return say("\(file) cannot be read.") }
    do throws(RestoringError) {
      try replace(by: try StoredConversation(json: data))
      past = []
      await repeatQuestion()
    } catch {
      say("\(file) cannot be restored: \(error).")
    }
  }
}
