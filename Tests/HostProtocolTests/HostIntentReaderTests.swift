import Parley
import Testing

@testable import HostProtocol

/// What the declaration of a host's own intent says about questions.
@Suite struct HostIntentReaderTests {
  private func declaration(_ text: String) throws -> IntentDeclaration {
    try HostIntentReader(fields: JSONFields(JSONReader.value(of: Array(text.utf8)), at: "")).declaration()
  }

  @Test func aQuestionIsAnsweredByAnotherIntent() throws {
    let tea = try declaration(
      #"{"name": "OrderTea", "lookUps": {"options": {"intent": "ListTeas", "parameters": {"people": "guests"}}}}"#)
    #expect(tea.rules.lookUps == [.options: IntentRules.LookUp("ListTeas", parameters: ["people": "guests"])])
  }

  @Test func anotherRequestIsRevised() throws {
    let tea = try declaration(#"{"name": "ChangeTea", "revises": {"OrderTea": {"note": "newNote"}}}"#)
    #expect(tea.rules.revises == ["OrderTea": ["note": "newNote"]])
    #expect(throws: MessageProblem.self) {
      try declaration(#"{"name": "ChangeTea", "revises": {"OrderTea": {"note": 1}}}"#)
    }
  }

  @Test func whatNoQuestionAsksIsRefused() {
    #expect(throws: MessageProblem.self) {
      try declaration(#"{"name": "OrderTea", "lookUps": {"flavour": {"intent": "ListTeas"}}}"#)
    }
    #expect(throws: MessageProblem.self) { try declaration(#"{"name": "OrderTea", "lookUps": {"options": {}}}"#) }
  }
}
