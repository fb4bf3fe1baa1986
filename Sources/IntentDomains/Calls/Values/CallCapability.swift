import IntentModel

/// Whether a call is by voice or with video. Source: `INCallCapability`, iOS 10.
public enum CallCapability: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case audioCall, videoCall
}

/// The capabilities that calls are searched by. Source: `INCallCapabilityOptions`, iOS 10.
public struct CallCapabilityOptions: SymbolicOptions {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audioCall = CallCapabilityOptions(rawValue: 1 << 0)
  public static let videoCall = CallCapabilityOptions(rawValue: 1 << 1)

  public static let members: [(symbol: String, option: Self)] = [
    ("audioCall", .audioCall), ("videoCall", .videoCall),
  ]
}
