import Foundation
import HostProtocol
import Parley
import Testing

@testable import ParleyServer

/// What a home's voice satellites are answered by the Wyoming protocol.
@Suite struct VoiceServiceTests {
  private static let payment = "Send Koko 20 dollars with MonkeyPay"

  private func service(
    _ params: [String: JSONValue] = ServedMonkeys.params, threshold: Double = 0,
    simulate: @escaping HostSetUp.Simulation = ServedMonkeys.simulate, timers: ConversationEnvironment = .live()
  ) async throws -> VoiceService {
    let setUp = VoiceService.SetUp(params: params, threshold: threshold, patience: 600, version: "1")
    let service = VoiceService(setUp, timers: timers, simulate: simulate)
    try await service.start()
    return service
  }

  /// The answer to what a satellite hears.
  private func say(
    _ words: String, to service: VoiceService, in conversation: String? = "kitchen", from connection: String = "1",
    language: String? = nil
  ) async throws -> VoiceEvent {
    var data: [String: JSONValue] = ["text": .string(words)]
    if let conversation { data["context"] = .object(["conversation_id": .string(conversation), "device": "lamp"]) }
    if let language { data["language"] = .string(language) }
    return try #require(await service.answer(VoiceEvent("transcript", data), from: connection).first)
  }

  private func text(_ event: VoiceEvent) -> String? {
    if case .string(let text)? = event.data["text"] { text } else { nil }
  }

  // MARK: The protocol

  @Test func itSaysWhatItIs() async throws {
    let info = try #require(await service().answer(VoiceEvent("describe"), from: "1").first)
    let handle = try JSONFields(.object(info.data), at: "").objects("handle")
    #expect(info.type == "info" && handle.count == 1)
    #expect(try handle.first?.objects("models").first?.strings("languages") == ["en"])
    let pong = await (try service()).answer(VoiceEvent("ping", ["text": "x"]), from: "1")
    #expect(pong == [VoiceEvent("pong", ["text": "x"])])
  }

  @Test func whatIsForOthersIsNotAnswered() async throws {
    #expect(await (try service()).answer(VoiceEvent("audio-chunk"), from: "1").isEmpty)
  }

  @Test(arguments: [[:], ["text": .integer(1)], ["text": "x", "context": .array([])]] as [[String: JSONValue]])
  func aTranscriptThatIsNoneGetsAnErrorAndTheConversationIsKept(_ data: [String: JSONValue]) async throws {
    let service = try await service()
    _ = try await say(Self.payment, to: service)
    #expect(await service.answer(VoiceEvent("transcript", data), from: "1").map(\.type) == ["error"])
    #expect(try await text(say("yes", to: service))?.contains("20") == true)
  }

  // MARK: Conversations

  @Test func tenTurnsAreThoseOfAHostInSwift() async throws {
    let service = try await service()
    let conversation = try await ServedMonkeys.conversation(.handsFree)
    for turn in ServedMonkeys.turns {
      let words: String
      switch turn {
      case .say(let said): words = said
      case .choose: words = "the third one"
      case .confirm(let isYes): words = isYes ? "yes" : "no"
      }
      let expected = await conversation.hear(words).messages
      let answer = try await say(words, to: service)
      #expect(text(answer) == expected.map(\.spoken).joined(separator: " "), "\(words)")
      #expect((answer.type == "not-handled") == words.hasPrefix("who invented"), "\(words)")
    }
  }

  /// Each utterance may come over another connection.
  @Test func aQuestionIsAnsweredOverAnotherConnection() async throws {
    let service = try await service()
    let asked = try await say(Self.payment, to: service, from: "1")
    let context = try JSONFields(.object(asked.data), at: "").object("context")
    #expect(try context.flag("continue_conversation") == true && context.string("device") == "lamp")
    let paid = try await say("yes", to: service, from: "2")
    #expect(paid.type == "handled")
    #expect(try JSONFields(.object(paid.data), at: "").object("context").flag("continue_conversation") == false)
  }

  @Test func twoSatellitesAreApart() async throws {
    let service = try await service()
    _ = try await say(Self.payment, to: service, in: "kitchen")
    #expect(try await say("yes", to: service, in: "bath").type == "not-handled")
    #expect(try await say("yes", to: service, in: nil, from: "7").type == "not-handled")
    #expect(try await say("yes", to: service, in: "kitchen").type == "handled")
  }

  @Test func anotherLanguageIsSpokenWhereItIsSetUp() async throws {
    var params = ServedMonkeys.params
    params["languages"] = .strings(["en", "de"])
    let service = try await service(params)
    let asked = try await say("Sende eine Nachricht an Bobo", to: service, language: "de-DE")
    #expect(asked.type == "handled" && text(asked)?.contains("Bobo") == true && text(asked)?.hasPrefix("Who") == false)
  }

  @Test func aPermissionIsAskedForOnceForAllSatellites() async throws {
    var params = ServedMonkeys.params
    params["permission"] = nil
    let service = try await service(params)
    let asked = try await text(say(Self.payment, to: service, in: "kitchen"))
    #expect(asked?.contains("MonkeyPay") == true && asked?.contains("20") == false)
    _ = try await say("yes", to: service, in: "kitchen")
    #expect(try await text(say(Self.payment, to: service, in: "bath"))?.contains("20") == true)
  }

  // MARK: What is not its business, silence, time

  /// What is passed on leaves no trace: "repeat that" repeats what was said before.
  @Test func whatIsPassedOnIsNotHeard() async throws {
    let service = try await service()
    _ = try await say(Self.payment, to: service)
    let refused = try await text(say("no", to: service))
    #expect(try await say("who invented the telephone?", to: service).type == "not-handled")
    #expect(try await text(say("say that again", to: service)) == refused)
  }

  @Test func aRequestBelowTheThresholdIsPassedOn() async throws {
    #expect(try await say(Self.payment, to: service(threshold: 100)).type == "not-handled")
  }

  @Test func silenceToAQuestionAsksOnceMore() async throws {
    let service = try await service()
    #expect(try await say("", to: service).type == "not-handled")
    _ = try await say("Send a message to Koko on MonkeyChat", to: service)
    #expect(try await text(say(" ", to: service))?.isEmpty == false)
    #expect(try await say("hello there", to: service).type == "handled")
  }

  @Test func whatAnAppAnswersLateIsSpokenNext() async throws {
    let chat = SlowChat()
    let service = try await service(SlowChat.params, simulate: chat.simulate, timers: chat.world.environment)
    let begun = try await text(say("text Koko that I am late", to: service))
    chat.finish()
    var spoken = ""
    while !spoken.contains("Koko") {
      try await Task.sleep(for: .milliseconds(5))
      spoken = try await text(say("", to: service)) ?? ""
    }
    #expect(spoken != begun)
  }

  @Test func aConversationThatNobodySpeaksToIsClosed() async throws {
    let world = SimulatedEnvironment(now: ServedMonkeys.now)
    let service = try await service(timers: world.environment)
    _ = try await say(Self.payment, to: service, in: "kitchen")
    world.advance(by: 599)
    _ = try await say("thanks", to: service, in: "bath")
    #expect(try await text(say("how much?", to: service, in: "kitchen"))?.contains("20") == true)
    world.advance(by: 601)
    _ = try await say("thanks", to: service, in: "bath")
    #expect(try await say("yes", to: service, in: "kitchen").type == "not-handled")
  }
}
