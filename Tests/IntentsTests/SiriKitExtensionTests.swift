import IntentDomains
import IntentModel
import Synchronization
import Testing

@testable import ExtensionHabits
@testable import Intents

/// The phases of an extension's handler as Parley calls them.
private struct Phases {
  let handler: AnyIntentHandler
  let faults = Faults()

  init(_ principal: INExtension, _ declared: String...) throws {
    let handlers = SiriKitExtension(principal, report: faults.add).handlers(of: declared)
    handler = try #require(handlers.first)
  }

  init(giving object: NSObject, _ declared: String = "INSendMessageIntent") throws {
    try self.init(Giving(object), declared)
  }

  func resolve<Value: ParameterValue>(
    _ parameter: String, of intent: some Intent, as type: Value.Type
  ) async throws -> [ResolutionResult<Value?>] {
    try await handler.resolve(parameter, AnyIntent(intent)).map { $0.map { $0.value as? Value } }
  }

  func handle(_ intent: some Intent) async throws -> AnyIntentResponse { try await handler.handle(AnyIntent(intent)) }
  func confirm(_ intent: some Intent) async throws -> AnyIntentResponse { try await handler.confirm(AnyIntent(intent)) }
}

private final class Faults: Sendable {
  private let found = Mutex<[HandlerFault]>([])
  var all: [String] { found.withLock { $0.map(\.description) } }
  func add(_ fault: HandlerFault) { found.withLock { $0.append(fault) } }
}

private func fault(_ work: () async throws -> Void) async -> String {
  do {
    try await work()
    return ""
  } catch {
    return "\(error)"
  }
}

@Suite struct SiriKitExtensionTests {
  let message = SendMessageIntent(recipients: [Person("Nandi")], content: "hello")

