/// One line of the notation: a class of words, or a phrase of an intent.
package struct Definition: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// `@send = …`, `filler = …`, `symbol videoCall = …`: a list of words with a name.
    case words(WordList)
    /// A phrase below an `intent` header.
    case phrase(Phrase)
  }

  package struct WordList: Sendable, Hashable {
    package var role: Role
    package var name: String
    /// The weight of one of the words; `nil` for the default.
    package var weight: Double?
    package var code: PatternCode
    /// Whether it adds to a list of the same name: `@send += shoot over`.
    package var isAddition = false

    /// A class of the words of replies.
    package init(ofReplies name: String, weight: Double, _ code: PatternCode) {
      self.init(role: .wordClass, name: name, weight: weight, code: code)
    }

    init(role: Role, name: String, weight: Double?, code: PatternCode) {
      self.role = role
      self.name = name
      self.weight = weight
      self.code = code
    }

    package var pattern: Pattern { code.pattern }
  }

  /// What the words of a list are used for.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// A class of words, to be named in phrases.
    case wordClass = "@"
    /// A part of phrases, which may have slots: `$whom = {recipients} | the {speakableGroupName} group`.
    case part = "$"
    /// The words of one value of a fixed set.
    case symbol
    /// The words for a person's relationship to the user.
    case relation
    /// The words for the label of an address: "mobile".
    case label
    /// Words without content: skipping them costs nothing.
    case filler
    /// Polite words: skipping them before a request costs nothing; in free text they are kept.
    case polite
    /// Words beside a request that say how, when, why or for whom it is made: `adjunct urgency = asap`. Skipping them
    /// costs little, before, between and after the words of any phrase.
    case adjunct
    /// Words beside a request that put it off: "later". They are skipped like adjuncts, and the user is told where the
    /// request cannot be put off.
    case deferral
    /// Words that take back what was said right before: "no wait", "I mean"; what follows replaces it.
    case repair
    /// Words that open a conversation: skipping them at the beginning costs nothing; alone they are an act.
    case opening
    /// Words that introduce a name: "my name is"; the name after them is skipped with them.
    case introduction
    /// Words that begin a further clause: "but", "because"; the whole clause is skipped.
    case clause
    /// Words that deny a request, by their place in it: `denial before = don't`; see ``DenialPlace``.
    case denial
    /// Words that indicate a domain outside of those that are served.
    case outOfDomain
    /// Words that only hold a sentence together: articles, pronouns, prepositions.
    case function
    /// Function words that cannot begin a sentence alone: "to", "via".
    case preposition
    /// Words for the speaker: "me", "us".
    case firstPerson
    /// Function words of questions: "how", "why". Who asks how a thing is done does not ask for it to be done.
    case question
    /// Words between the beginning of a clause and its verb: "I", "my", "she's"; no request begins right after one.
    case leading
    /// Small words that a name may contain: "van", "de".
    case particle
    /// Well-known apps of the kinds that are served: the name says which app is meant, installed or not.
    case service
    /// Frequent words of the language, which are unlikely to be names.
    case common
  }

  /// The position of a word of denial relative to the words that it denies.
  package enum DenialPlace: String, Sendable, Hashable, CaseIterable {
    /// Before all of the request: "don't call Koko".
    case before
    /// Within the request, right before the denied word: "send no message".
    case within
    /// Right after a word of the request: "appelle pas Koko".
    case next
    /// Anywhere after the first word of the request: "ruf Koko nicht an".
    case behind
    /// After another word of denial, to which it belongs: "n'appelle plus Koko".
    case again
    /// Before all of the request as a clause of its own, with or without a comma: "es ist nicht nötig, Koko anzurufen".
    case clause
    /// After all of the request and a comma or words that take back: "call Koko, no, never mind".
    case after
    /// After another word of denial, which it makes a limitation: "n'appelle *que* Koko" asks for a call.
    case only
  }

  package struct Phrase: Sendable, Hashable {
    package var intent: String
    /// What using the phrase costs: the more, the weaker it is as evidence.
    package var cost: Double
    package var code: PatternCode
    package var constants: [Constant]
    /// The phrase as it is written in the text.
    package var source: String
    /// Whether the intent is about the past, so that "on Friday" means the last one.
    package var looksBack: Bool
    /// Whether it only adds details to a request that another sentence of the same text makes.
    package var isDetail = false
    /// Whether it is a phrase of an act; `intent` is the act's name then.
    package var isAct = false

    package var pattern: Pattern { code.pattern }

    /// The name above phrases that ask for nothing which is served: “pay attention”.
    package static let noIntent = "None"
  }

  /// A value that a phrase has without a word for it: `=> destinationType=redial`.
  package struct Constant: Sendable, Hashable {
    package var parameter: String
    package var symbol: String
  }

  package var kind: Kind
  /// The line, counted from 1.
  package var line: Int
}
