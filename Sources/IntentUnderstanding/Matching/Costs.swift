/// What every part of a reading adds to its score.
///
/// A score of 0 is the threshold: below it, nothing was understood.
///
/// Weights of word classes are in the languages (`@tell/0.5 = …`, 1 by default), costs of phrases too.
enum Costs {
  /// Where every reading starts: about one word that carries an intent must make up for it.
  static let start: Float = -0.22

  /// Where every reading of a reply starts: what answers a question needs no word that carries an intent.
  static let reply: Float = 0.3

  // Words that no phrase explains.
  static let skippedFunction: Float = -0.35
  static let skippedSpeaker: Float = -0.9
  /// "How do I pay a bill?" asks for an explanation, not for a payment.
  static let skippedQuestion: Float = -1.8
  static let skippedWord: Float = -1.3
  /// A word that carries the meaning of some phrase, though not of this one.
  static let skippedStructural: Float = -1.5
  static let skippedNeighbour: Float = -4
  /// A polite word costs a little, so that free text tends to start at the polite word.
  static let skippedPolite: Float = -0.02
  /// What is said beside a request counts for nothing, and costs more than free text that begins with it, so that
  /// "it's urgent" is what a message says where one is being said.
  static let skippedAdjunct: Float = -0.25
  /// A time that no parameter takes is told: it is said beside the request, and costs less than a word of a name.
  static let skippedTime = skippedAdjunct + placeFirst
  /// More for an intent that takes times: a phrase that has a place for it is rather meant.
  static let timeBesideTimes = skippedWord - skippedTime
  /// A word of denial explains itself; of two paths with one score the denied one is meant.
  static let denial: Float = 0
  /// Words that take back what was said explain themselves.
  static let repair: Float = 0
  /// More where all of a request is taken back, and another one begins.
  static let restart = -longToken
  /// Free text directly after a word of denial: the word belongs to the text.
  static let textAfterDenial: Float = -2
  /// Free text that begins in the middle of one of several words, of which the first could lead to a text as well.
  static let textWithinDenial = skippedStructural
  /// A word of a phrase that adds no more only holds it together.
  static let lightWord = longToken
  /// Leaving out a whole sentence, and more for each word in it that speaks for a neighbouring domain.
  static let skippedSentence: Float = -0.5
  /// A further sentence after one that was left out.
  static let skippedSentenceMore: Float = -0.15
  static let skippedClause: Float = -0.6
  static let clauseInSentence: Float = -0.2
  static let neighbourInSentence: Float = -2
  /// Leaving out a word in the middle of free text, beyond the word's own cost.
  static let brokenText: Float = -1

  // Free text and names.
  static let textFirst: Float = -0.2
  static let textMore: Float = -0.004
  /// Free text after a comma, and after a colon or a quotation mark.
  static let textAfterComma: Float = 0.05
  static let textAfterColon: Float = 0.4
  /// Free text after a polite word that was left out of it.
  static let textAfterPolite: Float = -0.6
  /// Free text after a word that was left out between a name and it.
  static let textAfterSkipped: Float = -0.4
  static let textFromUnknown: Float = -0.15
  static let textFromFunction: Float = 0.1
  static let textFromPreposition: Float = -0.35
  /// "Text me the weather" is no message to another person.
  static let textFromSpeaker: Float = -0.2
  static let functionInText: Float = 0.002
  static let unknownName: Float = -0.2
  static let unknownNameMore: Float = -0.05
  static let placeFirst: Float = -0.15
  static let placeMore: Float = -0.04
  static let placeFromFunction: Float = -1
  static let functionInPlace: Float = -0.2
  static let prepositionInPlace: Float = -0.75
  /// Words that take back, behind a mark: they are rather not a part of the place before it.
  static let repairInPlace = 2 * placeFirst
  static let placeAcrossSentence: Float = -4
  /// A word that follows a known name and is not known with it.
  static let surname: Float = -0.6
  static let commonName: Float = -0.5
  /// A number behind a known name: it is rather an amount than somebody's surname.
  static let numberName = skippedStructural
  static let functionName: Float = -2.5
  static let neighbourName: Float = -3
  /// A word such as "van", or a single letter, inside a name.
  static let particleName: Float = -0.1
  static let nameAcrossBreak: Float = -2

