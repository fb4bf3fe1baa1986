import IntentModel
import Testing

@testable import IntentDomains

@Suite struct IntentRulesTests {
  private func names(_ isMeant: (IntentRules) -> Bool) -> Set<IntentName> {
    Set(IntentDescription.builtIn.filter { isMeant($0.rules) }.map(\.name))
  }

  /// Source: `IntentsRestrictedWhileLocked`, whose documentation lists what is always restricted.
  @Test func moneyRidesPhotosAndCallHistoryNeedAnUnlockedDevice() {
    #expect(
      names(\.requiresUnlock) == [
        "SearchCallHistory", "RequestRide", "CancelRide", "SendRideFeedback", "SearchForPhotos",
        "StartPhotoPlayback", "SendPayment", "RequestPayment", "PayBill", "TransferMoney", "SearchForBills",
        "SearchForAccounts",
      ])
  }

  @Test func onlyACallComesToTheFrontOfALockedDevice() {
    #expect(names(\.opensWhileLocked) == ["StartCall"])
  }

  @Test func moneyAndRidesAreNeverDoneWithoutAYes() {
    #expect(
      names { $0.goAhead == .asked } == [
        "RequestRide", "CancelRide", "SendRideFeedback", "SendPayment", "RequestPayment", "PayBill",
        "TransferMoney",
      ])
    #expect(names { $0.goAhead == .announced } == ["SendMessage"])
  }

  @Test func everyReasonBelongsToAParameter() {
    let reasons = IntentDescription.builtIn.flatMap { intent in
      intent.parameters.map { ("\(intent.name).\($0.name)", $0.reasons.count) }
    }.filter { $0.1 > 0 }
    #expect(
      Dictionary(uniqueKeysWithValues: reasons) == [
        "SendMessage.recipients": 7, "StartCall.callRecordToCallBack": 1, "StartCall.contacts": 8,
        "StartCall.callCapability": 3, "SendPayment.payee": 4, "SendPayment.currencyAmount": 3,
        "RequestPayment.payer": 3, "RequestPayment.currencyAmount": 3,
      ])
  }
}
