// The names of intents as constants: those of their classes.

/// Listed under `IntentsSupported` by an app that sends messages.
public let INSendMessageIntentIdentifier = "INSendMessageIntent"
/// Listed under `IntentsSupported` by an app that finds and reads messages.
public let INSearchForMessagesIntentIdentifier = "INSearchForMessagesIntent"
/// Listed under `IntentsSupported` by an app that marks messages as read or flagged.
public let INSetMessageAttributeIntentIdentifier = "INSetMessageAttributeIntent"
/// Listed under `IntentsSupported` by an app that makes calls, since iOS 13.
public let INStartCallIntentIdentifier = "INStartCallIntent"
/// Listed under `IntentsSupported` by an app that makes voice calls in the way of iOS 10.
public let INStartAudioCallIntentIdentifier = "INStartAudioCallIntent"
/// Listed under `IntentsSupported` by an app that makes video calls in the way of iOS 10.
public let INStartVideoCallIntentIdentifier = "INStartVideoCallIntent"
/// Listed under `IntentsSupported` by an app that finds past calls.
public let INSearchCallHistoryIntentIdentifier = "INSearchCallHistoryIntent"
/// Listed under `IntentsSupported` by an app that takes calls by voice.
public let INAnswerCallIntentIdentifier = "INAnswerCallIntent"
/// Listed under `IntentsSupported` by an app that ends calls by voice.
public let INHangUpCallIntentIdentifier = "INHangUpCallIntent"
/// Listed under `IntentsSupported` by an app that offers rides.
public let INListRideOptionsIntentIdentifier = "INListRideOptionsIntent"
/// Listed under `IntentsSupported` by an app that books rides.
public let INRequestRideIntentIdentifier = "INRequestRideIntent"
/// Listed under `IntentsSupported` by an app that reports how far a ride is.
public let INGetRideStatusIntentIdentifier = "INGetRideStatusIntent"
/// Listed under `IntentsSupported` by an app that starts workouts.
public let INStartWorkoutIntentIdentifier = "INStartWorkoutIntent"
/// Listed under `IntentsSupported` by an app that pauses workouts.
public let INPauseWorkoutIntentIdentifier = "INPauseWorkoutIntent"
/// Listed under `IntentsSupported` by an app that goes on with paused workouts.
public let INResumeWorkoutIntentIdentifier = "INResumeWorkoutIntent"
/// Listed under `IntentsSupported` by an app that ends workouts and keeps them.
public let INEndWorkoutIntentIdentifier = "INEndWorkoutIntent"
/// Listed under `IntentsSupported` by an app that drops workouts.
public let INCancelWorkoutIntentIdentifier = "INCancelWorkoutIntent"
/// Listed under `IntentsSupported` by an app that finds photos.
public let INSearchForPhotosIntentIdentifier = "INSearchForPhotosIntent"
/// Listed under `IntentsSupported` by an app that shows photos one after the other.
public let INStartPhotoPlaybackIntentIdentifier = "INStartPhotoPlaybackIntent"
/// Listed under `IntentsSupported` by an app that sends money.
public let INSendPaymentIntentIdentifier = "INSendPaymentIntent"
/// Listed under `IntentsSupported` by an app that asks people for money.
public let INRequestPaymentIntentIdentifier = "INRequestPaymentIntent"
