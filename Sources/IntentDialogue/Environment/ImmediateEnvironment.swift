import IntentModel

/// What an environment can answer without suspending.
///
/// Calling an `async` function of the host leaves the conversation's actor and comes back to it, which costs more than
/// most of the answers. A turn asks many times, so an answer that is known without suspending is taken from here.
struct ImmediateEnvironment: Sendable {
  /// Where the user is; `nil` where the environment has to be asked.
  var location: (@Sendable () -> Placemark?)?
  /// Whether the device is locked; `nil` where the environment has to be asked.
  var isLocked: (@Sendable () -> Bool)?
  /// The permissions; `nil` where the store has to be asked.
  var permissions: (any ImmediatePermissions)?
}

/// A store of permissions that answers without suspending.
protocol ImmediatePermissions: PermissionStore {
  func permissionNow(for app: String) -> PermissionStatus
}

extension ConversationEnvironment {
  /// Where the user is.
  @inline(__always)
  func currentLocation(isolation: isolated (any Actor)? = #isolation) async -> Placemark? {
    if let look = immediate.location { return look() }
    return await location()
  }

  /// Whether the device is locked now.
  @inline(__always)
  func isLockedNow(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    if let look = immediate.isLocked { return look() }
    return await isLocked()
  }

  /// What an app is allowed now.
  @inline(__always)
  func permission(for app: String, isolation: isolated (any Actor)? = #isolation) async -> PermissionStatus {
    if let store = immediate.permissions { return store.permissionNow(for: app) }
    return await permissions.permission(for: app)
  }
}
