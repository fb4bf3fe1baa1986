/// A class that begins at the word, with what it is for.
struct ClassToken: BitwiseCopyable {
  enum Use: UInt8 { case none, word, app, skipped, skippedFirst, clause, denial, repair, joint, gap }
  var wordClass: Int32
  /// The words that it takes; of an app, its place in the lattice's list.
  var length: Int32 = 1
  /// What it adds to a score.
  var gain: Float
  var use: Use
  /// The groups of the intents whose phrases have the class, a bit each.
  var groups: UInt32 = 0
  /// The next of the word's tokens that are more than a word, -1 after the last.
  var next: Int32 = -1
}

extension ClassToken {
  /// A class as it begins at any word.
  ///
  /// - Parameters:
  ///   - weight: What a word of the class adds to a score.
  ///   - groups: The groups of the intents whose phrases have the class, a bit each.
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
