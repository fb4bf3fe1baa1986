import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useResolutionResults2() {
    uses(
      "INPaymentStatusResolutionResult.success(with resolvedPaymentStatus: INPaymentStatus)",
      { (value: INPaymentStatus) -> INPaymentStatusResolutionResult in .success(with: value) })
    uses(
      "INPaymentStatusResolutionResult.confirmationRequired(with paymentStatusToConfirm: INPaymentStatus)",
      { (value: INPaymentStatus) -> INPaymentStatusResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INBillPayeeResolutionResult.success(with resolvedBillPayee: INBillPayee)",
      { (value: INBillPayee) -> INBillPayeeResolutionResult in .success(with: value) })
    uses(
      "INBillPayeeResolutionResult.disambiguation(with billPayeesToDisambiguate: [INBillPayee])",
      { (value: [INBillPayee]) -> INBillPayeeResolutionResult in .disambiguation(with: value) })
    uses(
      "INBillPayeeResolutionResult.confirmationRequired(with billPayeeToConfirm: INBillPayee?)",
      { (value: INBillPayee?) -> INBillPayeeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INBillTypeResolutionResult.success(with resolvedBillType: INBillType)",
      { (value: INBillType) -> INBillTypeResolutionResult in .success(with: value) })
    uses(
      "INBillTypeResolutionResult.confirmationRequired(with billTypeToConfirm: INBillType)",
      { (value: INBillType) -> INBillTypeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INAccountTypeResolutionResult.success(with resolvedAccountType: INAccountType)",
      { (value: INAccountType) -> INAccountTypeResolutionResult in .success(with: value) })
    uses(
      "INAccountTypeResolutionResult.confirmationRequired(with accountTypeToConfirm: INAccountType)",
      { (value: INAccountType) -> INAccountTypeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INBalanceTypeResolutionResult.success(with resolvedBalanceType: INBalanceType)",
      { (value: INBalanceType) -> INBalanceTypeResolutionResult in .success(with: value) })
    uses(
      "INBalanceTypeResolutionResult.confirmationRequired(with balanceTypeToConfirm: INBalanceType)",
      { (value: INBalanceType) -> INBalanceTypeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INDateComponentsResolutionResult.success(with resolvedDateComponents: DateComponents)",
      { (value: DateComponents) -> INDateComponentsResolutionResult in .success(with: value) })
    uses(
      "INDateComponentsResolutionResult.disambiguation(with dateComponentsToDisambiguate: [DateComponents])",
      { (value: [DateComponents]) -> INDateComponentsResolutionResult in .disambiguation(with: value) })
    uses(
      "INDateComponentsResolutionResult.confirmationRequired(with dateComponentsToConfirm: DateComponents?)",
      { (value: DateComponents?) -> INDateComponentsResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INTimeIntervalResolutionResult.success(with resolvedTimeInterval: TimeInterval)",
      { (value: TimeInterval) -> INTimeIntervalResolutionResult in .success(with: value) })
    uses(
      "INTimeIntervalResolutionResult.confirmationRequired(with timeIntervalToConfirm: TimeInterval)",
      { (value: TimeInterval) -> INTimeIntervalResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INURLResolutionResult.success(with resolvedURL: URL)",
      { (value: URL) -> INURLResolutionResult in .success(with: value) })
    uses(
      "INURLResolutionResult.disambiguation(with urlsToDisambiguate: [URL])",
      { (value: [URL]) -> INURLResolutionResult in .disambiguation(with: value) })
    uses(
      "INURLResolutionResult.confirmationRequired(with urlToConfirm: URL?)",
      { (value: URL?) -> INURLResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INFileResolutionResult.success(with resolvedFile: INFile)",
      { (value: INFile) -> INFileResolutionResult in .success(with: value) })
    uses(
      "INFileResolutionResult.disambiguation(with filesToDisambiguate: [INFile])",
      { (value: [INFile]) -> INFileResolutionResult in .disambiguation(with: value) })
    uses(
      "INFileResolutionResult.confirmationRequired(with fileToConfirm: INFile?)",
      { (value: INFile?) -> INFileResolutionResult in .confirmationRequired(with: value) })
  }
}
