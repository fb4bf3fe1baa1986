import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func usePaymentValues2() {
    holds("INBillType.sewer = 17", INBillType.sewer.rawValue == 17)
    holds("INBillType.studentLoan = 18", INBillType.studentLoan.rawValue == 18)
    holds("INBillType.trafficTicket = 19", INBillType.trafficTicket.rawValue == 19)
    holds("INBillType.tuition = 20", INBillType.tuition.rawValue == 20)
    holds("INBillType.utilities = 21", INBillType.utilities.rawValue == 21)
    holds("INBillType.water = 22", INBillType.water.rawValue == 22)
  }
}
