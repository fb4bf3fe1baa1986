#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import Synchronization

/// Reports the last ride to its observers: at every change and at least every 20 seconds, until it is over.
///
/// Each observer has one timer. It fires while a simulated clock is moved, which cannot wait for an actor: hence a
/// lock. Source: `INGetRideStatusIntentResponseObserver`, iOS 10.
final class RideReports: Sendable {
  private struct Report {
    var observer: GetRideStatusIntent.Observer
    var timer: ConversationEnvironment.Timer?
  }
  private let reports = Mutex<[ObjectIdentifier: Report]>([:])

  /// The longest time without a report, in seconds.
  static let interval = 20.0

  /// Begins to report; a ride that is over is reported once.
  func begin(to observer: GetRideStatusIntent.Observer, about rides: Rides) {
    reports.withLock { $0[ObjectIdentifier(observer)] = Report(observer: observer) }
    guard let ride = rides.rides.last else { return }
    let now = rides.environment.now()
    if rides.phase(of: ride, at: now) == .completed { return report(to: ObjectIdentifier(observer), about: rides) }
    wait(for: ride, from: now, ObjectIdentifier(observer), rides)
  }

  func end(to observer: GetRideStatusIntent.Observer) { end(ObjectIdentifier(observer)) }

  /// Reports a change that has another cause than the clock.
  func reportNow(about rides: Rides) {
    for key in reports.withLock({ Array($0.keys) }) { report(to: key, about: rides) }
  }

  private func report(to key: ObjectIdentifier, about rides: Rides) {
    guard let observer = reports.withLock({ $0[key]?.observer }), let ride = rides.rides.last else { return }
    let now = rides.environment.now()
    let status = rides.status(of: ride, at: now)
    observer.didUpdate(GetRideStatusIntent.Response(.success, rideStatus: status))
    if status.phase == .completed || !observer.isObserving { return end(key) }
    wait(for: ride, from: now, key, rides)
  }

  private func wait(for ride: Rides.Ride, from now: Date, _ key: ObjectIdentifier, _ rides: Rides) {
    let seconds = min(Self.interval, rides.secondsToChange(of: ride, at: now))
    let next = rides.environment.after(seconds) { [weak self, weak rides] in
      if let rides { self?.report(to: key, about: rides) }
    }
    let former: ConversationEnvironment.Timer? = reports.withLock { reports in
      guard let former = reports[key] else { return next }
      reports[key]?.timer = next
      return former.timer
    }
    former?.cancel()
  }

  private func end(_ key: ObjectIdentifier) {
    reports.withLock { $0.removeValue(forKey: key) }?.timer?.cancel()
  }
}
