import IntentModel

@testable import IntentDomains

/// An app that does no more than it must: it handles every intent, and says that it did.
struct AnyApp: Sendable {}

extension AnyApp: AnswerCallIntent.Handling {
  func handle(_ intent: AnswerCallIntent) async throws -> AnswerCallIntent.Response {
    AnswerCallIntent.Response(.success)
  }
}

extension AnyApp: CancelRideIntent.Handling {
  func handle(_ intent: CancelRideIntent) async throws -> CancelRideIntent.Response {
    CancelRideIntent.Response(.success)
  }
}

extension AnyApp: CancelWorkoutIntent.Handling {
  func handle(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response {
    CancelWorkoutIntent.Response(.success)
  }
}

extension AnyApp: EditMessageIntent.Handling {
  func handle(_ intent: EditMessageIntent) async throws -> EditMessageIntent.Response {
    EditMessageIntent.Response(.success)
  }
}

extension AnyApp: EndWorkoutIntent.Handling {
  func handle(_ intent: EndWorkoutIntent) async throws -> EndWorkoutIntent.Response {
    EndWorkoutIntent.Response(.success)
  }
}

extension AnyApp: GetRideStatusIntent.Handling {
  func handle(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response {
    GetRideStatusIntent.Response(.success)
  }
}

extension AnyApp: HangUpCallIntent.Handling {
  func handle(_ intent: HangUpCallIntent) async throws -> HangUpCallIntent.Response {
    HangUpCallIntent.Response(.success)
  }
}

extension AnyApp: ListRideOptionsIntent.Handling {
  func handle(_ intent: ListRideOptionsIntent) async throws -> ListRideOptionsIntent.Response {
    ListRideOptionsIntent.Response(.success)
  }
}

extension AnyApp: PauseWorkoutIntent.Handling {
  func handle(_ intent: PauseWorkoutIntent) async throws -> PauseWorkoutIntent.Response {
    PauseWorkoutIntent.Response(.success)
  }
}

extension AnyApp: PayBillIntent.Handling {
  func handle(_ intent: PayBillIntent) async throws -> PayBillIntent.Response { PayBillIntent.Response(.success) }
}

extension AnyApp: RequestPaymentIntent.Handling {
  func handle(_ intent: RequestPaymentIntent) async throws -> RequestPaymentIntent.Response {
    RequestPaymentIntent.Response(.success)
  }
}

extension AnyApp: RequestRideIntent.Handling {
  func handle(_ intent: RequestRideIntent) async throws -> RequestRideIntent.Response {
    RequestRideIntent.Response(.success)
  }
}

extension AnyApp: ResumeWorkoutIntent.Handling {
  func handle(_ intent: ResumeWorkoutIntent) async throws -> ResumeWorkoutIntent.Response {
    ResumeWorkoutIntent.Response(.success)
  }
}

extension AnyApp: SearchCallHistoryIntent.Handling {
  func handle(_ intent: SearchCallHistoryIntent) async throws -> SearchCallHistoryIntent.Response {
    SearchCallHistoryIntent.Response(.success)
  }
}

extension AnyApp: SearchForAccountsIntent.Handling {
  func handle(_ intent: SearchForAccountsIntent) async throws -> SearchForAccountsIntent.Response {
    SearchForAccountsIntent.Response(.success)
  }
}

extension AnyApp: SearchForBillsIntent.Handling {
  func handle(_ intent: SearchForBillsIntent) async throws -> SearchForBillsIntent.Response {
    SearchForBillsIntent.Response(.success)
  }
}

extension AnyApp: SearchForMessagesIntent.Handling {
  func handle(_ intent: SearchForMessagesIntent) async throws -> SearchForMessagesIntent.Response {
    SearchForMessagesIntent.Response(.success)
  }
}

extension AnyApp: SearchForPhotosIntent.Handling {
  func handle(_ intent: SearchForPhotosIntent) async throws -> SearchForPhotosIntent.Response {
    SearchForPhotosIntent.Response(.continueInApp)
  }
}

extension AnyApp: SendMessageIntent.Handling {
  func handle(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response {
    SendMessageIntent.Response(.success)
  }
}

extension AnyApp: SendPaymentIntent.Handling {
  func handle(_ intent: SendPaymentIntent) async throws -> SendPaymentIntent.Response {
    SendPaymentIntent.Response(.success)
  }
}

extension AnyApp: SendRideFeedbackIntent.Handling {
  func handle(_ intent: SendRideFeedbackIntent) async throws -> SendRideFeedbackIntent.Response {
    SendRideFeedbackIntent.Response(.success)
  }
}

extension AnyApp: SetMessageAttributeIntent.Handling {
  func handle(_ intent: SetMessageAttributeIntent) async throws -> SetMessageAttributeIntent.Response {
    SetMessageAttributeIntent.Response(.success)
  }
}

extension AnyApp: StartCallIntent.Handling {
  func handle(_ intent: StartCallIntent) async throws -> StartCallIntent.Response {
    StartCallIntent.Response(.continueInApp)
  }
}

extension AnyApp: StartPhotoPlaybackIntent.Handling {
  func handle(_ intent: StartPhotoPlaybackIntent) async throws -> StartPhotoPlaybackIntent.Response {
    StartPhotoPlaybackIntent.Response(.continueInApp)
  }
}

extension AnyApp: StartWorkoutIntent.Handling {
  func handle(_ intent: StartWorkoutIntent) async throws -> StartWorkoutIntent.Response {
    StartWorkoutIntent.Response(.success)
  }
}

extension AnyApp: TransferMoneyIntent.Handling {
  func handle(_ intent: TransferMoneyIntent) async throws -> TransferMoneyIntent.Response {
    TransferMoneyIntent.Response(.success)
  }
}

extension AnyApp: UnsendMessagesIntent.Handling {
  func handle(_ intent: UnsendMessagesIntent) async throws -> UnsendMessagesIntent.Response {
    UnsendMessagesIntent.Response(.success)
  }
}
