import CoreLocation
import Foundation
import IntentDomains
import IntentModel

/// Finds photos by date, place, album, people and what they show; the app opens with them.
///
/// Source: `INSearchForPhotosIntent`, iOS 10 to 12.
public final class INSearchForPhotosIntent: IntentObject<SearchForPhotosIntent>, @unchecked Sendable {
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

  /// A search as an app donates it; `nil`, `unknown` and empty sets do not narrow it.
  public convenience init(
    dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?,
    includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [],
    peopleInPhoto: [INPerson]?
  ) {
    self.init(
      holding: SearchForPhotosIntent(
        dateCreated: dateCreated?.held, locationCreated: locationCreated?.held, albumName: albumName,
        searchTerms: searchTerms ?? [], includedAttributes: said(includedAttributes, except: []),
        excludedAttributes: said(excludedAttributes, except: []), peopleInPhoto: values(peopleInPhoto)))
  }
}

/// What an app can answer to ``INSearchForPhotosIntent``.
public typealias INSearchForPhotosIntentResponseCode = SearchForPhotosIntent.Response.Code

extension SearchForPhotosIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INSearchForPhotosIntent``.
public final class INSearchForPhotosIntentResponse: ResponseObject<SearchForPhotosIntent.Response>, @unchecked Sendable
{
  /// How many photos were found.
  public var searchResultsCount: Int? {
    get { value.searchResultsCount }
    set { value.searchResultsCount = newValue }
  }
}

/// What an app does to support ``INSearchForPhotosIntent``; only handle is required, by completion or async.
public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
  /// Settles when the photos were taken.
  func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when the photos were taken.
  func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult
  /// Settles where the photos were taken.
  func resolveLocationCreated(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  /// Settles where the photos were taken.
  func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult
  /// Settles the album the photos are in.
  func resolveAlbumName(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// Settles the album the photos are in.
  func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult
  /// Settles each thing the photos show.
  func resolveSearchTerms(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
  /// Settles each thing the photos show.
  func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult]
  /// Settles each person the photos show.
  func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Settles each person the photos show.
  func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult]
}

extension INSearchForPhotosIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the date stays as said.
  public func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDateCreated(for:with:)` and waits for its answer.
  public func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult {
    await answered { resolveDateCreated(for: intent, with: $0) }
  }

  /// By default there is no answer, and the place stays as said.
  public func resolveLocationCreated(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveLocationCreated(for:with:)` and waits for its answer.
  public func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult {
    await answered { resolveLocationCreated(for: intent, with: $0) }
  }

  /// By default there is no answer, and the album stays as said.
  public func resolveAlbumName(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveAlbumName(for:with:)` and waits for its answer.
  public func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult {
    await answered { resolveAlbumName(for: intent, with: $0) }
  }

  /// By default there is no answer, and the search terms stay as said.
  public func resolveSearchTerms(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveSearchTerms(for:with:)` and waits for its answer.
  public func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult] {
    await answered { resolveSearchTerms(for: intent, with: $0) }
  }

  /// By default there is no answer, and the people stay as said.
  public func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolvePeopleInPhoto(for:with:)` and waits for its answer.
  public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult] {
    await answered { resolvePeopleInPhoto(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let searchForPhotos = SiriKitIntent(
    INSearchForPhotosIntent.self, by: (any INSearchForPhotosIntentHandling).self
  ) { calls in
    AnyIntentHandler(
      SearchForPhotosIntent.self,
      resolvers: [
        Resolver(
          \.dateCreated, calls.one("resolveDateCreated", \.dateCreated) { await $0.resolveDateCreated(for: $1) }),
        Resolver(
          \.locationCreated,
          calls.one("resolveLocationCreated", \.locationCreated) { await $0.resolveLocationCreated(for: $1) }),
        Resolver(\.albumName, calls.one("resolveAlbumName", \.albumName) { await $0.resolveAlbumName(for: $1) }),
        Resolver(
          \.searchTerms, each: calls.each("resolveSearchTerms", \.searchTerms) { await $0.resolveSearchTerms(for: $1) }),
        Resolver(
          \.peopleInPhoto,
          each: calls.each("resolvePeopleInPhoto", \.peopleInPhoto) { await $0.resolvePeopleInPhoto(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
