import IntentModel

/// An intent of SiriKit that wraps one of Parley's.
package protocol IntentBridging: INIntent, ValueHolding where Held: Intent {}

/// A response of SiriKit that can be turned into Parley's.
package protocol ResponseBridging: INIntentResponse {
  associatedtype Response: IntentResponse
  var response: Response { get }
}
