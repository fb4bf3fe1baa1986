import Parley
import ParleySuggestions

/// Explores what users do beside a conversation: they look at what the apps have, open it, turn widgets, play
/// something, and pick an app on a person's card.
///
/// Each thing is done once by itself, and once while a question is open, which must be answered afterwards as if
/// nothing had been done.
struct BesideWalk {
  let explorer: Explorer
  let apps: [ScriptApp]
  /// A request of each intent that leads to a question.
  let requests: [String]
  let replies: SimulatedReplies
  /// How many conversations were played before this walk.
  var countBefore = 0
  private var exploration = Exploration()
  /// A script in which nothing is said needs a setting above its lines, or they would be read as a header.
  private static let settings = ["permission: authorized"]

  init(explorer: Explorer, apps: [ScriptApp], requests: [String], replies: SimulatedReplies) {
    self.explorer = explorer
    self.apps = apps
    self.requests = requests
    self.replies = replies
  }

  /// Tries everything; at most a few things of each kind and app.
  mutating func walk() async -> Exploration {
    let tries = await tries()
    for lines in tries where !Task.isCancelled { await tryAlone(lines) }
    if !tries.isEmpty {
      for request in requests where !Task.isCancelled { await tryWithinQuestion(request, tries) }
    }
    return exploration
  }

  // MARK: What can be done

  /// What can be done, as lines of a script; the last line is what is tried.
  private func tries() async -> [[String]] {
    var tries: [[String]] = []
    for app in apps {
      let name = app.app.displayName
      for title in await titles(of: app) {
        tries += [["view \(name): \(title)", "look: lock-screen"], ["search: \(title)", "open: \(title)"]]
      }
      if !app.widgets.isEmpty {
        let looks = ["compact", "expanded", "quick-actions", "expanded, screen 640 x 160"]
        tries += looks.map { ["widget \(name): \($0)"] }
      }
      tries += titles(in: app.media).map { ["play \(name): \($0)", "pause"] }
    }
    if apps.contains(where: { $0.media != nil }) { tries.append(["connect: headphones"]) }
    return tries + cards()
  }

  private func titles(of app: ScriptApp) async -> [String] {
    Array(await app.content?.items.compactMap(\.attributeSet.title).prefix(2) ?? [])
  }

  private func titles(in item: PlayableItem?) -> [String] {
    guard let item else { return [] }
    let own = item.isPlayable && item.children.isEmpty ? [item.title] : []
    return Array((own + item.children.flatMap { titles(in: $0) }).prefix(2))
  }

  /// Picks every app on a person's card, for everything that it can do.
  private func cards() -> [[String]] {
    guard let person = apps.lazy.flatMap(\.contacts).first?.displayName else { return [] }
    let picks = ContactAct.allCases.flatMap { act in
      apps.filter { AppProfile($0.app).can(act) }
        .map { ["contact \(person): \(act.rawValue) \($0.app.displayName)"] }
    }
    return picks.isEmpty ? [] : [["contact: \(person)"]] + picks
  }

  // MARK: Trying

  private mutating func tryAlone(_ lines: [String]) async {
    guard let playback = await play(lines), let last = playback.steps.last else { return }
    if let told = last.messages.first { return note("'\(lines.last ?? "")' fails: \(told.shown)", playback) }
    if let problem = last.offers.first(where: { $0.hasPrefix("not updated: ") }) {
      return note("'\(lines.last ?? "")' shows \(problem)", playback)
    }
    if lines.last?.hasPrefix("widget ") == true, last.offers == ["nothing"] {
      note("'\(lines.last ?? "")' shows nothing", playback)
    }
  }

  private mutating func tryWithinQuestion(_ request: String, _ tries: [[String]]) async {
    let begin = "User: \(request)"
    guard let question = await play([begin])?.question, let answer = replies.fitting(question).first,
      let expected = await play([begin, answer])?.steps.last?.messages.map(\.shown)
    else { return }
    for lines in tries where !Task.isCancelled {
      guard let playback = await play([begin] + lines + [answer]) else { continue }
      let said = playback.steps.last?.messages.map(\.shown)
      if said != expected { note("'\(lines.last ?? "")' changes what the answer to a question does", playback) }
    }
  }

  private mutating func play(_ lines: [String]) async -> Playback? {
    exploration.count += 1
    explorer.whenProgress("Beside", countBefore + exploration.count)
    do {
      let playback = try await explorer.play(lines, Self.settings)
      // A playback that was cut off shows nothing.
      return Task.isCancelled ? nil : playback
    } catch {
      let detail = "'\(lines.last ?? "")': \(error)"
      exploration.findings.append(
        Finding(kind: .beside, intent: "Beside", detail: detail, script: explorer.text(lines, Self.settings)))
      return nil
    }
  }

  private mutating func note(_ detail: String, _ playback: Playback) {
    let script = "# Found by exploring. \(detail)\n" + playback.updatedText
    exploration.findings.append(Finding(kind: .beside, intent: "Beside", detail: detail, script: script))
  }
}
