import Intents

/// Calls one person, and answers when the method is left.
@available(iOS 13.0, *)
class Telephone: NSObject, INStartCallIntentHandling, INSearchCallHistoryIntentHandling {
  func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) {
    guard let contacts = intent.contacts, let person = contacts.first else {
      return completion([.unsupported(forReason: .noContactFound)])
    }
    guard contacts.count == 1 else {
      return completion([
        INStartCallContactResolutionResult.unsupported(
          forReason: INStartCallContactUnsupportedReason.multipleContactsUnsupported)
      ])
    }
    let found = [person] + (person.siriMatches ?? [])
    switch found.count {
    case 2...: completion([.init(personResolutionResult: .disambiguation(with: found))])
    default: completion([INStartCallContactResolutionResult.success(with: person)])
    }
  }

  func resolveDestinationType(
    for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) {
    completion(INCallDestinationTypeResolutionResult.success(with: .normal))
  }

  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
  ) {
    if let record = intent.callRecordToCallBack {
      completion(.success(with: record))
    } else {
      completion(.notRequired())
    }
  }

  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    let response: INStartCallIntentResponse
    defer { completion(response) }
    guard intent.contacts?.first?.personHandle?.value != nil else {
      response = INStartCallIntentResponse(code: .failureContactNotSupportedByApp, userActivity: nil)
      return
    }
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.direction = .outgoing
    interaction.donate { error in
      if let error = error { print(error.localizedDescription) }
    }
    let activity = NSUserActivity(activityType: NSStringFromClass(INStartCallIntent.self))
    response = INStartCallIntentResponse(code: .continueInApp, userActivity: activity)
  }

  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    completion(.success(with: intent.callTypes.union(.missed)))
  }

  func handle(
    intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) {
    let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
    response.callRecords = [
      INCallRecord(
        identifier: "1", dateCreated: Date(), caller: nil, callRecordType: .missed, callCapability: .audioCall,
        callDuration: 12, unseen: true)
    ]
    completion(response)
  }
}

/// Takes and ends calls by async methods.
class Switch: NSObject, INAnswerCallIntentHandling, INHangUpCallIntentHandling {
  func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    .init(code: .success, userActivity: nil)
  }
  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    .init(code: .failureNoCallToHangUp, userActivity: nil)
  }
}

/// What the app reads of each of the three ways to call.
protocol CallOfAnyKind { var contacts: [INPerson]? { get } }
extension INStartAudioCallIntent: CallOfAnyKind {}
extension INStartVideoCallIntent: CallOfAnyKind {}
extension INStartCallIntent: CallOfAnyKind {}

extension NSUserActivity {
  var numberToCall: String? { (interaction?.intent as? any CallOfAnyKind)?.contacts?.first?.personHandle?.value }
}
