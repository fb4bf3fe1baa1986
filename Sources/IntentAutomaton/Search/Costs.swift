/// What every part of a reading adds to its score.
///
/// A score below the threshold, 0, means that nothing was understood. The weights of word classes (`@tell/0.5 = …`, 1
/// by default) and the costs of phrases are in the languages.
package enum Costs {
  /// The score at the start of every request: about one word that carries an intent makes up for it.
  package static let start: Float = -0.22

  /// The score at the start of every reply: an answer needs no word that carries an intent.
  package static let reply: Float = 0.3

  // Words that no phrase explains.
  static let skippedFunction: Float = -0.35
  static let skippedFirstPerson: Float = -0.9
  /// "How do I pay a bill?" asks for an explanation, not for a payment.
  static let skippedQuestion: Float = -1.8
  static let skippedWord: Float = -1.3
  /// A word that carries the meaning of another phrase.
  static let skippedStructural: Float = -1.5
  static let skippedOutOfDomain: Float = -4
  /// A polite word costs a little, so that free text tends to start at the polite word.
  static let skippedPolite: Float = -0.02
  /// Words beside a request, such as "it's urgent".
  ///
  /// They cost more than free text that begins with them, so that they are part of a message where one is being said.
  static let skippedAdjunct: Float = -0.25
  /// Leaving out a time that no parameter takes.
  ///
  /// The user is told of it, so it may cost less than a word of a name would add.
  static let skippedTime = skippedAdjunct + placeFirst
  /// The extra cost for an intent that takes times: a phrase with a place for the time is more likely meant.
  static let timeBesideTimes = skippedWord - skippedTime
  /// A word of denial costs nothing; of two paths with equal scores the denied one is meant.
  static let denial: Float = 0
  /// Words that take back what was said cost nothing.
  static let repair: Float = 0
  /// The extra cost where a whole request is taken back and another one begins.
  static let restart = -longToken
  /// Free text directly after a word of denial: that word is more likely part of the text.
  static let textAfterDenial: Float = -2
  /// Free text that begins inside a denial of several words whose first word could also lead to a text.
  static let textWithinDenial = skippedStructural
  /// The weight up to which a word of a phrase only holds it together.
  static let lightWord = longToken
  /// Leaving out a whole sentence; each word in it that speaks for another domain costs extra.
  static let skippedSentence: Float = -0.5
  /// Leaving out a further sentence after one that was left out.
  static let skippedSentenceMore: Float = -0.15
  static let skippedClause: Float = -0.6
  static let clauseInSentence: Float = -0.2
  static let outOfDomainInSentence: Float = -2
  /// Leaving out a word in the middle of free text, beyond the word's own cost.
  static let brokenText: Float = -1

  // Free text and names.
  static let textFirst: Float = -0.2
  static let textMore: Float = -0.004
  /// Free text after a comma, and after a colon or a quotation mark.
  static let textAfterComma: Float = 0.05
  static let textAfterColon: Float = 0.4
  /// Free text after a polite word that is left out of it.
  static let textAfterPolite: Float = -0.6
  /// Free text after a word that is left out between a name and the text.
  static let textAfterSkipped: Float = -0.4
  static let textFromUnknown: Float = -0.15
  static let textFromFunction: Float = 0.1
  static let textFromPreposition: Float = -0.35
  /// Free text that begins with the speaker: "text me the weather" is no message to another person.
  static let textFromFirstPerson: Float = -0.2
  static let functionInText: Float = 0.002
  static let unknownName: Float = -0.2
  static let unknownNameMore: Float = -0.05
  static let placeFirst: Float = -0.15
  static let placeMore: Float = -0.04
  static let placeFromFunction: Float = -1
  static let functionInPlace: Float = -0.2
  static let prepositionInPlace: Float = -0.75
  /// Words that take back, after a comma, as part of a place's name: unlikely.
  static let repairInPlace = 2 * placeFirst
  static let placeAcrossSentence: Float = -4
  /// A word after a known name that is not part of the name in the vocabulary.
  static let surname: Float = -0.6
  static let commonName: Float = -0.5
  /// A number after a known name as a surname: more likely it is an amount.
  static let numberName = skippedStructural
  static let functionName: Float = -2.5
  static let outOfDomainName: Float = -3
  /// A word such as "van", or a single letter, inside a name.
  static let particleName: Float = -0.1
  static let nameAcrossBreak: Float = -2

  // What is known.
  package static let person: Float = 1.3
  package static let address: Float = 1.1
  package static let name: Float = 1.2
  package static let value: Float = 0.6
  /// A bare number that may be a time of day, such as Dutch `om 20`: only a phrase that asks for the word before it
  /// takes it as a number.
  package static let numberOfTime = -value / 2
  /// A word for a kind of place, together with the words that belong to it.
  package static let namedPlace = value
  /// Each word of a value: longer values explain more, "from Monday to Wednesday" more than "Monday".
  package static let valueWord: Float = 0.05
  static let app: Float = 0.8
  /// A well-known app that is not installed.
  static let service: Float = 0.1
  /// An unknown name after a word that introduces an app.
  static let doubtedService: Float = -0.4
  /// Each further word of an entry of several words: longer entries explain more.
  package static let longToken: Float = 0.1
  /// An entry of a reply that a comma interrupts: "no, don't" may be two things.
  static let acrossBreak: Float = -0.4
  /// An app that cannot do what the phrase asks for.
  static let wrongApp: Float = -3
  /// Added for a request whose app cannot do the open one: it cannot be meant as an answer.
  package static let requestOfAnotherApp: Float = 4
  /// Added at a question for a word of denial with the verb that it denies: without it the same words would correct a
  /// value.
  package static let deniedVerb: Float = 4
  /// The name of an app together with words that ask what it can do.
  package static let appHelp: Float = 2.9
  /// The most that an inexact match takes away from a known name.
  package static let inexact: Float = -0.5

  /// Joining two requests: both together must explain the words better than one does.
  static let joint: Float = -0.5
  /// The most that a shared verb counts for the second request, whose words lack it.
  static let mostOfVerb: Float = 2
  /// The score that a request must reach to be joined to another.
  static let secondRequest: Float = 0.5

  /// What a reading must reach to be believed.
  package static let threshold: Float = 0
  /// How far behind the winner a reading of another intent still counts as a rival.
  ///
  /// A winner whose own score is within this margin of the threshold must have no rival: two weak readings side by side
  /// are a guess.
  package static let margin: Float = 0.15

  /// Scores closer than this count as equal: rounding may be all that separates them.
  package static let tie: Float = 0.000_1

  // The search.
  static let beam = 32
  /// How far behind the best path at a word another is still followed.
  ///
  /// It is larger within acts, because a whole request may begin behind what an act denies.
  static let beamWidth: Float = 3
  static let beamWidthOfActs: Float = 4
  /// A path with a lower score is given up, even if the words to come could make up for it.
  static let hopeless: Float = -4

  /// What a span of one word adds that matches exactly.
  package static func known(_ kind: SpanKind) -> Float {
    switch kind {
    case .person: person
    case .name: name
    case .address: address
    default: value
    }
  }

  /// The name of an app; of `Banana` and `Banana Chat` the longer one adds more.
  package static func named(_ app: AppSpan) -> Float {
    switch app.doubt {
    case .called: return 0
    case .led: return doubtedService
    case .none: return app.app < 0 ? service : self.app + longToken * Float(app.name.count - 1)
    }
  }

  /// Leaving out a clause, or a sentence.
  ///
  /// Explanations take several sentences, so each after the first costs less.
  @inline(__always)
  static func skipping(_ clause: LatticeColumn.Clause, isSentence: Bool, isLater: Bool) -> Float {
    let cost = isSentence ? skippedSentence : skippedClause
    return max(cost + clause.cost, skippedOutOfDomain) + (isLater ? max(0, skippedSentenceMore - cost) : 0)
  }

  /// Free text that follows a word; it rather begins directly after a word of the request than after a skipped one.
  static func text(after hypothesis: Hypothesis) -> Float {
    switch hypothesis.kind {
    case .filler where hypothesis.payload == WordClass.polite: textAfterPolite
    case .skipped: textAfterSkipped
    case .denial: textAfterDenial
    default: 0
    }
  }
}
