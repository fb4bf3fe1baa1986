/// What Parley knows of one natural language, as data: phrases, words, numbers, dates and prompts.
///
/// Everything is text in a notation of its own (see the files of a language); the understanding compiles the phrases
/// and words, the dialogue reads the prompts. A host may make a language of its own or add to one of these.
public struct Language: Sendable, Hashable {
  /// The BCP 47 tag without a region: `en`.
  public var tag: String
  /// The language's name in itself: `Français`.
  public var name: String
  /// Words that belong to no domain: fillers, articles, connecting words.
  public var words: [String]
  /// Numbers, months, units, currencies and the patterns by which dates and amounts are said.
  public var values: [String]
  /// The words of yes and no, cancel, help and correction, by which questions are answered.
  public var replies: [String]
  /// Phrases by which intents are said and answers are given, domain by domain.
  public var phrases: [String]
  /// What the assistant says, domain by domain.
  public var prompts: [String]

  public init(
    tag: String, name: String, words: [String] = [], values: [String] = [],
    replies: [String] = [], phrases: [String] = [], prompts: [String] = []
  ) {
    self.tag = tag
    self.name = name
    self.words = words
    self.values = values
    self.replies = replies
    self.phrases = phrases
    self.prompts = prompts
  }
}

extension Language: CustomStringConvertible {
  public var description: String { "\(name) (\(tag))" }
}
