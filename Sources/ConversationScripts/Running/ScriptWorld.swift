import Foundation
import Parley

/// How the world of a script is set up before anything is played.
package enum ScriptWorld {
  static func environment(of script: Script) -> SimulatedEnvironment {
    var moment = Moment.usual
    let region = Region(ofTag: firstTag(of: script))
    var currency: String?
    for setting in script.settings {
      if case .now(let now) = setting.directive { moment = now }
      if case .currency(let code) = setting.directive { currency = code }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = moment.timeZone
    return SimulatedEnvironment(now: moment.date, calendar: calendar, currencyCode: currency, region: region)
  }

  /// The contacts of the header, or those that the apps bring; the usual ones where neither has any.
  static func contacts(of script: Script, _ apps: [ScriptApp], usual: [Person]) -> [Person] {
    let lists = script.settings.compactMap { setting in
      if case .contacts(let people) = setting.directive { people } else { nil }
    }
    let known = (lists.isEmpty ? apps.map(\.contacts) : lists).filter { !$0.isEmpty }
    // With one app its people are used as they are: thousands need not be compared for each script.
    if lists.isEmpty, known.count == 1, let only = known.first { return only }
    var seen: Set<Person> = []
    let found = known.joined().filter { seen.insert($0).inserted }
    return found.isEmpty && lists.isEmpty ? usual : found
  }

  /// The apps with the script's stubs in front of their own code; unchanged where there are no stubs.
  static func stubbed(
    _ apps: [ScriptApp], _ script: Script, _ book: StubBook, _ contacts: [Person], _ environment: SimulatedEnvironment
  ) throws(ScriptProblems) -> [AssistantApp] {
    let stubs = script.stubs
    if stubs.isEmpty { return apps.map(\.app) }
    let check = StubCheck(handlers: apps.flatMap(\.app.handlers), contacts: contacts)
    let problems = stubs.compactMap { line, stub in
      check.problem(of: stub).map { ScriptProblem(ScriptPlace(script.path, line: line), $0) }
    }
    guard problems.isEmpty else { throw ScriptProblems(problems) }
    func parameters(of intent: IntentName) -> Set<String> {
      Set(
        stubs.compactMap { _, stub in
          guard case .resolve(let parameter) = stub.phase, stub.intent ?? intent == intent else { return nil }
          return parameter
        })
    }
    return apps.map { made in
      var app = made.app
      app.handlers = app.handlers.map {
        $0.stubbed(by: book, parameters(of: $0.name), contacts: contacts, in: environment)
      }
      return app
    }
  }

  /// Donations in the script are checked before it is played.
  static func check(_ donated: ScriptDonations, _ script: Script, _ now: Date) throws(ScriptProblems) {
    var problems: [ScriptProblem] = []
    for (line, directive) in script.directives {
      guard case .donated(let request) = directive else { continue }
      do throws(LineProblem) {
        _ = try donated.interaction(for: request, now: now)
      } catch {
        problems.append(ScriptProblem(ScriptPlace(script.path, line: line), error.kind))
      }
    }
    guard problems.isEmpty else { throw ScriptProblems(problems) }
  }

  static func assistant(
    _ apps: [AssistantApp], _ script: Script, _ languages: ScriptLanguages, _ policy: Policy,
    _ interpreters: InterpreterCache
  ) async throws(ScriptProblems) -> Assistant {
    var policy = policy
    for setting in script.settings {
      guard case .policy(let changes) = setting.directive else { continue }
      for change in changes { change.apply(to: &policy) }
    }
    let languages = languages.spoken(in: script)
    do throws(SetUpProblems) {
      let key = InterpreterCache.Key(apps, languages)
      let interpreter = await interpreters.interpreter(for: apps, languages)
      let assistant = try Assistant(
        apps: apps, languages: languages, policy: policy, interpreter: interpreter,
        books: await interpreters.prompts(for: key))
      await interpreters.keep(assistant.books, for: key)
      return assistant
    } catch {
      let place = ScriptPlace(script.path, line: script.apps.first?.line ?? 1)
      throw ScriptProblems(error.problems.map { ScriptProblem(place, .setUp($0.text)) })
    }
  }

  /// The tag of the language that a script begins in.
  static func firstLanguage(of script: Script) -> String { firstTag(of: script) }

  /// The language of suggestions for a tag; English where no built-in language has it.
  package static func suggesting(in tag: String) -> Language {
    Language.meant(by: tag, among: Language.all) ?? .english
  }

  private static func firstTag(of script: Script) -> String {
    for setting in script.settings {
      if case .locale(let tags) = setting.directive, let tag = tags.first { return tag }
    }
    return "en"
  }
}
