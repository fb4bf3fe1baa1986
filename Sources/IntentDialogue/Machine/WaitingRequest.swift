/// A request that waits behind another, with the question that was open.
package struct WaitingRequest: Sendable, Hashable, Codable {
  package internal(set) var request: OpenRequest
  package internal(set) var question: Question
  /// Whether its question is asked again as soon as nothing else is open: something is only looked up in between.
  package internal(set) var comesBack: Bool

  /// More are not kept: nobody remembers them.
  static let most = 4
}
