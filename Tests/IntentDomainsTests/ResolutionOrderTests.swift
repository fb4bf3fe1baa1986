import IntentModel
import Testing

@testable import IntentDomains

/// The order in which parameters are resolved is that in which SiriKit declares the resolvers.
@Suite struct ResolutionOrderTests {
  static let orders: [(AnyIntentHandler, [String])] = [
    (.sendMessage(AnyApp()), ["recipients", "outgoingMessageType", "content", "speakableGroupName"]),
    (
      .searchForMessages(AnyApp()),
      ["recipients", "senders", "attributes", "dateTimeRange", "speakableGroupNames"]
    ),
    (.setMessageAttribute(AnyApp()), ["attribute"]),
    (.editMessage(AnyApp()), ["editedContent"]),
    (.unsendMessages(AnyApp()), []),
    (.startCall(AnyApp()), ["callRecordToCallBack", "destinationType", "contacts", "callCapability"]),
    (.searchCallHistory(AnyApp()), ["dateCreated", "recipient", "callTypes", "unseen"]),
    (.answerCall(AnyApp()), []),
    (.hangUpCall(AnyApp()), []),
    (
      .requestRide(AnyApp()),
      ["pickupLocation", "dropOffLocation", "rideOptionName", "partySize", "scheduledPickupTime"]
    ),
    (.listRideOptions(AnyApp()), ["pickupLocation", "dropOffLocation"]),
    (.getRideStatus(AnyApp()), []),
    (.cancelRide(AnyApp()), []),
    (.sendRideFeedback(AnyApp()), []),
    (
      .startWorkout(AnyApp()),
      ["workoutName", "goalValue", "workoutGoalUnitType", "workoutLocationType", "isOpenEnded"]
    ),
    (.pauseWorkout(AnyApp()), ["workoutName"]),
    (.resumeWorkout(AnyApp()), ["workoutName"]),
    (.endWorkout(AnyApp()), ["workoutName"]),
    (.cancelWorkout(AnyApp()), ["workoutName"]),
    (
      .searchForPhotos(AnyApp()),
      ["dateCreated", "locationCreated", "albumName", "searchTerms", "peopleInPhoto"]
    ),
    (.startPhotoPlayback(AnyApp()), ["dateCreated", "locationCreated", "albumName", "peopleInPhoto"]),
    (.sendPayment(AnyApp()), ["payee", "currencyAmount", "note"]),
    (.requestPayment(AnyApp()), ["payer", "currencyAmount", "note"]),
    (
      .payBill(AnyApp()),
      [
        "billPayee", "fromAccount", "transactionAmount", "transactionScheduledDate", "transactionNote",
        "billType", "dueDate",
      ]
    ),
    (.searchForBills(AnyApp()), ["billPayee", "paymentDateRange", "billType", "status", "dueDateRange"]),
    (
      .searchForAccounts(AnyApp()),
      ["accountNickname", "accountType", "organizationName", "requestedBalanceType"]
    ),
    (
      .transferMoney(AnyApp()),
      ["fromAccount", "toAccount", "transactionAmount", "transactionScheduledDate", "transactionNote"]
    ),
  ]

  @Test func parametersAreResolvedInTheOrderOfTheInterfaces() {
    for (handler, order) in Self.orders {
      #expect(handler.resolvedParameters == order, "\(handler.name)")
    }
    #expect(Set(Self.orders.map(\.0.name)) == Set(IntentDescription.builtIn.map(\.name)))
  }

  @Test func whatAnAppDoesNotSettleGoesThroughAsItWasSaid() async throws {
    let app = AnyApp()
    let koko = Person("Koko")
    #expect(try await app.resolveRecipients(for: SendMessageIntent(recipients: [koko])) == [.success(koko)])
    #expect(try await app.resolveRecipients(for: SendMessageIntent()) == [.notRequired])
    #expect(try await app.resolveContent(for: SendMessageIntent(content: "Hi")) == .success("Hi"))
    #expect(try await app.confirm(SendMessageIntent()).code == .ready)
  }

  @Test func onlyARideGoesOnAfterItWasHandled() {
    let names = IntentDomain.all.flatMap(\.intents).map(\.name.rawValue)
    #expect(names.contains("GetRideStatus"))
    #expect(AnyIntentHandler.getRideStatus(AnyApp()).updates != nil)
    #expect(AnyIntentHandler.requestRide(AnyApp()).updates == nil)
  }
}
