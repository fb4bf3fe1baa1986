import IntentDomains
import IntentModel
import Testing

/// SiriKit's short form of a refusal: the reason behind a dot.
@Suite struct UnsupportedReasonNamesTests {
  @Test func aReasonIsNamedBehindADot() {
    let amount: ResolutionResult<CurrencyAmount> = .unsupported(.paymentsAmountAboveMaximum)
    #expect(amount == .unsupported(SendPaymentIntent.CurrencyAmountUnsupportedReason.paymentsAmountAboveMaximum))
    let payee: ResolutionResult<Person> = .unsupported(.insufficientFunds)
    #expect(payee == .unsupported(SendPaymentIntent.PayeeUnsupportedReason.insufficientFunds))
    let recipient: ResolutionResult<Person> = .unsupported(.noHandleForLabel)
    #expect(recipient == .unsupported(SendMessageIntent.RecipientUnsupportedReason.noHandleForLabel))
    let call: ResolutionResult<Person> = .unsupported(.noContactFound)
    #expect(call == .unsupported(StartCallIntent.ContactUnsupportedReason.noContactFound))
    let none: ResolutionResult<Person> = .unsupported
    #expect(none == .unsupported(reason: nil))
  }
}
