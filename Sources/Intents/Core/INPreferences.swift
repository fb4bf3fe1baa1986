import Foundation

/// The permission and the language.
///
/// Source: `INPreferences`, iOS 10; they are the current ``SiriKitHost``'s.
public final class INPreferences: NSObject {
  /// Whether the app may get the user's requests.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { SiriKitHost.current.authorizationStatus }

  /// Asks the user for permission, unless the user has decided before.
  public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    let host = SiriKitHost.current
    Task { handler(await host.requestAuthorization()) }
  }

  /// The language that is spoken, such as `en-US`.
  public class func siriLanguageCode() -> String { SiriKitHost.current.languageCode }
}

/// Whether an app may get the user's requests.
///
/// Source: `INSiriAuthorizationStatus`, iOS 10.
public enum INSiriAuthorizationStatus: Int, Sendable, CaseIterable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// In order: not allowed by the device, refused by the user, granted by the user.
  case restricted, denied, authorized
}
