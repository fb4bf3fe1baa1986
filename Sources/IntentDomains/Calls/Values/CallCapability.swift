import IntentModel

/// Whether a call is by voice or with video.
///
/// Source: `INCallCapability`, iOS 10.
public enum CallCapability: Int, SymbolicValue, CaseIterable {
  /// Not said; the app takes its usual one.
  case unknown = 0
  /// In order: by voice only, with video.
  case audioCall, videoCall
}

extension CallCapability {
  /// The capabilities that calls are searched by.
  ///
  /// Source: `INCallCapabilityOptions`, iOS 10.
  public struct Options: SymbolicOptions {
    /// The members as bits, at SiriKit's places.
    public let rawValue: UInt
    /// The set of the members whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Calls by voice.
    public static let audioCall = Options(rawValue: 1 << 0)
    /// Calls with video.
    public static let videoCall = Options(rawValue: 1 << 1)

    /// The members by the names that scripts write and languages have words for.
    public static let members: [(symbol: String, option: Self)] = [
      ("audioCall", .audioCall), ("videoCall", .videoCall),
    ]
  }
}
