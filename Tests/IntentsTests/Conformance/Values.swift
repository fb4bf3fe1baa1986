import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useValues() {
    uses(
      "INDateComponentsRange.startDateComponents: DateComponents?",
      \INDateComponentsRange.startDateComponents as KeyPath<INDateComponentsRange, DateComponents?>)
    uses(
      "INDateComponentsRange.endDateComponents: DateComponents?",
      \INDateComponentsRange.endDateComponents as KeyPath<INDateComponentsRange, DateComponents?>)
    uses(
      "INDateComponentsRange.recurrenceRule: INRecurrenceRule?",
      \INDateComponentsRange.recurrenceRule as KeyPath<INDateComponentsRange, INRecurrenceRule?>)
    uses(
      "INDateComponentsRange.init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?)",
      { (startDateComponents: DateComponents?, endDateComponents: DateComponents?) -> INDateComponentsRange in
        INDateComponentsRange(start: startDateComponents, end: endDateComponents)
      })
    uses(
      "INDateComponentsRange.init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?, recurrenceRule: INRecurrenceRule?)",
      {
        (startDateComponents: DateComponents?, endDateComponents: DateComponents?, recurrenceRule: INRecurrenceRule?)
          -> INDateComponentsRange in
        INDateComponentsRange(start: startDateComponents, end: endDateComponents, recurrenceRule: recurrenceRule)
      })
    uses("INRecurrenceRule.interval: Int", \INRecurrenceRule.interval as KeyPath<INRecurrenceRule, Int>)
    uses(
      "INRecurrenceRule.frequency: INRecurrenceFrequency",
      \INRecurrenceRule.frequency as KeyPath<INRecurrenceRule, INRecurrenceFrequency>)
    uses(
      "INRecurrenceRule.weeklyRecurrenceDays: INDayOfWeekOptions",
      \INRecurrenceRule.weeklyRecurrenceDays as KeyPath<INRecurrenceRule, INDayOfWeekOptions>)
    uses(
      "INRecurrenceRule.init(interval: Int, frequency: INRecurrenceFrequency)",
      { (interval: Int, frequency: INRecurrenceFrequency) -> INRecurrenceRule in
        INRecurrenceRule(interval: interval, frequency: frequency)
      })
    uses(
      "INRecurrenceRule.init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = [])",
      {
        (interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions) -> INRecurrenceRule
        in INRecurrenceRule(interval: interval, frequency: frequency, weeklyRecurrenceDays: weeklyRecurrenceDays)
      })
    uses(
      "INCurrencyAmount.amount: NSDecimalNumber?",
      \INCurrencyAmount.amount as KeyPath<INCurrencyAmount, NSDecimalNumber?>)
    uses("INCurrencyAmount.currencyCode: String?", \INCurrencyAmount.currencyCode as KeyPath<INCurrencyAmount, String?>)
    uses(
      "INCurrencyAmount.init(amount: NSDecimalNumber, currencyCode: String)",
      { (amount: NSDecimalNumber, currencyCode: String) -> INCurrencyAmount in
        INCurrencyAmount(amount: amount, currencyCode: currencyCode)
      })
    uses(
      "INPriceRange.minimumPrice: NSDecimalNumber?",
      \INPriceRange.minimumPrice as KeyPath<INPriceRange, NSDecimalNumber?>)
    uses(
      "INPriceRange.maximumPrice: NSDecimalNumber?",
      \INPriceRange.maximumPrice as KeyPath<INPriceRange, NSDecimalNumber?>)
    uses("INPriceRange.currencyCode: String", \INPriceRange.currencyCode as KeyPath<INPriceRange, String>)
    uses(
      "INPriceRange.init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String)",
      { (firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) -> INPriceRange in
        INPriceRange(firstPrice: firstPrice, secondPrice: secondPrice, currencyCode: currencyCode)
      })
    uses(
      "INPriceRange.init(maximumPrice: NSDecimalNumber, currencyCode: String)",
      { (maximumPrice: NSDecimalNumber, currencyCode: String) -> INPriceRange in
        INPriceRange(maximumPrice: maximumPrice, currencyCode: currencyCode)
      })
    uses(
      "INPriceRange.init(minimumPrice: NSDecimalNumber, currencyCode: String)",
      { (minimumPrice: NSDecimalNumber, currencyCode: String) -> INPriceRange in
        INPriceRange(minimumPrice: minimumPrice, currencyCode: currencyCode)
      })
    uses(
      "INPriceRange.init(price: NSDecimalNumber, currencyCode: String)",
      { (price: NSDecimalNumber, currencyCode: String) -> INPriceRange in
        INPriceRange(price: price, currencyCode: currencyCode)
      })
  }
}
