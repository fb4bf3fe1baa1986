extension AssistantMessage: CustomStringConvertible {
  /// One line: the kind of message, and what is shown.
  public var description: String { "\(kind.rawValue): \(EventLine.oneLine(shown))" }
}
