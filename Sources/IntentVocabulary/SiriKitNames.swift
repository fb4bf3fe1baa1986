import IntentModel

/// The names that SiriKit gives to what property lists may hold.
///
/// Source: SiriKit headers, iOS 10 to 17.
enum SiriKitNames {
  /// The intents of the six domains.
  static let intents: [IntentName] = [
    "SendMessage", "SearchForMessages", "SetMessageAttribute", "UnsendMessages", "EditMessage",
    "StartCall", "StartAudioCall", "StartVideoCall", "SearchCallHistory", "AnswerCall", "HangUpCall",
    "ListRideOptions", "RequestRide", "GetRideStatus", "CancelRide", "SendRideFeedback",
    "StartWorkout", "PauseWorkout", "ResumeWorkout", "EndWorkout", "CancelWorkout",
    "SearchForPhotos", "StartPhotoPlayback",
    "SendPayment", "RequestPayment", "PayBill", "SearchForBills", "SearchForAccounts", "TransferMoney",
  ]

  /// Real intents of other domains: known, but nothing here serves them.
  static let otherIntents: [IntentName] = [
    "PlayMedia", "AddMedia", "SearchForMedia", "UpdateMediaAffinity", "CreateNote", "AppendToNote",
    "CreateTaskList", "AddTasks", "SetTaskAttribute", "DeleteTasks", "SnoozeTasks",
    "SearchForNotebookItems", "BookRestaurantReservation", "GetAvailableRestaurantReservationBookings",
    "GetAvailableRestaurantReservationBookingDefaults", "GetRestaurantGuest",
    "GetUserCurrentRestaurantReservationBookings", "GetReservationDetails", "GetVisualCode",
    "ActivateCarSignal", "GetCarLockStatus", "SetCarLockStatus", "GetCarPowerLevelStatus", "ListCars",
    "SetAudioSourceInCar", "SetClimateSettingsInCar", "SetDefrosterSettingsInCar",
    "SetProfileInCar", "SetRadioStation", "SetSeatSettingsInCar", "SaveProfileInCar", "ShareFocusStatus",
  ]

  /// The parameters whose words an app may bring.
  static let parameters: [String] = [
    "INRequestRideIntent.rideOptionName", "INListRideOptionsIntent.rideOptionName",
    "INStartWorkoutIntent.workoutName", "INPauseWorkoutIntent.workoutName",
    "INResumeWorkoutIntent.workoutName", "INEndWorkoutIntent.workoutName",
    "INCancelWorkoutIntent.workoutName",
  ]

  /// Parameters that hold a speakable name, yet are not documented as taking an app's words.
  static let otherParameters: [String] = [
    "INSendMessageIntent.speakableGroupName", "INSearchForMessagesIntent.speakableGroupNames",
    "INSearchForAccountsIntent.accountNickname", "INSearchForAccountsIntent.organizationName",
    "INTransferMoneyIntent.fromAccount", "INTransferMoneyIntent.toAccount",
    "INPayBillIntent.billPayee", "INSearchForBillsIntent.billPayee",
    "INSearchForPhotosIntent.albumName", "INSearchForPhotosIntent.searchTerms",
    "INStartPhotoPlaybackIntent.albumName", "INStartPhotoPlaybackIntent.searchTerms",
    "INPlayMediaIntent.playlistTitle", "INPlayMediaIntent.artistName", "INPlayMediaIntent.albumTitle",
    "INPlayMediaIntent.mediaName",
  ]

  /// The intent that a supported one is served as: the two deprecated calls are one call.
  ///
  /// Files name them apart, and each needs examples of its own.
  static func served(_ name: IntentName) -> IntentName {
    name == "StartAudioCall" || name == "StartVideoCall" ? "StartCall" : name
  }
}
