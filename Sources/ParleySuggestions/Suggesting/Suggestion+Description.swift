extension Suggestion: CustomStringConvertible {
  /// One line: what is offered, and the app that does it.
  public var description: String { "\(title) (\(app.displayName))" }
}
