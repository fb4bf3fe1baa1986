import Foundation
import Parley
import Testing

@testable import SimulatedApps

@Suite struct PhotoAlbumsTests {
  let world = Worlds.world()
  let photos: PhotoAlbums

  init() throws {
    photos = try Worlds.read("Vocabulary/MonkeyPix", in: world) { [world] reader, contacts in
      PhotoAlbums.read(&reader, contacts: contacts, environment: world.environment)
    }
  }

  private func count(_ intent: SearchForPhotosIntent) async throws -> Int? {
    try await photos.handle(intent).searchResultsCount
  }

  private let summer = DateComponentsRange(
    start: DateComponents(year: 2026, month: 6, day: 1), end: DateComponents(year: 2026, month: 9, day: 1))

  @Test func everyCriterionNarrowsTheSearch() async throws {
    let rome = Placemark(name: "Rome")
    let koko = try #require(photos.contacts.named("Koko")).candidate()
    #expect(try await count(SearchForPhotosIntent()) == 11)
    #expect(try await count(SearchForPhotosIntent(locationCreated: rome)) == 4)
    #expect(try await count(SearchForPhotosIntent(dateCreated: summer, locationCreated: rome)) == 3)
    #expect(
      try await count(SearchForPhotosIntent(dateCreated: summer, locationCreated: rome, peopleInPhoto: [koko])) == 2)
    #expect(
      try await count(
        SearchForPhotosIntent(
          dateCreated: summer, locationCreated: rome, albumName: "Holidays", searchTerms: ["sunsets"],
          peopleInPhoto: [koko])) == 1)
  }

  @Test func attributesAreIncludedAndExcluded() async throws {
    #expect(try await count(SearchForPhotosIntent(includedAttributes: .video)) == 2)
    #expect(try await count(SearchForPhotosIntent(includedAttributes: .livePhoto, excludedAttributes: .favorite)) == 1)
  }

  @Test func theAppOpensWithWhatWasFound() async throws {
    let response = try await photos.handle(SearchForPhotosIntent(searchTerms: ["waterfall"]))
    #expect(response.code == .continueInApp)
    #expect(response.userActivity?.userInfo["photos"] == .array([.string("photo-10")]))
    let slides = try await photos.handle(StartPhotoPlaybackIntent(albumName: "Treehouse"))
    #expect(slides.searchResultsCount == 3)
  }

  @Test func namesOfAlbumsPlacesAndPeopleAreSettled() async throws {
    #expect(
      try await photos.resolveAlbumName(for: SearchForPhotosIntent(albumName: "harvest")) == .success("Banana Harvest"))
    #expect(try await photos.resolveAlbumName(for: SearchForPhotosIntent(albumName: "Office")) == .unsupported)
    let falls = try await photos.resolveLocationCreated(
      for: SearchForPhotosIntent(locationCreated: Placemark(name: "falls")))
    #expect(falls == .success(Placemark(name: "Mist Falls")))
    let people = try await photos.resolvePeopleInPhoto(for: SearchForPhotosIntent(peopleInPhoto: [Person("Bobo")]))
    #expect(people.map(\.name) == ["disambiguation"])
  }
}
