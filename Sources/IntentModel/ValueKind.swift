/// The kind of words that can fill a parameter: what the engine looks for in an utterance or an answer.
public enum ValueKind: Sendable, Hashable, Codable {
  /// Free text, kept exactly as the user says it: the content of a message.
  case text
  /// A few words to look for, kept as the user says them: a search term.
  case term
  /// A person: a contact's name, a relationship, a phone number or an e-mail address.
  case person
  /// A name of one vocabulary; unknown names are taken as they are said.
  case name(VocabularyType)
  /// One of a fixed set of values, each with words of its own in every language.
  case symbol
  case number
  case money
  case date
  case duration
  case distance
  case energy
  case place
  case flag
  /// Never said: an identifier that only a program gives.
  case unspoken
}
