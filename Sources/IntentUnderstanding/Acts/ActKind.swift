/// The kinds of acts between which the words of a reply decide, as `weights` sections name them.
package enum ActKind: String, Sendable, Hashable, CaseIterable {
  /// The user's own words, where they are asked for.
  case text
  /// A value for what is asked.
  case answer
  case choose, yes, no
  case cancel, hesitate, takeBack, skip, help, `repeat`
  /// A question about the open request.
  case ask
  /// A request that changes nothing.
  case lookUp
  case request
  /// Another value in place of one that was said, or one more.
  case correct
  /// Words for somebody else, or a remark that asks for nothing.
  case nothing
}

/// The kinds of questions at which acts are weighed.
package enum WeighedQuestion: String, Sendable, Hashable, CaseIterable {
  /// The user's own words are asked for.
  case text
  case value, choice, goAhead
  /// Nothing is asked, and a request was made before.
  case afterwards
  /// Nothing is asked, and no request was made before.
  case fresh

  /// Those at which something is asked.
  package static let asking: [WeighedQuestion] = [.text, .value, .choice, .goAhead]

  var isText: Bool { self == .text }
}
