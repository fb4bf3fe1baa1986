import Foundation
import IntentDomains
import IntentModel

/// The response of an app to one of the two call intents before iOS 13; Parley has one response for all calls.
public class OlderCallResponse<Code: SiriKitResponseCode>: INIntentResponse, ResponseBridging, @unchecked Sendable {
  /// The outcome of the request.
  public let code: Code

  /// A response, with the activity that the app continues with.
  public init(code: Code, userActivity: NSUserActivity?) {
    self.code = code
    super.init(missing: nil)
    super.userActivity = userActivity
  }

  required init(missing: HandlerFault.Rule?) {
    code = .unspecified
    super.init(missing: missing)
  }

  /// Parley's response with the code of the same name; "number not callable" becomes "contact not callable".
  package var response: StartCallIntent.Response {
    let codes = StartCallIntent.Response.Code.allCases
    return StartCallIntent.Response(
      code: codes.first { $0.name == code.name } ?? .failureContactNotSupportedByApp,
      userActivity: userActivity?.held)
  }

  override var status: IntentHandlingStatus { code.status }
}

extension CallRecord.RecordType {
  /// The set with this type as its only member.
  var options: CallRecord.TypeOptions? { CallRecord.TypeOptions(symbol: symbol) }

  /// The filter for calls of this type.
  var filter: CallRecord.Filter? { options.map { CallRecord.Filter(callTypes: $0) } }
}

extension CallRecord.TypeOptions {
  /// The type in the set; of several, the first.
  var first: CallRecord.RecordType? { symbols.first.flatMap { CallRecord.RecordType(symbol: $0) } }
}

extension INStartCallIntent {
  /// The kind of call that is called back, under its name of iOS 13.
  public var recordTypeForRedialing: INCallRecordType { held.callRecordFilter?.callTypes.first ?? .unknown }

  /// The form of iOS 13, in which a call to redial is named by its kind alone.
  public convenience init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
  ) {
    self.init(
      holding: StartCallIntent(
        callRecordFilter: recordTypeForRedialing.filter, audioRoute: said(audioRoute, except: .unknown),
        destinationType: said(destinationType, except: .unknown), contacts: values(contacts),
        callCapability: said(callCapability, except: .unknown)))
  }
}

extension INSearchCallHistoryIntent {
  /// The kind of calls under its name of iOS 10.
  public var callType: INCallRecordType { held.callTypes?.first ?? .unknown }

  /// The form of iOS 10, which looks for one kind of calls.
  public convenience init(
    call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?,
    callCapabilities: INCallCapabilityOptions = []
  ) {
    self.init(
      holding: SearchCallHistoryIntent(
        dateCreated: dateCreated?.held, recipient: recipient?.held,
        callCapabilities: said(callCapabilities, except: []), callTypes: callType.options))
  }
}
