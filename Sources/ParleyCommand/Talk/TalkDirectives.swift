import ConversationScripts
import Foundation
import Parley

/// What a script's line between two turns does, done at the prompt.
extension TalkSession {
  func note(_ directive: String) { recordings.note(directive) }

  /// Says what is wrong, as a sentence of its own: after a place in a script it would begin small.
  func complain(_ problem: String) { say(problem.prefix(1).uppercased() + problem.dropFirst()) }

  /// Does what a line between two turns does; `false` where the line says nothing that can be done.
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
    case .locked(let isLocked): await change(line) { isLocked ? $0.environment.lock() : $0.environment.unlock() }
    case .unlocks(let unlocks): await change(line) { $0.environment.unlocksWhenAsked = unlocks }
    case .permission(let status, let app): await permit(status, app, line)
    case .mode(let mode): await present(in: mode)
    case .now(let moment): await change(line) { $0.environment.setNow(moment.date) }
    case .advance(let seconds): await change(line) { $0.environment.advance(by: seconds) }
    case .location(let place): await change(line) { $0.environment.location = place }
    case .locale(let tags): for tag in tags.reversed() { await speak(tag) }
    case .currency(let code): await count(in: code, line)
    case .contacts(let people):
      await world.user.setContacts(people)
      note(line)
    case .vocabulary(let type, let words):
      await world.user.setVocabulary(words.map { SpeakableString($0) }, of: type)
      note(line)
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

  /// Puts an answer in the place of an app's; what is returned says why it cannot be.
  func stub(_ directive: Directive, _ line: String) -> String? {
    guard case .stub(let stub) = directive else { return "'\(line)' answers no phase" }
    if let problem = world.stubs.add(stub) { return problem }
    note(line)
    return nil
  }

  private func permit(_ status: PermissionStatus, _ name: String?, _ line: String) async {
    guard let name else { return await change(line) { $0.environment.setPermissionOfAllApps(status) } }
    guard let app = world.apps.first(where: { $0.displayName == name || $0.identifier == name }) else {
      let known = world.apps.map(\.displayName).joined(separator: ", ")
      return say("No app is called '\(name)'. There is \(known).")
    }
    await change(line) { $0.environment.setPermission(status, for: app.identifier) }
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
    let choices = await conversation.lastMessage?.choices.map(\.name) ?? []
    let index = choices.firstIndex(of: name) ?? Int(name).map { $0 - 1 }
    await turn { conversation in
      if let index {
        let events = await conversation.choose(index)
        if !events.isEmpty { return events }
      }
      return await conversation.press(name)
    }
    if past.count == count { say("There is nothing of that name to press.") }
  }
}
