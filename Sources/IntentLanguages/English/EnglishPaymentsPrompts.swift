extension English {
  /// What the assistant says in English about money between people.
  static let paymentsPrompts = """
    SendPayment.payee name: person
    SendPayment.payee needsValue: Who do you want to pay?
    SendPayment.payee needsValue: Sorry, who is the money for?
    SendPayment.payee needsValue instead: Who do you want to pay instead?
    SendPayment.payee needsMoreDetails: I found a lot of people called {value}. Which one? A full name would help.
    SendPayment.payee disambiguation: Who do you want to pay: {or choices}?
    SendPayment.payee disambiguation (brief): Who do you want to pay?
    SendPayment.payee confirmation: Pay {value}?
    SendPayment.payee unsupported: I can’t find {value} in {app}.
    SendPayment.payee unsupported credentialsUnverified: {app} hasn’t verified {value} yet.
    SendPayment.payee unsupported insufficientFunds: There isn’t enough money to pay {value}.
    SendPayment.payee unsupported noAccount: {value} doesn’t have an account with {app}.
    SendPayment.payee unsupported noValidHandle: {app} has no address for {value}.
    SendPayment.currencyAmount name: amount
    SendPayment.currencyAmount needsValue: How much do you want to send[ {payee}]?
    SendPayment.currencyAmount needsValue: Sorry, how much?
    SendPayment.currencyAmount needsValue instead: How much should it be?
    SendPayment.currencyAmount confirmation: {value}, is that right?
    SendPayment.currencyAmount unsupported: {app} can’t send {value}.
    SendPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} is less than {app} can send.
    SendPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} is more than {app} can send.
    SendPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} can’t send that currency.
    SendPayment.note name: note
    SendPayment.note needsValue: What is it for?
    SendPayment goAhead: Send {currencyAmount} to {payee} with {app}[, for “{note}”][, plus a fee of {fee}]?
    SendPayment goAhead: Sorry, yes or no: send {currencyAmount} to {payee}?
    SendPayment button goAhead-accept: Send
    SendPayment success: Done. I sent {payee} {currencyAmount}[ for “{note}”].
    SendPayment inProgress: {app} is sending the money. It goes on in the background.
    SendPayment failure: Sorry, {app} couldn’t send the money.
    SendPayment failureRequiringAppLaunch: You’ll have to send that money in {app}.
    SendPayment failureCredentialsUnverified: {app} needs to verify your account first.
    SendPayment failurePaymentsAmountBelowMinimum: That’s less than {app} can send.
    SendPayment failurePaymentsAmountAboveMaximum: That’s more than {app} can send.
    SendPayment failurePaymentsCurrencyUnsupported: {app} can’t send that currency.
    SendPayment failureInsufficientFunds: You don’t have enough money in {app} for that.
    SendPayment failureNoBankAccount: There’s no bank account in {app} yet.
    SendPayment failureNotEligible: {app} doesn’t let you send money.
    SendPayment failureTermsAndConditionsAcceptanceRequired: You need to accept the terms in {app} first.
    SendPayment ended refused: OK, I won’t send any money.
    SendPayment ended setAside: OK, I haven’t sent any money.
    SendPayment ended cancelled: OK, I won’t send any money.

    RequestPayment.payer name: person
    RequestPayment.payer needsValue: Who do you want to ask for money?
    RequestPayment.payer needsValue: Sorry, who should pay you?
    RequestPayment.payer needsValue instead: Who do you want to ask instead?
    RequestPayment.payer needsMoreDetails: I found a lot of people called {value}. Which one? A full name would help.
    RequestPayment.payer disambiguation: Who do you want to ask: {or choices}?
    RequestPayment.payer disambiguation (brief): Who do you want to ask?
    RequestPayment.payer confirmation: Ask {value}?
    RequestPayment.payer unsupported: I can’t find {value} in {app}.
    RequestPayment.payer unsupported credentialsUnverified: {app} hasn’t verified {value} yet.
    RequestPayment.payer unsupported noAccount: {value} doesn’t have an account with {app}.
    RequestPayment.payer unsupported noValidHandle: {app} has no address for {value}.
    RequestPayment.currencyAmount name: amount
    RequestPayment.currencyAmount needsValue: How much should I ask for?
    RequestPayment.currencyAmount needsValue: Sorry, how much?
    RequestPayment.currencyAmount needsValue instead: How much should it be?
    RequestPayment.currencyAmount confirmation: {value}, is that right?
    RequestPayment.currencyAmount unsupported: {app} can’t ask for {value}.
    RequestPayment.currencyAmount unsupported paymentsAmountBelowMinimum: {value} is less than {app} can ask for.
    RequestPayment.currencyAmount unsupported paymentsAmountAboveMaximum: {value} is more than {app} can ask for.
    RequestPayment.currencyAmount unsupported paymentsCurrencyUnsupported: {app} can’t ask for that currency.
    RequestPayment.note name: note
    RequestPayment.note needsValue: What is it for?
    RequestPayment goAhead: Ask {payer} for {currencyAmount} with {app}[, for “{note}”]?
    RequestPayment goAhead: Sorry, yes or no: ask {payer} for {currencyAmount}?
    RequestPayment button goAhead-accept: Ask
    RequestPayment success: OK, I asked {payer} for {currencyAmount}[ for “{note}”].
    RequestPayment inProgress: {app} is asking. It goes on in the background.
    RequestPayment failure: Sorry, {app} couldn’t ask for the money.
    RequestPayment failureRequiringAppLaunch: You’ll have to ask for that money in {app}.
    RequestPayment failureCredentialsUnverified: {app} needs to verify your account first.
    RequestPayment failurePaymentsAmountBelowMinimum: That’s less than you can ask for in {app}.
    RequestPayment failurePaymentsAmountAboveMaximum: That’s more than you can ask for in {app}.
    RequestPayment failurePaymentsCurrencyUnsupported: {app} can’t ask for that currency.
    RequestPayment failureNoBankAccount: There’s no bank account in {app} yet.
    RequestPayment failureNotEligible: {app} doesn’t let you ask for money.
    RequestPayment failureTermsAndConditionsAcceptanceRequired: You need to accept the terms in {app} first.
    RequestPayment ended refused: OK, I won’t ask.
    RequestPayment ended setAside: OK, I haven’t asked for any money.
    RequestPayment ended cancelled: OK, I won’t ask.
    """
}
