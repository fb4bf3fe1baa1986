extension English {
  /// What the assistant says in English about bills and accounts.
  static let bankingPrompts = """
    PayBill.billPayee name: payee
    PayBill.billPayee needsValue: Which bill do you want to pay?
    PayBill.billPayee needsValue: Sorry, whose bill is it?
    PayBill.billPayee needsValue instead: Which bill do you want to pay instead?
    PayBill.billPayee disambiguation: Whose bill do you want to pay: {or choices}?
    PayBill.billPayee confirmation: The bill from {value}?
    PayBill.billPayee unsupported: There’s no bill from {value} to pay.
    PayBill.fromAccount name: account
    PayBill.fromAccount needsValue: From which account?
    PayBill.fromAccount needsValue instead: From which account, then?
    PayBill.fromAccount disambiguation: From which account: {or choices}?
    PayBill.fromAccount disambiguation (brief): From which account?
    PayBill.fromAccount confirmation: From {value}?
    PayBill.fromAccount unsupported: You don’t have an account called {value}.
    PayBill.transactionAmount name: amount
    PayBill.transactionAmount needsValue: How much do you want to pay?
    PayBill.transactionAmount confirmation: {value}, is that right?
    PayBill.transactionAmount unsupported: You can’t pay {value}.
    PayBill.transactionScheduledDate name: date
    PayBill.transactionScheduledDate needsValue: When should it be paid?
    PayBill.transactionScheduledDate unsupported: It can’t be paid {value}.
    PayBill.transactionNote name: note
    PayBill.transactionNote needsValue: What should the note say?
    PayBill.billType name: kind of bill
    PayBill.billType needsValue: Which bill?
    PayBill.billType needsValue instead: Which bill do you want to pay instead?
    PayBill.billType unsupported: There’s no {value} bill to pay.
    PayBill.dueDate name: due date
    PayBill.dueDate needsValue: Due when?
    PayBill.dueDate unsupported: There’s no bill due {value}.
    PayBill goAhead: Pay {amount}[ to {payee}][ from {account}][ {transactionScheduledDate}] with {app}?
    PayBill goAhead: Sorry, yes or no: shall I pay it?
    PayBill button goAhead-accept: Pay
    PayBill success: Done. {amount}[ goes to {payee}][ from {account}][ {transactionScheduledDate}].
    PayBill inProgress: {app} is paying the bill. It goes on in the background.
    PayBill failure: Sorry, {app} couldn’t pay the bill.
    PayBill failureRequiringAppLaunch: You’ll have to pay that bill in {app}.
    PayBill failureCredentialsUnverified: {app} needs to verify your account first.
    PayBill failureInsufficientFunds: There isn’t enough money in your account for that.[ {account} has {balance}.]
    PayBill ended refused: OK, I won’t pay it.
    PayBill ended setAside: OK, I haven’t paid anything.
    PayBill ended cancelled: OK, I won’t pay it.

    SearchForBills.billPayee name: payee
    SearchForBills.billPayee needsValue: Bills from whom?
    SearchForBills.billPayee disambiguation: Bills from whom: {or choices}?
    SearchForBills.billPayee unsupported: There are no bills from {value}.
    SearchForBills.billPayee needsValue instead: Whose bills should I look for instead?
    SearchForBills.paymentDateRange name: date
    SearchForBills.paymentDateRange needsValue: Bills paid when?
    SearchForBills.billType name: kind of bill
    SearchForBills.billType needsValue: Which bills?
    SearchForBills.status name: status
    SearchForBills.status needsValue: Paid or unpaid?
    SearchForBills.dueDateRange name: due date
    SearchForBills.dueDateRange needsValue: Bills due when?
    SearchForBills success: {count? You have no such bills. | | You have {count} bills.}
      {each bills: {payee}: {amount}[, due {dueDate}][, paid {paymentDate}].}
    SearchForBills success (brief): {count? You have no such bills. | You have one bill. | You have {count} bills.}
    SearchForBills inProgress: {app} is still looking.
    SearchForBills failure: Sorry, {app} couldn’t look for bills.
    SearchForBills failureRequiringAppLaunch: You’ll have to look for bills in {app}.
    SearchForBills failureCredentialsUnverified: {app} needs to verify your account first.
    SearchForBills failureBillNotFound: I didn’t find such a bill.

    SearchForAccounts.accountNickname name: account
    SearchForAccounts.accountNickname needsValue: Which account?
    SearchForAccounts.accountNickname disambiguation: Which account: {or choices}?
    SearchForAccounts.accountNickname disambiguation (brief): Which account?
    SearchForAccounts.accountNickname confirmation: {value}?
    SearchForAccounts.accountNickname unsupported: You don’t have an account called {value}.
    SearchForAccounts.accountNickname needsValue instead: Which account should I look at instead?
    SearchForAccounts.accountType name: kind of account
    SearchForAccounts.accountType needsValue: What kind of account?
    SearchForAccounts.accountType unsupported: You don’t have a {value} account.
    SearchForAccounts.accountType needsValue instead: Which kind of account should I look for instead?
    SearchForAccounts.organizationName name: bank
    SearchForAccounts.organizationName needsValue: At which bank?
    SearchForAccounts.organizationName disambiguation: At which bank: {or choices}?
    SearchForAccounts.organizationName unsupported: You have no account with {value}.
    SearchForAccounts.organizationName needsValue instead: At which bank should I look instead?
    SearchForAccounts.requestedBalanceType name: kind of balance
    SearchForAccounts.requestedBalanceType needsValue: Money, points or miles?
    SearchForAccounts.requestedBalanceType unsupported: There are no {value} in that account.
    SearchForAccounts goAhead: Shall I tell you what’s in your account?
    SearchForAccounts success: {count? I didn’t find such an account. | | You have {count} accounts.}
      {each accounts: {name}: {balance}[ {balanceUnit}].}
    SearchForAccounts inProgress: {app} is still looking.
    SearchForAccounts failure: Sorry, {app} couldn’t look for accounts.
    SearchForAccounts failureRequiringAppLaunch: You’ll have to look at your accounts in {app}.
    SearchForAccounts failureCredentialsUnverified: {app} needs to verify your account first.
    SearchForAccounts failureAccountNotFound: I didn’t find such an account.
    SearchForAccounts failureTermsAndConditionsAcceptanceRequired: You need to accept the terms in {app} first.
    SearchForAccounts failureNotEligible: {app} doesn’t let you see that account.

    TransferMoney.fromAccount name: account to take it from
    TransferMoney.fromAccount needsValue: From which account?
    TransferMoney.fromAccount needsValue instead: From which account, then?
    TransferMoney.fromAccount disambiguation: From which account: {or choices}?
    TransferMoney.fromAccount disambiguation (brief): From which account?
    TransferMoney.fromAccount confirmation: From {value}?
    TransferMoney.fromAccount unsupported: You don’t have an account called {value}.
    TransferMoney.toAccount name: account to put it in
    TransferMoney.toAccount needsValue: To which account?
    TransferMoney.toAccount needsValue instead: To which account, then?
    TransferMoney.toAccount disambiguation: To which account: {or choices}?
    TransferMoney.toAccount disambiguation (brief): To which account?
    TransferMoney.toAccount confirmation: To {value}?
    TransferMoney.toAccount unsupported: You don’t have an account called {value}.
    TransferMoney.transactionAmount name: amount
    TransferMoney.transactionAmount needsValue: How much?
    TransferMoney.transactionAmount needsValue: Sorry, how much should I transfer?
    TransferMoney.transactionAmount needsValue instead: How much should it be?
    TransferMoney.transactionAmount confirmation: {value}, is that right?
    TransferMoney.transactionAmount unsupported: {value} can’t be transferred.
    TransferMoney.transactionScheduledDate name: date
    TransferMoney.transactionScheduledDate needsValue: When?
    TransferMoney.transactionScheduledDate unsupported: It can’t be done {value}.
    TransferMoney.transactionNote name: note
    TransferMoney.transactionNote needsValue: What should the note say?
    TransferMoney goAhead: Transfer {amount} from {from} to {to}[ {transactionScheduledDate}] with {app}[, plus a fee of {fee}]?
    TransferMoney goAhead: Sorry, yes or no: transfer {amount}?
    TransferMoney button goAhead-accept: Transfer
    TransferMoney success: Done. {amount} goes from {from} to {to}[ {transactionScheduledDate}].
    TransferMoney inProgress: {app} is transferring the money. It goes on in the background.
    TransferMoney failure: Sorry, {app} couldn’t transfer the money.
    TransferMoney failureRequiringAppLaunch: You’ll have to transfer that money in {app}.
    TransferMoney failureCredentialsUnverified: {app} needs to verify your account first.
    TransferMoney failureInsufficientFunds: There isn’t enough money in that account.[ {from} has {balance}.]
    TransferMoney ended refused: OK, nothing is transferred.
    TransferMoney ended setAside: OK, nothing is transferred.
    TransferMoney ended cancelled: OK, nothing is transferred.

    word points: points
    word miles: miles
    """
}
