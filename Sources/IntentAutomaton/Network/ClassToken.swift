/// A class with an entry that begins at a word, and what it is for.
package struct ClassToken: BitwiseCopyable {
  enum Use: UInt8 { case none, word, app, skipped, skippedFirst, clause, denial, repair, joint, gap }
  var wordClass: Int32
  /// How many words it takes; of an app's name, its place in the lattice's list of apps instead.
  var length: Int32 = 1
  /// What it adds to a score.
  package var gain: Float
  var use: Use
  /// The groups of the intents whose phrases have the class, a bit each.
  package var groups: UInt32 = 0
  /// The next of the word's tokens that are not simply words of phrases, -1 after the last.
  var next: Int32 = -1
}

extension ClassToken {
  /// The token of a class, for an entry of one word.
  ///
  /// - Parameters:
  /// - weight: What a word of the class adds to a score.
  /// - groups: The groups of the intents whose phrases have the class, a bit each.
  init(_ wordClass: Int32, weight: Float, groups: UInt32) {
    let use: Use =
      switch wordClass {
      // An app is a token of its own, with the words around its name.
      case WordClass.app, WordClass.service: .none
      case WordClass.opening, WordClass.introduction: .skippedFirst
      case WordClass.clause: .clause
      case WordClass.repair: .repair
      case WordClass.denialBefore...WordClass.denialOnly: .denial
      case WordClass.filler, WordClass.polite, WordClass.adjunct, WordClass.deferral: .skipped
      default: groups != 0 ? .word : .none
      }
    self.init(wordClass: wordClass, gain: use == .word ? weight : 0, use: use, groups: use == .word ? groups : 0)
  }
}
