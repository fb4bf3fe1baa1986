import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useRideValues() {
    uses("INRideOption.name: String { get set }", \INRideOption.name as ReferenceWritableKeyPath<INRideOption, String>)
    uses(
      "INRideOption.estimatedPickupDate: Date { get set }",
      \INRideOption.estimatedPickupDate as ReferenceWritableKeyPath<INRideOption, Date>)
    uses(
      "INRideOption.priceRange: INPriceRange? { get set }",
      \INRideOption.priceRange as ReferenceWritableKeyPath<INRideOption, INPriceRange?>)
    uses(
      "INRideOption.disclaimerMessage: String? { get set }",
      \INRideOption.disclaimerMessage as ReferenceWritableKeyPath<INRideOption, String?>)
    uses(
      "INRideOption.availablePartySizeOptions: [INRidePartySizeOption]? { get set }",
      \INRideOption.availablePartySizeOptions as ReferenceWritableKeyPath<INRideOption, [INRidePartySizeOption]?>)
    uses(
      "INRideOption.availablePartySizeOptionsSelectionPrompt: String? { get set }",
      \INRideOption.availablePartySizeOptionsSelectionPrompt as ReferenceWritableKeyPath<INRideOption, String?>)
    uses(
      "INRideOption.specialPricing: String? { get set }",
      \INRideOption.specialPricing as ReferenceWritableKeyPath<INRideOption, String?>)
    uses(
      "INRideOption.specialPricingBadgeImage: INImage? { get set }",
      \INRideOption.specialPricingBadgeImage as ReferenceWritableKeyPath<INRideOption, INImage?>)
    uses(
      "INRideOption.fareLineItems: [INRideFareLineItem]? { get set }",
      \INRideOption.fareLineItems as ReferenceWritableKeyPath<INRideOption, [INRideFareLineItem]?>)
    uses(
      "INRideOption.userActivityForBookingInApplication: NSUserActivity? { get set }",
      \INRideOption.userActivityForBookingInApplication as ReferenceWritableKeyPath<INRideOption, NSUserActivity?>)
    uses(
      "INRideOption.usesMeteredFare: Bool? { get set }",
      \INRideOption.usesMeteredFare as ReferenceWritableKeyPath<INRideOption, Bool?>)
    uses(
      "INRideOption.identifier: String? { get set }",
      \INRideOption.identifier as ReferenceWritableKeyPath<INRideOption, String?>)
    uses(
      "INRideOption.init(name: String, estimatedPickupDate: Date)",
      { (name: String, estimatedPickupDate: Date) -> INRideOption in
        INRideOption(name: name, estimatedPickupDate: estimatedPickupDate)
      })
    uses(
      "INRidePartySizeOption.partySizeRange: NSRange",
      \INRidePartySizeOption.partySizeRange as KeyPath<INRidePartySizeOption, NSRange>)
    uses(
      "INRidePartySizeOption.sizeDescription: String",
      \INRidePartySizeOption.sizeDescription as KeyPath<INRidePartySizeOption, String>)
    uses(
      "INRidePartySizeOption.priceRange: INPriceRange?",
      \INRidePartySizeOption.priceRange as KeyPath<INRidePartySizeOption, INPriceRange?>)
    uses(
      "INRidePartySizeOption.init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?)",
      { (partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) -> INRidePartySizeOption in
        INRidePartySizeOption(partySizeRange: partySizeRange, sizeDescription: sizeDescription, priceRange: priceRange)
      })
    uses("INRideFareLineItem.title: String!", { (object: INRideFareLineItem) -> String? in object.title })
    uses(
      "INRideFareLineItem.price: NSDecimalNumber!", { (object: INRideFareLineItem) -> NSDecimalNumber? in object.price }
    )
    uses("INRideFareLineItem.currencyCode: String!", { (object: INRideFareLineItem) -> String? in object.currencyCode })
    uses(
      "INRideFareLineItem.init!(title: String!, price: NSDecimalNumber!, currencyCode: String!)",
      { (title: String?, price: NSDecimalNumber?, currencyCode: String?) -> INRideFareLineItem? in
        INRideFareLineItem(title: title, price: price, currencyCode: currencyCode)
      })
    uses(
      "INRideStatus.rideIdentifier: String? { get set }",
      \INRideStatus.rideIdentifier as ReferenceWritableKeyPath<INRideStatus, String?>)
    uses(
      "INRideStatus.phase: INRidePhase { get set }",
      \INRideStatus.phase as ReferenceWritableKeyPath<INRideStatus, INRidePhase>)
    uses(
      "INRideStatus.completionStatus: INRideCompletionStatus? { get set }",
      \INRideStatus.completionStatus as ReferenceWritableKeyPath<INRideStatus, INRideCompletionStatus?>)
    uses(
      "INRideStatus.vehicle: INRideVehicle? { get set }",
      \INRideStatus.vehicle as ReferenceWritableKeyPath<INRideStatus, INRideVehicle?>)
    uses(
      "INRideStatus.driver: INRideDriver? { get set }",
      \INRideStatus.driver as ReferenceWritableKeyPath<INRideStatus, INRideDriver?>)
    uses(
      "INRideStatus.estimatedPickupDate: Date? { get set }",
      \INRideStatus.estimatedPickupDate as ReferenceWritableKeyPath<INRideStatus, Date?>)
    uses(
      "INRideStatus.estimatedDropOffDate: Date? { get set }",
      \INRideStatus.estimatedDropOffDate as ReferenceWritableKeyPath<INRideStatus, Date?>)
    uses(
      "INRideStatus.estimatedPickupEndDate: Date? { get set }",
      \INRideStatus.estimatedPickupEndDate as ReferenceWritableKeyPath<INRideStatus, Date?>)
    uses(
      "INRideStatus.scheduledPickupTime: INDateComponentsRange? { get set }",
      \INRideStatus.scheduledPickupTime as ReferenceWritableKeyPath<INRideStatus, INDateComponentsRange?>)
    uses(
      "INRideStatus.pickupLocation: CLPlacemark? { get set }",
      \INRideStatus.pickupLocation as ReferenceWritableKeyPath<INRideStatus, CLPlacemark?>)
    uses(
      "INRideStatus.waypoints: [CLPlacemark]? { get set }",
      \INRideStatus.waypoints as ReferenceWritableKeyPath<INRideStatus, [CLPlacemark]?>)
    uses(
      "INRideStatus.dropOffLocation: CLPlacemark? { get set }",
      \INRideStatus.dropOffLocation as ReferenceWritableKeyPath<INRideStatus, CLPlacemark?>)
    uses(
      "INRideStatus.rideOption: INRideOption? { get set }",
      \INRideStatus.rideOption as ReferenceWritableKeyPath<INRideStatus, INRideOption?>)
    uses(
      "INRideStatus.userActivityForCancelingInApplication: NSUserActivity? { get set }",
      \INRideStatus.userActivityForCancelingInApplication as ReferenceWritableKeyPath<INRideStatus, NSUserActivity?>)
    uses(
      "INRideStatus.additionalActionActivities: [NSUserActivity]? { get set }",
      \INRideStatus.additionalActionActivities as ReferenceWritableKeyPath<INRideStatus, [NSUserActivity]?>)
    uses(
      "INRideCompletionStatus.completionUserActivity: NSUserActivity? { get set }",
      \INRideCompletionStatus.completionUserActivity
        as ReferenceWritableKeyPath<INRideCompletionStatus, NSUserActivity?>)
    uses(
      "INRideCompletionStatus.isCompleted: Bool",
      \INRideCompletionStatus.isCompleted as KeyPath<INRideCompletionStatus, Bool>)
    uses(
      "INRideCompletionStatus.isCanceled: Bool",
      \INRideCompletionStatus.isCanceled as KeyPath<INRideCompletionStatus, Bool>)
    uses(
      "INRideCompletionStatus.isMissedPickup: Bool",
      \INRideCompletionStatus.isMissedPickup as KeyPath<INRideCompletionStatus, Bool>)
    uses(
      "INRideCompletionStatus.paymentAmount: INCurrencyAmount?",
      \INRideCompletionStatus.paymentAmount as KeyPath<INRideCompletionStatus, INCurrencyAmount?>)
    uses(
      "INRideCompletionStatus.feedbackType: INRideFeedbackTypeOptions",
      \INRideCompletionStatus.feedbackType as KeyPath<INRideCompletionStatus, INRideFeedbackTypeOptions>)
    uses(
      "INRideCompletionStatus.isOutstanding: Bool",
      \INRideCompletionStatus.isOutstanding as KeyPath<INRideCompletionStatus, Bool>)
    uses(
      "INRideCompletionStatus.defaultTippingOptions: Set<INCurrencyAmount>? { get set }",
      \INRideCompletionStatus.defaultTippingOptions
        as ReferenceWritableKeyPath<INRideCompletionStatus, Set<INCurrencyAmount>?>)
    uses("INRideCompletionStatus: class func completed() -> Self", { () -> INRideCompletionStatus in .completed() })
    uses(
      "INRideCompletionStatus: class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self",
      { (settledPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus in .completed(settled: settledPaymentAmount)
      })
    uses(
      "INRideCompletionStatus: class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self",
      { (outstandingPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus in
        .completed(outstanding: outstandingPaymentAmount)
      })
    uses(
      "INRideCompletionStatus: class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self",
      { (feedbackType: INRideFeedbackTypeOptions) -> INRideCompletionStatus in .completed(feedbackType: feedbackType) })
    uses(
      "INRideCompletionStatus: class func canceledByService() -> Self",
      { () -> INRideCompletionStatus in .canceledByService() })
    uses(
      "INRideCompletionStatus: class func canceledByUser() -> Self",
      { () -> INRideCompletionStatus in .canceledByUser() })
    uses(
      "INRideCompletionStatus: class func canceledMissedPickup() -> Self",
      { () -> INRideCompletionStatus in .canceledMissedPickup() })
    uses("INRideDriver.rating: String?", \INRideDriver.rating as KeyPath<INRideDriver, String?>)
    uses("INRideDriver.phoneNumber: String?", \INRideDriver.phoneNumber as KeyPath<INRideDriver, String?>)
    uses(
      "INRideDriver.init(phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?)",
      {
        (
          phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
          rating: String?
        ) -> INRideDriver in
        INRideDriver(
          phoneNumber: phoneNumber, nameComponents: nameComponents, displayName: displayName, image: image,
          rating: rating)
      })
    uses(
      "INRideDriver.init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?)",
      {
        (
          personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
          rating: String?, phoneNumber: String?
        ) -> INRideDriver in
        INRideDriver(
          personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
          rating: rating, phoneNumber: phoneNumber)
      })
    uses(
      "INRideDriver.init(handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?)",
      {
        (handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?) -> INRideDriver
        in
        INRideDriver(handle: handle, displayName: displayName, image: image, rating: rating, phoneNumber: phoneNumber)
      })
    uses(
      "INRideDriver.init(handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?, phoneNumber: String?)",
      {
        (handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?, phoneNumber: String?)
          -> INRideDriver in
        INRideDriver(
          handle: handle, nameComponents: nameComponents, image: image, rating: rating, phoneNumber: phoneNumber)
      })
    uses(
      "INRideVehicle.location: CLLocation? { get set }",
      \INRideVehicle.location as ReferenceWritableKeyPath<INRideVehicle, CLLocation?>)
    uses(
      "INRideVehicle.registrationPlate: String? { get set }",
      \INRideVehicle.registrationPlate as ReferenceWritableKeyPath<INRideVehicle, String?>)
    uses(
      "INRideVehicle.manufacturer: String? { get set }",
      \INRideVehicle.manufacturer as ReferenceWritableKeyPath<INRideVehicle, String?>)
    uses(
      "INRideVehicle.model: String? { get set }",
      \INRideVehicle.model as ReferenceWritableKeyPath<INRideVehicle, String?>)
    uses(
      "INRideVehicle.mapAnnotationImage: INImage? { get set }",
      \INRideVehicle.mapAnnotationImage as ReferenceWritableKeyPath<INRideVehicle, INImage?>)
    holds("INRidePhase.unknown = 0", INRidePhase.unknown.rawValue == 0)
    holds("INRidePhase.received = 1", INRidePhase.received.rawValue == 1)
    holds("INRidePhase.confirmed = 2", INRidePhase.confirmed.rawValue == 2)
    holds("INRidePhase.ongoing = 3", INRidePhase.ongoing.rawValue == 3)
    holds("INRidePhase.completed = 4", INRidePhase.completed.rawValue == 4)
    holds("INRidePhase.approachingPickup = 5", INRidePhase.approachingPickup.rawValue == 5)
    holds("INRidePhase.pickup = 6", INRidePhase.pickup.rawValue == 6)
    holds("INRideFeedbackTypeOptions.rate = 1<<0", INRideFeedbackTypeOptions.rate.rawValue == 1 << 0)
    holds("INRideFeedbackTypeOptions.tip = 1<<1", INRideFeedbackTypeOptions.tip.rawValue == 1 << 1)
  }
}
