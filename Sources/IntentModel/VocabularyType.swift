/// A kind of names that a user or an app brings.
///
/// Source: `INVocabularyStringType`, iOS 10 to 13.
///
/// An app's own parameter vocabulary has the parameter's SiriKit spelling as its type
/// (`INRequestRideIntent.rideOptionName`).
public struct VocabularyType: RawRepresentable, Sendable, Hashable, Codable {
  /// The spelling in `UserVocabulary.plist`, or a parameter's SiriKit spelling.
  public let rawValue: String
  /// Takes any spelling.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes any spelling.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of a person the user knows in the app.
  public static let contactName = VocabularyType("contactName")
  /// The name of a group of people, as for a group message.
  public static let contactGroupName = VocabularyType("contactGroupName")
  /// A tag that the user puts on photos.
  public static let photoTag = VocabularyType("photoTag")
  /// The name of a photo album.
  public static let photoAlbumName = VocabularyType("photoAlbumName")
  /// The name of a workout that the user has made.
  public static let workoutActivityName = VocabularyType("workoutActivityName")
  /// The name of a driver's profile in a car.
  public static let carProfileName = VocabularyType("carProfileName")
  /// The name that the user gave to a car.
  public static let carName = VocabularyType("carName")
  /// The name of an organization that is paid, such as a utility.
  public static let paymentsOrganizationName = VocabularyType("paymentsOrganizationName")
  /// What the user calls a bank account.
  public static let paymentsAccountNickname = VocabularyType("paymentsAccountNickname")
  /// The title of a note or a task.
  public static let notebookItemTitle = VocabularyType("notebookItemTitle")
  /// The title of a folder of notes or a list of tasks.
  public static let notebookItemGroupName = VocabularyType("notebookItemGroupName")
  /// The title of a playlist.
  public static let mediaPlaylistTitle = VocabularyType("mediaPlaylistTitle")
  /// The name of a performer.
  public static let mediaMusicArtistName = VocabularyType("mediaMusicArtistName")
  /// The title of an audiobook.
  public static let mediaAudiobookTitle = VocabularyType("mediaAudiobookTitle")
  /// The name of an audiobook's author.
  public static let mediaAudiobookAuthorName = VocabularyType("mediaAudiobookAuthorName")
  /// The title of a podcast or a broadcast.
  public static let mediaShowTitle = VocabularyType("mediaShowTitle")

  /// The type of the names that a parameter takes: its own name, but for workouts, whose names an app and a user bring.
  package init(parameter: String) {
    self = parameter == "workoutName" ? .workoutActivityName : VocabularyType(parameter)
  }

  /// The types that SiriKit names; what a `UserVocabulary.plist` may hold.
  public static let all: [VocabularyType] = [
    .contactName, .contactGroupName, .photoTag, .photoAlbumName, .workoutActivityName,
    .carProfileName, .carName, .paymentsOrganizationName, .paymentsAccountNickname,
    .notebookItemTitle, .notebookItemGroupName, .mediaPlaylistTitle, .mediaMusicArtistName,
    .mediaAudiobookTitle, .mediaAudiobookAuthorName, .mediaShowTitle,
  ]
}

extension VocabularyType: CustomStringConvertible {
  /// The spelling.
  public var description: String { rawValue }
}
