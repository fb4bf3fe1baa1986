import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds photos by date, place, album, people and what they show; the app opens with them.
///
/// Source: `INSearchForPhotosIntent`, iOS 10 to 12.
public struct SearchForPhotosIntent: Intent {
  /// When the photos were taken.
  public var dateCreated: DateComponentsRange?
  /// Where the photos were taken.
  public var locationCreated: Placemark?
  /// The album the photos are in.
  public var albumName: String?
  /// What the photos show.
  public var searchTerms: [String] = []
  /// What the photos must be: favorite, selfie, panoramaPhoto.
  public var includedAttributes: PhotoAttributeOptions?
  /// What the photos must not be.
  public var excludedAttributes: PhotoAttributeOptions?
  /// The people the photos show.
  public var peopleInPhoto: [Person] = []
  /// How several search terms combine; `nil` means all of them.
  public var searchTermsOperator: ConditionalOperator?
  /// How several people combine; `nil` means all of them.
  public var peopleInPhotoOperator: ConditionalOperator?

  /// The name in scripts, prompts and traces; an Info.plist writes `INSearchForPhotosIntent`.
  public static let name: IntentName = "SearchForPhotos"
  /// A locked device shows no photos; a search changes nothing, so another request goes on after it.
  public static let rules = IntentRules(
    requiresUnlock: true, changesNothing: true, placeInstead: ["peopleInPhoto": "locationCreated"])
  /// Date and place come first; how terms and people combine is never said in words.
  public static let parameters: [Parameter<Self>] = [
    Parameter("dateCreated", \.dateCreated),
    Parameter("locationCreated", \.locationCreated),
    Parameter("albumName", \.albumName, kind: .name(.photoAlbumName)),
    Parameter("searchTerms", each: \.searchTerms, kind: .name(.photoTag)),
    Parameter("peopleInPhoto", each: \.peopleInPhoto),
    Parameter("includedAttributes", \.includedAttributes),
    Parameter("excludedAttributes", \.excludedAttributes),
    Parameter("searchTermsOperator", \.searchTermsOperator, kind: .unspoken),
    Parameter("peopleInPhotoOperator", \.peopleInPhotoOperator, kind: .unspoken),
  ]

  /// A search that nothing narrows yet.
  public init() {}

  /// A search; what is left out does not narrow it.
  public init(
    dateCreated: DateComponentsRange? = nil,
    locationCreated: Placemark? = nil,
    albumName: String? = nil,
    searchTerms: [String] = [],
    includedAttributes: PhotoAttributeOptions? = nil,
    excludedAttributes: PhotoAttributeOptions? = nil,
    peopleInPhoto: [Person] = []
  ) {
    self.dateCreated = dateCreated
    self.locationCreated = locationCreated
    self.albumName = albumName
    self.searchTerms = searchTerms
    self.includedAttributes = includedAttributes
    self.excludedAttributes = excludedAttributes
    self.peopleInPhoto = peopleInPhoto
  }
}

extension SearchForPhotosIntent {
  /// What the app answers.
  ///
  /// There is no success: the app shows the photos.
  ///
  /// A prompt may tell `count`, where it is known.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// How many photos were found.
    public var searchResultsCount: Int?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer that tells how many photos were found; `nil` where the app does not count them.
    public init(_ code: Code, searchResultsCount: Int?, userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.searchResultsCount = searchResultsCount
    }

    /// `count`, where the app gave one.
    public var details: [String: ToldValue] {
      searchResultsCount.map { ["count": .number(Decimal($0))] } ?? [:]
    }

    /// What the app can answer, by SiriKit's names and numbers.
    public enum Code: Int, IntentResponseCode {
      /// No status was given; never returned on purpose.
      case unspecified = 0
      /// The app can carry out the intent as it stands; answered by confirm.
      case ready
      /// The app comes to the front with the user activity and goes on there.
      case continueInApp
      /// Could not be carried out.
      case failure
      /// Cannot be finished here; the user has to open the app.
      case failureRequiringAppLaunch
      /// The user has to finish setting up the app.
      case failureAppConfigurationRequired
    }
  }
}

extension SearchForPhotosIntent {
  /// What an app does to support ``SearchForPhotosIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles when the photos were taken.
    func resolveDateCreated(for intent: SearchForPhotosIntent) async throws -> ResolutionResult<DateComponentsRange>
    /// Settles where the photos were taken.
    func resolveLocationCreated(for intent: SearchForPhotosIntent) async throws -> ResolutionResult<Placemark>
    /// Settles the album the photos are in.
    func resolveAlbumName(for intent: SearchForPhotosIntent) async throws -> ResolutionResult<String>
    /// Settles each thing the photos show.
    func resolveSearchTerms(for intent: SearchForPhotosIntent) async throws -> [ResolutionResult<String>]
    /// Settles each person the photos show.
    func resolvePeopleInPhoto(for intent: SearchForPhotosIntent) async throws -> [ResolutionResult<Person>]
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: SearchForPhotosIntent) async throws -> SearchForPhotosIntent.Response
    /// Carries the request out.
    func handle(_ intent: SearchForPhotosIntent) async throws -> SearchForPhotosIntent.Response
  }
}

extension SearchForPhotosIntent.Handling {
  /// By default the date stays as said and is not asked for.
  public func resolveDateCreated(
    for intent: SearchForPhotosIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    .asSaid(intent.dateCreated)
  }

  /// By default the place stays as said and is not asked for.
  public func resolveLocationCreated(for intent: SearchForPhotosIntent) async throws -> ResolutionResult<Placemark> {
    .asSaid(intent.locationCreated)
  }

  /// By default the album stays as said and is not asked for.
  public func resolveAlbumName(for intent: SearchForPhotosIntent) async throws -> ResolutionResult<String> {
    .asSaid(intent.albumName)
  }

  /// By default the search terms stay as said and are not asked for.
  public func resolveSearchTerms(for intent: SearchForPhotosIntent) async throws -> [ResolutionResult<String>] {
    .asSaid(intent.searchTerms)
  }

  /// By default the people stay as said and are not asked for.
  public func resolvePeopleInPhoto(for intent: SearchForPhotosIntent) async throws -> [ResolutionResult<Person>] {
    .asSaid(intent.peopleInPhoto)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: SearchForPhotosIntent) async throws -> SearchForPhotosIntent.Response {
    SearchForPhotosIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``SearchForPhotosIntent`` to the code of an app.
  public static func searchForPhotos(_ handler: some SearchForPhotosIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      SearchForPhotosIntent.self,
      resolvers: [
        Resolver(\.dateCreated, handler.resolveDateCreated),
        Resolver(\.locationCreated, handler.resolveLocationCreated),
        Resolver(\.albumName, handler.resolveAlbumName),
        Resolver(\.searchTerms, each: handler.resolveSearchTerms),
        Resolver(\.peopleInPhoto, each: handler.resolvePeopleInPhoto),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}
