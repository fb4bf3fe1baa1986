import IntentLanguages
import Parley
import Testing

@testable import IntentDialogue

@Suite struct PromptKeyChecksTests {
  private func problems(_ prompts: String..., of intents: [IntentDescription]) -> [String] {
    PromptKeyChecks(intents).problems(
      of: prompts.enumerated().map { (text: $1, place: PromptLine.Place("P", line: $0 + 1)) }
    ).map(\.text)
  }

  private func problems(_ prompts: String...) -> [String] {
    prompts.flatMap { problems($0, of: [IntentDescription(SendMessageIntent.self)]) }
  }

  @Test func whatIsMisspeltIsToldWithWhatItMayMean() {
    #expect(
      problems(
        "SendMessage.content needsValue: What?", "SendMessage.contents needsValue: What?",
        "SendMessage.content needValue: What?", "SendMessage sucess: Sent.",
        "SendMessage.recipients unsupported offlin: Gone.", "SendMessage.content needsValue: What for {recipient}?",
        of: [IntentDescription(SendMessageIntent.self)]) == [
          "P:2: no parameter of 'SendMessage' is called 'contents'. Did you mean 'content'?",
          "P:3: no moment is called 'needValue'. Did you mean 'needsValue'?",
          "P:4: no moment is called 'sucess'. Did you mean 'success'?",
          "P:5: no reason of 'SendMessage.recipients' is called 'offlin'. Did you mean 'offline'?",
          "P:6: no value is called 'recipient'. Did you mean 'recipients'?",
        ])
    #expect(
      problems("SendMessage: Sent.") == [
        "P:1: 'SendMessage' is not a prompt's key; a key is 'Intent.parameter moment detail'"
      ])
  }

  @Test func whatOnlyTheAppKnowsIsLeftToIt() {
    // A response has values of its own, and others' intents are theirs.
    #expect(problems("SendMessage success: It is number {number}.", "OrderTea.x y: z", "* z: {w}") == [])
  }

  @Test(arguments: Language.all) func theLanguagesOwnPromptsAreSaid(_ language: Language) {
    let checks = PromptKeyChecks(IntentDescription.builtIn)
    for (file, section) in language.sections(.prompts) {
      let lines = section.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        (text: String($1), place: PromptLine.Place(file, line: section.line + $0))
      }
      #expect(checks.problems(of: lines).map(\.text) == [])
    }
  }
}
