import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useCore() {
    uses("INIntent.identifier: String?", \INIntent.identifier as KeyPath<INIntent, String?>)
    uses("INIntent.intentDescription: String?", \INIntent.intentDescription as KeyPath<INIntent, String?>)
    uses(
      "INIntent.suggestedInvocationPhrase: String? { get set }",
      \INIntent.suggestedInvocationPhrase as ReferenceWritableKeyPath<INIntent, String?>)
    uses(
      "INIntent.shortcutAvailability: INShortcutAvailabilityOptions { get set }",
      \INIntent.shortcutAvailability as ReferenceWritableKeyPath<INIntent, INShortcutAvailabilityOptions>)
    uses(
      "INIntent.donationMetadata: INIntentDonationMetadata? { get set }",
      \INIntent.donationMetadata as ReferenceWritableKeyPath<INIntent, INIntentDonationMetadata?>)
    uses("INInteraction.intent: INIntent", \INInteraction.intent as KeyPath<INInteraction, INIntent>)
    uses(
      "INInteraction.intentResponse: INIntentResponse?",
      \INInteraction.intentResponse as KeyPath<INInteraction, INIntentResponse?>)
    uses(
      "INInteraction.intentHandlingStatus: INIntentHandlingStatus",
      \INInteraction.intentHandlingStatus as KeyPath<INInteraction, INIntentHandlingStatus>)
    uses(
      "INInteraction.direction: INInteractionDirection { get set }",
      \INInteraction.direction as ReferenceWritableKeyPath<INInteraction, INInteractionDirection>)
    uses(
      "INInteraction.dateInterval: DateInterval? { get set }",
      \INInteraction.dateInterval as ReferenceWritableKeyPath<INInteraction, DateInterval?>)
    uses(
      "INInteraction.identifier: String { get set }",
      \INInteraction.identifier as ReferenceWritableKeyPath<INInteraction, String>)
    uses(
      "INInteraction.groupIdentifier: String? { get set }",
      \INInteraction.groupIdentifier as ReferenceWritableKeyPath<INInteraction, String?>)
    uses(
      "INInteraction.init(intent: INIntent, response: INIntentResponse?)",
      { (intent: INIntent, response: INIntentResponse?) -> INInteraction in
        INInteraction(intent: intent, response: response)
      })
    uses(
      "INInteraction: func donate(completion: ((Error?) -> Void)? = nil)",
      { (object: INInteraction, completion: ((Error?) -> Void)?) in object.donate(completion: completion) })
    uses(
      "INInteraction: func donate() async throws", { (object: INInteraction) async throws in try await object.donate() }
    )
    uses(
      "INInteraction: class func deleteAll(completion: ((Error?) -> Void)? = nil)",
      { (completion: ((Error?) -> Void)?) in INInteraction.deleteAll(completion: completion) })
    uses(
      "INInteraction: class func deleteAll() async throws", { () async throws in try await INInteraction.deleteAll() })
    uses(
      "INInteraction: class func delete(with identifiers: [String], completion: ((Error?) -> Void)? = nil)",
      { (identifiers: [String], completion: ((Error?) -> Void)?) in
        INInteraction.delete(with: identifiers, completion: completion)
      })
    uses(
      "INInteraction: class func delete(with identifiers: [String]) async throws",
      { (identifiers: [String]) async throws in try await INInteraction.delete(with: identifiers) })
    uses(
      "INInteraction: class func delete(with groupIdentifier: String, completion: ((Error?) -> Void)? = nil)",
      { (group: String, completion: ((Error?) -> Void)?) in INInteraction.delete(with: group, completion: completion) })
    uses(
      "INInteraction: class func delete(with groupIdentifier: String) async throws",
      { (group: String) async throws in try await INInteraction.delete(with: group) })
    uses("NSUserActivity.activityType: String", \NSUserActivity.activityType as KeyPath<NSUserActivity, String>)
    uses(
      "NSUserActivity.title: String? { get set }",
      \NSUserActivity.title as ReferenceWritableKeyPath<NSUserActivity, String?>)
    uses(
      "NSUserActivity.userInfo: [AnyHashable: Any]? { get set }",
      \NSUserActivity.userInfo as ReferenceWritableKeyPath<NSUserActivity, [AnyHashable: Any]?>)
    uses(
      "NSUserActivity.requiredUserInfoKeys: Set<String>? { get set }",
      \NSUserActivity.requiredUserInfoKeys as ReferenceWritableKeyPath<NSUserActivity, Set<String>?>)
    uses(
      "NSUserActivity.needsSave: Bool { get set }",
      \NSUserActivity.needsSave as ReferenceWritableKeyPath<NSUserActivity, Bool>)
    uses(
      "NSUserActivity.expirationDate: Date? { get set }",
      \NSUserActivity.expirationDate as ReferenceWritableKeyPath<NSUserActivity, Date?>)
    uses(
      "NSUserActivity.keywords: Set<String> { get set }",
      \NSUserActivity.keywords as ReferenceWritableKeyPath<NSUserActivity, Set<String>>)
    uses(
      "NSUserActivity.supportsContinuationStreams: Bool { get set }",
      \NSUserActivity.supportsContinuationStreams as ReferenceWritableKeyPath<NSUserActivity, Bool>)
    uses(
      "NSUserActivity.targetContentIdentifier: String? { get set }",
      \NSUserActivity.targetContentIdentifier as ReferenceWritableKeyPath<NSUserActivity, String?>)
    uses(
      "NSUserActivity.isEligibleForPrediction: Bool { get set }",
      \NSUserActivity.isEligibleForPrediction as ReferenceWritableKeyPath<NSUserActivity, Bool>)
    holds("INSendMessageIntentIdentifier: String", INSendMessageIntentIdentifier == "INSendMessageIntent")
    holds(
      "INSearchForMessagesIntentIdentifier: String", INSearchForMessagesIntentIdentifier == "INSearchForMessagesIntent")
    holds(
      "INSetMessageAttributeIntentIdentifier: String",
      INSetMessageAttributeIntentIdentifier == "INSetMessageAttributeIntent")
    holds("INStartCallIntentIdentifier: String", INStartCallIntentIdentifier == "INStartCallIntent")
    holds("INStartAudioCallIntentIdentifier: String", INStartAudioCallIntentIdentifier == "INStartAudioCallIntent")
    holds("INStartVideoCallIntentIdentifier: String", INStartVideoCallIntentIdentifier == "INStartVideoCallIntent")
    holds(
      "INSearchCallHistoryIntentIdentifier: String", INSearchCallHistoryIntentIdentifier == "INSearchCallHistoryIntent")
    holds("INAnswerCallIntentIdentifier: String", INAnswerCallIntentIdentifier == "INAnswerCallIntent")
    holds("INHangUpCallIntentIdentifier: String", INHangUpCallIntentIdentifier == "INHangUpCallIntent")
    holds("INListRideOptionsIntentIdentifier: String", INListRideOptionsIntentIdentifier == "INListRideOptionsIntent")
    holds("INRequestRideIntentIdentifier: String", INRequestRideIntentIdentifier == "INRequestRideIntent")
    holds("INGetRideStatusIntentIdentifier: String", INGetRideStatusIntentIdentifier == "INGetRideStatusIntent")
    holds("INStartWorkoutIntentIdentifier: String", INStartWorkoutIntentIdentifier == "INStartWorkoutIntent")
    holds("INPauseWorkoutIntentIdentifier: String", INPauseWorkoutIntentIdentifier == "INPauseWorkoutIntent")
    holds("INResumeWorkoutIntentIdentifier: String", INResumeWorkoutIntentIdentifier == "INResumeWorkoutIntent")
    holds("INEndWorkoutIntentIdentifier: String", INEndWorkoutIntentIdentifier == "INEndWorkoutIntent")
    holds("INCancelWorkoutIntentIdentifier: String", INCancelWorkoutIntentIdentifier == "INCancelWorkoutIntent")
    holds("INSearchForPhotosIntentIdentifier: String", INSearchForPhotosIntentIdentifier == "INSearchForPhotosIntent")
    holds(
      "INStartPhotoPlaybackIntentIdentifier: String",
      INStartPhotoPlaybackIntentIdentifier == "INStartPhotoPlaybackIntent")
    holds("INSendPaymentIntentIdentifier: String", INSendPaymentIntentIdentifier == "INSendPaymentIntent")
    holds("INRequestPaymentIntentIdentifier: String", INRequestPaymentIntentIdentifier == "INRequestPaymentIntent")
    uses(
      "INExtension.handler(for intent: INIntent) -> Any?",
      { (object: INExtension, intent: INIntent) -> Any? in object.handler(for: intent) })
    uses("INVocabulary.shared() -> Self", { () -> INVocabulary in INVocabulary.shared() })
    uses(
      "INVocabulary.setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType)",
      { (words: NSOrderedSet, type: INVocabularyStringType) in
        INVocabulary.shared().setVocabularyStrings(words, of: type)
      })
    uses(
      "INVocabulary.setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType)",
      { (words: NSOrderedSet, type: INVocabularyStringType) in INVocabulary.shared().setVocabulary(words, of: type) })
    uses("INVocabulary.removeAllVocabularyStrings()", { () in INVocabulary.shared().removeAllVocabularyStrings() })
    uses(
      "INPreferences.siriAuthorizationStatus() -> INSiriAuthorizationStatus",
      { () -> INSiriAuthorizationStatus in INPreferences.siriAuthorizationStatus() })
    uses(
      "INPreferences.requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void)",
      { (handler: @escaping (INSiriAuthorizationStatus) -> Void) in INPreferences.requestSiriAuthorization(handler) })
    uses("INPreferences.siriLanguageCode() -> String", { () -> String in INPreferences.siriLanguageCode() })
    uses("INMessagesDomainHandling", { (handler: any INMessagesDomainHandling) -> any NSObjectProtocol in handler })
    uses("INCallsDomainHandling", { (handler: any INCallsDomainHandling) -> any NSObjectProtocol in handler })
    uses(
      "INRidesharingDomainHandling", { (handler: any INRidesharingDomainHandling) -> any NSObjectProtocol in handler })
    uses("INWorkoutsDomainHandling", { (handler: any INWorkoutsDomainHandling) -> any NSObjectProtocol in handler })
    uses("INPhotosDomainHandling", { (handler: any INPhotosDomainHandling) -> any NSObjectProtocol in handler })
    uses("INPaymentsDomainHandling", { (handler: any INPaymentsDomainHandling) -> any NSObjectProtocol in handler })
  }
}
