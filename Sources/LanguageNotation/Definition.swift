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
    /// How much one of the words says; `nil` for the usual weight.
    package var weight: Double?
    package var pattern: Pattern
    /// Whether it adds to a list of the same name: `@send += shoot over`.
    package var isAddition = false

    /// A class of the words of replies.
    package init(ofReplies name: String, weight: Double, _ pattern: Pattern) {
      self.init(role: .wordClass, name: name, weight: weight, pattern: pattern)
    }

    init(role: Role, name: String, weight: Double?, pattern: Pattern) {
      self.role = role
      self.name = name
      self.weight = weight
      self.pattern = pattern
    }
  }

  /// What the words of a list are for.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// A class that phrases refer to.
    case wordClass = "@"
    /// A part that phrases share, slots included: `$whom = {recipients} | the {speakableGroupName} group`.
    case part = "$"
    /// The words of one value of a fixed set.
    case symbol
    /// The words for a person's relationship to the user.
    case relation
    /// The words for what an address is used for.
    case label
    /// Words without content: skipped for nothing.
    case filler
    /// Polite words: skipped for nothing before a request, kept in free text.
    case polite
    /// Words of one kind beside a request, which say how, when, why or for whom it is made: `adjunct urgency = asap`;
    /// left out before, between and after the words of any phrase, for little.
    case adjunct
    /// Words beside a request that put it off: "later"; left out as those are, and told where it cannot be put off.
    case deferral
    /// Words with which a speaker takes back what was said right before: "no wait", "I mean"; what follows replaces it.
    case repair
    /// Words that open a talk: skipped for nothing at the beginning, said for themselves elsewhere.
    case opening
    /// Words that introduce a name: "my name is"; the name after them is skipped with them.
    case introduction
    /// Words that begin a clause of its own: "but", "because"; it is skipped as a whole.
    case clause
    /// Words that deny a request, by their place: `denial before = don't`; see ``DenialPlace``.
    case denial
    /// Words that speak for a domain that is not ours.
    case neighbour
    /// Words that only hold a sentence together: articles, pronouns, prepositions.
    case function
    /// Function words that no sentence of its own begins with: "to", "via".
    case preposition
    /// The one who speaks: "me", "us".
    case speaker
    /// Function words that ask: "how", "why"; who asks how a thing is done does not ask for it to be done.
    case question
    /// Words that a clause begins with and that lead to its verb: "I", "my", "she's"; no request begins right after one.
    case leading
    /// Small words that a name may contain: "van", "de".
    case particle
    /// Well-known apps of the kinds that are ours: naming one says which app is meant, installed or not.
    case service
    /// Ordinary words of the language, which are not likely to be a name.
    case common
  }

  /// Where a word of denial stands to the words that it denies: its scope.
  package enum DenialPlace: String, Sendable, Hashable, CaseIterable {
    /// Before all of them: "don't call Koko".
    case before
    /// Among them, right before the word that it denies: "send no message".
    case within
    /// Right after a word of them: "appelle pas Koko".
    case next
    /// Somewhere after the first of them: "ruf Koko nicht an".
    case behind
    /// After another word of denial, which it goes with: "n'appelle plus Koko".
    case again
    /// Before all of them as a clause of its own, also with a mark behind it: "es ist nicht nötig, Koko anzurufen".
    case clause
    /// After all of them, behind a mark or words that take back: "call Koko, no, never mind".
    case after
    /// After another word of denial, which it turns into a limit: "n'appelle *que* Koko" wishes a call.
    case only
  }

  package struct Phrase: Sendable, Hashable {
    package var intent: String
    /// What the phrase costs, being weaker evidence than others.
    package var cost: Double
    package var pattern: Pattern
    package var constants: [Constant]
    /// The phrase as it is written.
    package var source: String
    /// Whether the intent looks back in time, so that dates without a direction are gone by.
    package var looksBack: Bool
    /// Whether it only says more of a request that another sentence of the same text makes.
    package var isDetail = false
    /// Whether it is one of an act in a conversation: `intent` is the act's name then.
    package var isAct = false

    /// The name below which phrases stand that ask for nothing of ours: “pay attention”.
    package static let noIntent = "None"
  }

  /// What a phrase says without a word for it: `=> destinationType=redial`.
  package struct Constant: Sendable, Hashable {
    package var parameter: String
    package var symbol: String
  }

  package var kind: Kind
  /// The line, counted from 1.
  package var line: Int
}
