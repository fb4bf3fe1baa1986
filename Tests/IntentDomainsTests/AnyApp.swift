import IntentModel

@testable import IntentDomains

/// An app that does no more than it must: it handles every intent, and says that it did.
struct AnyApp: Sendable {}

extension AnyApp: AnswerCallIntentHandling {
  func handle(_ intent: AnswerCallIntent) async throws -> AnswerCallIntent.Response {
    AnswerCallIntent.Response(.success)
  }
}

extension AnyApp: CancelRideIntentHandling {
  func handle(_ intent: CancelRideIntent) async throws -> CancelRideIntent.Response {
    CancelRideIntent.Response(.success)
  }
}

extension AnyApp: CancelWorkoutIntentHandling {
  func handle(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response {
    CancelWorkoutIntent.Response(.success)
  }
}

extension AnyApp: EditMessageIntentHandling {
  func handle(_ intent: EditMessageIntent) async throws -> EditMessageIntent.Response {
    EditMessageIntent.Response(.success)
  }
}

extension AnyApp: EndWorkoutIntentHandling {
  func handle(_ intent: EndWorkoutIntent) async throws -> EndWorkoutIntent.Response {
    EndWorkoutIntent.Response(.success)
  }
}

extension AnyApp: GetRideStatusIntentHandling {
  func handle(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response {
    GetRideStatusIntent.Response(.success)
  }
}

extension AnyApp: HangUpCallIntentHandling {
  func handle(_ intent: HangUpCallIntent) async throws -> HangUpCallIntent.Response {
    HangUpCallIntent.Response(.success)
  }
}

extension AnyApp: ListRideOptionsIntentHandling {
  func handle(_ intent: ListRideOptionsIntent) async throws -> ListRideOptionsIntent.Response {
    ListRideOptionsIntent.Response(.success)
  }
}

extension AnyApp: PauseWorkoutIntentHandling {
  func handle(_ intent: PauseWorkoutIntent) async throws -> PauseWorkoutIntent.Response {
    PauseWorkoutIntent.Response(.success)
  }
}

extension AnyApp: PayBillIntentHandling {
  func handle(_ intent: PayBillIntent) async throws -> PayBillIntent.Response { PayBillIntent.Response(.success) }
}

extension AnyApp: RequestPaymentIntentHandling {
  func handle(_ intent: RequestPaymentIntent) async throws -> RequestPaymentIntent.Response {
    RequestPaymentIntent.Response(.success)
  }
}

extension AnyApp: RequestRideIntentHandling {
  func handle(_ intent: RequestRideIntent) async throws -> RequestRideIntent.Response {
    RequestRideIntent.Response(.success)
  }
}

extension AnyApp: ResumeWorkoutIntentHandling {
  func handle(_ intent: ResumeWorkoutIntent) async throws -> ResumeWorkoutIntent.Response {
    ResumeWorkoutIntent.Response(.success)
  }
}

extension AnyApp: SearchCallHistoryIntentHandling {
  func handle(_ intent: SearchCallHistoryIntent) async throws -> SearchCallHistoryIntent.Response {
    SearchCallHistoryIntent.Response(.success)
  }
}

extension AnyApp: SearchForAccountsIntentHandling {
  func handle(_ intent: SearchForAccountsIntent) async throws -> SearchForAccountsIntent.Response {
    SearchForAccountsIntent.Response(.success)
  }
}

extension AnyApp: SearchForBillsIntentHandling {
  func handle(_ intent: SearchForBillsIntent) async throws -> SearchForBillsIntent.Response {
    SearchForBillsIntent.Response(.success)
  }
}

extension AnyApp: SearchForMessagesIntentHandling {
  func handle(_ intent: SearchForMessagesIntent) async throws -> SearchForMessagesIntent.Response {
    SearchForMessagesIntent.Response(.success)
  }
}

extension AnyApp: SearchForPhotosIntentHandling {
  func handle(_ intent: SearchForPhotosIntent) async throws -> SearchForPhotosIntent.Response {
    SearchForPhotosIntent.Response(.continueInApp)
  }
}

extension AnyApp: SendMessageIntentHandling {
  func handle(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response {
    SendMessageIntent.Response(.success)
  }
}

extension AnyApp: SendPaymentIntentHandling {
  func handle(_ intent: SendPaymentIntent) async throws -> SendPaymentIntent.Response {
    SendPaymentIntent.Response(.success)
  }
}

extension AnyApp: SendRideFeedbackIntentHandling {
  func handle(_ intent: SendRideFeedbackIntent) async throws -> SendRideFeedbackIntent.Response {
    SendRideFeedbackIntent.Response(.success)
  }
}

extension AnyApp: SetMessageAttributeIntentHandling {
  func handle(_ intent: SetMessageAttributeIntent) async throws -> SetMessageAttributeIntent.Response {
    SetMessageAttributeIntent.Response(.success)
  }
}

extension AnyApp: StartCallIntentHandling {
  func handle(_ intent: StartCallIntent) async throws -> StartCallIntent.Response {
    StartCallIntent.Response(.continueInApp)
  }
}

extension AnyApp: StartPhotoPlaybackIntentHandling {
  func handle(_ intent: StartPhotoPlaybackIntent) async throws -> StartPhotoPlaybackIntent.Response {
    StartPhotoPlaybackIntent.Response(.continueInApp)
  }
}

extension AnyApp: StartWorkoutIntentHandling {
  func handle(_ intent: StartWorkoutIntent) async throws -> StartWorkoutIntent.Response {
    StartWorkoutIntent.Response(.success)
  }
}

extension AnyApp: TransferMoneyIntentHandling {
  func handle(_ intent: TransferMoneyIntent) async throws -> TransferMoneyIntent.Response {
    TransferMoneyIntent.Response(.success)
  }
}

extension AnyApp: UnsendMessagesIntentHandling {
  func handle(_ intent: UnsendMessagesIntent) async throws -> UnsendMessagesIntent.Response {
    UnsendMessagesIntent.Response(.success)
  }
}
