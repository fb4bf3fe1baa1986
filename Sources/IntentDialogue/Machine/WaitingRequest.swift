/// A request that waits while another is open, with its question.
package struct WaitingRequest: Sendable, Hashable, Codable {
  package internal(set) var request: OpenRequest
  package internal(set) var question: Question
  /// Whether its question is asked again when nothing else is open, because it waits only for a look-up.
  package internal(set) var comesBack: Bool

  /// The most requests that wait; a user would not remember more.
  static let most = 4
}
