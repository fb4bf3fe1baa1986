import IntentDomains
import IntentModel

// Four intents share this response.
extension WorkoutChangeResponse.Code: SiriKitResponseCode {}
