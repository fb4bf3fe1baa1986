import Foundation
import IntentDomains
import IntentModel

/// A kind of ride that is offered. Source: `INRideOption`, iOS 10 and 11.
public final class INRideOption: ValueObject<RideOption>, @unchecked Sendable {
  public var name: String {
    get { held.name }
    set { held.name = newValue }
  }
  /// When the ride could begin.
  public var estimatedPickupDate: Date {
    get { held.estimatedPickupDate }
    set { held.estimatedPickupDate = newValue }
  }
  public var priceRange: INPriceRange? {
    get { object(held.priceRange) }
    set { held.priceRange = newValue?.held }
  }
  public var disclaimerMessage: String? {
    get { held.disclaimerMessage }
    set { held.disclaimerMessage = newValue }
  }
  public var availablePartySizeOptions: [INRidePartySizeOption]? {
    get { objects(held.availablePartySizeOptions) }
    set { held.availablePartySizeOptions = values(newValue) }
  }
  public var availablePartySizeOptionsSelectionPrompt: String? {
    get { held.availablePartySizeOptionsSelectionPrompt }
    set { held.availablePartySizeOptionsSelectionPrompt = newValue }
  }
  /// Why the price is other than usual.
  public var specialPricing: String? {
    get { held.specialPricing }
    set { held.specialPricing = newValue }
  }
  public var specialPricingBadgeImage: INImage? {
    get { object(held.specialPricingBadgeImage) }
    set { held.specialPricingBadgeImage = newValue?.held }
  }
  public var fareLineItems: [INRideFareLineItem]? {
    get { objects(held.fareLineItems) }
    set { held.fareLineItems = values(newValue) }
  }
  public var userActivityForBookingInApplication: NSUserActivity? {
    get { object(held.userActivityForBookingInApplication) }
    set { held.userActivityForBookingInApplication = newValue?.held }
  }
  /// Whether the fare is measured on the way and not known before.
  public var usesMeteredFare: Bool? {
    get { held.usesMeteredFare }
    set { held.usesMeteredFare = newValue }
  }
  /// The app's key of the option.
  public var identifier: String? {
    get { held.identifier }
    set { held.identifier = newValue }
  }

  public convenience init(name: String, estimatedPickupDate: Date) {
    self.init(holding: RideOption(name: name, estimatedPickupDate: estimatedPickupDate))
  }
}
