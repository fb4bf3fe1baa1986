#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// The activities that other devices sent: the newest of each source, and of these the newest first.
public struct HandOffInbox: Sendable {
  private var newest: [String: HandOffPacket] = [:]
  private let greatestAge: Double
  /// How many seconds another device's clock may be ahead of this one's.
  private let greatestSkew = 60.0
  private let capacity = 32

  /// - Parameter greatestAge: the age in seconds above which an activity is no longer offered.
  public init(greatestAge: Double = 600) { self.greatestAge = greatestAge }

  /// Takes a packet; it replaces the one of the same source.
  ///
  /// - Throws: ``HandOffError`` where the packet is unreadable, too old, or older than the one it would replace.
  @discardableResult
  public mutating func receive(_ data: Data, at now: Date) throws(HandOffError) -> HandOffPacket {
    let packet = try HandOffPacket(unpacking: data)
    guard isFresh(packet, at: now) else { throw .stale }
    if let known = newest[packet.source], packet.date <= known.date { throw .stale }
    newest[packet.source] = packet
    if newest.count > capacity, let oldest = newest.values.min(by: { $0.date < $1.date }) {
      newest[oldest.source] = nil
    }
    return packet
  }

  /// The activities that can be continued here now, newest first.
  public func offers(at now: Date) -> [HandOffPacket] {
    newest.values.filter { $0.activity != nil && isFresh($0, at: now) }
      .sorted { ($1.date, $0.source) < ($0.date, $1.source) }
  }

  /// The newest activity that can be continued here now.
  public func offer(at now: Date) -> HandOffPacket? { offers(at: now).first }

  /// Removes the activities of an app.
  public mutating func deleteAll(of app: String) { newest = newest.filter { $0.value.app != app } }

  private func isFresh(_ packet: HandOffPacket, at now: Date) -> Bool {
    let age = now.timeIntervalSince(packet.date)
    return age <= greatestAge && age >= -greatestSkew && packet.activity?.isExpired(at: now) != true
  }
}
