import Parley

extension PhotoAlbums: SearchForPhotosIntent.Handling {
  func resolveLocationCreated(for intent: SearchForPhotosIntent) async throws -> ResolutionResult<Placemark> {
    intent.locationCreated.map { settle(place: $0) } ?? .notRequired
  }

  func resolveAlbumName(for intent: SearchForPhotosIntent) async throws -> ResolutionResult<String> {
    intent.albumName.map { settle(album: $0) } ?? .notRequired
  }

  func resolvePeopleInPhoto(for intent: SearchForPhotosIntent) async throws -> [ResolutionResult<Person>] {
    settle(people: intent.peopleInPhoto)
  }

  func confirm(_ intent: SearchForPhotosIntent) async throws -> SearchForPhotosIntent.Response {
    SearchForPhotosIntent.Response(isConfigured ? .ready : .failureAppConfigurationRequired)
  }

  func handle(_ intent: SearchForPhotosIntent) async throws -> SearchForPhotosIntent.Response {
    let found = search(
      Criteria(
        date: intent.dateCreated, place: intent.locationCreated, album: intent.albumName,
        terms: intent.searchTerms, termsOperator: intent.searchTermsOperator, people: intent.peopleInPhoto,
        peopleOperator: intent.peopleInPhotoOperator, included: intent.includedAttributes,
        excluded: intent.excludedAttributes))
    return SearchForPhotosIntent.Response(
      .continueInApp, searchResultsCount: found.count, userActivity: activity("com.example.photos.search", found))
  }
}

extension PhotoAlbums: StartPhotoPlaybackIntent.Handling {
  func resolveLocationCreated(for intent: StartPhotoPlaybackIntent) async throws -> ResolutionResult<Placemark> {
    intent.locationCreated.map { settle(place: $0) } ?? .notRequired
  }

  func resolveAlbumName(for intent: StartPhotoPlaybackIntent) async throws -> ResolutionResult<String> {
    intent.albumName.map { settle(album: $0) } ?? .notRequired
  }

  func resolvePeopleInPhoto(for intent: StartPhotoPlaybackIntent) async throws -> [ResolutionResult<Person>] {
    settle(people: intent.peopleInPhoto)
  }

  func confirm(_ intent: StartPhotoPlaybackIntent) async throws -> StartPhotoPlaybackIntent.Response {
    StartPhotoPlaybackIntent.Response(isConfigured ? .ready : .failureAppConfigurationRequired)
  }

  func handle(_ intent: StartPhotoPlaybackIntent) async throws -> StartPhotoPlaybackIntent.Response {
    let found = search(
      Criteria(
        date: intent.dateCreated, place: intent.locationCreated, album: intent.albumName,
        terms: intent.searchTerms, termsOperator: intent.searchTermsOperator, people: intent.peopleInPhoto,
        peopleOperator: intent.peopleInPhotoOperator, included: intent.includedAttributes,
        excluded: intent.excludedAttributes))
    return StartPhotoPlaybackIntent.Response(
      .continueInApp, searchResultsCount: found.count,
      userActivity: activity("com.example.photos.slideshow", found))
  }
}
