import Foundation
import IntentModel

/// The user's words of an app. Source: `INVocabulary`, iOS 10; they reach the current ``SiriKitHost``.
public final class INVocabulary: NSObject, Sendable {
  private static let only = INVocabulary()

  /// The vocabulary of the app.
  public class func shared() -> INVocabulary { only }

  /// Replaces the words of one kind, texts in the order of their importance.
  public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let words = vocabulary.array.compactMap { $0 as? String }.map { INSpeakableString(spokenPhrase: $0) }
    SiriKitHost.current.setVocabulary(words, of: type)
  }

  /// Replaces the words of one kind, each with its key and its sound.
  public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let words = vocabulary.array.compactMap { $0 as? any INSpeakable }.map { word in
      INSpeakableString(
        holding: SpeakableString(
          word.spokenPhrase, identifier: word.vocabularyIdentifier, pronunciation: word.pronunciationHint))
    }
    SiriKitHost.current.setVocabulary(words, of: type)
  }

  /// Takes all of the user's words away.
  public func removeAllVocabularyStrings() { SiriKitHost.current.removeAllVocabulary() }
}

/// A kind of the user's words. Source: `INVocabularyStringType`, iOS 10 to 13.
public enum INVocabularyStringType: Int, Sendable, CaseIterable {
  case contactName = 1
  case contactGroupName = 2
  case photoTag = 100
  case photoAlbumName = 101
  case workoutActivityName = 200
  case carProfileName = 300
  case carName = 301
  case paymentsOrganizationName = 400
  case paymentsAccountNickname = 401
  case notebookItemTitle = 500
  case notebookItemGroupName = 501
  case mediaPlaylistTitle = 700
  case mediaMusicArtistName = 701
  case mediaAudiobookTitle = 702
  case mediaAudiobookAuthorName = 703
  case mediaShowTitle = 704

  /// Parley's type of the same name.
  package var type: VocabularyType { VocabularyType("\(self)") }
}
