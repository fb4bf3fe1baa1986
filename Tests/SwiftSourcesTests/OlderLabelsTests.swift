import Testing

@testable import SwiftSources

@Suite struct OlderLabelsTests {
  private func methods(_ text: String) -> [OlderLabels.Method] {
    OlderLabels.methods(in: SwiftSource(text, importable: ["Intents"]))
  }

  @Test(arguments: [
    ("func handle(sendMessage intent: INSendMessageIntent, completion: @escaping () -> Void) {", "handle(intent:…)"),
    ("  public func confirm(startAudioCall intent: INStartAudioCallIntent,", "confirm(intent:…)"),
    ("func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion:", "resolveRecipients(for:…)"),
    ("func handle(\n    requestRide intent: INRequestRideIntent,", "handle(intent:…)"),
  ])
  func aLabelOfIOS10IsFound(_ declaration: (text: String, current: String)) {
    #expect(methods(declaration.text).map(\.current) == [declaration.current])
  }

  @Test(arguments: [
    "func handle(intent: INSendMessageIntent, completion: @escaping () -> Void) {",
    "func resolveRecipients(for intent: INSendMessageIntent, with completion:",
    "func handle(message intent: INSendMessageIntent)", "func handle(sendMessage: String)",
    "handle(sendMessage: intent)",
    "func resolve(forSendMessage intent: INSendMessage)", "func handle(",
    "// func handle(sendMessage intent: INSendMessageIntent)",
    "func sendMessage(sendMessage intent: INSendMessageIntent)",
  ])
  func anotherMethodIsNone(_ text: String) { #expect(methods(text) == []) }

  @Test func theLineIsThatOfTheMethod() {
    let found = methods("import Intents\n\nfunc handle(payBill intent: INPayBillIntent)\n")
    #expect(found.map(\.line) == [3])
    #expect(found.map(\.written) == ["handle(payBill:…)"])
  }
}
