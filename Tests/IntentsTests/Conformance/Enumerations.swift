import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useEnumerations() {
    holds("INInteractionDirection.unspecified = 0", INInteractionDirection.unspecified.rawValue == 0)
    holds("INInteractionDirection.outgoing = 1", INInteractionDirection.outgoing.rawValue == 1)
    holds("INInteractionDirection.incoming = 2", INInteractionDirection.incoming.rawValue == 2)
    holds("INIntentHandlingStatus.unspecified = 0", INIntentHandlingStatus.unspecified.rawValue == 0)
    holds("INIntentHandlingStatus.ready = 1", INIntentHandlingStatus.ready.rawValue == 1)
    holds("INIntentHandlingStatus.inProgress = 2", INIntentHandlingStatus.inProgress.rawValue == 2)
    holds("INIntentHandlingStatus.success = 3", INIntentHandlingStatus.success.rawValue == 3)
    holds("INIntentHandlingStatus.failure = 4", INIntentHandlingStatus.failure.rawValue == 4)
    holds(
      "INIntentHandlingStatus.deferredToApplication = 5", INIntentHandlingStatus.deferredToApplication.rawValue == 5)
    holds(
      "INIntentHandlingStatus.userConfirmationRequired = 6",
      INIntentHandlingStatus.userConfirmationRequired.rawValue == 6)
    holds("INPersonHandleType.unknown = 0", INPersonHandleType.unknown.rawValue == 0)
    holds("INPersonHandleType.emailAddress = 1", INPersonHandleType.emailAddress.rawValue == 1)
    holds("INPersonHandleType.phoneNumber = 2", INPersonHandleType.phoneNumber.rawValue == 2)
    holds("INPersonSuggestionType.none = 0", INPersonSuggestionType.none.rawValue == 0)
    holds("INPersonSuggestionType.socialProfile = 1", INPersonSuggestionType.socialProfile.rawValue == 1)
    holds(
      "INPersonSuggestionType.instantMessageAddress = 2", INPersonSuggestionType.instantMessageAddress.rawValue == 2)
    holds("INRecurrenceFrequency.unknown = 0", INRecurrenceFrequency.unknown.rawValue == 0)
    holds("INRecurrenceFrequency.minute = 1", INRecurrenceFrequency.minute.rawValue == 1)
    holds("INRecurrenceFrequency.hourly = 2", INRecurrenceFrequency.hourly.rawValue == 2)
    holds("INRecurrenceFrequency.daily = 3", INRecurrenceFrequency.daily.rawValue == 3)
    holds("INRecurrenceFrequency.weekly = 4", INRecurrenceFrequency.weekly.rawValue == 4)
    holds("INRecurrenceFrequency.monthly = 5", INRecurrenceFrequency.monthly.rawValue == 5)
    holds("INRecurrenceFrequency.yearly = 6", INRecurrenceFrequency.yearly.rawValue == 6)
    holds("INDayOfWeekOptions.monday = 1<<0", INDayOfWeekOptions.monday.rawValue == 1 << 0)
    holds("INDayOfWeekOptions.tuesday = 1<<1", INDayOfWeekOptions.tuesday.rawValue == 1 << 1)
    holds("INDayOfWeekOptions.wednesday = 1<<2", INDayOfWeekOptions.wednesday.rawValue == 1 << 2)
    holds("INDayOfWeekOptions.thursday = 1<<3", INDayOfWeekOptions.thursday.rawValue == 1 << 3)
    holds("INDayOfWeekOptions.friday = 1<<4", INDayOfWeekOptions.friday.rawValue == 1 << 4)
    holds("INDayOfWeekOptions.saturday = 1<<5", INDayOfWeekOptions.saturday.rawValue == 1 << 5)
    holds("INDayOfWeekOptions.sunday = 1<<6", INDayOfWeekOptions.sunday.rawValue == 1 << 6)
    holds("INConditionalOperator.all = 0", INConditionalOperator.all.rawValue == 0)
    holds("INConditionalOperator.any = 1", INConditionalOperator.any.rawValue == 1)
    holds("INConditionalOperator.none = 2", INConditionalOperator.none.rawValue == 2)
    holds("INSortType.unknown = 0", INSortType.unknown.rawValue == 0)
    holds("INSortType.asIs = 1", INSortType.asIs.rawValue == 1)
    holds("INSortType.byDate = 2", INSortType.byDate.rawValue == 2)
    holds("INWorkoutGoalUnitType.unknown = 0", INWorkoutGoalUnitType.unknown.rawValue == 0)
    holds("INWorkoutGoalUnitType.inch = 1", INWorkoutGoalUnitType.inch.rawValue == 1)
    holds("INWorkoutGoalUnitType.meter = 2", INWorkoutGoalUnitType.meter.rawValue == 2)
    holds("INWorkoutGoalUnitType.foot = 3", INWorkoutGoalUnitType.foot.rawValue == 3)
    holds("INWorkoutGoalUnitType.mile = 4", INWorkoutGoalUnitType.mile.rawValue == 4)
    holds("INWorkoutGoalUnitType.yard = 5", INWorkoutGoalUnitType.yard.rawValue == 5)
    holds("INWorkoutGoalUnitType.second = 6", INWorkoutGoalUnitType.second.rawValue == 6)
    holds("INWorkoutGoalUnitType.minute = 7", INWorkoutGoalUnitType.minute.rawValue == 7)
    holds("INWorkoutGoalUnitType.hour = 8", INWorkoutGoalUnitType.hour.rawValue == 8)
    holds("INWorkoutGoalUnitType.joule = 9", INWorkoutGoalUnitType.joule.rawValue == 9)
    holds("INWorkoutGoalUnitType.kiloCalorie = 10", INWorkoutGoalUnitType.kiloCalorie.rawValue == 10)
    holds("INWorkoutLocationType.unknown = 0", INWorkoutLocationType.unknown.rawValue == 0)
    holds("INWorkoutLocationType.outdoor = 1", INWorkoutLocationType.outdoor.rawValue == 1)
    holds("INWorkoutLocationType.indoor = 2", INWorkoutLocationType.indoor.rawValue == 2)
    holds("INPhotoAttributeOptions.photo = 1<<0", INPhotoAttributeOptions.photo.rawValue == 1 << 0)
    holds("INPhotoAttributeOptions.video = 1<<1", INPhotoAttributeOptions.video.rawValue == 1 << 1)
    holds("INPhotoAttributeOptions.GIF = 1<<2", INPhotoAttributeOptions.GIF.rawValue == 1 << 2)
    holds("INPhotoAttributeOptions.flash = 1<<3", INPhotoAttributeOptions.flash.rawValue == 1 << 3)
    holds(
      "INPhotoAttributeOptions.landscapeOrientation = 1<<4",
      INPhotoAttributeOptions.landscapeOrientation.rawValue == 1 << 4)
    holds(
      "INPhotoAttributeOptions.portraitOrientation = 1<<5",
      INPhotoAttributeOptions.portraitOrientation.rawValue == 1 << 5)
    holds("INPhotoAttributeOptions.favorite = 1<<6", INPhotoAttributeOptions.favorite.rawValue == 1 << 6)
    holds("INPhotoAttributeOptions.selfie = 1<<7", INPhotoAttributeOptions.selfie.rawValue == 1 << 7)
    holds(
      "INPhotoAttributeOptions.frontFacingCamera = 1<<8", INPhotoAttributeOptions.frontFacingCamera.rawValue == 1 << 8)
    holds("INPhotoAttributeOptions.screenshot = 1<<9", INPhotoAttributeOptions.screenshot.rawValue == 1 << 9)
    holds("INPhotoAttributeOptions.burstPhoto = 1<<10", INPhotoAttributeOptions.burstPhoto.rawValue == 1 << 10)
    holds("INPhotoAttributeOptions.hdrPhoto = 1<<11", INPhotoAttributeOptions.hdrPhoto.rawValue == 1 << 11)
    holds("INPhotoAttributeOptions.squarePhoto = 1<<12", INPhotoAttributeOptions.squarePhoto.rawValue == 1 << 12)
    holds("INPhotoAttributeOptions.panoramaPhoto = 1<<13", INPhotoAttributeOptions.panoramaPhoto.rawValue == 1 << 13)
    holds("INPhotoAttributeOptions.timeLapseVideo = 1<<14", INPhotoAttributeOptions.timeLapseVideo.rawValue == 1 << 14)
    holds(
      "INPhotoAttributeOptions.slowMotionVideo = 1<<15", INPhotoAttributeOptions.slowMotionVideo.rawValue == 1 << 15)
    holds("INPhotoAttributeOptions.noirFilter = 1<<16", INPhotoAttributeOptions.noirFilter.rawValue == 1 << 16)
    holds("INPhotoAttributeOptions.chromeFilter = 1<<17", INPhotoAttributeOptions.chromeFilter.rawValue == 1 << 17)
    holds("INPhotoAttributeOptions.instantFilter = 1<<18", INPhotoAttributeOptions.instantFilter.rawValue == 1 << 18)
    holds("INPhotoAttributeOptions.tonalFilter = 1<<19", INPhotoAttributeOptions.tonalFilter.rawValue == 1 << 19)
    holds("INPhotoAttributeOptions.transferFilter = 1<<20", INPhotoAttributeOptions.transferFilter.rawValue == 1 << 20)
    holds("INPhotoAttributeOptions.monoFilter = 1<<21", INPhotoAttributeOptions.monoFilter.rawValue == 1 << 21)
    holds("INPhotoAttributeOptions.fadeFilter = 1<<22", INPhotoAttributeOptions.fadeFilter.rawValue == 1 << 22)
    holds("INPhotoAttributeOptions.processFilter = 1<<23", INPhotoAttributeOptions.processFilter.rawValue == 1 << 23)
    holds("INPhotoAttributeOptions.portraitPhoto = 1<<24", INPhotoAttributeOptions.portraitPhoto.rawValue == 1 << 24)
    holds("INPhotoAttributeOptions.livePhoto = 1<<25", INPhotoAttributeOptions.livePhoto.rawValue == 1 << 25)
    holds("INPhotoAttributeOptions.loopPhoto = 1<<26", INPhotoAttributeOptions.loopPhoto.rawValue == 1 << 26)
    holds("INPhotoAttributeOptions.bouncePhoto = 1<<27", INPhotoAttributeOptions.bouncePhoto.rawValue == 1 << 27)
    holds(
      "INPhotoAttributeOptions.longExposurePhoto = 1<<28", INPhotoAttributeOptions.longExposurePhoto.rawValue == 1 << 28
    )
    holds("INVocabularyStringType.contactName = 1", INVocabularyStringType.contactName.rawValue == 1)
    holds("INVocabularyStringType.contactGroupName = 2", INVocabularyStringType.contactGroupName.rawValue == 2)
    holds("INVocabularyStringType.photoTag = 100", INVocabularyStringType.photoTag.rawValue == 100)
    holds("INVocabularyStringType.photoAlbumName = 101", INVocabularyStringType.photoAlbumName.rawValue == 101)
    holds(
      "INVocabularyStringType.workoutActivityName = 200", INVocabularyStringType.workoutActivityName.rawValue == 200)
    holds("INVocabularyStringType.carProfileName = 300", INVocabularyStringType.carProfileName.rawValue == 300)
    holds("INVocabularyStringType.carName = 301", INVocabularyStringType.carName.rawValue == 301)
    holds(
      "INVocabularyStringType.paymentsOrganizationName = 400",
      INVocabularyStringType.paymentsOrganizationName.rawValue == 400)
    holds(
      "INVocabularyStringType.paymentsAccountNickname = 401",
      INVocabularyStringType.paymentsAccountNickname.rawValue == 401)
    holds("INVocabularyStringType.notebookItemTitle = 500", INVocabularyStringType.notebookItemTitle.rawValue == 500)
    holds(
      "INVocabularyStringType.notebookItemGroupName = 501", INVocabularyStringType.notebookItemGroupName.rawValue == 501
    )
    holds("INVocabularyStringType.mediaPlaylistTitle = 700", INVocabularyStringType.mediaPlaylistTitle.rawValue == 700)
    holds(
      "INVocabularyStringType.mediaMusicArtistName = 701", INVocabularyStringType.mediaMusicArtistName.rawValue == 701)
    holds(
      "INVocabularyStringType.mediaAudiobookTitle = 702", INVocabularyStringType.mediaAudiobookTitle.rawValue == 702)
    holds(
      "INVocabularyStringType.mediaAudiobookAuthorName = 703",
      INVocabularyStringType.mediaAudiobookAuthorName.rawValue == 703)
    holds("INVocabularyStringType.mediaShowTitle = 704", INVocabularyStringType.mediaShowTitle.rawValue == 704)
    holds("INSiriAuthorizationStatus.notDetermined = 0", INSiriAuthorizationStatus.notDetermined.rawValue == 0)
    holds("INSiriAuthorizationStatus.restricted = 1", INSiriAuthorizationStatus.restricted.rawValue == 1)
    holds("INSiriAuthorizationStatus.denied = 2", INSiriAuthorizationStatus.denied.rawValue == 2)
    holds("INSiriAuthorizationStatus.authorized = 3", INSiriAuthorizationStatus.authorized.rawValue == 3)
    holds(
      "INShortcutAvailabilityOptions.sleepMindfulness = 1<<0",
      INShortcutAvailabilityOptions.sleepMindfulness.rawValue == 1 << 0)
    holds(
      "INShortcutAvailabilityOptions.sleepJournaling = 1<<1",
      INShortcutAvailabilityOptions.sleepJournaling.rawValue == 1 << 1)
    holds(
      "INShortcutAvailabilityOptions.sleepMusic = 1<<2", INShortcutAvailabilityOptions.sleepMusic.rawValue == 1 << 2)
    holds(
      "INShortcutAvailabilityOptions.sleepPodcasts = 1<<3",
      INShortcutAvailabilityOptions.sleepPodcasts.rawValue == 1 << 3)
    holds(
      "INShortcutAvailabilityOptions.sleepReading = 1<<4", INShortcutAvailabilityOptions.sleepReading.rawValue == 1 << 4
    )
    holds(
      "INShortcutAvailabilityOptions.sleepWrapUpYourDay = 1<<5",
      INShortcutAvailabilityOptions.sleepWrapUpYourDay.rawValue == 1 << 5)
    holds(
      "INShortcutAvailabilityOptions.sleepYogaAndStretching = 1<<6",
      INShortcutAvailabilityOptions.sleepYogaAndStretching.rawValue == 1 << 6)
  }
}
