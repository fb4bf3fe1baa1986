import DataStructures

/// What a search looks up for a class each time that one of its words is said.
struct ClassTable: Sendable {
  /// By class, what a word of it is for.
  let tokens: FlatArray<ClassToken>
  private let marks: FlatArray<WordMarks>

  /// - Parameters:
  ///   - joint: The class of the words between two requests, -1 where there is none.
  ///   - discourseMarker: The class of the words that lead from a story to what is wanted, -1 where there is none.
  init(_ classes: [WordClass], _ automaton: Automaton, joint: Int32, discourseMarker: Int32) {
    let tokens = classes.indices.map { number -> ClassToken in
      var token = ClassToken(
        Int32(number), weight: classes[number].weight, groups: automaton.groups(with: Int32(number)))
      if Int32(number) == joint, token.use == .none { token.use = .joint }
      return token
    }
    marks = FlatArray(
      tokens.map { token in
        var marks: WordMarks = automaton.isUsed(token.wordClass) ? .used : []
        switch token.wordClass {
        case WordClass.app, WordClass.service: marks.insert(.app)
        case WordClass.repair: marks.insert(.repair)
        case WordClass.denialBefore...WordClass.denialOnly: marks.insert(.denial)
        case joint: marks.insert(.joint)
        case discourseMarker: marks.insert(.discourseMarker)
        default: break
        }
        if token.use != .word, token.use != .none { marks.insert(.other) }
        return marks
      })
    self.tokens = FlatArray(tokens)
  }

  func marks(of wordClass: Int32) -> WordMarks { marks[Int(wordClass)] }
}

/// What the classes with words at a place are for.
package struct WordMarks: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Some phrase continues with one of them.
  package static let used = WordMarks(rawValue: 1)
  /// It names an app.
  package static let app = WordMarks(rawValue: 2)
  /// A word between two requests.
  package static let joint = WordMarks(rawValue: 4)
  /// A discourse marker: it ends an explanation.
  static let discourseMarker = WordMarks(rawValue: 8)
  /// Some phrase does not need them as words: they may be left out of any.
  static let other = WordMarks(rawValue: 16)
  /// They take back what was said right before.
  package static let repair = WordMarks(rawValue: 32)
  /// They deny what is said with them.
  package static let denial = WordMarks(rawValue: 64)
}
