import Foundation
import IntentDomains
import IntentModel

/// What an app answers to one of the two intents of calls before iOS 13; Parley has one response for all calls.
public class OlderCallResponse<Code: SiriKitResponseCode>: INIntentResponse, ResponseBridging, @unchecked Sendable {
  /// What became of the request.
  public let code: Code

  /// An answer, and where the app goes on.
  public init(code: Code, userActivity: NSUserActivity?) {
    self.code = code
    super.init(missing: nil)
    super.userActivity = userActivity
  }

  required init(missing: HandlerFault.Rule?) {
    code = .unspecified
    super.init(missing: missing)
  }

  /// The answer with the code of the same name; a number that cannot be called is a contact that cannot.
  package var response: StartCallIntent.Response {
    let codes = StartCallIntent.Response.Code.allCases
    return StartCallIntent.Response(
      code: codes.first { $0.name == code.name } ?? .failureContactNotSupportedByApp,
      userActivity: userActivity?.held)
  }

  override var status: IntentHandlingStatus { code.status }
}

extension CallRecord.RecordType {
  /// The kind as the set that it is the only member of.
  var options: CallRecord.TypeOptions? { CallRecord.TypeOptions(symbol: symbol) }

  /// The calls of this kind.
  var filter: CallRecord.Filter? { options.map { CallRecord.Filter(callTypes: $0) } }
}

extension CallRecord.TypeOptions {
  /// The kind that the set holds, the first where it holds several.
  var first: CallRecord.RecordType? { symbols.first.flatMap { CallRecord.RecordType(symbol: $0) } }
}
