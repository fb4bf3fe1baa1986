/// What Parley knows of one natural language, as data: phrases, words, numbers, dates and prompts.
///
/// Everything is text in a notation of its own; the understanding compiles the phrases and words, the dialogue reads
/// the prompts. A host may make a language of its own or add to one of these, and a custom intent's `Phrases.plist`
/// is written in the same notation:
///
/// ```
/// intent OrderCoffee                       # the phrases below are this intent's
/// @order = order | get me | buy            # a class: words that mean the same here
/// symbol small = small | short             # the words of one value of a fixed set
/// @order [a | an] {size=small|large} coffee
/// ~0.4 {size} coffee                       # weaker evidence: it costs 0.4
/// @order the usual => size=small           # what is said without a word for it
/// ```
///
/// - `(a | b)` are alternatives, `[a]` is optional, `[a]*` is said any number of times, `@name` is a class of words,
///   `$name` a part of phrases with slots in it (`$whom = {recipients} | the {speakableGroupName} group`).
/// - `{parameter}` is a slot. What fills it follows from the parameter's kind, or is named: `{name:contactName}`, with
///   `!` only a known name; `{attribute=read|unread}` lists symbols. `{app}` is an app's name.
/// - `@name/0.5 = …` says how much one of the words counts; 1 where nothing is said, 0.8 for symbols.
/// - `@name += …` adds words to a class that is defined above; to define it twice is a mistake.
/// - `symbol ^there = …` are words that refer to something mentioned before or looked at; `{place=^there}` takes them
///   for a parameter of any kind. `SpokenReference` has their names.
/// - `intent Name past`: a date without a direction is gone by ("on Friday").
/// - A line that is indented deeper or begins with `|` continues the line above; `#` begins a comment. A class belongs
///   to its text; those of `words` are for all.
/// - Words of all domains: `filler`, `polite`, `opening`, `introduction`, `clause` are skipped; `function`,
///   `preposition`, `firstPerson`, `question`, `particle` and `common` words are unlikely names; no request begins right
///   after a `leading` word; an `outOfDomain` word is of a domain that is not ours; `service` is a well-known app; `relation mother = …` and `label mobile = …` name people and their
///   addresses; `denial before = don't` denies the request that follows it.
/// - The classes `@and`, `@my`, `@own`, `@pronoun`, `@possessive`, `@at`, `@of`, `@joint`, `@indirect`, `@appMarker`,
///   `@appArticle`, `@appNoun`, `@launch` and `@purpose` of `words` have the words for lists, people and apps.
public struct Language: Sendable, Hashable {
  /// The BCP 47 tag without a region: `en`.
  public var tag: String
  /// The language's name in itself: `Français`.
  public var name: String
  /// What the language knows, in files of one domain each; the order is that in which they are read.
  ///
  /// - Classes of words of a `words` section are for all files, those of `phrases` for their own file.
  /// - `values`: `number twenty = 20` says what a word is, `pattern half past {hour} = clock 30` what a row of words
  ///   and slots becomes. Without any, only digits are numbers; `Language.english` shows all the kinds of lines.
  /// - `replies`: `act yes = yes | of course | that's [just] right`, with `|`, `(…)` and `[…]`; the acts are `yes`,
  ///   `no`, `cancel`, `help`, `repeat`, `send` and `hold`. Without `yes` and `no` no go-ahead is ever given, without
  ///   `cancel` a question ends only when it was asked too often. `parameter recipients = recipient | contact` names a
  ///   parameter ("change the recipient"), `slotCue payee = pay` says which one follows; `correction`, `change`, `to`,
  ///   `article`, `one`, `last` and `and` are what `Language.english` has there.
  /// - `suggestions`: `ride: Get a ride to {place}`, a sentence a line; `speech` has what a simulated user says.
  /// - `names`: `particle = van | von` are words by which no name is found, `lead = my | the` those before a name that
  ///   are no part of it, `ending = s` those that forms of a word differ by. `examples` has what example phrases of
  ///   apps are checked for: `summons`, `pleasantry`, and the words that are `frequent` in this language only.
  /// - `prompts`: what the assistant says; the page “An intent of your own” describes how it is written.
  /// - `formats`: how values are written, `decimal = ,` or of regions `decimal in CH = .`. Without any, numbers have a
  ///   point, dates are numbers and money has the code of its currency.
  public var files: [LanguageFile]

  /// A language made of files; they are checked when it is compiled.
  public init(tag: String, name: String, files: [LanguageFile] = []) {
    self.tag = tag
    self.name = name
    self.files = files
  }
}

extension Language {
  /// Whether a tag is the language's own, with or without a region: `de`, `de-AT`, `de_AT`.
  public func isMeant(by tag: String) -> Bool {
    let (own, asked) = (Self.parts(self.tag), Self.parts(tag))
    return !own.isEmpty && asked.starts(with: own)
  }

  /// The language that a tag means: the one with exactly this tag, else the one with the tag without its region.
  ///
  /// For a tag with a region the result has that whole tag, so that an app's words for the region are used; everything
  /// else is the language's own.
  public static func meant(by tag: String, among languages: [Language]) -> Language? {
    let meant = languages.filter { $0.isMeant(by: tag) }.max { $0.tag.utf8.count < $1.tag.utf8.count }
    guard var language = meant else { return nil }
    let rest = tag.split { $0 == "-" || $0 == "_" }.dropFirst(Self.parts(language.tag).count)
    language.tag = ([language.tag] + rest.map { $0.utf8.count == 2 ? $0.uppercased() : String($0) }).joined(
      separator: "-")
    return language
  }

  private static func parts(_ tag: String) -> [String] {
    tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
  }
}

extension Language {
  /// A language of which only the tag is known here; its texts are found where they are needed.
  package init(taggedOnly tag: String) { self.init(tag: tag, name: tag) }
}

extension Language: CustomStringConvertible {
  /// The name in the language itself, with the tag.
  public var description: String { "\(name) (\(tag))" }
}
