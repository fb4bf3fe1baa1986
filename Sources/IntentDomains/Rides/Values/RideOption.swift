import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A kind of ride that is offered.
///
/// Source: `INRideOption`, iOS 10 and 11.
public struct RideOption: Sendable, Hashable, Codable {
  /// What the option is called; no two options of a list share a name.
  public var name: String
  /// When the ride could begin.
  public var estimatedPickupDate: Date
  /// What the ride costs; `nil` where the app cannot say before.
  public var priceRange: PriceRange?
  /// What the user has to know before booking, in the app's words.
  public var disclaimerMessage: String?
  /// The sizes of party to choose from; empty where the size makes no difference.
  public var availablePartySizeOptions: [PartySizeOption]
  /// How the app asks for the size ("How many seats?").
  public var availablePartySizeOptionsSelectionPrompt: String?
  /// Why the price is other than usual ("2x at this hour").
  public var specialPricing: String?
  /// A picture beside the special price.
  public var specialPricingBadgeImage: ImageSource?
  /// What the fare is made up of; empty where the app gives one price only.
  public var fareLineItems: [FareLineItem]
  /// Where the app opens to book this option itself.
  public var userActivityForBookingInApplication: UserActivity?
  /// Whether the fare is measured on the way and not known before.
  public var usesMeteredFare: Bool?
  /// The app's key of the option.
  public var identifier: String?

  /// An option; the disclaimer, pictures and activities are set afterwards.
  public init(
    name: String,
    estimatedPickupDate: Date,
    priceRange: PriceRange? = nil,
    availablePartySizeOptions: [PartySizeOption] = [],
    fareLineItems: [FareLineItem] = [],
    specialPricing: String? = nil,
    usesMeteredFare: Bool? = nil,
    identifier: String? = nil
  ) {
    self.name = name
    self.estimatedPickupDate = estimatedPickupDate
    self.priceRange = priceRange
    self.availablePartySizeOptions = availablePartySizeOptions
    self.fareLineItems = fareLineItems
    self.specialPricing = specialPricing
    self.usesMeteredFare = usesMeteredFare
    self.identifier = identifier
  }

  /// The option as a prompt tells it: `name`, `pickup` (the time), `fare` where it is exact, `minimumFare` and
  /// `maximumFare` where it is not, `specialPricing`, as far as known.
  public var details: [String: ToldValue] {
    var details: [String: ToldValue] = [
      "name": .name(name), "pickup": .moment(estimatedPickupDate),
    ]
    details["fare"] = priceRange?.exact?.told
    if priceRange?.exact == nil {
      details["minimumFare"] = priceRange?.minimum?.told
      details["maximumFare"] = priceRange?.maximum?.told
    }
    details["specialPricing"] = specialPricing.map { .text($0) }
    return details
  }

  /// A record of the parts that `details` names.
  public var told: ToldValue { .record(details) }
}
