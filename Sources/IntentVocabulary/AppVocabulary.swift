import IntentModel

/// The words and example phrases that an app brings for all its users, in one language.
///
/// Source: `AppIntentVocabulary.plist`, iOS 10.
public struct AppVocabulary: Sendable, Hashable {
  /// The file it was read from, as it was named; empty for one without a file.
  public var file: String
  /// What users can say, most important intent first.
  public var intentPhrases: [IntentPhrases]
  /// The terms that its parameters can have.
  public var parameterVocabularies: [ParameterVocabulary]

  /// A vocabulary; without a file its problems have no place.
  public init(
    file: String = "", intentPhrases: [IntentPhrases] = [],
    parameterVocabularies: [ParameterVocabulary] = []
  ) {
    self.file = file
    self.intentPhrases = intentPhrases
    self.parameterVocabularies = parameterVocabularies
  }

  /// The example phrases of one intent, in their order.
  public func examples(of intent: IntentName) -> [String] {
    intentPhrases.filter { $0.intent == intent }.flatMap(\.examples)
  }

  /// Whether a name that an app declares has an example phrase under that name.
  package func hasExample(ofDeclared name: IntentName) -> Bool {
    intentPhrases.contains { $0.declaredName == name && !$0.examples.isEmpty }
  }
}

extension AppVocabulary {
  /// Sample requests for one intent.
  public struct IntentPhrases: Sendable, Hashable {
    /// The intent that the requests are for.
    public var intent: IntentName
    /// The requests, most important first.
    public var examples: [String]
    /// The line and column of each request in its file; empty without a file.
    public var places: [Place]
    /// The intent's name in the file, which may be an older name of an intent.
    package var declaredName: IntentName

    /// A line and a column in a file, both from 1.
    public struct Place: Sendable, Hashable {
      /// The line.
      public var line: Int
      /// The column, in characters.
      public var column: Int
      /// A place in a file.
      public init(line: Int, column: Int) {
        self.line = line
        self.column = column
      }
    }

    /// Examples of one intent, with as many places, or none.
    public init(_ intent: IntentName, examples: [String], places: [Place] = []) {
      self.intent = intent
      self.examples = examples
      self.places = places
      declaredName = intent
    }
  }
}

extension AppVocabulary {
  /// The terms that some parameters can have.
  public struct ParameterVocabulary: Sendable, Hashable {
    /// The parameters in SiriKit's spelling: `INStartWorkoutIntent.workoutName`.
    public var parameters: [VocabularyType]
    /// The terms in the order of the file.
    public var items: [Item]

    /// One thing with the names it has; all of them share its identifier.
    public struct Item: Sendable, Hashable {
      /// The app's key for the thing, which a handler receives with the name.
      public var identifier: String
      /// The names, each with its pronunciation where one is given.
      public var synonyms: [SpeakableString]
      /// Sentences that use the names.
      public var examples: [String]

      /// A thing with its names.
      public init(_ identifier: String, synonyms: [SpeakableString], examples: [String] = []) {
        self.identifier = identifier
        self.synonyms = synonyms
        self.examples = examples
      }
    }

    /// The terms of these parameters.
    public init(_ parameters: [VocabularyType], items: [Item]) {
      self.parameters = parameters
      self.items = items
    }
  }
}

extension AppVocabulary.ParameterVocabulary {
  /// The types under which the terms are found: the parameters in full, and the type of
  /// the user's own words, so that a phrase of a language finds an app's and a user's names by one type.
  var types: [VocabularyType] {
    let bare = parameters.map { parameter in
      let name = parameter.rawValue.split(separator: ".").last.map(String.init) ?? parameter.rawValue
      return VocabularyType(parameter: name)
    }
    return (parameters + bare).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// The phrases of an app's custom intents in one language, as their file has them.
///
/// A `Phrases.plist` is a dictionary with the keys `Words`, `Phrases`, `Prompts` and `Suggestions`, each a text of many
/// lines or an array of texts. `Language` describes how words and phrases are written, the page “An intent of your own”
/// the others.
public struct CustomPhrases: Sendable, Hashable {
  /// The file they were read from; empty for phrases without a file.
  public var file: String
  /// The classes of words that the phrases use.
  public var words: [Line]
  /// The phrases, below the `intent` lines.
  public var phrases: [Line]
  /// What the assistant says about the intents.
  public var prompts: [Line]
  /// The titles of suggestions: `OrderCoffee: Order a coffee at {app}`.
  public var suggestions: [Line]

  /// One line of text, and its line in the file.
  public struct Line: Sendable, Hashable {
    /// The text, without its line end.
    public var text: String
    /// The number of the line, from 1.
    public var number: Int
    /// A line with its number.
    public init(_ text: String, number: Int) {
      self.text = text
      self.number = number
    }
  }

  /// The intents that have phrases here, in their order: those of `intent OrderCoffee`.
  package var intents: [IntentName] {
    phrases.compactMap { line in
      let words = line.text.split(separator: " ")
      return words.first == "intent" ? words.dropFirst().first.map { IntentName(String($0)) } : nil
    }
  }

  /// Phrases that are read when an assistant is set up; mistakes in them are found then.
  public init(
    file: String = "", words: [Line] = [], phrases: [Line] = [], prompts: [Line] = [], suggestions: [Line] = []
  ) {
    self.file = file
    self.words = words
    self.phrases = phrases
    self.prompts = prompts
    self.suggestions = suggestions
  }

  /// The suggestion title of each intent, with `{app}` for the app's name; a line without an intent before a colon is
  /// ignored.
  package var suggestionTitles: [IntentName: String] {
    suggestions.reduce(into: [:]) { titles, line in
      guard let title = Self.suggestion(line) else { return }
      titles[title.intent] = title.text
    }
  }

  /// The intent and the title of a line of suggestions; `nil` where one of the two is missing.
  package static func suggestion(_ line: Line) -> (intent: IntentName, text: String)? {
    let parts = line.text.split(separator: ":", maxSplits: 1)
    let text = parts.last?.drop(while: \.isWhitespace) ?? ""
    return parts.count == 2 && !text.isEmpty ? (IntentName(String(parts[0])), String(text)) : nil
  }
}

/// The words of one user of an app: ordered sets by type, most important first.
public struct UserVocabulary: Sendable, Hashable {
  /// The types in the order in which they were set.
  public private(set) var types: [VocabularyType] = []
  private var entries: [VocabularyType: [SpeakableString]] = [:]

  /// A vocabulary without words.
  public init() {}

  /// The entries of a type; setting them replaces the set, an empty set removes the type.
  public subscript(type: VocabularyType) -> [SpeakableString] {
    get { entries[type] ?? [] }
    set {
      if newValue.isEmpty {
        entries[type] = nil
        types.removeAll { $0 == type }
      } else if entries.updateValue(newValue, forKey: type) == nil {
        types.append(type)
      }
    }
  }

  /// Whether there is no word of any type.
  public var isEmpty: Bool { types.isEmpty }
}
