/// A kind of names that a user or an app brings. Source: `INVocabularyStringType`, iOS 10 to 13.
///
/// An app's own parameter vocabulary has the parameter's SiriKit spelling as its type
/// (`INRequestRideIntent.rideOptionName`).
public struct VocabularyType: RawRepresentable, Sendable, Hashable, Codable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let contactName = VocabularyType("contactName")
  public static let contactGroupName = VocabularyType("contactGroupName")
  public static let photoTag = VocabularyType("photoTag")
  public static let photoAlbumName = VocabularyType("photoAlbumName")
  public static let workoutActivityName = VocabularyType("workoutActivityName")
  public static let carProfileName = VocabularyType("carProfileName")
  public static let carName = VocabularyType("carName")
  public static let paymentsOrganizationName = VocabularyType("paymentsOrganizationName")
  public static let paymentsAccountNickname = VocabularyType("paymentsAccountNickname")
  public static let notebookItemTitle = VocabularyType("notebookItemTitle")
  public static let notebookItemGroupName = VocabularyType("notebookItemGroupName")
  public static let mediaPlaylistTitle = VocabularyType("mediaPlaylistTitle")
  public static let mediaMusicArtistName = VocabularyType("mediaMusicArtistName")
  public static let mediaAudiobookTitle = VocabularyType("mediaAudiobookTitle")
  public static let mediaAudiobookAuthorName = VocabularyType("mediaAudiobookAuthorName")
  public static let mediaShowTitle = VocabularyType("mediaShowTitle")

  /// The types that SiriKit names; what a `UserVocabulary.plist` may hold.
  public static let all: [VocabularyType] = [
    .contactName, .contactGroupName, .photoTag, .photoAlbumName, .workoutActivityName,
    .carProfileName, .carName, .paymentsOrganizationName, .paymentsAccountNickname,
    .notebookItemTitle, .notebookItemGroupName, .mediaPlaylistTitle, .mediaMusicArtistName,
    .mediaAudiobookTitle, .mediaAudiobookAuthorName, .mediaShowTitle,
  ]
}

extension VocabularyType: CustomStringConvertible {
  public var description: String { rawValue }
}
