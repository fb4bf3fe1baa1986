import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useErrors() {
    uses("INIntentError", { (code: INIntentError.Code) -> any Error in INIntentError(code) })
    let numbers: [(INIntentError.Code, Int)] = [
      (.interactionOperationNotSupported, 1900),
      (.donatingInteraction, 1901),
      (.deletingAllInteractions, 1902),
      (.deletingInteractionWithIdentifiers, 1903),
      (.deletingInteractionWithGroupIdentifier, 1904),
      (.intentSupportedByMultipleExtension, 2001),
      (.restrictedIntentsNotSupportedByExtension, 2002),
      (.noHandlerProvidedForIntent, 2003),
      (.invalidIntentName, 2004),
      (.noAppAvailable, 2005),
      (.requestTimedOut, 3001),
      (.missingInformation, 3002),
      (.invalidUserVocabularyFileLocation, 4000),
      (.extensionLaunchingTimeout, 5000),
      (.extensionBringUpFailed, 5001),
      (.imageGeneric, 6000),
      (.imageNoServiceAvailable, 6001),
      (.imageStorageFailed, 6002),
      (.imageLoadingFailed, 6003),
      (.imageRetrievalFailed, 6004),
      (.imageProxyLoop, 6005),
      (.imageProxyInvalid, 6006),
      (.imageProxyTimeout, 6007),
      (.imageServiceFailure, 6008),
      (.imageScalingFailed, 6009),
      (.permissionDenied, 6010),
      (.voiceShortcutCreationFailed, 7000),
      (.voiceShortcutGetFailed, 7001),
      (.voiceShortcutDeleteFailed, 7002),
      (.encodingGeneric, 8000),
      (.encodingFailed, 8001),
      (.decodingGeneric, 9000),
      (.unableToCreateAppIntentRepresentation, 10000),
      (.noAppIntent, 10001),
    ]
    for (code, number) in numbers { holds("INIntentError.Code.\(code) = \(number)", code.rawValue == number) }
  }

  mutating func useObjects() {
    uses(
      "INObject",
      { (key: String?, text: String, sound: String?) -> INObject in
        INObject(identifier: key, display: text, pronunciationHint: sound)
      })
    uses(
      "INObjectSection",
      { (title: String?, items: [INObject]) -> INObjectSection<INObject> in
        INObjectSection(title: title, items: items)
      })
    uses(
      "INObjectCollection",
      { (sections: [INObjectSection<INObject>]) -> INObjectCollection<INObject> in
        INObjectCollection(sections: sections)
      })
    uses(
      "INObjectResolutionResult.success(with resolvedObject: INObject)",
      { (value: INObject) -> INObjectResolutionResult in .success(with: value) })
    uses(
      "INObjectResolutionResult.disambiguation(with objectsToDisambiguate: [INObject])",
      { (values: [INObject]) -> INObjectResolutionResult in .disambiguation(with: values) })
    uses(
      "INObjectResolutionResult.confirmationRequired(with objectToConfirm: INObject?)",
      { (value: INObject?) -> INObjectResolutionResult in .confirmationRequired(with: value) })
    uses("INEnumResolutionResult", { () -> INEnumResolutionResult in .needsValue() })
  }

  mutating func useLaterSymbols() {
    uses(
      "INLocationRelevanceProvider.init(region: CLRegion)",
      { (region: CLRegion) -> INRelevanceProvider in INLocationRelevanceProvider(region: region) })
    uses(
      "INVoiceShortcutCenter.voiceShortcut(with: UUID) async throws -> INVoiceShortcut",
      { (key: UUID) async throws -> INVoiceShortcut in try await INVoiceShortcutCenter.shared.voiceShortcut(with: key) }
    )
    holds("INMessageType.mediaAnimatedImage = 27", INMessageType.mediaAnimatedImage.rawValue == 27)
    holds("INMessageType.thirdPartyAttachment = 28", INMessageType.thirdPartyAttachment.rawValue == 28)
  }
}
