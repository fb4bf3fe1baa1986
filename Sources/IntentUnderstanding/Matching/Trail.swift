/// One step of a path through lattice and automaton; the steps before it are found by `previous`.
struct Step {
  enum Kind: UInt8 {
    case start, token, span, app, filler, skipped
    case textFirst, textMore, nameFirst, nameMore, surname, placeFirst, placeMore
    /// A whole sentence left out.
    case sentence
  }
  var previous: Int32
  var state: Int32
  var start: Int32
  var end: Int32
  /// The class of a token, the span's place in the lattice, the app.
  var payload: Int32
  var slot: Int16
  var kind: Kind
  /// The score of the whole path to here.
  var score: Float
  /// The app that the path has named, -1 for none.
  var app: Int32
  /// The next step that waits at the same word.
  var next: Int32 = -1
}

/// A path that ends where a phrase ends, at the last word.
struct Ending: Sendable {
  var step: Int32
  var acceptance: Acceptance
  var score: Float
}
