import Foundation

/// The error domain of ``INIntentError``; that Apple's string is the same is not verified.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// The errors of SiriKit's own functions.
///
/// Source: `INIntentError`, iOS 10 to 18. The functions here throw the errors of the current ``SiriKitHost``; these
/// codes exist for code of apps that names them.
public struct INIntentError: CustomNSError, Hashable, Sendable {
  /// What went wrong, by SiriKit's numbers.
  public let code: Code

  /// An error of a code.
  public init(_ code: Code) { self.code = code }

  /// ``INIntentErrorDomain``.
  public static var errorDomain: String { INIntentErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
}

extension INIntentError {
  /// What went wrong, by SiriKit's numbers.
  public enum Code: Int, Sendable, CaseIterable {
    /// The interaction cannot be donated or deleted.
    case interactionOperationNotSupported = 1900
    /// The interaction was not kept.
    case donatingInteraction = 1901
    /// The interactions of the app were not deleted.
    case deletingAllInteractions = 1902
    /// The interactions of the keys were not deleted.
    case deletingInteractionWithIdentifiers = 1903
    /// The interactions of the group were not deleted.
    case deletingInteractionWithGroupIdentifier = 1904
    /// Several extensions of an app declare the intent.
    case intentSupportedByMultipleExtension = 2001
    /// An intent is restricted while locked, and not declared.
    case restrictedIntentsNotSupportedByExtension = 2002
    /// `handler(for:)` gave no object for the intent.
    case noHandlerProvidedForIntent = 2003
    /// The name does not belong to an intent.
    case invalidIntentName = 2004
    /// No app can handle the intent.
    case noAppAvailable = 2005
    /// The app did not answer in time.
    case requestTimedOut = 3001
    /// Something that the request needs was not given.
    case missingInformation = 3002
    /// The file of the user's words is not where it has to be.
    case invalidUserVocabularyFileLocation = 4000
    /// The extension did not start in time.
    case extensionLaunchingTimeout = 5000
    /// The extension could not be started.
    case extensionBringUpFailed = 5001
    /// A picture could not be used.
    case imageGeneric = 6000
    /// There is no service for pictures.
    case imageNoServiceAvailable = 6001
    /// A picture could not be kept.
    case imageStorageFailed = 6002
    /// A picture could not be loaded.
    case imageLoadingFailed = 6003
    /// A picture could not be fetched.
    case imageRetrievalFailed = 6004
    /// A picture's proxy leads to itself.
    case imageProxyLoop = 6005
    /// A picture's proxy is wrong.
    case imageProxyInvalid = 6006
    /// A picture's proxy did not answer in time.
    case imageProxyTimeout = 6007
    /// The service for pictures failed.
    case imageServiceFailure = 6008
    /// A picture could not be scaled.
    case imageScalingFailed = 6009
    /// The app lacks a permission.
    case permissionDenied = 6010
    /// The user's shortcut could not be made.
    case voiceShortcutCreationFailed = 7000
    /// The user's shortcuts could not be fetched.
    case voiceShortcutGetFailed = 7001
    /// The user's shortcut could not be deleted.
    case voiceShortcutDeleteFailed = 7002
    /// A request could not be written.
    case encodingGeneric = 8000
    /// A value of a request could not be written.
    case encodingFailed = 8001
    /// A request could not be read.
    case decodingGeneric = 9000
    /// The request has no form as an app intent.
    case unableToCreateAppIntentRepresentation = 10000
    /// There is no app intent for the request.
    case noAppIntent = 10001
  }
}

extension INIntentError.Code {
  /// Whether a caught error has the code, so that `catch INIntentError.requestTimedOut` compiles.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? INIntentError)?.code == code }
}

extension INIntentError {
  /// The interaction cannot be donated or deleted.
  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  /// The interaction was not kept.
  public static var donatingInteraction: Code { .donatingInteraction }
  /// The interactions of the app were not deleted.
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  /// The interactions of the keys were not deleted.
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  /// The interactions of the group were not deleted.
  public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
  /// Several extensions of an app declare the intent.
  public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
  /// An intent is restricted while locked, and not declared.
  public static var restrictedIntentsNotSupportedByExtension: Code { .restrictedIntentsNotSupportedByExtension }
  /// `handler(for:)` gave no object for the intent.
  public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
  /// The name does not belong to an intent.
  public static var invalidIntentName: Code { .invalidIntentName }
  /// No app can handle the intent.
  public static var noAppAvailable: Code { .noAppAvailable }
  /// The app did not answer in time.
  public static var requestTimedOut: Code { .requestTimedOut }
  /// Something that the request needs was not given.
  public static var missingInformation: Code { .missingInformation }
  /// The file of the user's words is not where it has to be.
  public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
  /// The extension did not start in time.
  public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
  /// The extension could not be started.
  public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
  /// A picture could not be used.
  public static var imageGeneric: Code { .imageGeneric }
  /// There is no service for pictures.
  public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
  /// A picture could not be kept.
  public static var imageStorageFailed: Code { .imageStorageFailed }
  /// A picture could not be loaded.
  public static var imageLoadingFailed: Code { .imageLoadingFailed }
  /// A picture could not be fetched.
  public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
  /// A picture's proxy leads to itself.
  public static var imageProxyLoop: Code { .imageProxyLoop }
  /// A picture's proxy is wrong.
  public static var imageProxyInvalid: Code { .imageProxyInvalid }
  /// A picture's proxy did not answer in time.
  public static var imageProxyTimeout: Code { .imageProxyTimeout }
  /// The service for pictures failed.
  public static var imageServiceFailure: Code { .imageServiceFailure }
  /// A picture could not be scaled.
  public static var imageScalingFailed: Code { .imageScalingFailed }
  /// The app lacks a permission.
  public static var permissionDenied: Code { .permissionDenied }
  /// The user's shortcut could not be made.
  public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
  /// The user's shortcuts could not be fetched.
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
  /// The user's shortcut could not be deleted.
  public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
  /// A request could not be written.
  public static var encodingGeneric: Code { .encodingGeneric }
  /// A value of a request could not be written.
  public static var encodingFailed: Code { .encodingFailed }
  /// A request could not be read.
  public static var decodingGeneric: Code { .decodingGeneric }
  /// The request has no form as an app intent.
  public static var unableToCreateAppIntentRepresentation: Code { .unableToCreateAppIntentRepresentation }
  /// There is no app intent for the request.
  public static var noAppIntent: Code { .noAppIntent }
}
