import Foundation
import IntentModel

/// An app's response to an intent.
///
/// Source: `INIntentResponse`, iOS 10.
public class INIntentResponse: NSObject, NSCopying, PhaseAnswer, @unchecked Sendable {
  /// The activity with which the app opens.
  public var userActivity: NSUserActivity? {
    get { heldActivity }
    set { heldActivity = newValue?.copy() as? NSUserActivity }
  }
  private var heldActivity: NSUserActivity?
  let missing: HandlerFault.Rule?

  required init(missing: HandlerFault.Rule?) { self.missing = missing }

  /// The same object; the responses of the served intents give another with equal content.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The progress of the request according to the response's code.
  var status: IntentHandlingStatus { .unspecified }

  static func missing(_ rule: HandlerFault.Rule) -> Self { Self(missing: rule) }
}

/// A response that wraps one of Parley's and reads its details from it.
public class ResponseObject<Response: IntentResponse>: INIntentResponse, ResponseBridging, @unchecked Sendable
where Response.Code: SiriKitResponseCode {
  var value: Response

  /// The outcome of the request.
  public var code: Response.Code { value.code }

  required init(holding value: Response) {
    self.value = value
    super.init(missing: nil)
    super.userActivity = value.userActivity.map(NSUserActivity.init(holding:))
  }

  required init(missing: HandlerFault.Rule?) {
    value = Response(code: .unspecified, userActivity: nil)
    super.init(missing: missing)
  }

  /// A response, with the activity that the app continues with.
  public convenience init(code: Response.Code, userActivity: NSUserActivity?) {
    self.init(holding: Response(code: code, userActivity: userActivity?.held))
  }

  package var response: Response {
    var response = value
    response.userActivity = userActivity?.held
    return response
  }

  public override func copy(with zone: NSZone? = nil) -> Any { Self(holding: response) }
  public override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.response == response }
  public override var hash: Int { value.hashValue }
  override var status: IntentHandlingStatus { value.code.status }
}
