import ConversationScripts
import Foundation
import Parley

/// The lines that scripts have between two turns, done at the prompt.
extension TalkSession {
  func note(_ directive: String) { recordings.note(directive) }

  /// Shows a problem as a sentence of its own, with a capital: here no place in a script comes before it.
  func complain(_ problem: String) { say(problem.prefix(1).uppercased() + problem.dropFirst()) }

  /// Does what a line between two turns of a script does; `false` where it is no such line.
  @discardableResult func apply(_ line: String) async -> Bool {
    do throws(DirectiveProblem) {
      try await apply(Directive(line), line)
      return true
    } catch {
      complain(error.description)
      return false
    }
  }

  func apply(_ directive: Directive, _ line: String) async throws(DirectiveProblem) {
    switch directive {
    case .locked, .unlocks, .permission, .now, .advance, .location, .contacts, .vocabulary:
      await change(directive, line)
    case .mode(let mode): await present(in: mode)
    case .locale(let tags): for tag in tags.reversed() { await speak(tag) }
    case .currency(let code): await count(in: code, line)
    case .stub: if let problem = stub(directive, line) { return complain(problem) }
    case .donated(let request):
      let donated = ScriptDonations(apps: world.apps, contacts: world.contacts)
      await world.donations.donate(try donated.donation(request, now: world.environment.now))
      note(line)
    case .storeAndRestore:
      do {
        try replace(by: await conversation.stored())
      } catch {
        say("The conversation cannot be restored: \(error).")
      }
    case .silence:
      note(line)
      await turn { await $0.silence() }
    case .suggestion(let step): await play(step, line)
    case .app, .host, .policy, .ignore, .conversation: say("'\(line)' cannot be changed at the prompt.")
    }
  }

  /// Replaces an app's answer; returns the reason where that cannot be done.
  func stub(_ directive: Directive, _ line: String) -> String? {
    guard case .stub(let stub) = directive else { return "'\(line)' answers no phase" }
    if let problem = world.stubs.add(stub) { return problem }
    note(line)
    return nil
  }

  /// Changes the world around the conversation, as a script does.
  private func change(_ directive: Directive, _ line: String) async {
    let count = await conversation.eventCount
    let change = await DirectiveWorld(world.environment, world.user, world.apps).apply(directive)
    if case .unknownApp(let name) = change {
      let known = world.apps.map(\.displayName).joined(separator: ", ")
      return say("No app is called '\(name)'. There is \(known).")
    }
    await noteChange(line, after: count)
  }

  private func speak(_ tag: String) async {
    guard let language = Language.meant(by: tag, among: world.known) else {
      let list = world.known.map(\.description).joined(separator: ", ")
      return say("'\(tag)' is not spoken here. There is \(list).")
    }
    await speak(language)
  }

  func press(_ name: String) async {
    let count = past.count
    await turn { await $0.tap(name) }
    if past.count == count { say("There is nothing of that name to press.") }
  }
}
