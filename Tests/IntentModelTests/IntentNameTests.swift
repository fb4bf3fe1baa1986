import IntentModel
import Testing

@Suite struct IntentNameTests {
  @Test func readsAndWritesTheSiriKitSpelling() {
    #expect(IntentName(siriKitName: "INSendMessageIntent") == "SendMessage")
    #expect(IntentName("SendMessage").siriKitName == "INSendMessageIntent")
  }

  @Test func takesACustomClassNameAsItIs() {
    #expect(IntentName(siriKitName: "OrderCoffeeIntent") == "OrderCoffee")
    #expect(IntentName(siriKitName: "OrderCoffee") == "OrderCoffee")
  }
}
