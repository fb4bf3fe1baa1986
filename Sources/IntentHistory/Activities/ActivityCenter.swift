#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// What the user is looking at in each app and has looked at lately.
///
/// Every app has at most one current activity. The center keeps the activities, so an app needs to keep only the
/// identifier that ``becomeCurrent(_:of:at:delegate:)`` answered.
public actor ActivityCenter {
  /// The center's key for an activity that an app has reported.
  public struct ID: Sendable, Hashable {
    let number: Int
  }

  /// An activity and the app it is of.
  public struct Recent: Sendable, Hashable, Identifiable {
    /// The key under which the center keeps the activity.
    public var id: ID
    /// The identifier of the app.
    public var app: String
    /// The latest state that the app has reported.
    public var activity: UserActivity
    /// When the user last turned to it.
    public var date: Date
    /// Whether the user looks at it now in its app.
    public var isCurrent: Bool
  }

  struct Entry {
    var recent: Recent
    var delegate: (any UserActivityDelegate)?
    var needsSave = false
    /// Counts the changes, so that a late answer does not undo a newer one.
    var version = 0
  }

  struct Registration {
    var profile: AppProfile
    var continuing: (@Sendable (UserActivity) async throws -> Void)?
  }

  /// Oldest first.
  var entries: [Entry] = []
  var registrations: [String: Registration] = [:]
  private var lastNumber = 0
  /// How often something was deleted here; whatever refers to it forgets it then.
  public private(set) var removals = 0
  private let capacity: Int
  let payloadLimit: Int

  /// - Parameters:
  ///   - capacity: how many activities are kept; the oldest that is not current goes first.
  ///   - payloadLimit: the bytes that an activity's `userInfo` may take.
  public init(capacity: Int = 100, payloadLimit: Int = UserActivity.defaultPayloadLimit) {
    self.capacity = max(1, capacity)
    self.payloadLimit = payloadLimit
  }

  /// Registers an app, and the code by which it opens an activity.
  public func register(_ app: AppProfile, continuing: (@Sendable (UserActivity) async throws -> Void)? = nil) {
    registrations[app.identifier] = Registration(profile: app, continuing: continuing)
  }

  /// The app is no longer installed: its activities are deleted.
  public func unregister(_ app: String) {
    registrations[app] = nil
    delete { $0.recent.app == app }
  }

  /// The user turned to an activity; the one that was current in that app no longer is.
  ///
  /// Required keys may still be missing: the deferred update can bring them.
  /// - Throws: all that is wrong with the activity; nothing changes then.
  @discardableResult
  public func becomeCurrent(
    _ activity: UserActivity, of app: String, at now: Date, delegate: (any UserActivityDelegate)? = nil
  ) async throws(UserActivityProblems) -> ID {
    let problems = problems(of: activity, in: app, at: now)
    guard problems.isEmpty else { throw UserActivityProblems(problems) }
    let former = entries.filter { $0.recent.app == app && $0.recent.isCurrent }.map(\.recent.id)
    for id in former { change(id) { $0.recent.isCurrent = false } }
    entries.removeAll { !$0.needsSave && $0.recent.app == app && $0.recent.activity.isSameContent(as: activity) }
    lastNumber &+= 1
    let id = ID(number: lastNumber)
    entries.append(
      Entry(
        recent: Recent(id: id, app: app, activity: activity, date: now, isCurrent: true), delegate: delegate))
    dropOldest()
    for id in former { await save(id) }
    return id
  }

  /// The app has a newer state of the activity.
  public func update(_ id: ID, to activity: UserActivity, at now: Date) throws(UserActivityProblems) {
    guard let entry = entry(id) else { return }
    var problems = problems(of: activity, in: entry.recent.app, at: now)
    if activity.activityType != entry.recent.activity.activityType {
      problems.append(.typeChanged(from: entry.recent.activity.activityType, to: activity.activityType))
    }
    guard problems.isEmpty else { throw UserActivityProblems(problems) }
    change(id) {
      $0.recent.activity = activity
      $0.needsSave = false
      $0.version &+= 1
    }
  }

  /// The state of the activity has changed: its delegate is asked for it when it is next needed.
  public func setNeedsSave(_ id: ID) { change(id) { $0.needsSave = true } }

  /// Whether the delegate will be asked for a newer state; `false` for an activity that is not kept.
  public func needsSave(_ id: ID) -> Bool { entry(id)?.needsSave ?? false }

  /// The user turned away from the activity; it stays among the recent ones.
  public func resignCurrent(_ id: ID) async {
    change(id) { $0.recent.isCurrent = false }
    await save(id)
  }

  /// The activity can no longer be opened and is no longer offered.
  public func invalidate(_ id: ID) { entries.removeAll { $0.recent.id == id } }

  /// What the user looks at in an app, in its latest state.
  public func current(of app: String, at now: Date) async -> Recent? {
    guard let id = entries.last(where: { $0.recent.app == app && $0.recent.isCurrent })?.recent.id else { return nil }
    await save(id)
    return entry(id)?.recent.unexpired(at: now)
  }

  /// What the user looks at now, in any app: what "this" means in a request.
  public func current(at now: Date) async -> Recent? {
    guard let id = entries.last(where: { $0.recent.isCurrent })?.recent.id else { return nil }
    await save(id)
    return entry(id)?.recent.unexpired(at: now)
  }

  /// What the user has looked at lately, newest first, without what has expired.
  public func recent(at now: Date) -> [Recent] { entries.reversed().compactMap { $0.recent.unexpired(at: now) } }

  /// Deletes the activities with one of these persistent identifiers.
  public func delete(persistentIdentifiers: some Sequence<String>, of app: String) {
    let deleted = Set(persistentIdentifiers)
    delete { entry in
      entry.recent.app == app && entry.recent.activity.persistentIdentifier.map(deleted.contains) ?? false
    }
  }

  /// Deletes the activities that show one of these items of the index.
  public func delete(itemIdentifiers: some Sequence<String>, of app: String) {
    let deleted = Set(itemIdentifiers)
    delete { entry in
      entry.recent.app == app
        && entry.recent.activity.contentAttributes?.relatedUniqueIdentifier.map(deleted.contains) ?? false
    }
  }

  /// Deletes the activities of one app; it stays registered.
  public func deleteAll(of app: String) { delete { $0.recent.app == app } }
  /// Deletes the activities of all apps.
  public func deleteAll() { delete { _ in true } }

  private func delete(where isMeant: (Entry) -> Bool) {
    let count = entries.count
    entries.removeAll(where: isMeant)
    if entries.count < count { removals += 1 }
  }
}

