// The protocols of whole domains: deprecated by Apple since iOS 13, and used by older extensions.

/// Handles all intents for messages of iOS 10.
public protocol INMessagesDomainHandling: INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
  INSetMessageAttributeIntentHandling
{}

/// Handles all intents for calls of iOS 10.
public protocol INCallsDomainHandling: INStartAudioCallIntentHandling, INStartVideoCallIntentHandling,
  INSearchCallHistoryIntentHandling
{}

/// Handles all intents for rides.
public protocol INRidesharingDomainHandling: INListRideOptionsIntentHandling, INRequestRideIntentHandling,
  INGetRideStatusIntentHandling, INCancelRideIntentHandling, INSendRideFeedbackIntentHandling
{}

/// Handles all intents for workouts.
public protocol INWorkoutsDomainHandling: INStartWorkoutIntentHandling, INPauseWorkoutIntentHandling,
  INEndWorkoutIntentHandling, INCancelWorkoutIntentHandling, INResumeWorkoutIntentHandling
{}

/// Handles all intents for photos.
public protocol INPhotosDomainHandling: INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {}

/// Handles all intents for payments.
public protocol INPaymentsDomainHandling: INSendPaymentIntentHandling, INRequestPaymentIntentHandling,
  INPayBillIntentHandling, INSearchForBillsIntentHandling, INSearchForAccountsIntentHandling,
  INTransferMoneyIntentHandling
{}
