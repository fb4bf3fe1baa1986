#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory
import IntentModel

/// An activity packed so that it can be continued in another process or on another device.
public struct HandOffPacket: Sendable, Hashable, Codable {
  /// The identifier of the app.
  public var app: String
  /// The process or device that it comes from.
  public var source: String
  /// When it was packed, by the clock of its source.
  public var date: Date
  /// The activity; `nil` where the source has nothing to continue.
  public var activity: UserActivity?

  /// An activity of an app on one device, to be sent to the user's other devices.
  ///
  /// - `activity`: `nil` takes back what the source sent before.
  public init(_ activity: UserActivity?, of app: String, from source: String, at date: Date) {
    self.activity = activity
    self.app = app
    self.source = source
    self.date = date
  }

  /// The most bytes of a packet; a larger one is not read.
  public static let greatestSize = 64 * 1024
  private static let mark = Array("PHO1".utf8)

  /// Packs the activity into bytes with a checksum.
  ///
  /// - Throws: ``HandOffError`` where the activity is not to be handed off, or lacks what it requires.
  public func packed() throws(HandOffError) -> Data {
    if let activity {
      guard activity.isEligibleForHandoff else { throw .notEligible(activity.activityType) }
      guard !activity.isExpired(at: date) else { throw .stale }
      let missing = activity.missingKeys
      guard missing.isEmpty else { throw .missingKeys(missing) }
    }
    guard activity?.payloadSize != nil || activity == nil, let body = try? JSONEncoder().encode(self) else {
      throw .unreadable("the activity cannot be packed")
    }
    guard body.count + 8 <= Self.greatestSize else { throw .tooLarge(body.count + 8) }
    var data = Data(Self.mark)
    withUnsafeBytes(of: CRC32.checksum(body).littleEndian) { data.append(contentsOf: $0) }
    data.append(body)
    return data
  }

  /// Unpacks the bytes of ``packed()``, and throws for any others.
  public init(unpacking data: Data) throws(HandOffError) {
    guard data.count <= Self.greatestSize else { throw .tooLarge(data.count) }
    let bytes = [UInt8](data)
    guard bytes.starts(with: Self.mark), bytes.count > 8 else { throw .unreadable("no packet of a hand-off") }
    let stored = bytes[4..<8].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let body = Data(bytes[8...])
    guard CRC32.checksum(body) == stored else { throw .unreadable("the checksum is wrong") }
    do {
      self = try JSONDecoder().decode(Self.self, from: body)
    } catch {
      throw .unreadable("the content is not an activity")
    }
    if let activity {
      if let problem = activity.problems(payloadLimit: Self.greatestSize).first {
        throw .unreadable(problem.description)
      }
      guard activity.missingKeys.isEmpty else { throw .missingKeys(activity.missingKeys) }
    }
  }
}

/// Why an activity was not handed off.
public enum HandOffError: Error, Sendable, Hashable, CustomStringConvertible {
  case notEligible(String)
  case missingKeys([String])
  case tooLarge(Int)
  case unreadable(String)
  /// It is expired, older than the inbox allows, or older than another one of the same source.
  case stale

  /// The error as one line in English.
  public var description: String {
    switch self {
    case .notEligible(let type): "the activity '\(type)' is not eligible for hand-off"
    case .missingKeys(let keys):
      "the activity lacks what it requires in userInfo: \(keys.map { "'\($0)'" }.joined(separator: ", "))"
    case .tooLarge(let size): "the packet has \(size) bytes and may have \(HandOffPacket.greatestSize)"
    case .unreadable(let reason): "the packet cannot be read: \(reason)"
    case .stale: "the activity is no longer the newest, or too old to continue"
    }
  }
}
