import IntentModel

/// The keys that the property lists of apps can have, for editors.
package enum PlistKeys {
  /// The keys of a file by its name; those of an Info.plist for any other name.
  package static func keys(of file: String) -> [String] {
    switch file {
    case "AppIntentVocabulary.plist": AppVocabularyReader.allKeys
    case "Phrases.plist": PhrasesReader.keys
    case "UserVocabulary.plist": VocabularyType.all.map(\.rawValue) + UserVocabularyReader.keys
    default: InfoReader.allKeys
    }
  }
}
