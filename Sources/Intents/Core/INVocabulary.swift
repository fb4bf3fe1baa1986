import Foundation
import IntentModel

/// The user's vocabulary for an app.
///
/// Source: `INVocabulary`, iOS 10; it is passed to the current ``SiriKitHost``.
public final class INVocabulary: NSObject, Sendable {
  private static let only = INVocabulary()

  /// The vocabulary of the app.
  public class func shared() -> INVocabulary { only }

  /// Replaces the phrases of one type; their order is that of importance.
  public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let words = vocabulary.array.compactMap { $0 as? String }.map { INSpeakableString(spokenPhrase: $0) }
    SiriKitHost.current.setVocabulary(words, of: type)
  }

  /// Replaces the phrases of one type, each with its identifier and pronunciation.
  public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let words = vocabulary.array.compactMap { $0 as? any INSpeakable }.map { word in
      INSpeakableString(
        holding: SpeakableString(
          word.spokenPhrase, identifier: word.vocabularyIdentifier, pronunciation: word.pronunciationHint))
    }
    SiriKitHost.current.setVocabulary(words, of: type)
  }

  /// Removes the whole vocabulary of the user.
  public func removeAllVocabularyStrings() { SiriKitHost.current.removeAllVocabulary() }
}

/// A type of phrases in the user's vocabulary.
///
/// Source: `INVocabularyStringType`, iOS 10 to 13.
public enum INVocabularyStringType: Int, Sendable, CaseIterable {
  /// Names of people as they are called in this app.
  case contactName = 1
  /// Names of groups that messages go to.
  case contactGroupName = 2
  /// Words for what photos show.
  case photoTag = 100
  /// Names of the user's albums.
  case photoAlbumName = 101
  /// Names of the user's own workouts.
  case workoutActivityName = 200
  /// Names of settings of a car; kept, and used by no intent served here.
  case carProfileName = 300
  /// Names of cars; kept, and used by no intent served here.
  case carName = 301
  /// Names of companies that send bills or keep accounts.
  case paymentsOrganizationName = 400
  /// Names the user gave accounts.
  case paymentsAccountNickname = 401
  /// Titles of notes and tasks; kept, and used by no intent served here.
  case notebookItemTitle = 500
  /// Names of lists and folders of notes; kept, and used by no intent served here.
  case notebookItemGroupName = 501
  /// Titles of playlists; kept, and used by no intent served here.
  case mediaPlaylistTitle = 700
  /// Names of musicians; kept, and used by no intent served here.
  case mediaMusicArtistName = 701
  /// Titles of audiobooks; kept, and used by no intent served here.
  case mediaAudiobookTitle = 702
  /// Names of authors of audiobooks; kept, and used by no intent served here.
  case mediaAudiobookAuthorName = 703
  /// Titles of shows; kept, and used by no intent served here.
  case mediaShowTitle = 704

  /// Parley's type of the same name.
  package var type: VocabularyType { VocabularyType("\(self)") }
}
