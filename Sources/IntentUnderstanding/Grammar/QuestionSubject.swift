/// The subject of a user's question about the open request.
public enum QuestionSubject: String, Sendable, Hashable, Codable, CaseIterable {
  case howMuch, when, howLong, who, `where`, source, app, options, alternatives, why, what
}
