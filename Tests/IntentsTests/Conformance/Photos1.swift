import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func usePhotos1() {
    uses(
      "INSearchForPhotosIntent.dateCreated: INDateComponentsRange?",
      \INSearchForPhotosIntent.dateCreated as KeyPath<INSearchForPhotosIntent, INDateComponentsRange?>)
    uses(
      "INSearchForPhotosIntent.locationCreated: CLPlacemark?",
      \INSearchForPhotosIntent.locationCreated as KeyPath<INSearchForPhotosIntent, CLPlacemark?>)
    uses(
      "INSearchForPhotosIntent.albumName: String?",
      \INSearchForPhotosIntent.albumName as KeyPath<INSearchForPhotosIntent, String?>)
    uses(
      "INSearchForPhotosIntent.searchTerms: [String]?",
      \INSearchForPhotosIntent.searchTerms as KeyPath<INSearchForPhotosIntent, [String]?>)
    uses(
      "INSearchForPhotosIntent.includedAttributes: INPhotoAttributeOptions",
      \INSearchForPhotosIntent.includedAttributes as KeyPath<INSearchForPhotosIntent, INPhotoAttributeOptions>)
    uses(
      "INSearchForPhotosIntent.excludedAttributes: INPhotoAttributeOptions",
      \INSearchForPhotosIntent.excludedAttributes as KeyPath<INSearchForPhotosIntent, INPhotoAttributeOptions>)
    uses(
      "INSearchForPhotosIntent.peopleInPhoto: [INPerson]?",
      \INSearchForPhotosIntent.peopleInPhoto as KeyPath<INSearchForPhotosIntent, [INPerson]?>)
    uses(
      "INSearchForPhotosIntent.searchTermsOperator: INConditionalOperator",
      \INSearchForPhotosIntent.searchTermsOperator as KeyPath<INSearchForPhotosIntent, INConditionalOperator>)
    uses(
      "INSearchForPhotosIntent.peopleInPhotoOperator: INConditionalOperator",
      \INSearchForPhotosIntent.peopleInPhotoOperator as KeyPath<INSearchForPhotosIntent, INConditionalOperator>)
    uses(
      "INSearchForPhotosIntent.init(dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [], peopleInPhoto: [INPerson]?)",
      {
        (
          dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?,
          searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions,
          excludedAttributes: INPhotoAttributeOptions, peopleInPhoto: [INPerson]?
        ) -> INSearchForPhotosIntent in
        INSearchForPhotosIntent(
          dateCreated: dateCreated, locationCreated: locationCreated, albumName: albumName, searchTerms: searchTerms,
          includedAttributes: includedAttributes, excludedAttributes: excludedAttributes, peopleInPhoto: peopleInPhoto)
      })
    uses(
      "INSearchForPhotosIntentResponse.init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?) -> INSearchForPhotosIntentResponse in
        INSearchForPhotosIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INSearchForPhotosIntentResponse.code: INSearchForPhotosIntentResponseCode",
      \INSearchForPhotosIntentResponse.code
        as KeyPath<INSearchForPhotosIntentResponse, INSearchForPhotosIntentResponseCode>)
    uses(
      "INSearchForPhotosIntentResponse.searchResultsCount: Int? { get set }",
      \INSearchForPhotosIntentResponse.searchResultsCount
        as ReferenceWritableKeyPath<INSearchForPhotosIntentResponse, Int?>)
    uses(
      "INSearchForPhotosIntentHandling.handle(intent: INSearchForPhotosIntent, completion: (INSearchForPhotosIntentResponse) -> Void)",
      {
        (
          handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent,
          completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INSearchForPhotosIntentHandling.handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse",
      {
        (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async
          -> INSearchForPhotosIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INSearchForPhotosIntentHandling.confirm(intent: INSearchForPhotosIntent, completion: (INSearchForPhotosIntentResponse) -> Void)",
      {
        (
          handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent,
          completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INSearchForPhotosIntentHandling.confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse",
      {
        (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async
          -> INSearchForPhotosIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolveDateCreated(for intent: INSearchForPhotosIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolveDateCreated(for: intent, with: completion)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async
          -> INDateComponentsRangeResolutionResult in await handler.resolveDateCreated(for: intent)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolveLocationCreated(for intent: INSearchForPhotosIntent, with completion: (INPlacemarkResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent,
          completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
        ) in handler.resolveLocationCreated(for: intent, with: completion)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult",
      {
        (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async
          -> INPlacemarkResolutionResult in await handler.resolveLocationCreated(for: intent)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolveAlbumName(for intent: INSearchForPhotosIntent, with completion: (INStringResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent,
          completion: @escaping @Sendable (INStringResolutionResult) -> Void
        ) in handler.resolveAlbumName(for: intent, with: completion)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult",
      {
        (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async
          -> INStringResolutionResult in await handler.resolveAlbumName(for: intent)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolveSearchTerms(for intent: INSearchForPhotosIntent, with completion: ([INStringResolutionResult]) -> Void)",
      {
        (
          handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent,
          completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
        ) in handler.resolveSearchTerms(for: intent, with: completion)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult]",
      {
        (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async
          -> [INStringResolutionResult] in await handler.resolveSearchTerms(for: intent)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolvePeopleInPhoto(for intent: INSearchForPhotosIntent, with completion: ([INPersonResolutionResult]) -> Void)",
      {
        (
          handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent,
          completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
        ) in handler.resolvePeopleInPhoto(for: intent, with: completion)
      })
    uses(
      "INSearchForPhotosIntentHandling.resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult]",
      {
        (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async
          -> [INPersonResolutionResult] in await handler.resolvePeopleInPhoto(for: intent)
      })
    holds(
      "INSearchForPhotosIntentResponseCode.unspecified = 0",
      INSearchForPhotosIntentResponseCode.unspecified.rawValue == 0)
    holds("INSearchForPhotosIntentResponseCode.ready = 1", INSearchForPhotosIntentResponseCode.ready.rawValue == 1)
    holds(
      "INSearchForPhotosIntentResponseCode.continueInApp = 2",
      INSearchForPhotosIntentResponseCode.continueInApp.rawValue == 2)
    holds("INSearchForPhotosIntentResponseCode.failure = 3", INSearchForPhotosIntentResponseCode.failure.rawValue == 3)
    holds(
      "INSearchForPhotosIntentResponseCode.failureRequiringAppLaunch = 4",
      INSearchForPhotosIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INSearchForPhotosIntentResponseCode.failureAppConfigurationRequired = 5",
      INSearchForPhotosIntentResponseCode.failureAppConfigurationRequired.rawValue == 5)
    uses(
      "INStartPhotoPlaybackIntent.dateCreated: INDateComponentsRange?",
      \INStartPhotoPlaybackIntent.dateCreated as KeyPath<INStartPhotoPlaybackIntent, INDateComponentsRange?>)
    uses(
      "INStartPhotoPlaybackIntent.locationCreated: CLPlacemark?",
      \INStartPhotoPlaybackIntent.locationCreated as KeyPath<INStartPhotoPlaybackIntent, CLPlacemark?>)
    uses(
      "INStartPhotoPlaybackIntent.albumName: String?",
      \INStartPhotoPlaybackIntent.albumName as KeyPath<INStartPhotoPlaybackIntent, String?>)
    uses(
      "INStartPhotoPlaybackIntent.searchTerms: [String]?",
      \INStartPhotoPlaybackIntent.searchTerms as KeyPath<INStartPhotoPlaybackIntent, [String]?>)
    uses(
      "INStartPhotoPlaybackIntent.includedAttributes: INPhotoAttributeOptions",
      \INStartPhotoPlaybackIntent.includedAttributes as KeyPath<INStartPhotoPlaybackIntent, INPhotoAttributeOptions>)
    uses(
      "INStartPhotoPlaybackIntent.excludedAttributes: INPhotoAttributeOptions",
      \INStartPhotoPlaybackIntent.excludedAttributes as KeyPath<INStartPhotoPlaybackIntent, INPhotoAttributeOptions>)
    uses(
      "INStartPhotoPlaybackIntent.peopleInPhoto: [INPerson]?",
      \INStartPhotoPlaybackIntent.peopleInPhoto as KeyPath<INStartPhotoPlaybackIntent, [INPerson]?>)
    uses(
      "INStartPhotoPlaybackIntent.searchTermsOperator: INConditionalOperator",
      \INStartPhotoPlaybackIntent.searchTermsOperator as KeyPath<INStartPhotoPlaybackIntent, INConditionalOperator>)
    uses(
      "INStartPhotoPlaybackIntent.peopleInPhotoOperator: INConditionalOperator",
      \INStartPhotoPlaybackIntent.peopleInPhotoOperator as KeyPath<INStartPhotoPlaybackIntent, INConditionalOperator>)
    uses(
      "INStartPhotoPlaybackIntent.init(dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [], peopleInPhoto: [INPerson]?)",
      {
        (
          dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?,
          searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions,
          excludedAttributes: INPhotoAttributeOptions, peopleInPhoto: [INPerson]?
        ) -> INStartPhotoPlaybackIntent in
        INStartPhotoPlaybackIntent(
          dateCreated: dateCreated, locationCreated: locationCreated, albumName: albumName, searchTerms: searchTerms,
          includedAttributes: includedAttributes, excludedAttributes: excludedAttributes, peopleInPhoto: peopleInPhoto)
      })
    uses(
      "INStartPhotoPlaybackIntentResponse.init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?)",
      {
        (code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?)
          -> INStartPhotoPlaybackIntentResponse in
        INStartPhotoPlaybackIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INStartPhotoPlaybackIntentResponse.code: INStartPhotoPlaybackIntentResponseCode",
      \INStartPhotoPlaybackIntentResponse.code
        as KeyPath<INStartPhotoPlaybackIntentResponse, INStartPhotoPlaybackIntentResponseCode>)
    uses(
      "INStartPhotoPlaybackIntentResponse.searchResultsCount: Int? { get set }",
      \INStartPhotoPlaybackIntentResponse.searchResultsCount
        as ReferenceWritableKeyPath<INStartPhotoPlaybackIntentResponse, Int?>)
    uses(
      "INStartPhotoPlaybackIntentHandling.handle(intent: INStartPhotoPlaybackIntent, completion: (INStartPhotoPlaybackIntentResponse) -> Void)",
      {
        (
          handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent,
          completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse",
      {
        (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async
          -> INStartPhotoPlaybackIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.confirm(intent: INStartPhotoPlaybackIntent, completion: (INStartPhotoPlaybackIntentResponse) -> Void)",
      {
        (
          handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent,
          completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse",
      {
        (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async
          -> INStartPhotoPlaybackIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.resolveDateCreated(for intent: INStartPhotoPlaybackIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolveDateCreated(for: intent, with: completion)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async
          -> INDateComponentsRangeResolutionResult in await handler.resolveDateCreated(for: intent)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.resolveLocationCreated(for intent: INStartPhotoPlaybackIntent, with completion: (INPlacemarkResolutionResult) -> Void)",
      {
        (
          handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent,
          completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
        ) in handler.resolveLocationCreated(for: intent, with: completion)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult",
      {
        (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async
          -> INPlacemarkResolutionResult in await handler.resolveLocationCreated(for: intent)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.resolveAlbumName(for intent: INStartPhotoPlaybackIntent, with completion: (INStringResolutionResult) -> Void)",
      {
        (
          handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent,
          completion: @escaping @Sendable (INStringResolutionResult) -> Void
        ) in handler.resolveAlbumName(for: intent, with: completion)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult",
      {
        (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async
          -> INStringResolutionResult in await handler.resolveAlbumName(for: intent)
      })
  }
}