  @Test func aCompletionAnswersAPhase() async throws {
    let phases = try Phases(IntentHandler(), "INSendMessageIntent")
    #expect(try await phases.resolve("content", of: message, as: String.self) == [.success("HELLO")])
    #expect(
      try await phases.resolve("recipients", of: SendMessageIntent(), as: Person.self) == [.needsValue])
    #expect(try await phases.handle(message).code == "success")
  }

  @Test func anAsyncMethodAnswersAPhase() async throws {
    let phases = try Phases(giving: AsyncMessenger())
    #expect(try await phases.resolve("content", of: message, as: String.self) == [.notRequired])
    #expect(try await phases.confirm(message).code == "failureRequiringAppLaunch")
    #expect(try await phases.handle(message).code == "success")
  }

  @Test func aCompletionThatIsCalledOnAnotherThreadIsNamedAndFailsNothing() async throws {
    let phases = try Phases(giving: SendableMessenger())
    #expect(try await phases.handle(message).code == "success")
    #expect(
      phases.faults.all == [
        "ExtensionHabits.SendableMessenger: handle(intent:completion:) called its completion from another thread or queue than its own, which is allowed."
      ])
    #expect(HandlerFault(.calledOnAnotherThread, handler: "", method: "").isAllowed)
    #expect(!HandlerFault(.calledTwice, handler: "", method: "").isAllowed)
  }

  @Test func aCompletionThatIsCalledAtOnceIsNotNamed() async throws {
    let phases = try Phases(giving: CompletionMessenger())
    _ = try await phases.resolve("content", of: message, as: String.self)
    #expect(phases.faults.all == [])
  }

  @Test func theMainActorsHandlersAnswerToo() async throws {
    let phases = try Phases(giving: await MainMessenger())
    #expect(try await phases.handle(message).code == "success")
    #expect(try await phases.handle(message).code == "failure")
  }

  @Test func aResolverThatIsNotThereLetsTheValueThrough() async throws {
    let phases = try Phases(OwnHandler(), "INSendMessageIntent")
    #expect(try await phases.resolve("content", of: message, as: String.self) == [.success("hello")])
    #expect(try await phases.resolve("content", of: SendMessageIntent(), as: String.self) == [.notRequired])
    #expect(try await phases.confirm(message).code == "ready")
  }

  @Test func whereNothingResolvesTheOnlyPersonOfThatNameIsMeant() async throws {
    let only = Person("Nandi Okoro", handle: PersonHandle("555", type: .phoneNumber))
    let phases = try Phases(OwnHandler(), "INSendMessageIntent")
    let intent = SendMessageIntent(recipients: [Person("Nandi", siriMatches: [only]), Person("Tamarin")])
    #expect(
      try await phases.resolve("recipients", of: intent, as: Person.self)
        == [.success(only), .success(Person("Tamarin"))])
  }

  @Test func theCurrentTypeOfAVerdictIsAskedFirst() async throws {
    let phases = try Phases(giving: PayerOfBothYears(), "INSendPaymentIntent")
    #expect(try await phases.resolve("payee", of: SendPaymentIntent(), as: Person.self) == [.needsValue])
  }

  @Test func theOlderTypeOfAVerdictIsAskedWhereTheCurrentIsNotThere() async throws {
    let phases = try Phases(giving: OlderPayer(), "INSendPaymentIntent")
    let matches = [Person("Nandi Okoro"), Person("Nandi Mbeki")]
    let intent = SendPaymentIntent(payee: Person("Nandi", siriMatches: matches))
    #expect(try await phases.resolve("payee", of: intent, as: Person.self) == [.disambiguation(matches)])
  }

  @Test func anAsyncResolverOfTheOlderTypeIsAskedToo() async throws {
    let phases = try Phases(giving: OlderAsyncMessenger())
    #expect(try await phases.resolve("recipients", of: SendMessageIntent(), as: Person.self) == [.needsValue])
    #expect(
      try await phases.resolve(
        "speakableGroupName", of: SendMessageIntent(speakableGroupName: "Treetops"), as: SpeakableString.self)
        == [.success("The Treetops")])
    let payments = try Phases(giving: OlderAsyncMessenger(), "INSendPaymentIntent")
    let amount = CurrencyAmount(5, "USD")
    let intent = SendPaymentIntent(payee: Person("Nandi"), currencyAmount: amount)
    #expect(try await payments.resolve("payee", of: intent, as: Person.self) == [.success(Person("Nandi"))])
    #expect(try await payments.resolve("payee", of: SendPaymentIntent(), as: Person.self) == [.unsupported])
    #expect(
      try await payments.resolve("currencyAmount", of: intent, as: CurrencyAmount.self)
        == [.confirmationRequired(amount)])
  }

  @Test func theResolverOfAnOlderParameterSettlesTheCurrentOne() async throws {
    let phases = try Phases(giving: GroupMessenger())
    let intent = SendMessageIntent(speakableGroupName: "Treetops")
    #expect(
      try await phases.resolve("speakableGroupName", of: intent, as: SpeakableString.self)
        == [.success("The Treetops")])
  }

  @Test func aReasonGoesByItsName() async throws {
    let phases = try Phases(giving: Payer(), "INSendPaymentIntent")
    let intent = SendPaymentIntent(payee: Person("Nobody"), currencyAmount: CurrencyAmount(500, "USD"))
    #expect(
      try await phases.resolve("payee", of: intent, as: Person.self)
        == [.unsupported(reason: UnsupportedReason("noAccount"))])
    #expect(
      try await phases.resolve("currencyAmount", of: intent, as: CurrencyAmount.self)
        == [.unsupported(reason: UnsupportedReason("paymentsAmountAboveMaximum"))])
  }

  @Test func aConfirmationWithoutAValueIsAboutWhatWasSaid() async throws {
    let phases = try Phases(giving: Payer(), "INSendPaymentIntent")
    let amount = CurrencyAmount(5, "USD")
    #expect(
      try await phases.resolve("currencyAmount", of: SendPaymentIntent(currencyAmount: amount), as: CurrencyAmount.self)
        == [.confirmationRequired(amount)])
    #expect(
      try await phases.resolve("currencyAmount", of: SendPaymentIntent(), as: CurrencyAmount.self) == [.needsValue])
  }

  @Test func aDroppedCompletionIsNamedWithItsClassAndMethod() async throws {
    let phases = try Phases(giving: DroppingMessenger())
    let resolving = await fault { _ = try await phases.resolve("recipients", of: SendMessageIntent(), as: Person.self) }
    #expect(
      resolving
        == "ExtensionHabits.DroppingMessenger: resolveRecipients(for:with:) dropped its completion without calling it.")
    let handling = await fault { _ = try await phases.handle(message) }
    #expect(
      handling
        == "ExtensionHabits.DroppingMessenger: handle(intent:completion:) dropped its completion without calling it.")
  }

  @Test func ofTwoAnswersTheFirstCountsAndTheSecondIsNamed() async throws {
    let phases = try Phases(giving: TwiceMessenger())
    #expect(try await phases.resolve("content", of: SendMessageIntent(), as: String.self) == [.needsValue])
    #expect(
      phases.faults.all
        == [
          "ExtensionHabits.TwiceMessenger: resolveContent(for:with:) called its completion twice; the first call counts."
        ])
  }

  @Test func aCompletionThatIsNeverCalledIsNamedWhenNobodyWaitsAnyMore() async throws {
    let phases = try Phases(giving: KeepingMessenger())
    let waiting = Task { [message] in
      await fault { _ = try await phases.resolve("content", of: message, as: String.self) }
    }
    waiting.cancel()
    #expect(await waiting.value.contains("KeepingMessenger"))
    #expect(
      phases.faults.all == [
        "ExtensionHabits.KeepingMessenger: resolveContent(for:with:) did not answer in time."
      ])
  }

  @Test func aClassWithoutHandleIsNamed() async throws {
    let phases = try Phases(giving: EmptyMessenger())
    #expect(try await phases.confirm(message).code == "ready")
    #expect(
      await fault { _ = try await phases.handle(message) }
        == "ExtensionHabits.EmptyMessenger: there is no handle(intent:completion:), and it is the one method that the protocol requires; one with another label, such as those of iOS 10, is not called."
    )
  }

  @Test func anObjectOfAnotherKindIsNamed() async throws {
    let wrong = try Phases(WrongObject(), "INSendMessageIntent")
    #expect(
      await fault { _ = try await wrong.handle(message) }
        == "ExtensionHabits.WrongObject: handler(for: INSendMessageIntent) gave a ExtensionHabits.Payer, which does not handle the intent."
    )
    let none = try Phases(NoObject(), "INSendMessageIntent")
    #expect(
      await fault { _ = try await none.handle(message) }
        == "ExtensionHabits.NoObject: handler(for: INSendMessageIntent) gave no object for the intent.")
  }

  @Test func aVerdictOnAValueOfAnotherTypeIsNamed() {
    let verdict = INStringResolutionResult(.success(5))
    let words = "MyIntents.Handler: resolveContent(for:with:) answered with a Int, which the parameter cannot hold."
    #expect(throws: HandlerFault(.wrongValue("Int"), handler: "MyIntents.Handler", method: "resolveContent(for:with:)"))
    {
      let _: ResolutionResult<String> = try verdict.verdict(on: nil) { rule in
        let fault = HandlerFault(rule, handler: "MyIntents.Handler", method: "resolveContent(for:with:)")
        #expect(fault.description == words)
        return fault
      }
    }
  }

  @Test func eachCallIsToldBeforeItIsMade() async throws {
    let calls = Mutex<[HandlerCall]>([])
    let siriKit = SiriKitExtension(IntentHandler()) { _ in
    } watch: { call in
      calls.withLock { $0.append(call) }
    }
    let handler = try #require(siriKit.handlers(of: ["INSendMessageIntent"]).first)
    _ = try await handler.resolve("content", AnyIntent(message))
    _ = try await handler.handle(AnyIntent(message))
    let told = calls.withLock { $0 }
    #expect(
      told.map(\.description) == [
        "ExtensionHabits.IntentHandler: handler(for: INSendMessageIntent)",
        "ExtensionHabits.CompletionMessenger: resolveContent(for:with:)",
        "ExtensionHabits.IntentHandler: handler(for: INSendMessageIntent)",
        "ExtensionHabits.CompletionMessenger: handle(intent:completion:)",
      ])
    #expect(told.map(\.phase) == ["handler", "resolve content", "handler", "handle"])
  }

  @Test func theActivitysDataReachParley() async throws {
    let response = try await Phases(OwnHandler(), "INSendMessageIntent").handle(message)
    #expect(response.userActivity?.userInfo == ["content": "hello", "count": 2, "urgent": true])
  }

  @Test func anOlderCallGoesToTheObjectOfItsCapability() async throws {
    let phases = try Phases(Giving(OlderCaller()), "INStartAudioCallIntent", "INStartVideoCallIntent")
    let video = StartCallIntent(contacts: [Person("Nandi")], callCapability: .videoCall)
    let audio = StartCallIntent(contacts: [Person("Nandi")], callCapability: .audioCall)
    #expect(try await phases.handle(video).code == "continueInApp")
    #expect(try await phases.handle(audio).code == "failureContactNotSupportedByApp")
    #expect(try await phases.resolve("contacts", of: audio, as: Person.self) == [.success(Person("Nandi"))])
  }

  @Test func aCapabilityThatNoOlderCallHasIsRefused() async throws {
    let phases = try Phases(Giving(OlderCaller()), "INStartAudioCallIntent")
    let video = StartCallIntent(contacts: [Person("Nandi")], callCapability: .videoCall)
    #expect(
      try await phases.resolve("callCapability", of: video, as: CallCapability.self)
        == [.unsupported(reason: UnsupportedReason("videoCallUnsupported"))])
  }

  @Test func aRideIsReportedToTheObserver() async throws {
    let handler = try Phases(giving: Driver(), "INGetRideStatusIntent").handler
    let updates = try #require(handler.updates)
    let phases = Mutex<[String]>([])
    let observer = IntentResponseObserver<AnyIntentUpdates.Update> { update in
      phases.withLock { $0.append("\(update.response.details["phase"]?.plain ?? ""), \(update.state)") }
      return true
    }
    _ = try await updates.start(AnyIntent(GetRideStatusIntent()), observer)
    #expect(phases.withLock { $0 } == ["completed, final"])
  }

  @Test func whatIsDeclaredAndNotHandledIsFoundBeforeAnythingIsSaid() {
    let problems = SiriKitExtension(IntentHandler()).problems(of: [
      "INSendMessageIntent", "INStartCallIntent", "INPlay",
    ])
    #expect(
      problems.map(\.description) == [
        "'INPlay' is declared, which is no intent of the six domains served here.",
        "ExtensionHabits.IntentHandler: INStartCallIntent is declared, but handler(for:) gives a ExtensionHabits.IntentHandler, which does not conform to INStartCallIntentHandling.",
      ])
    #expect(problems.map(\.isError) == [false, false])
  }

  @Test func whatIsHandledAndNotDeclaredIsFoundToo() {
    let problems = SiriKitExtension(Giving(OlderCaller())).problems(of: ["INStartVideoCallIntent"])
    #expect(
      problems.map(\.description) == [
        "ExtensionHabits.OlderCaller: it handles INStartAudioCallIntent, which IntentsSupported of the extension's Info.plist does not declare: it is never asked."
      ])
  }

  @Test(arguments: SiriKitIntent.all) func everyIntentHasTheNameOfItsClass(_ intent: SiriKitIntent) {
    #expect(NSStringFromClass(type(of: intent.blank())) == intent.className)
    let served = intent.served.siriKitName
    #expect(served == intent.className || served == "INStartCallIntent")
  }
}
