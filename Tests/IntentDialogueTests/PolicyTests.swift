import IntentDialogue
import IntentModel
import Testing

@Suite struct PolicyTests {
  private let asked = IntentRules(goAhead: .asked)
  private let announced = IntentRules(goAhead: .announced)
  private let notAsked = IntentRules(goAhead: .notAsked)

  @Test func waitsTwoAndTenSecondsUnlessToldOtherwise() {
    #expect(Policy().waitingIndicator == 2)
    #expect(Policy().waitLimit == 10)
    #expect(Policy().repetitions == 3)
  }

  @Test func theIntentsOwnRuleHolds() {
    let policy = Policy()
    #expect(policy.asksGoAhead(for: "SendPayment", rules: asked))
    #expect(!policy.asksGoAhead(for: "SendMessage", rules: announced))
    #expect(!policy.asksGoAhead(for: "StartCall", rules: notAsked))
  }

  @Test func theDraftQuestionIsForWhatIsAnnounced() {
    let policy = Policy(asksDraftQuestion: true)
    #expect(policy.asksGoAhead(for: "SendMessage", rules: announced))
    #expect(!policy.asksGoAhead(for: "StartCall", rules: notAsked))
  }

  @Test func aSingleIntentCanBeMadeStricterNotLaxer() {
    let policy = Policy(goAhead: ["StartCall": .asked, "SendPayment": .notAsked, "SendMessage": .notAsked])
    #expect(policy.asksGoAhead(for: "StartCall", rules: notAsked))
    #expect(policy.asksGoAhead(for: "SendPayment", rules: asked))
    #expect(!policy.asksGoAhead(for: "SendMessage", rules: announced))
  }
}
