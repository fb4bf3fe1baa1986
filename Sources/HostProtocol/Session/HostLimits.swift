/// The bounds of one client: what it can make the server hold.
public struct HostLimits: Sendable, Hashable {
  /// The bytes of one message; a longer one is answered with an error and not read.
  public var messageBytes: Int
  /// How many conversations are open at once.
  public var conversations: Int
  /// How many of the client's requests are worked on or wait for their turn at once.
  public var requests: Int
  /// How many of the server's calls wait for the client's answer at once.
  public var calls: Int
  /// How many users are known at once.
  public var users: Int

  /// The usual bounds, but for those that are given.
  public init(
    messageBytes: Int = 1 << 20, conversations: Int = 20_000, requests: Int = 20_000, calls: Int = 20_000,
    users: Int = 100_000
  ) {
    self.messageBytes = messageBytes
    self.conversations = conversations
    self.requests = requests
    self.calls = calls
    self.users = users
  }
}
