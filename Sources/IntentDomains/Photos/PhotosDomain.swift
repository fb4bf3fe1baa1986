import IntentModel

extension IntentDomain {
  /// Photos: to find, to show one after the other.
  public static let photos = IntentDomain(
    "Photos",
    [
      IntentDescription(SearchForPhotosIntent.self),
      IntentDescription(StartPhotoPlaybackIntent.self),
    ])
}
