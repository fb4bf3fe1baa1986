import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  /// The async resolvers whose types are those of iOS 10.
  mutating func useOlderAsyncResolvers() {
    uses(
      "INSearchCallHistoryIntentHandling.resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult",
      {
        (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async
          -> INCallRecordTypeResolutionResult in
        await handler.resolveCallType(for: intent)
      })
    uses(
      "INSendMessageIntentHandling.resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult]",
      { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> [INPersonResolutionResult] in
        await handler.resolveRecipients(for: intent)
      })
    uses(
      "INSendMessageIntentHandling.resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult",
      { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INStringResolutionResult in
        await handler.resolveGroupName(for: intent)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult]",
      {
        (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async
          -> [INStringResolutionResult] in
        await handler.resolveGroupNames(for: intent)
      })
    uses(
      "INSendPaymentIntentHandling.resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult",
      { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async -> INPersonResolutionResult in
        await (handler as any INSendPaymentIntentOlderHandling).resolvePayee(for: intent)
      })
    uses(
      "INSendPaymentIntentHandling.resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult",
      {
        (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async
          -> INCurrencyAmountResolutionResult in
        await (handler as any INSendPaymentIntentOlderHandling).resolveCurrencyAmount(for: intent)
      })
    uses(
      "INRequestPaymentIntentHandling.resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult",
      {
        (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async -> INPersonResolutionResult
        in
        await (handler as any INRequestPaymentIntentOlderHandling).resolvePayer(for: intent)
      })
    uses(
      "INRequestPaymentIntentHandling.resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult",
      {
        (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async
          -> INCurrencyAmountResolutionResult in
        await (handler as any INRequestPaymentIntentOlderHandling).resolveCurrencyAmount(for: intent)
      })
  }
}
