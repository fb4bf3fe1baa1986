import ConversationScripts
import Parley
import Testing

/// Handlers with one bug each, and what exploring says of them.
@Suite struct ExplorerTests {
  /// A messenger with a bug of choice.
  private struct Buggy: SendMessageIntentHandling {
    enum Bug { case none, offersAgain, wrongCount, readyFromHandle, throwing, neverContent, emptyChoice }
    var bug: Bug

    func resolveRecipients(for intent: SendMessageIntent) async throws -> [ResolutionResult<Person>] {
      if intent.recipients.isEmpty { return [.needsValue] }
      switch bug {
      case .offersAgain: return [.disambiguation([Person("Bobo Jr."), Person("Little Bobo")])]
      case .wrongCount: return []
      case .emptyChoice: return intent.recipients.map { _ in .disambiguation([]) }
      default: return intent.recipients.map { .success($0) }
      }
    }

    func resolveContent(for intent: SendMessageIntent) async throws -> ResolutionResult<String> {
      if bug == .neverContent { return .needsValue }
      return intent.content.map { .success($0) } ?? .needsValue
    }

    func handle(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response {
      if bug == .throwing { throw NoNetwork() }
      return SendMessageIntent.Response(bug == .readyFromHandle ? .ready : .success)
    }

    struct NoNetwork: Error {}
  }

  private func findings(_ bug: Buggy.Bug) async throws -> [Finding] {
    let vocabulary = AppVocabulary(
      file: "", intentPhrases: [IntentPhrases("SendMessage", examples: ["Send a message to Bobo"])])
    let apps = ScriptApps { _ in
      let app = App(
        identifier: "com.example.MonkeyChat", displayName: "MonkeyChat", vocabularies: ["en": vocabulary],
        handlers: [.sendMessage(Buggy(bug: bug))])
      return [ScriptApp(app, contacts: [Person("Bobo"), Person("Koko")])]
    }
    var explorer = Explorer(apps: apps, header: [])
    explorer.depth = 2
    explorer.mostConversations = 25
    return try await explorer.explore().findings
  }

  @Test func findsNothingWrongWithASoundHandler() async throws {
    #expect(try await findings(.none).map(\.summary) == [])
  }

  @Test func findsAHandlerThatOffersWhatWasPicked() async throws {
    let kinds = Set(try await findings(.offersAgain).map(\.kind))
    let isCaught = kinds.contains { kind in
      switch kind {
      case .neverConverges("recipients"), .unanswerable("recipients"), .rule(.neverSettles, _): true
      default: false
      }
    }
    #expect(isCaught, "\(kinds)")
  }

  @Test func findsAQuestionThatNothingSettles() async throws {
    let findings = try await findings(.neverContent)
    #expect(findings.contains { $0.kind == .unanswerable(parameter: "content") }, "\(findings)")
  }

  @Test(arguments: [
    (Buggy.Bug.wrongCount, HandlerProblem.Rule.wrongNumberOfResults), (.readyFromHandle, .readyFromHandle),
    (.throwing, .threw), (.emptyChoice, .emptyDisambiguation),
  ])
  private func findsBrokenRules(_ bug: Buggy.Bug, _ rule: HandlerProblem.Rule) async throws {
    let found = try await findings(bug)
    let finding = try #require(found.first { if case .rule(rule, _) = $0.kind { true } else { false } }, "\(found)")
    // What is shown is a script that can be kept.
    let script = try Script(finding.script, path: "kept")
    #expect(!script.steps.isEmpty)
  }
}
