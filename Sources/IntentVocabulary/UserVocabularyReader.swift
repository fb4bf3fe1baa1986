import IntentModel
import IntentText
import PropertyLists

/// Reads a `UserVocabulary.plist`: a dictionary from a type to an array of strings or dictionaries.
struct UserVocabularyReader {
  /// The keys of an entry with a pronunciation or an identifier.
  static let keys = ["phrase", "identifier", "pronunciation"]

  var file: PlistFile

  mutating func read() -> UserVocabulary {
    var vocabulary = UserVocabulary()
    guard let entries = file.root.entries else { return vocabulary }
    for entry in entries {
      let type = VocabularyType(entry.key)
      guard VocabularyType.all.contains(type) else {
        let known = VocabularyType.all.map(\.rawValue)
        file.report(
          .unknownVocabularyType(entry.key, nearest: NearestName.nearest(to: entry.key, among: known)),
          at: entry.keyNode)
        continue
      }
      vocabulary[type] = readSet(entry.value, of: entry.key)
    }
    return vocabulary
  }

  private mutating func readSet(_ node: PropertyList, of key: String) -> [SpeakableString] {
    var set: [SpeakableString] = []
    var known: Set<SpeakableString> = []
    for element in file.elements(node, of: key) {
      guard let entry = readEntry(element, of: key) else { continue }
      if let bytes = entry.bytesAboveLimit {
        file.report(
          .tooLong(entry.spokenPhrase, bytes: bytes, limit: SpeakableString.vocabularyLimit), at: element)
      } else if known.insert(entry).inserted {
        set.append(entry)
      } else {
        file.report(.repeatedEntry(entry.spokenPhrase), at: element)
      }
    }
    return set
  }

  private mutating func readEntry(_ node: PropertyList, of key: String) -> SpeakableString? {
    if let phrase = node.string {
      if phrase.isBlank { file.report(.emptyValue(of: key), at: node) }
      return phrase.isBlank ? nil : file.text(node, of: key).map { SpeakableString($0.trimmed) }
    }
    guard node.kind == .dictionary else {
      file.report(
        .wrongKind(of: key, expected: "a string or a dictionary", found: node.kind.described), at: node)
      return nil
    }
    file.checkKeys(of: node, known: Self.keys)
    guard let phrase = file.text("phrase", in: node), !phrase.isBlank else {
      file.report(node["phrase"] == nil ? .missingKey("phrase") : .emptyValue(of: "phrase"), at: node)
      return nil
    }
    return SpeakableString(
      phrase.trimmed, identifier: file.text("identifier", in: node),
      pronunciation: file.text("pronunciation", in: node))
  }
}

extension SpeakableString {
  /// The most bytes of an entry of a user's vocabulary; longer ones are ignored.
  ///
  /// Source: documentation of `INVocabulary`.
  static let vocabularyLimit = 1_024

  /// The number of bytes, if it is above the limit.
  var bytesAboveLimit: Int? {
    let bytes = spokenPhrase.utf8.count
    return bytes > Self.vocabularyLimit ? bytes : nil
  }
}
