import IntentModel

/// An intent in SiriKit's form: it holds one of Parley's.
package protocol IntentBridging: INIntent, ValueHolding where Held: Intent {}

/// A response in SiriKit's form: Parley's can be made of it.
package protocol ResponseBridging: INIntentResponse {
  associatedtype Response: IntentResponse
  var response: Response { get }
}
