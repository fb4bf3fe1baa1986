import Foundation
import IntentDomains
import IntentModel

/// A kind of ride that is offered.
///
/// Source: `INRideOption`, iOS 10 and 11.
public final class INRideOption: ValueObject<RideOption>, @unchecked Sendable {
  /// What the option is called; no two options of a list share a name.
  public var name: String {
    get { held.name }
    set { held.name = newValue }
  }
  /// When the ride could begin.
  public var estimatedPickupDate: Date {
    get { held.estimatedPickupDate }
    set { held.estimatedPickupDate = newValue }
  }
  /// What the ride costs; `nil` where the app cannot say before.
  public var priceRange: INPriceRange? {
    get { object(held.priceRange) }
    set { held.priceRange = newValue?.held }
  }
  /// What the user has to know before booking, in the app's words.
  public var disclaimerMessage: String? {
    get { held.disclaimerMessage }
    set { held.disclaimerMessage = newValue }
  }
  /// The sizes of party to choose from; `nil` where the size makes no difference.
  public var availablePartySizeOptions: [INRidePartySizeOption]? {
    get { objects(held.availablePartySizeOptions) }
    set { held.availablePartySizeOptions = values(newValue) }
  }
  /// How the app asks for the size ("How many seats?").
  public var availablePartySizeOptionsSelectionPrompt: String? {
    get { held.availablePartySizeOptionsSelectionPrompt }
    set { held.availablePartySizeOptionsSelectionPrompt = newValue }
  }
  /// Why the price is other than usual.
  public var specialPricing: String? {
    get { held.specialPricing }
    set { held.specialPricing = newValue }
  }
  /// A picture beside the special price.
  public var specialPricingBadgeImage: INImage? {
    get { object(held.specialPricingBadgeImage) }
    set { held.specialPricingBadgeImage = newValue?.held }
  }
  /// What the fare is made up of; `nil` where the app gives one price only.
  public var fareLineItems: [INRideFareLineItem]? {
    get { objects(held.fareLineItems) }
    set { held.fareLineItems = values(newValue) }
  }
  /// Where the app opens to book this option itself.
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

  /// An option; its price and all else are set afterwards.
  public convenience init(name: String, estimatedPickupDate: Date) {
    self.init(holding: RideOption(name: name, estimatedPickupDate: estimatedPickupDate))
  }
}
