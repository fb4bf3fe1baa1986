import IntentModel
import Testing

@testable import IntentDomains

/// The names of SiriKit, as its interfaces of iOS 10 to 17 have them, against the names of the model.
@Suite struct SiriKitNamesTests {
  struct Facts: Sendable, CustomTestStringConvertible {
    var intent: IntentName
    /// The parameters, in the order of the interface.
    var parameters: String
    /// The response codes, from raw value 0.
    var codes: String
    var testDescription: String { intent.rawValue }
  }

  static let facts: [Facts] = [
    Facts(
      intent: "SendMessage",
      parameters: """
        recipients outgoingMessageType content speakableGroupName conversationIdentifier serviceName sender \
        attachments
        """,
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch \
        failureMessageServiceNotAvailable failureRequiringInAppAuthentication
        """),
    Facts(
      intent: "SearchForMessages",
      parameters: """
        recipients senders searchTerms attributes dateTimeRange identifiers notificationIdentifiers \
        speakableGroupNames conversationIdentifiers recipientsOperator sendersOperator searchTermsOperator \
        identifiersOperator notificationIdentifiersOperator speakableGroupNamesOperator \
        conversationIdentifiersOperator
        """,
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch \
        failureMessageServiceNotAvailable failureMessageTooManyResults failureRequiringInAppAuthentication
        """),
    Facts(
      intent: "SetMessageAttribute",
      parameters: "identifiers attribute",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureMessageNotFound \
        failureMessageAttributeNotSet
        """),
    Facts(
      intent: "UnsendMessages",
      parameters: "messageIdentifiers",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureMessageNotFound \
        failurePastUnsendTimeLimit failureMessageTypeUnsupported failureUnsupportedOnService \
        failureMessageServiceNotAvailable failureRequiringInAppAuthentication
        """),
    Facts(
      intent: "EditMessage",
      parameters: "messageIdentifier editedContent",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureMessageNotFound \
        failurePastEditTimeLimit failureMessageTypeUnsupported failureUnsupportedOnService \
        failureMessageServiceNotAvailable failureRequiringInAppAuthentication
        """),
    Facts(
      intent: "StartCall",
      parameters: "callRecordFilter callRecordToCallBack audioRoute destinationType contacts callCapability",
      codes: """
        unspecified ready continueInApp userConfirmationRequired failure failureRequiringAppLaunch \
        failureCallingServiceNotAvailable failureContactNotSupportedByApp failureAirplaneModeEnabled \
        failureUnableToHandOff failureAppConfigurationRequired failureCallInProgress failureCallRinging \
        failureRequiringInAppAuthentication
        """),
    Facts(
      intent: "SearchCallHistory",
      parameters: "dateCreated recipient callCapabilities callTypes unseen",
      codes: """
        unspecified ready continueInApp failure failureRequiringAppLaunch failureAppConfigurationRequired \
        inProgress success
        """),
    Facts(
      intent: "AnswerCall",
      parameters: "audioRoute callIdentifier",
      codes: "unspecified ready continueInApp inProgress success failure failureRequiringAppLaunch"),
    Facts(
      intent: "HangUpCall",
      parameters: "callIdentifier",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureNoCallToHangUp
        """),
    Facts(
      intent: "ListRideOptions",
      parameters: "pickupLocation dropOffLocation",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch \
        failureRequiringAppLaunchMustVerifyCredentials failureRequiringAppLaunchNoServiceInArea \
        failureRequiringAppLaunchServiceTemporarilyUnavailable \
        failureRequiringAppLaunchPreviousRideNeedsCompletion failurePreviousRideNeedsFeedback
        """),
    Facts(
      intent: "RequestRide",
      parameters: "pickupLocation dropOffLocation rideOptionName partySize paymentMethod scheduledPickupTime",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch \
        failureRequiringAppLaunchMustVerifyCredentials failureRequiringAppLaunchNoServiceInArea \
        failureRequiringAppLaunchServiceTemporarilyUnavailable \
        failureRequiringAppLaunchPreviousRideNeedsCompletion failureRequiringAppLaunchRideScheduledTooFar
        """),
    Facts(
      intent: "GetRideStatus",
      parameters: "",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch \
        failureRequiringAppLaunchMustVerifyCredentials \
        failureRequiringAppLaunchServiceTemporarilyUnavailable
        """),
    Facts(
      intent: "CancelRide",
      parameters: "rideIdentifier",
      codes: "unspecified ready success failure"),
    Facts(
      intent: "SendRideFeedback",
      parameters: "rideIdentifier rating tip",
      codes: "unspecified ready success failure"),
    Facts(
      intent: "StartWorkout",
      parameters: "workoutName goalValue workoutGoalUnitType workoutLocationType isOpenEnded",
      codes: """
        unspecified ready continueInApp failure failureRequiringAppLaunch failureOngoingWorkout \
        failureNoMatchingWorkout handleInApp success
        """),
    Facts(
      intent: "PauseWorkout",
      parameters: "workoutName",
      codes: """
        unspecified ready continueInApp failure failureRequiringAppLaunch failureNoMatchingWorkout \
        handleInApp success
        """),
    Facts(
      intent: "ResumeWorkout",
      parameters: "workoutName",
      codes: """
        unspecified ready continueInApp failure failureRequiringAppLaunch failureNoMatchingWorkout \
        handleInApp success
        """),
    Facts(
      intent: "EndWorkout",
      parameters: "workoutName",
      codes: """
        unspecified ready continueInApp failure failureRequiringAppLaunch failureNoMatchingWorkout \
        handleInApp success
        """),
    Facts(
      intent: "CancelWorkout",
      parameters: "workoutName",
      codes: """
        unspecified ready continueInApp failure failureRequiringAppLaunch failureNoMatchingWorkout \
        handleInApp success
        """),
    Facts(
      intent: "SearchForPhotos",
      parameters: """
        dateCreated locationCreated albumName searchTerms includedAttributes excludedAttributes \
        peopleInPhoto searchTermsOperator peopleInPhotoOperator
        """,
      codes: """
        unspecified ready continueInApp failure failureRequiringAppLaunch failureAppConfigurationRequired
        """),
    Facts(
      intent: "StartPhotoPlayback",
      parameters: """
        dateCreated locationCreated albumName searchTerms includedAttributes excludedAttributes \
        peopleInPhoto searchTermsOperator peopleInPhotoOperator
        """,
      codes: """
        unspecified ready continueInApp failure failureRequiringAppLaunch failureAppConfigurationRequired
        """),
    Facts(
      intent: "SendPayment",
      parameters: "payee currencyAmount note",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureCredentialsUnverified \
        failurePaymentsAmountBelowMinimum failurePaymentsAmountAboveMaximum \
        failurePaymentsCurrencyUnsupported failureInsufficientFunds failureNoBankAccount failureNotEligible \
        failureTermsAndConditionsAcceptanceRequired
        """),
    Facts(
      intent: "RequestPayment",
      parameters: "payer currencyAmount note",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureCredentialsUnverified \
        failurePaymentsAmountBelowMinimum failurePaymentsAmountAboveMaximum \
        failurePaymentsCurrencyUnsupported failureNoBankAccount failureNotEligible \
        failureTermsAndConditionsAcceptanceRequired
        """),
    Facts(
      intent: "PayBill",
      parameters: """
        billPayee fromAccount transactionAmount transactionScheduledDate transactionNote billType dueDate
        """,
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureCredentialsUnverified \
        failureInsufficientFunds
        """),
    Facts(
      intent: "SearchForBills",
      parameters: "billPayee paymentDateRange billType status dueDateRange",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureCredentialsUnverified \
        failureBillNotFound
        """),
    Facts(
      intent: "SearchForAccounts",
      parameters: "accountNickname accountType organizationName requestedBalanceType",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureCredentialsUnverified \
        failureAccountNotFound failureTermsAndConditionsAcceptanceRequired failureNotEligible
        """),
    Facts(
      intent: "TransferMoney",
      parameters: "fromAccount toAccount transactionAmount transactionScheduledDate transactionNote",
      codes: """
        unspecified ready inProgress success failure failureRequiringAppLaunch failureCredentialsUnverified \
        failureInsufficientFunds
        """),
  ]

  @Test(arguments: facts) func parametersAndCodesAreThoseOfSiriKit(facts: Facts) throws {
    let intent = try #require(IntentDescription.builtIn.first { $0.name == facts.intent })
    let names = facts.parameters.split(separator: " ").map(String.init)
    #expect(Set(intent.parameters.map(\.name)) == Set(names))
    #expect(intent.parameters.count == names.count)
    #expect(intent.codes.map(\.name) == facts.codes.split(separator: " ").map(String.init))
  }

  @Test func everyIntentHasItsFacts() {
    #expect(Set(IntentDescription.builtIn.map(\.name)) == Set(Self.facts.map(\.intent)))
    #expect(IntentDescription.builtIn.count == Self.facts.count)
  }
}
