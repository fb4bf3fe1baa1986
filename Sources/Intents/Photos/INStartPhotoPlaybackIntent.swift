import CoreLocation
import Foundation
import IntentDomains
import IntentModel

/// Shows photos one after the other; the app opens with them.
///
/// Source: `INStartPhotoPlaybackIntent`, iOS 10 to 12. Search terms have no resolver here.
public final class INStartPhotoPlaybackIntent: IntentObject<StartPhotoPlaybackIntent>, @unchecked Sendable {
  /// When the photos were taken.
  public var dateCreated: INDateComponentsRange? { object(held.dateCreated) }
  /// Where the photos were taken.
  public var locationCreated: CLPlacemark? { object(held.locationCreated) }
  /// The album the photos are in.
  public var albumName: String? { held.albumName }
  /// What the photos show.
  public var searchTerms: [String]? { listed(held.searchTerms) }
  /// What the photos must be: favorite, selfie, panoramaPhoto.
  public var includedAttributes: INPhotoAttributeOptions { held.includedAttributes ?? [] }
  /// What the photos must not be.
  public var excludedAttributes: INPhotoAttributeOptions { held.excludedAttributes ?? [] }
  /// The people the photos show.
  public var peopleInPhoto: [INPerson]? { objects(held.peopleInPhoto) }
  /// How several search terms combine.
  public var searchTermsOperator: INConditionalOperator { held.searchTermsOperator ?? .all }
  /// How several people combine.
  public var peopleInPhotoOperator: INConditionalOperator { held.peopleInPhotoOperator ?? .all }

  /// A request as an app donates it; `nil` and `unknown` mean that nothing was said.
  public convenience init(
    dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?,
    includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [],
    peopleInPhoto: [INPerson]?
  ) {
    self.init(
      holding: StartPhotoPlaybackIntent(
        dateCreated: dateCreated?.held, locationCreated: locationCreated?.held, albumName: albumName,
        searchTerms: searchTerms ?? [], includedAttributes: said(includedAttributes, except: []),
        excludedAttributes: said(excludedAttributes, except: []), peopleInPhoto: values(peopleInPhoto)))
  }
}

/// What an app can answer to ``INStartPhotoPlaybackIntent``.
public typealias INStartPhotoPlaybackIntentResponseCode = StartPhotoPlaybackIntent.Response.Code

extension StartPhotoPlaybackIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INStartPhotoPlaybackIntent``.
public final class INStartPhotoPlaybackIntentResponse: ResponseObject<StartPhotoPlaybackIntent.Response>,
  @unchecked Sendable
{
  /// How many photos were found.
  public var searchResultsCount: Int? {
    get { value.searchResultsCount }
    set { value.searchResultsCount = newValue }
  }
}

/// What an app does to support ``INStartPhotoPlaybackIntent``; only handle is required, by completion or async.
public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(
    intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
  /// Settles when the photos were taken.
  func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when the photos were taken.
  func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult
  /// Settles where the photos were taken.
  func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  /// Settles where the photos were taken.
  func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult
  /// Settles the album the photos are in.
  func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// Settles the album the photos are in.
  func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult
  /// Settles each person the photos show.
  func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Settles each person the photos show.
  func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult]
}

extension INStartPhotoPlaybackIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the date stays as said.
  public func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDateCreated(for:with:)` and waits for its answer.
  public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult
  {
    await answered { resolveDateCreated(for: intent, with: $0) }
  }

  /// By default there is no answer, and the place stays as said.
  public func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveLocationCreated(for:with:)` and waits for its answer.
  public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult {
    await answered { resolveLocationCreated(for: intent, with: $0) }
  }

  /// By default there is no answer, and the album stays as said.
  public func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveAlbumName(for:with:)` and waits for its answer.
  public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult {
    await answered { resolveAlbumName(for: intent, with: $0) }
  }

  /// By default there is no answer, and the people stay as said.
  public func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolvePeopleInPhoto(for:with:)` and waits for its answer.
  public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult] {
    await answered { resolvePeopleInPhoto(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let startPhotoPlayback = SiriKitIntent(
    INStartPhotoPlaybackIntent.self, by: (any INStartPhotoPlaybackIntentHandling).self
  ) { calls in
    AnyIntentHandler(
      StartPhotoPlaybackIntent.self,
      resolvers: [
        Resolver(
          \.dateCreated, calls.one("resolveDateCreated", \.dateCreated) { await $0.resolveDateCreated(for: $1) }),
        Resolver(
          \.locationCreated,
          calls.one("resolveLocationCreated", \.locationCreated) { await $0.resolveLocationCreated(for: $1) }),
        Resolver(\.albumName, calls.one("resolveAlbumName", \.albumName) { await $0.resolveAlbumName(for: $1) }),
        Resolver(
          \.peopleInPhoto,
          each: calls.each("resolvePeopleInPhoto", \.peopleInPhoto) { await $0.resolvePeopleInPhoto(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
