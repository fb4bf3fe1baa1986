import PropertyLists

extension VocabularyProblem: CustomStringConvertible {
  /// `file:line:column: text`, as far as the place is known.
  public var description: String { "\(place): \(text)" }

  /// The place in the form that editors follow: `file:line:column`.
  public var place: String {
    [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
  }

  /// What is wrong, in one line, with the nearest right thing.
  public var text: String { words.onOneLine }

  private var words: String {
    switch reason {
    case .missingFile: "there is no such file"
    case .noReadableFile: "it is a folder, or may not be read; a file is expected"
    case .notReadable(let reason): reason.description
    case .inFile(let reason): reason.description
    case .found(let text): text
    default: formText ?? intentText ?? vocabularyText ?? ""
    }
  }

  private var formText: String? {
    switch reason {
    case .notADictionary(let found): "the property list is \(found); a dictionary is expected"
    case .wrongKind(let key, let expected, let found): "'\(key)' is \(found); \(expected) is expected"
    case .missingKey(let key): "the key '\(key)' is missing"
    case .emptyValue(let key): "'\(key)' is empty"
    case .unknownKey(let key, let nearest): "the key '\(key)' is not known" + Self.meant(nearest)
    case .misplacedKey(let key, let owner): "the key '\(key)' belongs in '\(owner)', not here"
    case .unexpandedVariable(let text): "a build fills in '\(text)'; '--set NAME=VALUE' gives its value"
    case .leftToBuild(let key): "the build settings fill in '\(key)'"
    case .templateLeftUnfilled(let key): "'\(key)' is empty, as Xcode's template leaves it"
    case .controlCharacter(let text): "there is a control character in '\(text)'; it is left out"
    default: nil
    }
  }

  private var intentText: String? {
    switch reason {
    case .unknownIntent(let name, let nearest): "no intent is called '\(name)'" + Self.meant(nearest)
    case .unservedIntent(let name): "'\(name)' is of a domain that Parley does not serve"
    case .ownIntent(let name): "'\(name)' is an intent of the project's own, without phrases here"
    case .parameterForIntent(let path, let intent):
      "'\(path)' is a parameter, not an intent. Did you mean '\(intent)'?"
    case .unknownParameter(let name, let nearest): "no parameter is called '\(name)'" + Self.meant(nearest)
    case .undocumentedParameter(let name): "'\(name)' is not a parameter that takes an app's words"
    case .repeatedIntent(let name): "duplicate '\(name)'"
    case .restrictedButNotSupported(let name):
      "'\(name)' is restricted while locked, but not among the supported intents"
    default: nil
    }
  }

  private var vocabularyText: String? {
    switch reason {
    case .unknownVocabularyType(let name, let nearest):
      "no vocabulary type is called '\(name)'" + Self.meant(nearest)
    case .tooLong(let text, let bytes, let limit):
      "'\(text.prefix(40))…' has \(bytes) bytes; entries above \(limit) are ignored"
    case .repeatedEntry(let text): "duplicate '\(text)'; the first is used"
    case .repeatedItem(let identifier): "duplicate item '\(identifier)'"
    case .phraseOfAnotherItem(let phrase, let item): "'\(phrase)' is a phrase of the item '\(item)' already"
    case .tooManyAlternativeNames(let count): "\(count) alternative names; only the first 3 count"
    case .unknownLanguage(let tag, let nearest):
      "'\(tag)' is not the tag of the language that is probably meant" + Self.meant(nearest)
    case .notStrings(let expected): "\(expected) is expected here; the rest of the file is not read"
    case .noString(let variable): "there is no string for '\(variable)', which other languages have"
    case .noUsageDescription: "'NSSiriUsageDescription' is missing; users are asked for permission with it"
    case .unknownDirectionsMode(let name, let nearest):
      "no way to get somewhere is called '\(name)'" + Self.meant(nearest)
    default: nil
    }
  }

  private static func meant(_ nearest: String?) -> String {
    nearest.map { ". Did you mean '\($0)'?" } ?? ""
  }
}
