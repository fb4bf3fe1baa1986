/// What every part of a reading adds to its score. A score of 0 is the threshold: below it, nothing was understood.
///
/// Weights of word classes are in the languages (`@tell/0.5 = …`, 1 where nothing is said), costs of phrases too.
struct Costs: Sendable {
  /// Where every reading starts: about one word that carries an intent must make up for it.
  var start: Float = -0.22

  // Words that no phrase explains.
  var skippedFunction: Float = -0.35
  var skippedSpeaker: Float = -0.9
  /// "How do I pay a bill?" wants to be told, not to pay.
  var skippedQuestion: Float = -1.3
  var skippedWord: Float = -1.3
  /// A word that carries the meaning of some phrase, though not of this one.
  var skippedStructural: Float = -1.5
  var skippedNeighbour: Float = -4
  /// A polite word costs a little, so that free text rather begins with it than after it.
  var skippedPolite: Float = -0.02
  /// Leaving out a whole sentence, and more for each word in it that speaks for a neighbouring domain.
  var skippedSentence: Float = -0.5
  /// A further sentence after one that was left out.
  var skippedSentenceMore: Float = -0.15
  var skippedClause: Float = -0.6
  var clauseInSentence: Float = -0.2
  var neighbourInSentence: Float = -0.5
  /// Leaving out a word in the middle of free text, beyond the word's own cost.
  var brokenText: Float = -1

  // Free text and names.
  var textFirst: Float = -0.2
  var textMore: Float = -0.004
  /// Free text after a comma, and after a colon or a quotation mark.
  var textAfterComma: Float = 0.05
  var textAfterColon: Float = 0.4
  /// Free text after a polite word that was left out of it.
  var textAfterPolite: Float = -0.6
  /// Free text after a word that was left out between a name and it.
  var textAfterSkipped: Float = -0.4
  var textFromUnknown: Float = -0.15
  var textFromFunction: Float = 0.1
  var textFromPreposition: Float = -0.35
  /// "Text me the weather" is nothing that the user would write to somebody.
  var textFromSpeaker: Float = -0.2
  var functionInText: Float = 0.002
  var unknownName: Float = -0.2
  var unknownNameMore: Float = -0.05
  var placeFirst: Float = -0.15
  var placeMore: Float = -0.04
  var placeFromFunction: Float = -1
  var functionInPlace: Float = -0.2
  var prepositionInPlace: Float = -1.5
  var placeAcrossSentence: Float = -4
  /// A word that follows a known name and is not known with it.
  var surname: Float = -0.6
  var commonName: Float = -0.5
  var functionName: Float = -2.5
  var neighbourName: Float = -3
  /// A word such as "van", or a single letter, inside a name.
  var particleName: Float = -0.1
  var nameAcrossBreak: Float = -2

  // What is known.
  var person: Float = 1.3
  var address: Float = 1.1
  var name: Float = 1.2
  var value: Float = 0.6
  var app: Float = 0.8
  /// A well-known app that is not installed.
  var service: Float = 0.1
  /// Each further word of a token of several: longer tokens explain more.
  var longToken: Float = 0.1
  /// An app that cannot do what the phrase asks for.
  var wrongApp: Float = -3
  /// Of a known name, how much an inexact match takes away at most.
  var inexact: Float = -0.5

  /// What a reading must reach to be believed.
  static let threshold: Float = 0
  /// How far behind the winner a reading of another intent is still a rival. A winner that is itself no further above
  /// the threshold must have no rival: two weak readings side by side are a guess.
  static let margin: Float = 0.15

  // The search.
  var beam = 28
  var beamWidth: Float = 4.5
  /// A path below this is given up: the words to come could hardly make up for it.
  var hopeless: Float = -4.5

  /// Free text begins where what came before it ends, rather than after a word that was left out.
  func text(after step: Step) -> Float {
    switch step.kind {
    case .filler where step.payload == WordClass.polite: textAfterPolite
    case .skipped: textAfterSkipped
    default: 0
    }
  }
}
