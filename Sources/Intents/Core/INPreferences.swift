import Foundation

/// The permission and the language.
///
/// Source: `INPreferences`, iOS 10; they are the current ``SiriKitHost``'s.
public final class INPreferences: NSObject {
  /// Whether the user's requests may reach the app.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { SiriKitHost.current.authorizationStatus }

  /// Asks the user for the permission, unless that was settled before.
  public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    let host = SiriKitHost.current
    Task { handler(await host.requestAuthorization()) }
  }

  /// The language that is spoken, such as `en-US`.
  public class func siriLanguageCode() -> String { SiriKitHost.current.languageCode }
}

/// Whether the user's requests may reach an app.
///
/// Source: `INSiriAuthorizationStatus`, iOS 10.
public enum INSiriAuthorizationStatus: Int, Sendable, CaseIterable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// In order: not allowed by the device, refused by the user, granted by the user.
  case restricted, denied, authorized
}
