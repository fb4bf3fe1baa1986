// The protocols of whole domains, which Apple has deprecated since iOS 13 and old extensions conform to.

/// What an app does that supports the messages of iOS 10.
public protocol INMessagesDomainHandling: INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
  INSetMessageAttributeIntentHandling
{}

/// What an app does that supports the calls of iOS 10.
public protocol INCallsDomainHandling: INStartAudioCallIntentHandling, INStartVideoCallIntentHandling,
  INSearchCallHistoryIntentHandling
{}

/// What an app does that supports rides.
public protocol INRidesharingDomainHandling: INListRideOptionsIntentHandling, INRequestRideIntentHandling,
  INGetRideStatusIntentHandling, INCancelRideIntentHandling, INSendRideFeedbackIntentHandling
{}

/// What an app does that supports workouts.
public protocol INWorkoutsDomainHandling: INStartWorkoutIntentHandling, INPauseWorkoutIntentHandling,
  INEndWorkoutIntentHandling, INCancelWorkoutIntentHandling, INResumeWorkoutIntentHandling
{}

/// What an app does that supports photos.
public protocol INPhotosDomainHandling: INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {}

/// What an app does that supports payments.
public protocol INPaymentsDomainHandling: INSendPaymentIntentHandling, INRequestPaymentIntentHandling,
  INPayBillIntentHandling, INSearchForBillsIntentHandling, INSearchForAccountsIntentHandling,
  INTransferMoneyIntentHandling
{}
