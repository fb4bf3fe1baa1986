extension PropertyListError: CustomStringConvertible {
  /// The place and the reason on one line.
  public var description: String { "\(place): \(reason)" }
}

extension PropertyListError.Reason: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String { words.onOneLine }

  private var words: String {
    switch self {
    case .empty: "the file is empty"
    case .notAPropertyList: "this is neither an XML nor a binary property list"
    case .openStepStyle:
      "this is an old-style ASCII property list, which is not read. 'plutil -convert xml1' converts it"
    case .json: "this is JSON, not a property list"
    case .unsupportedEncoding(let name): "the encoding '\(name)' is not read. Save the file as UTF-8"
    case .invalidText: "the bytes here are not valid text in the file's encoding"
    case .noValue: "the property list holds no value"
    case .secondValue: "the property list holds a second value"
    case .notWritable: "this value cannot be written in this format"
    default: limitText ?? xmlText ?? scalarText ?? binaryText
    }
  }

  private var limitText: String? {
    switch self {
    case .tooLarge(let limit): "the file has more than the \(limit) bytes allowed"
    case .tooDeep(let limit): "values are nested deeper than the \(limit) levels allowed"
    case .tooManyNodes(let limit): "the file has more than the \(limit) values allowed"
    case .repeatedTooOften(let limit):
      "what is referred to many times makes the file more than the \(limit) times larger that is allowed"
    default: nil
    }
  }

  private var xmlText: String? {
    switch self {
    case .unexpectedEnd(.some(let element)): "the file ends inside <\(element)>"
    case .unexpectedEnd(.none): "the file ends too early"
    case .malformedTag: "this tag is not well-formed"
    case .unknownElement(let name): "property lists have no element <\(name)>"
    case .misplacedElement(let name): "<\(name)> is not allowed here"
    case .mismatchedEnd(.some(let expected), let found): "</\(expected)> is expected, not </\(found)>"
    case .mismatchedEnd(.none, let found): "</\(found)> closes nothing"
    case .unexpectedText: "text is not allowed between elements"
    case .keyWithoutValue(let key): "the key '\(key)' has no value"
    case .valueWithoutKey: "a value in a dictionary needs a key before it"
    case .entityDeclaration: "entities cannot be declared in a property list"
    case .unknownEntity(let name): "there is no entity '&\(name);'"
    default: nil
    }
  }

  private var scalarText: String? {
    switch self {
    case .invalidInteger(let text): "'\(text)' is not a whole number"
    case .integerOutOfRange(let text): "'\(text)' does not fit in 64 bits"
    case .invalidReal(let text): "'\(text)' is not a number"
    case .invalidDate(let text): "'\(text)' is not a date such as 2026-11-21T09:00:00Z"
    case .invalidData: "the data is not valid Base 64"
    default: nil
    }
  }

  private var binaryText: String {
    switch self {
    case .damagedTrailer: "the trailer of the binary property list is damaged"
    case .objectOutOfRange: "an object reaches beyond the end of the binary property list"
    case .unknownObject(let marker): "there is no kind of object with the marker 0x\(String(marker, radix: 16))"
    case .keyNotText: "the key of a dictionary is not a text"
    case .cycle: "a container holds itself"
    default: "the property list cannot be read"
    }
  }
}

extension PropertyListProblem.Reason: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .duplicateKey(let key): "duplicate key '\(key.onOneLine)'; the first value is used"
    case .controlCharacter(let byte):
      "a control character (0x\(String(byte, radix: 16))) is in the text; XML does not allow it"
    }
  }
}
