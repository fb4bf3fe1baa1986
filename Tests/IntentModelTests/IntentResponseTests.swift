import Testing

@testable import IntentModel

@Suite struct IntentResponseTests {
  @Test(arguments: [
    ("unspecified", IntentHandlingStatus.unspecified), ("ready", .ready), ("success", .success),
    ("inProgress", .inProgress), ("failure", .failure), ("failureMessageNotFound", .failure),
    ("continueInApp", .deferredToApplication), ("handleInApp", .deferredToApplication),
    ("failureRequiringAppLaunch", .deferredToApplication),
    ("failureRequiringAppLaunchNoServiceInArea", .deferredToApplication),
    ("failureRequiringInAppAuthentication", .failure),
    ("userConfirmationRequired", .userConfirmationRequired),
  ])
  func aCodeMeansWhatItsNameSays(code: String, status: IntentHandlingStatus) {
    #expect(IntentHandlingStatus(codeName: code) == status)
  }

  @Test func isSeenByItsCodesName() {
    let seen = AnyIntentResponse(SupperIntent.Response(.failureKitchenClosed))
    #expect(seen.code == "failureKitchenClosed")
    #expect(seen.status == .failure)
  }
}