  // What is known.
  static let person: Float = 1.3
  static let address: Float = 1.1
  static let name: Float = 1.2
  static let value: Float = 0.6
  /// A number that is rather a time of day: a phrase with the word before it must ask for one.
  static let numberOfTime = -value / 2
  /// A word for a kind of place, with the words that belong to it.
  static let namedPlace = value
  /// Each word of a value: a longer one explains more, "from Monday to Wednesday" more than "Monday".
  static let valueWord: Float = 0.05
  static let app: Float = 0.8
  /// A well-known app that is not installed.
  static let service: Float = 0.1
  /// A name that nobody knows, after a word that leads to an app.
  static let doubtedService: Float = -0.4
  /// Each further word of a token of several: longer tokens explain more.
  static let longToken: Float = 0.1
  /// Words of a reply that are one with a mark between them: "no, don't" may be two things.
  static let acrossBreak: Float = -0.4
  /// An app that cannot do what the phrase asks for.
  static let wrongApp: Float = -3
  /// A request whose app cannot do what is open: no answer to it is meant.
  static let requestOfAnotherApp: Float = 4
  /// A word of denial with the verb that it denies, at a question: the same words without it would correct a value.
  static let deniedVerb: Float = 4
  /// The name of an app with words that ask what it can do.
  static let appHelp: Float = 2.9
  /// Of a known name, how much an inexact match takes away at most.
  static let inexact: Float = -0.5

  /// Joining two requests: both must explain the words better than one does.
  static let joint: Float = -0.5
  /// The most that the verb of two requests counts for the second, whose words do not have it.
  static let mostOfVerb: Float = 2
  /// What a request must reach that is joined to another.
  static let secondRequest: Float = 0.5

  /// What a reading must reach to be believed.
  static let threshold: Float = 0
  /// How far behind the winner a reading of another intent is still a rival.
  ///
  /// A winner that is itself no further above the threshold must have no rival: two weak readings side by side are a
  /// guess.
  static let margin: Float = 0.15

  /// Scores that are no further apart are as good as one: they may differ by how they were rounded.
  static let tie: Float = 0.000_1

  // The search.
  static let beam = 32
  /// How far behind the best path at a word another is still followed: farther within acts, where a request begins anew
  /// behind what is denied.
  static let beamWidth: Float = 3
  static let beamWidthOfActs: Float = 4
  /// A path below this is given up, even if the words to come could add more.
  static let hopeless: Float = -4

  /// What a span of one word adds that is known exactly.
  static func known(_ kind: SpanKind) -> Float {
    switch kind {
    case .person: person
    case .name: name
    case .address: address
    default: value
    }
  }

  /// An app that is named: of "Banana" and "Banana Chat" the one whose name is longer.
  static func named(_ app: AppSpan) -> Float {
    switch app.doubt {
    case .called: return 0
    case .led: return doubtedService
    case .none: return app.app < 0 ? service : self.app + longToken * Float(app.name.count - 1)
    }
  }

  /// Leaving out a clause, or a sentence.
  ///
  /// An explanation has several sentences: those after the first cost little more.
  @inline(__always)
  static func skipping(_ clause: LatticeColumn.Clause, isSentence: Bool, isLater: Bool) -> Float {
    let cost = isSentence ? skippedSentence : skippedClause
    return max(cost + clause.cost, skippedNeighbour) + (isLater ? max(0, skippedSentenceMore - cost) : 0)
  }

  /// Free text begins directly after the words before it, in preference to after a skipped word.
  static func text(after hypothesis: Hypothesis) -> Float {
    switch hypothesis.kind {
    case .filler where hypothesis.payload == WordClass.polite: textAfterPolite
    case .skipped: textAfterSkipped
    case .denial: textAfterDenial
    default: 0
    }
  }
}