extension ActivityCenter {
  /// Asks the delegate of an activity that needs saving for its latest state.
  private func save(_ id: ID) async {
    guard let entry = entry(id), entry.needsSave, let delegate = entry.delegate else { return }
    change(id) { $0.needsSave = false }
    let saved = await delegate.willSave(entry.recent.activity)
    guard let now = self.entry(id), now.version == entry.version else { return }
    var problems = saved.problems(payloadLimit: payloadLimit)
    if saved.activityType != entry.recent.activity.activityType {
      problems.append(.typeChanged(from: entry.recent.activity.activityType, to: saved.activityType))
    }
    if problems.isEmpty {
      change(id) {
        $0.recent.activity = saved
        $0.version &+= 1
      }
    } else {
      await delegate.wasRefused(UserActivityProblems(problems))
    }
  }

  private func problems(of activity: UserActivity, in app: String, at now: Date) -> [UserActivityProblem] {
    guard let registration = registrations[app] else { return [.unknownApp(app)] }
    var problems = activity.problems(payloadLimit: payloadLimit)
    if let problem = activity.typeProblem(in: registration.profile), problems.first?.isAboutType != true {
      problems.insert(problem, at: 0)
    }
    if activity.isExpired(at: now) { problems.append(.expired(type: activity.activityType)) }
    return problems
  }

  func entry(_ id: ID) -> Entry? { entries.first { $0.recent.id == id } }

  private func change(_ id: ID, _ body: (inout Entry) -> Void) {
    guard let index = entries.firstIndex(where: { $0.recent.id == id }) else { return }
    body(&entries[index])
  }

  private func dropOldest() {
    while entries.count > capacity, let index = entries.firstIndex(where: { !$0.recent.isCurrent }) {
      entries.remove(at: index)
    }
  }
}

extension UserActivityProblem {
  fileprivate var isAboutType: Bool { if case .typeNotReverseDNS = self { true } else { false } }
}

extension ActivityCenter.Recent {
  fileprivate func unexpired(at now: Date) -> Self? { activity.isExpired(at: now) ? nil : self }
}

extension UserActivity {
  /// Whether another activity shows the same content, so that one of the two is enough.
  package func isSameContent(as other: UserActivity) -> Bool {
    guard activityType == other.activityType else { return false }
    if let own = contentKey, let others = other.contentKey { return own == others }
    return title == other.title && userInfo == other.userInfo && webpageURL == other.webpageURL
  }

  /// The app's own key for the content, if it gave one.
  var contentKey: String? {
    contentAttributes?.relatedUniqueIdentifier ?? persistentIdentifier ?? targetContentIdentifier
  }
}
