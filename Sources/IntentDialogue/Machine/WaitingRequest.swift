/// A request that waits behind another, with the question that was open.
package struct WaitingRequest: Sendable, Hashable, Codable {
  package internal(set) var request: OpenRequest
  package internal(set) var question: Question
  /// Whether its question is asked again when nothing else is open: it waits only while something is looked up.
  package internal(set) var comesBack: Bool

  /// The number of requests that are kept; the user would not remember more.
  static let most = 4
}
