import IntentModel

extension IntentCatalog {
  /// The intents of SiriKit: those of the built-in domains are served, the others are known by name.
  ///
  /// Source: SiriKit headers, iOS 10 to 17.
  public static let siriKit = IntentCatalog(
    intents: IntentDescription.builtIn,
    unserved: [
      "PlayMedia", "AddMedia", "SearchForMedia", "UpdateMediaAffinity", "CreateNote", "AppendToNote",
      "CreateTaskList", "AddTasks", "SetTaskAttribute", "DeleteTasks", "SnoozeTasks",
      "SearchForNotebookItems", "BookRestaurantReservation", "GetAvailableRestaurantReservationBookings",
      "GetAvailableRestaurantReservationBookingDefaults", "GetRestaurantGuest",
      "GetUserCurrentRestaurantReservationBookings", "GetReservationDetails", "GetVisualCode",
      "ActivateCarSignal", "GetCarLockStatus", "SetCarLockStatus", "GetCarPowerLevelStatus", "ListCars",
      "SetAudioSourceInCar", "SetClimateSettingsInCar", "SetDefrosterSettingsInCar",
      "SetProfileInCar", "SetRadioStation", "SetSeatSettingsInCar", "SaveProfileInCar", "ShareFocusStatus",
    ],
    vocabularyParameters: [
      "INRequestRideIntent.rideOptionName", "INListRideOptionsIntent.rideOptionName",
      "INStartWorkoutIntent.workoutName", "INPauseWorkoutIntent.workoutName",
      "INResumeWorkoutIntent.workoutName", "INEndWorkoutIntent.workoutName",
      "INCancelWorkoutIntent.workoutName",
    ],
    otherParameters: [
      "INSendMessageIntent.speakableGroupName", "INSearchForMessagesIntent.speakableGroupNames",
      "INSearchForAccountsIntent.accountNickname", "INSearchForAccountsIntent.organizationName",
      "INTransferMoneyIntent.fromAccount", "INTransferMoneyIntent.toAccount",
      "INPayBillIntent.billPayee", "INSearchForBillsIntent.billPayee",
      "INSearchForPhotosIntent.albumName", "INSearchForPhotosIntent.searchTerms",
      "INStartPhotoPlaybackIntent.albumName", "INStartPhotoPlaybackIntent.searchTerms",
      "INPlayMediaIntent.playlistTitle", "INPlayMediaIntent.artistName", "INPlayMediaIntent.albumTitle",
      "INPlayMediaIntent.mediaName",
    ])
}
